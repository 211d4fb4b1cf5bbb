// The media of a business: branding of its booths, and pictures of its products.
import type { Insertable } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { folded } from '../store/search.ts';
import type { Tables } from '../store/tables.ts';
import type { Business } from './business.ts';
import type { Calendar } from './calendar.ts';
import type { Album, Picture } from './files.ts';
import { idOf } from './random.ts';
import { TRADES } from './trades/index.ts';

type AssetType = components['schemas']['AssetType'];

export interface Wardrobe {
  rows: Insertable<Tables['assets']>[];
  /** The id of the first asset of a type, or of the nth one after it. */
  first(type: AssetType, after?: number): string | null;
  /** The picture of a product, by its name. */
  imageOf(product: string): string;
}

interface Parts {
  seed: number;
  calendar: Calendar;
  album: Album;
}

/** The branding of each business, the newest last. */
const BRANDED: [AssetType, name: string, size: Picture['size']][] = [
  ['promotional', 'offer', [1200, 900]],
  ['template_background', 'backdrop-dots', [1200, 1800]],
  ['template_background', 'backdrop-waves', [1200, 1800]],
  ['microsite_background', 'gallery', [1600, 1000]],
  ['sharing_screen', 'thanks', [1080, 1920]],
  ['experience_screen', 'countdown', [1080, 1920]],
  ['start_screen', 'start', [1080, 1920]],
  ['template_overlay', 'corner', [1200, 1800]],
  ['overlay', 'frame', [1200, 1800]],
  ['logo', 'square', [1000, 1000]],
  ['logo', 'wordmark', [1200, 600]],
];

/** What the salon has uploaded over the years. */
export const SALON_UPLOADS: [AssetType, name: string][] = [
  ['overlay', 'autumn-frame'],
  ['start_screen', 'welcome-screen'],
  ['logo', 'juniper-logo'],
  ['microsite_background', 'botanical-wall'],
  ['promotional', 'serum-offer'],
  ['layout', 'photo-strip'],
  ['experience_screen', 'countdown'],
  ['sharing_screen', 'confetti'],
];

const fileName = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export function makeAssets(business: Business, { seed, calendar, album }: Parts): Wardrobe {
  const { id: accountId, slug, category } = business;
  const named: [AssetType, stem: string, Picture][] = [
    ...TRADES[category].products.map(({ name }): [AssetType, string, Picture] => {
      const stem = fileName(name);
      return ['misc', stem, { file: `product-${stem}.svg`, size: [1000, 1000] }];
    }),
    ...(slug === 'juniper'
      ? SALON_UPLOADS.map(([type, name]): [AssetType, string, Picture] => [
          type,
          name,
          { file: `upload-${name}.svg`, size: [1200, 900] },
        ])
      : []),
    ...BRANDED.map(([type, name, size]): [AssetType, string, Picture] => [
      type,
      `${slug}-${name}`,
      { file: `${name}.svg`, size },
    ]),
  ];
  const rows = named.map(([type, stem, picture], i) => {
    const name = `${stem}.svg`;
    const createdAt = calendar.day(-700 + i * 13, 10);
    return {
      id: idOf(seed, accountId, 'asset', stem),
      accountId,
      type,
      name,
      ...album.add(category, picture),
      searchText: folded(name),
      scene: null,
      stock: false,
      createdAt,
      updatedAt: createdAt,
    };
  });
  return {
    rows,
    // The last one is the newest.
    first: (type, after = 0) => rows.filter((row) => row.type === type).at(-1 - after)?.id ?? null,
    imageOf: (product) => idOf(seed, accountId, 'asset', fileName(product)),
  };
}
