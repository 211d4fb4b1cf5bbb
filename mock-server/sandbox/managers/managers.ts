import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { endCodeOf } from '../devices/codes.ts';
import type { Handlers } from '../handler.ts';
import { EmailTaken } from '../people.ts';
import { notFound, refuse, refuseFields } from '../refusal.ts';
import { countOf, offsetOf, pageOf, totalOf } from '../store/pages.ts';
import { containing } from '../store/search.ts';
import { type SortedBy, sorted, type Unsigned } from '../store/sorted.ts';
import type { OwnTables } from '../store/tables.ts';
import { withVersion } from '../version.ts';
import { forgetViewsOf } from '../views/views.ts';
import { newInvitation } from './invitation.ts';
import { managerRow, managerTexts } from './row.ts';
import { checkLocations, manages, tieManager } from './ties.ts';

type Db = Kysely<OwnTables>;
type Manager = components['schemas']['Manager'];

const COLUMNS = [
  'id',
  'firstName',
  'lastName',
  'email',
  'phone',
  'allLocations',
  'permissions',
  'status',
  'invitedAt',
  'inviteExpiresAt',
  'lastActiveAt',
] as const;

const SORTED_BY: Record<Unsigned<components['schemas']['ManagerSort']>, SortedBy> = {
  invited: { column: sql`invited_at` },
  name: { column: sql`name_key collate "C"` },
  active: { column: sql`last_active_at`, optional: true },
};

export const managers = {
  async listManagers({ db, scope, query }) {
    const { search, status, locationId } = query;
    let matching = db.selectFrom('managers');
    if (search) matching = matching.where('searchText', 'like', containing(search));
    if (status) matching = matching.where('status', '=', status);
    if (locationId) {
      matching = matching.where(({ ref, val }) =>
        manages({ id: ref('managers.id'), allLocations: ref('managers.allLocations') }, val(locationId)),
      );
    }
    const filtered = [search, status, locationId].some((filter) => filter !== undefined);
    const total = filtered ? await countOf(matching) : await totalOf({ db, scope }, 'managers');
    const rows = await sorted(withLocations(matching), query.sort, SORTED_BY)
      .limit(query.show)
      .offset(offsetOf(query))
      .execute();
    return pageOf(rows.map(toManager), total, query);
  },

  async getManager({ db, params }) {
    return readManager(db, params.id);
  },

  async createManager({ db, unscopedDb, accountId, people, body, now, log }) {
    const { locationIds = [], ...given } = body;
    checkAssignment(given.allLocations ?? false, locationIds);
    await checkLocations(db, locationIds);
    const id = randomUUID();
    const { secret, ...invitation } = newInvitation(now);
    const person = {
      uid: id,
      email: given.email,
      displayName: nameOf(given),
      // Reserves the address; the manager can sign in only after accepting the invitation.
      disabled: true,
      claims: { user_type: 1 as const, account: accountId },
    };
    await people
      .add(person, async (all) => {
        await all
          .insertInto('managers')
          .values(managerRow({ id, ...given, invitation }, now))
          .execute();
        await tieManager(all, id, locationIds);
      })
      .catch(async (error: unknown) =>
        emailTaken(error, await holderOf(unscopedDb, given.email.toLowerCase())),
      );
    log(sentence(given.email, secret));
    return readManager(db, id);
  },

  async sendInvitation({ db, params: { id }, now, log }) {
    const { email } = await readRow(db, id);
    const { secret, hash, expiresAt } = newInvitation(now);
    const invited = await db
      .updateTable('managers')
      .set({
        status: 'invited',
        inviteHash: hash,
        inviteExpiresAt: expiresAt,
        invitedAt: now,
        updatedAt: now,
      })
      .where('id', '=', id)
      // Accepting deletes the hash, so only one of two concurrent requests succeeds.
      .where('inviteHash', 'is not', null)
      .returning('id')
      .execute();
    if (invited.length === 0) throw accepted();
    log(sentence(email, secret));
    return readManager(db, id);
  },

  async updateManager({ db, people, params: { id }, body, now, requireVersion }) {
    const { locationIds, permissions, status, ...given } = body;
    const before = await readRow(db, id);
    const { allLocations = before.allLocations } = body;
    // A manager whose last location was deleted can be changed otherwise.
    if (locationIds || allLocations !== before.allLocations) checkAssignment(allLocations, locationIds);
    if (locationIds) await checkLocations(db, locationIds);
    if (status === 'active' && before.inviteHash !== null) throw notAccepted();
    const store = async (all: Db) => {
      await all.selectFrom('managers').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      await requireVersion(() => readManager(all, id));
      const names = { ...before, ...given };
      const changed = {
        ...given,
        ...(permissions && { permissions: JSON.stringify(permissions) }),
        ...(status && { status }),
        ...managerTexts(names),
        updatedAt: now,
      };
      const updated = await all
        .updateTable('managers')
        .set(changed)
        .where('id', '=', id)
        .returning('id')
        .execute();
      if (updated.length === 0) throw notFound();
      if (status === 'disabled') await endCodeOf(all, id);
      if (locationIds || allLocations) await tieManager(all, id, locationIds ?? []);
    };
    const isDisabled = before.status !== 'active';
    const disabled = status === undefined ? isDisabled : status === 'disabled';
    if (disabled !== isDisabled) await people.change(id, { disabled }, store);
    else await db.transaction().execute(store);
    return readManager(db, id);
  },

  async deleteManager({ db, people, params: { id } }) {
    await readRow(db, id);
    await checkNotNeeded(db, id);
    await people.remove(id, async (all) => {
      await checkNotNeeded(all, id);
      const gone = await all.deleteFrom('managers').where('id', '=', id).returning('id').execute();
      if (gone.length === 0) throw notFound();
      await endCodeOf(all, id);
      await forgetViewsOf(all, id);
    });
    return { id };
  },
} satisfies Handlers;

