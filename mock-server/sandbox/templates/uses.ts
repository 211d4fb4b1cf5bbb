// Where templates are used: by a session's experiences, and by campaigns.
import { type Kysely, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { OwnTables } from '../store/tables.ts';

export type Use = components['schemas']['TemplateUse'];

/** Maximum per template in the contract. */
const MOST = 200;

/** The uses of each of these templates, as far as `db` shows them. */
export async function usesOf(db: Kysely<OwnTables>, ids: string[]): Promise<Map<string, Use[]>> {
  if (ids.length === 0) return new Map();
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'name'])
    // One row for each experience; several experiences of a session are one use.
    .select(sql<string | null>`jsonb_path_query(experiences, '$[*].templateId') #>> '{}'`.as('templateId'))
    .distinct()
    .where(({ or }) =>
      or(ids.map((templateId) => sql<boolean>`experiences @> ${JSON.stringify([{ templateId }])}::jsonb`)),
    )
    .orderBy('name')
    .orderBy('id')
    .execute();
  const campaigns = await db
    .selectFrom('campaigns')
    .select(['id', 'name', 'templateId'])
    .where('templateId', 'in', ids)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const uses = [
    ...sessions.map((row) => ({ kind: 'session' as const, ...row })),
    ...campaigns.map((row) => ({ kind: 'campaign' as const, ...row })),
  ];
  const found = new Map<string, Use[]>();
  for (const { templateId, ...use } of uses) {
    if (templateId === null || !ids.includes(templateId)) continue;
    const list = found.get(templateId) ?? [];
    if (list.length < MOST) found.set(templateId, [...list, use]);
  }
  return found;
}
