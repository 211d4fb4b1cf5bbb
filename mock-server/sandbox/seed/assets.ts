// The media of a business: branding of its booths, and pictures of its products.
import type { Insertable } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { folded } from '../store/search.ts';
import type { Tables } from '../store/tables.ts';
import type { Business } from './business.ts';
import type { Calendar } from './calendar.ts';
import type { Album } from './files.ts';
import { BRANDED, promotion } from './pictures/brand.ts';
import { juniperPictures } from './pictures/juniper.ts';
import { type Picture, picture } from './pictures/shapes.ts';
import { ware } from './pictures/wares.ts';
import { idOf } from './random.ts';
import { TRADES } from './trades/index.ts';

type AssetType = components['schemas']['AssetType'];

export interface Wardrobe {
  rows: Insertable<Tables['assets']>[];
  /** The id of the first asset of a type, or of the nth one after it. */
  first(type: AssetType, after?: number): string | null;
  /** The picture of a product, by its name. */
  imageOf(product: string): string;
  /** The pictures by asset id. */
  pictures: Map<string, Picture>;
}

interface Parts {
  seed: number;
  calendar: Calendar;
  album: Album;
}

const fileName = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export function makeAssets(business: Business, { seed, calendar, album }: Parts): Wardrobe {
  const { id: accountId, slug, brand, category } = business;
  const trade = TRADES[category];
  const [offer] = trade.products;
  const named: [type: AssetType, name: string, drawn: Picture][] = [
    ...trade.products.map(({ name, ...made }): [AssetType, string, Picture] => [
      'misc',
      fileName(name),
      ware(made),
    ]),
    ...(slug === 'juniper'
      ? juniperPictures.map(({ name, type, drawing }): [AssetType, string, Picture] => [
          type,
          name,
          picture(1200, 900, drawing),
        ])
      : []),
    ['promotional', `${slug}-offer`, promotion(brand, offer?.label || 'New', 'New in')],
    ...BRANDED.map(([type, name, draw]): [AssetType, string, Picture] => [
      type,
      `${slug}-${name}`,
      draw(brand),
    ]).toReversed(),
  ];
  const pictures = new Map<string, Picture>();
  const rows = named.map(([type, stem, drawn], i) => {
    const id = idOf(seed, accountId, 'asset', stem);
    pictures.set(id, drawn);
    const name = `${stem}.svg`;
    const createdAt = calendar.day(-700 + i * 13, 10);
    return {
      id,
      accountId,
      type,
      name,
      ...album.add(drawn),
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
    pictures,
  };
}