const withLocations = (matching: ReturnType<typeof fromManagers>) =>
  matching
    .select(COLUMNS)
    .select((eb) =>
      eb
        .selectFrom('managerLocations as ml')
        .whereRef('ml.managerId', '=', 'managers.id')
        .select(sql<string[]>`coalesce(array_agg(ml.location_id order by ml.location_id), '{}')`.as('ids'))
        .as('locationIds'),
    );

const fromManagers = (db: Db) => db.selectFrom('managers');

async function readManager(db: Db, id: string): Promise<Manager> {
  const row = await withLocations(fromManagers(db)).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toManager(row);
}

type Row = Pick<Selectable<OwnTables['managers']>, (typeof COLUMNS)[number]> & {
  locationIds: string[] | null;
};

const toManager = ({ invitedAt, inviteExpiresAt, lastActiveAt, locationIds, ...row }: Row): Manager =>
  withVersion('Manager', {
    ...row,
    locationIds: locationIds ?? [],
    invitedAt: invitedAt.toISOString(),
    invitationEndsAt: inviteExpiresAt?.toISOString() ?? null,
    lastActiveAt: lastActiveAt?.toISOString() ?? null,
  });

async function readRow(db: Db, id: string) {
  const row = await db
    .selectFrom('managers')
    .select(['firstName', 'lastName', 'email', 'allLocations', 'status', 'inviteHash'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const nameOf = ({ firstName, lastName }: { firstName?: string | null; lastName?: string | null }) =>
  [firstName, lastName].filter(Boolean).join(' ') || undefined;

/** @throws Refusal 422 unless it is either all locations or at least one */
function checkAssignment(allLocations: boolean, locationIds: string[] = []): void {
  if (allLocations === locationIds.length > 0) {
    const message = allLocations
      ? 'Choose either all locations or some of them.'
      : 'Choose at least one location, or all of them.';
    throw refuseFields([{ field: 'locationIds', message }]);
  }
}

/** @param message who uses the address */
function emailTaken(error: unknown, message: string): never {
  if (!(error instanceof EmailTaken)) throw error;
  throw refuse(409, `${message} Invite the manager with another one.`, [{ field: 'email', message }]);
}

/** Who uses an address; sign-ins of other accounts are not named. */
async function holderOf(own: Db, email: string): Promise<string> {
  const manager = await own.selectFrom('managers').selectAll().where('email', '=', email).executeTakeFirst();
  if (manager) return `This email address belongs to the manager ${nameOf(manager) ?? email}.`;
  const place = await own
    .selectFrom('locations')
    .select('name')
    .where('email', '=', email)
    .executeTakeFirst();
  if (place) return `This email address belongs to the location ${place.name}.`;
  const owner = await own.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
  return owner
    ? 'This email address belongs to the owner of the account.'
    : 'This email address is already in use.';
}

/**
 * Logged instead of emailed. Browsers do not send the part after `#`, so the secret appears in no
 * server log.
 */
const sentence = (email: string, secret: string) => `Invitation for ${email}: /team#invitation=${secret}`;

const accepted = () =>
  refuse(
    409,
    "This invitation has already been accepted. A manager who can't sign in can reset the password on the sign-in page.",
    [],
  );

const notAccepted = () =>
  refuse(409, "This manager hasn't accepted the invitation yet and becomes active by accepting it.", [
    { field: 'status', message: 'An invited manager becomes active by accepting the invitation.' },
  ]);

/** Booths need an active manager. */
async function checkNotNeeded(db: Db, id: string): Promise<void> {
  const left = await db
    .selectFrom('locations as l')
    .where(({ exists, not, selectFrom, and }) => {
      const itsManagers = selectFrom('managers as m')
        .where(({ ref }) => manages({ id: ref('m.id'), allLocations: ref('m.allLocations') }, ref('l.id')))
        .select('m.id');
      return and([
        exists(selectFrom('devices as d').whereRef('d.locationId', '=', 'l.id').select('d.id')),
        exists(itsManagers.where('m.id', '=', id)),
        not(exists(itsManagers.where('m.id', '!=', id).where('m.status', '!=', 'disabled'))),
      ]);
    })
    .select('l.name')
    .orderBy('l.name')
    .execute();
  if (left.length === 0) return;
  const names = new Intl.ListFormat('en').format(left.slice(0, 5).map(({ name }) => name));
  const have = left.length === 1 ? 'has' : 'have';
  const detail = `${names} still ${have} devices and no other manager. Add another manager first, or disable this one.`;
  throw refuse(409, detail, []);
}
