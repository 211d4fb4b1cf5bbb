// Layouts in a business's brand colors, and their previews.
import type { Insertable } from 'kysely';
import { folded } from '../store/search.ts';
import type { Tables } from '../store/tables.ts';
import type { Wardrobe } from './assets.ts';
import type { Business } from './business.ts';
import type { Calendar } from './calendar.ts';
import { designsOf, type Kind, type Scene } from './designs.ts';
import type { Album } from './files.ts';
import { idOf } from './random.ts';

export interface Designs {
  rows: Insertable<Tables['templates']>[];
  /** @throws Error when there is none of this kind */
  idOf(kind: Kind): string;
}

export function makeTemplates(
  business: Business,
  {
    seed,
    calendar,
    album,
    wardrobe,
    productIds,
  }: { seed: number; calendar: Calendar; album: Album; wardrobe: Wardrobe; productIds: string[] },
): Designs {
  const { id: accountId, category } = business;
  const [productId] = productIds;
  const rows = designsOf(business, { backdrop: wardrobe.first('template_background'), productId }).map(
    ({ background, layers, locked = false, stock = false, ...design }, i) => {
      const { width, height } = design;
      const scene: Scene = {
        version: 1,
        width,
        height,
        background,
        layers: layers.map((layer, z) => ({ ...layer, z })),
      };
      const preview = album.add(category, { file: `template-${design.kind}.webp`, size: [width, height] });
      return {
        ...design,
        id: idOf(seed, accountId, 'template', design.name),
        accountId,
        locked,
        stock,
        previewHash: preview.hash,
        previewMime: preview.mime,
        scene: JSON.stringify(scene),
        searchText: folded(design.name),
        createdAt: calendar.day(-600 + i * 40, 16),
        updatedAt: calendar.day(-40 + i * 8, 16),
      };
    },
  );
  return {
    rows,
    idOf: (kind) => {
      const found = rows.find((row) => row.kind === kind);
      if (!found) throw new Error(`there is no ${kind} template`);
      return found.id;
    },
  };
}
