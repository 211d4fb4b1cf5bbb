import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Actor } from '../authentication.ts';
import type { Handlers } from '../handler.ts';
import type { Media } from '../media/media.ts';
import { checkFeature, checkMessages } from '../payments/limits.ts';
import { notFound, refuse, refuseFields } from '../refusal.ts';
import { copyNames } from '../sessions/naming.ts';
import { momentOf } from '../store/moment.ts';
import { countOf, offsetOf, pageOf, totalOf } from '../store/pages.ts';
import { containing, nameColumns } from '../store/search.ts';
import { type SortedBy, sorted, type Unsigned } from '../store/sorted.ts';
import type { OwnTables } from '../store/tables.ts';
import { countAudience, reachesAnybody } from './audience.ts';
import { authorOf } from './author.ts';
import {
  type CampaignRow,
  changedFields,
  columnsOf,
  type Fields,
  fieldErrors,
  fieldsOf,
  missingToSend,
  newFields,
} from './fields.ts';
import { NO_STATS } from './figures.ts';
import { messagesPerRecipient } from './message.ts';
import { missingAddress } from './postal-address.ts';
import { missingReferences } from './references.ts';
import { taken } from './rounds.ts';
import { showCampaign, showCampaigns } from './shown.ts';
import { mayAsk, type Status, type WantedStatus, whyFixed, whyKept, whyNot } from './status.ts';

type Schemas = components['schemas'];
type Campaign = Schemas['Campaign'];

