import type { Kysely } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import { picturesIn } from '../../../src/lib/message-text.ts';
import type { OwnTables } from '../store/tables.ts';
import type { Fields } from './fields.ts';

/**
 * Finds templates, pictures, products and locations that the account does not have.
 * @param db the transaction that stores the campaign, if there is one; it locks the template
 */
export async function missingReferences(
  db: Kysely<OwnTables>,
  { templateId, mediaIds = [], productIds = [], audience, body }: Partial<Fields>,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  if (templateId) {
    const template = await db
      .selectFrom('templates')
      .select('id')
      .where('id', '=', templateId)
      .where('kind', '=', 'mail')
      .forKeyShare()
      .executeTakeFirst();
    if (!template) errors.push({ field: 'templateId', message: 'Choose an email template of this account.' });
  }
  const locations = (audience?.rules ?? []).flatMap((rule, i) =>
    rule.field === 'location' ? [{ id: rule.value, field: `audience.rules.${i}.value` }] : [],
  );
  const numbered = (name: string, ids: string[]) => ids.map((id, i) => ({ id, field: `${name}.${i}` }));
  const named = [
    { table: 'assets', ids: numbered('mediaIds', mediaIds), message: 'Choose an asset of this account.' },
    {
      table: 'products',
      ids: numbered('productIds', productIds),
      message: 'Choose a product of this account.',
    },
    {
      table: 'assets',
      ids: picturesIn(body).map((id) => ({ id, field: 'body' })),
      message: 'Choose a picture of this account.',
    },
    { table: 'locations', ids: locations, message: 'Choose a location of this account.' },
  ] as const;
  for (const { table, ids, message } of named) {
    if (ids.length === 0) continue;
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where(
        'id',
        'in',
        ids.map(({ id }) => id),
      )
      .execute();
    const there = new Set(rows.map(({ id }) => id));
    errors.push(...ids.filter(({ id }) => !there.has(id)).map(({ field }) => ({ field, message })));
  }
  return errors;
}
