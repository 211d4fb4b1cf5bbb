import type { Insertable } from 'kysely';
import { toRow } from '../products/product.ts';
import type { Tables } from '../store/tables.ts';
import type { Wardrobe } from './assets.ts';
import type { Business } from './business.ts';
import type { Calendar } from './calendar.ts';
import { idOf } from './random.ts';
import { TRADES } from './trades/index.ts';

export interface Shelf {
  rows: Insertable<Tables['products']>[];
  /** The products that are on sale at all locations. */
  ids: string[];
}

export function makeProducts(
  { id: accountId, slug, category, currency, site, places }: Business,
  { seed, calendar, wardrobe }: { seed: number; calendar: Calendar; wardrobe: Wardrobe },
): Shelf {
  const rows = TRADES[category].products.map(
    ({ name, brand, price, active = true, tags, description, ...plan }, i) => {
      const createdAt = calendar.day(-690 + i * 31, 11);
      const sku = `${slug.slice(0, 3)}-${`${i + 1}`.padStart(3, '0')}`.toUpperCase();
      const nth = places[(i + 1) % places.length];
      const row = toRow({
        id: idOf(seed, accountId, 'product', i),
        name,
        brand,
        sku,
        category: plan.category,
        description,
        price,
        currency,
        url: active ? `${site}/shop/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}` : null,
        imageAssetId: wardrobe.imageOf(name),
        active,
        position: (i + 1) * 10,
        // Some products are sold at only one location.
        locationIds: i % 6 === 4 && nth ? [nth.id] : [],
        tags,
        createdAt,
        updatedAt: calendar.day(-60 + i * 3, 15),
      });
      return { ...row, accountId };
    },
  );
  return {
    rows,
    ids: rows.filter(({ active, locationIds }) => active && locationIds.length === 0).map(({ id }) => id),
  };
}