// A campaign belongs to the account: its references and audience are not limited to its author's locations.
export const campaigns = {
  async listCampaigns({ db, scope, query, media }) {
    const { status, kind, from, to, search } = query;
    let matching = db.selectFrom('campaigns');
    if (status) matching = matching.where('status', 'in', status);
    if (kind) matching = matching.where('kind', '=', kind);
    if (from) matching = matching.where('time', '>=', momentOf(from));
    if (to) matching = matching.where('time', '<', momentOf(to));
    if (search) matching = matching.where('searchText', 'like', containing(search));
    const filtered = [status, kind, from, to, search].some((filter) => filter !== undefined);
    const total = filtered ? await countOf(matching) : await totalOf({ db, scope }, 'campaigns');
    const rows = await sorted(matching, query.sort, SORTED_BY)
      .selectAll()
      .limit(query.show)
      .offset(offsetOf(query))
      .execute();
    return pageOf(await showCampaigns({ db, media }, rows), total, query);
  },

  async getCampaign({ db, params, media }) {
    const row = await db.selectFrom('campaigns').selectAll().where('id', '=', params.id).executeTakeFirst();
    if (!row) throw notFound();
    return showCampaign({ db, media }, row);
  },

  async createCampaign({ unscopedDb, actor, body, media, now }) {
    return unscopedDb.transaction().execute(async (trx) => {
      const account = await trx.selectFrom('accounts').select('timezone').executeTakeFirstOrThrow();
      const fields = newFields(body, account);
      const errors = [...fieldErrors(fields, body, now), ...(await missingReferences(trx, body))];
      if (errors.length > 0) throw refuseFields(errors);
      return insert({ db: trx, media }, fields, actor, now);
    });
  },

  async duplicateCampaign({ unscopedDb, actor, params, media, now }) {
    return unscopedDb.transaction().execute(async (trx) => {
      const original = await trx
        .selectFrom('campaigns')
        .selectAll()
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (!original) throw notFound();
      const [name = original.name] = copyNames(original.name, MOST_NAME);
      return insert({ db: trx, media }, { ...fieldsOf(original), name, time: null }, actor, now);
    });
  },

  async updateCampaign({ unscopedDb, actor, params, body, media, now, requireVersion }) {
    const { status, ...given } = body;
    return unscopedDb.transaction().execute(async (trx) => {
      const row = await lockRow(trx, params.id);
      await requireVersion(() => showCampaign({ db: trx, media }, row));
      const before = fieldsOf(row);
      const change = difference(before, given);
      const wanted = status === row.status ? undefined : status;
      if (wanted || row.status === 'paused') mustBeSender(actor);
      checkState(row.status, change, wanted);
      if (wanted === 'scheduled' || wanted === 'sending') await checkFeature(trx, 'campaigns');
      const fields = changedFields(before, change);
      await checkFields(trx, { fields, change, wanted, now });
      if (wanted === 'scheduled' || wanted === 'sending') await checkRoom(trx, fields, wanted, now);
      const columns = columnsOf(fields);
      const changed = await trx
        .updateTable('campaigns')
        .set({
          ...columns,
          ...(wanted && { ...taken(wanted, { ...row, ...fields, time: columns.time }, now), failure: null }),
          ...nameColumns(fields.name),
          updatedAt: now,
        })
        .where('id', '=', params.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return showCampaign({ db: trx, media }, changed);
    });
  },

  async deleteCampaign({ unscopedDb, actor, params }) {
    await unscopedDb.transaction().execute(async (trx) => {
      const { status } = await lockRow(trx, params.id);
      if (status !== 'draft') mustBeSender(actor);
      const kept = whyKept(status);
      if (kept) throw refuse(409, kept, []);
      await trx.deleteFrom('campaigns').where('id', '=', params.id).execute();
    });
    return { id: params.id };
  },
} satisfies Handlers;

const MOST_NAME = 80;

const SORTED_BY: Record<Unsigned<Schemas['CampaignSort']>, SortedBy> = {
  changed: { column: sql`updated_at` },
  name: { column: sql`name_key collate "C"` },
  time: { column: sql`time`, optional: true },
};

async function insert(
  { db: trx, media }: { db: Transaction<OwnTables>; media: Media },
  fields: Fields,
  actor: Actor,
  now: Date,
): Promise<Campaign> {
  const row = await trx
    .insertInto('campaigns')
    .values({
      id: randomUUID(),
      ...columnsOf(fields),
      status: 'draft',
      stats: JSON.stringify(NO_STATS),
      failure: null,
      createdBy: JSON.stringify(await authorOf(trx, actor)),
      dueAt: null,
      seenUntil: null,
      ...nameColumns(fields.name),
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return showCampaign({ db: trx, media }, row);
}

/** Locks the row against the sender and other users until the transaction ends. */
async function lockRow(trx: Transaction<OwnTables>, id: string): Promise<CampaignRow> {
  const row = await trx
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** @throws Refusal 403 for a Manager without the permission */
function mustBeSender({ permissions }: Actor): void {
  if (permissions && !permissions.sendCampaigns) {
    throw refuse(403, "You don't have permission to send campaigns. Ask the owner of the account.");
  }
}

/** The given fields that differ from the stored ones. */
function difference(before: Fields, { time, ...given }: Partial<Fields>): Partial<Fields> {
  const moment = time && !Number.isNaN(Date.parse(time)) ? new Date(time).toISOString() : time;
  const change = time === undefined ? given : { ...given, time: moment };
  const entries = Object.entries(change) as [keyof Fields, unknown][];
  return Object.fromEntries(entries.filter(([name, value]) => !isDeepStrictEqual(value, before[name])));
}

/** @throws Refusal 409 */
function checkState(status: Status, change: Partial<Fields>, wanted: WantedStatus | undefined): void {
  const fixed = whyFixed(status, Object.keys(change));
  if (fixed) throw refuse(409, fixed, []);
  if (wanted && !mayAsk(status, wanted)) {
    const { detail, message } = whyNot(status, wanted);
    throw refuse(409, detail, [{ field: 'status', message }]);
  }
}

interface Checked {
  fields: Fields;
  change: Partial<Fields>;
  wanted: WantedStatus | undefined;
  now: Date;
}

/** @throws Refusal 422 for invalid fields, and for missing ones if the campaign is to be sent */
async function checkFields(
  trx: Transaction<OwnTables>,
  { fields, change, wanted, now }: Checked,
): Promise<void> {
  const goes = wanted === 'scheduled' || wanted === 'sending' ? wanted : undefined;
  // Records that the campaign references may have been deleted since.
  const named = goes ? fields : change;
  const errors = [...fieldErrors(fields, change, now), ...(await missingReferences(trx, named))];
  const missing = goes ? await missingFor(trx, goes, fields, now) : [];
  if (errors.length > 0) throw refuseFields([...errors, ...missing]);
  if (missing.length > 0) {
    const what = missing.length === 1 ? 'One thing is' : `${missing.length} things are`;
    const detail = `This campaign can't be ${goes === 'scheduled' ? 'scheduled' : 'sent'} yet. ${what} missing.`;
    throw refuse(422, detail, missing);
  }
}

/**
 * The month in which it goes must have messages left for it; an automatic one sends a few at a time.
 * @throws Refusal 409
 */
async function checkRoom(
  trx: Transaction<OwnTables>,
  fields: Fields,
  wanted: 'scheduled' | 'sending',
  now: Date,
): Promise<void> {
  const { channel, kind, time } = fields;
  const people = kind === 'automatic' ? 1 : (await countAudience(trx, fields, now)).sent;
  const count = people * (await messagesPerRecipient(trx, fields));
  const isLater = time !== null && new Date(time) > now && (wanted === 'scheduled' || kind === 'repeating');
  await checkMessages(trx, { channel, count, at: isLater ? new Date(time) : now });
}

async function missingFor(
  db: Kysely<OwnTables>,
  goes: 'scheduled' | 'sending',
  fields: Fields,
  now: Date,
): Promise<FieldError[]> {
  const message = 'Choose rules that reach at least one contact with consent.';
  const reaches = await reachesAnybody(db, fields, now);
  return [
    ...missingToSend(fields, goes, now),
    ...(reaches ? [] : [{ field: 'audience', message }]),
    ...(await missingAddress(db, fields)),
  ];
}
