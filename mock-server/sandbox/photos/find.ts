import {
  type Expression,
  expressionBuilder,
  type Kysely,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { found as inContact } from '../contacts/addresses.ts';
import { momentOf } from '../store/moment.ts';
import { filtersBy } from '../store/pages.ts';
import { containing, sortKey } from '../store/search.ts';
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
  const { guestLink, contactId, hasContact, productId, favorite, reached, from, to, uploadedBefore, search } =
    filter;
  if (guestLink !== undefined)
    matching = matching.where('hiddenBy', guestLink === 'on' ? 'is' : 'is not', null);
  if (contactId !== undefined) matching = matching.where('contactIds', '@>', listOf(contactId));
  if (hasContact !== undefined) matching = matching.where('contactIds', hasContact ? '<>' : '=', NO_IDS);
  if (productId !== undefined) matching = matching.where('productIds', '@>', listOf(productId));
  if (favorite !== undefined) matching = matching.where('favorite', '=', favorite);
  if (reached !== undefined) matching = matching.where(MILESTONES[reached]);
  if (from !== undefined) matching = matching.where('capturedAt', '>=', momentOf(from));
  if (to !== undefined) matching = matching.where('capturedAt', '<', momentOf(to));
  if (uploadedBefore !== undefined) matching = matching.where('uploadedAt', '<', momentOf(uploadedBefore));
  if (search !== undefined) matching = matching.where(found(search));
  return matching;
}

/** Photos whose caption, tags, or linked contacts contain the text. Of contacts, only those that the caller sees count. */
function found(text: string): Expression<SqlBool> {
  const eb = expressionBuilder<OwnTables, 'photos'>();
  const contacts = eb.selectFrom('contacts').select('contacts.id').where(inContact(text));
  return eb.or([
    eb('photos.searchText', 'like', containing(sortKey(text))),
    // The list is computed once, and then looked up in the index.
    sql<boolean>`${eb.ref('photos.contactIds')} && array(${contacts})`,
  ]);
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
  'guestLink',
  'media',
  'pairId',
  'favorite',
  'reached',
  'from',
  'to',
  'uploadedBefore',
  'search',
] as const satisfies (keyof PhotoFilter)[];

export const isFilter = filtersBy<PhotoFilter>(FIELDS);

/** The text of a photo that a search reads, without accents. */
export const searchTextOf = ({ caption, tags }: { caption: string | null; tags: string[] }): string =>
  sortKey([caption ?? '', ...tags].join('\n'));
