// Bulk changes follow the rules of single changes.
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Handler } from '../handler.ts';
import { withAccountLock } from '../store/account-lock.ts';
import { deleteUnneeded, inUse } from './needed.ts';

export const updateProducts: Handler<'updateProducts'> = ({ db, body: { ids, set }, now }) =>
  withAccountLock(db, async (trx) => {
    const rows = await trx
      .selectFrom('products')
      .select('id')
      .where('id', 'in', ids)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    const there = new Set(rows.map(({ id }) => id));
    const result: components['schemas']['ProductBulkResult'] = { changed: [], missing: [], refused: [] };
    const asked = ids.filter((id) => there.has(id));
    result.missing = ids.filter((id) => !there.has(id));
    if (set) {
      if (asked.length > 0) {
        await trx
          .updateTable('products')
          .set({ ...set, updatedAt: now })
          .where('id', 'in', asked)
          .execute();
      }
      return { ...result, changed: asked };
    }
    for (const id of asked) {
      const gone = await deleteUnneeded(trx, id);
      const message = gone ? undefined : await inUse(trx, id);
      if (message === undefined) result.changed.push(id);
      else result.refused.push({ id, message });
    }
    return result;
  });
