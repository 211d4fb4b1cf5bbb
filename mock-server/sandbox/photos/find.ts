import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { momentOf } from '../store/moment.ts';
import { filtersBy } from '../store/pages.ts';
import { containing, folded } from '../store/search.ts';
import type { OwnTables } from '../store/tables.ts';
import { MILESTONES } from './milestones.ts';

export type PhotoFilter = components['schemas']['PhotoQuery'];

type Matching = SelectQueryBuilder<OwnTables, 'photos', object>;

/** The photos that match all conditions. */
export function photosMatching(db: Kysely<OwnTables>, filter: PhotoFilter): Matching {
  let matching: Matching = db.selectFrom('photos');
  for (const field of ['sessionId', 'experienceId', 'locationId', 'deviceId'] as const) {
    const id = filter[field];
    if (id !== undefined) matching = matching.where(field, '=', id);
  }
  for (const field of ['approval', 'visibility', 'media', 'pairId'] as const) {
    const value = filter[field];
    if (value !== undefined) matching = matching.where(field, '=', value);
  }
  const { contactId, hasContact, productId, favourite, reached, from, to, uploadedBefore, search } = filter;
  if (contactId !== undefined) matching = matching.where('contactIds', '@>', listOf(contactId));
  if (hasContact !== undefined) matching = matching.where('contactIds', hasContact ? '<>' : '=', NO_IDS);
  if (productId !== undefined) matching = matching.where('productIds', '@>', listOf(productId));
  if (favourite !== undefined) matching = matching.where('favourite', '=', favourite);
  if (reached !== undefined) matching = matching.where(MILESTONES[reached]);
  if (from !== undefined) matching = matching.where('capturedAt', '>=', momentOf(from));
  if (to !== undefined) matching = matching.where('capturedAt', '<', momentOf(to));
  if (uploadedBefore !== undefined) matching = matching.where('uploadedAt', '<', momentOf(uploadedBefore));
  if (search !== undefined) matching = matching.where('searchText', 'like', containing(search));
  return matching;
}

const NO_IDS = sql<string[]>`'{}'::text[]`;

const listOf = (id: string) => sql<string[]>`${[id]}::text[]`;

const FIELDS = [
  'sessionId',
  'experienceId',
  'locationId',
  'deviceId',
  'contactId',
  'hasContact',
  'productId',
  'approval',
  'visibility',
  'media',
  'pairId',
  'favourite',
  'reached',
  'from',
  'to',
  'uploadedBefore',
  'search',
] as const satisfies (keyof PhotoFilter)[];

export const isFilter = filtersBy<PhotoFilter>(FIELDS);

/** The search text of a photo. */
export const searchTextOf = ({ caption, tags }: { caption: string | null; tags: string[] }): string =>
  folded([caption ?? '', ...tags].join('\n'));
