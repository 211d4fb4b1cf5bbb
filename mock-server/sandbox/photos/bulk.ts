// Bulk changes follow the rules of single changes.
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Handlers } from '../handler.ts';
import { refuseFields } from '../refusal.ts';
import { withAccountLock } from '../store/account-lock.ts';
import type { OwnTables } from '../store/tables.ts';
import { deletePhotos } from './deletion.ts';
import { nextStepAt } from './deliveries.ts';
import { searchTextOf } from './find.ts';
import type { PhotoRow } from './read.ts';
import { wrongReferences } from './references.ts';
import { checkChange, checkDeletion } from './rights.ts';
import { forbidden, shownAs } from './showing.ts';

type Changes = components['schemas']['PhotoChanges'];
type Result = components['schemas']['PhotoBulkResult'];
type Db = Kysely<OwnTables>;

export const photosAtOnce = {
  async updatePhotos({ db, actor, body, now }) {
    const { ids, set } = body;
    if (!set) {
      checkDeletion(actor);
      const gone = await deletePhotos(db, ids, now);
      return {
        changed: ids.filter((id) => gone.has(id)),
        missing: ids.filter((id) => !gone.has(id)),
        refused: [],
      };
    }
    checkChange(actor, set);
    return withAccountLock(db, async (trx) => {
      const wrong = await wrongReferences(trx, 'products', 'set.addProductIds', set.addProductIds);
      if (wrong.length > 0) throw refuseFields(wrong);
      return changePhotos(trx, ids, set, now);
    });
  },
} satisfies Handlers;

const CHANGED = [
  'id',
  'visibility',
  'hiddenBy',
  'held',
  'approval',
  'linksEnded',
  'consent',
  'deliveries',
  'caption',
  'tags',
  'productIds',
] as const satisfies (keyof PhotoRow)[];

/** Changes each photo that the rules allow. */
export async function changePhotos(trx: Db, ids: string[], set: Changes, now: Date): Promise<Result> {
  const noSession = set.sessionId !== undefined && !(await isSession(trx, set.sessionId));
  const rows = await trx
    .selectFrom('photos')
    .select(CHANGED)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const result: Result = { changed: [], missing: [], refused: [] };
  for (const id of ids) {
    const before = byId.get(id);
    if (!before) {
      result.missing.push(id);
      continue;
    }
    const tags = listAfter(before.tags, set.addTags, set.removeTags);
    const productIds = listAfter(before.productIds, set.addProductIds, set.removeProductIds);
    const consent = set.consentGiven ? confirmed(before, now) : before.consent;
    const message = !consent
      ? DECLINED
      : noSession
        ? 'This session does not exist.'
        : (againstGuest(before, set) ??
          forbidden({ ...before, consent }, set)?.detail ??
          tooMany(before, { tags, productIds }));
    if (message) {
      result.refused.push({ id, message });
      continue;
    }
    result.changed.push(id);
    const shown = shownAs(before, set);
    await trx
      .updateTable('photos')
      .set({
        ...shown,
        deliverAt: nextStepAt({ ...before, ...shown }),
        ...(set.favorite !== undefined && { favorite: set.favorite }),
        ...(set.sessionId !== undefined && { sessionId: set.sessionId }),
        consent: JSON.stringify(consent),
        tags,
        productIds,
        searchText: searchTextOf({ caption: before.caption, tags }),
        updatedAt: now,
      })
      .where('id', '=', id)
      .execute();
  }
  return result;
}

/** Locks the session, so that it is not deleted before the photos are in it. */
async function isSession(trx: Db, id: string): Promise<boolean> {
  const found = trx.selectFrom('sessions').select('id').where('id', '=', id).forKeyShare();
  return (await found.executeTakeFirst()) !== undefined;
}

/** What a guest hid is shown again one by one, never among many. */
const againstGuest = (
  { hiddenBy }: Pick<PhotoRow, 'hiddenBy'>,
  { guestLink }: Changes,
): string | undefined =>
  hiddenBy === 'guest' && guestLink === 'on' ? 'The guest hid this photo.' : undefined;

const DECLINED = 'The guest was asked, and did not agree to be shown to others.';

/** The consent that the account confirms. @returns undefined where the guest has declined */
function confirmed({ consent }: Pick<PhotoRow, 'consent'>, now: Date): PhotoRow['consent'] | undefined {
  if (consent.given) return consent;
  return consent.at === null
    ? { given: true, at: now.toISOString(), textVersion: null, text: null }
    : undefined;
}

/** An id that is both added and removed is added. */
const listAfter = (before: string[], add: string[] = [], remove: string[] = []): string[] => [
  ...new Set([...before.filter((one) => !remove.includes(one)), ...add]),
];

const MOST_TAGS = 20;
const MOST_PRODUCTS = 10;

type Lists = Pick<PhotoRow, 'tags' | 'productIds'>;

/** A photo that already has too many may be given fewer. */
function tooMany(before: Lists, after: Lists): string | undefined {
  const over = (list: 'tags' | 'productIds', most: number) =>
    after[list].length > most && after[list].length > before[list].length;
  if (over('tags', MOST_TAGS)) return `The photo would exceed ${MOST_TAGS} tags.`;
  if (over('productIds', MOST_PRODUCTS)) return `The photo would exceed ${MOST_PRODUCTS} products.`;
  return undefined;
}
