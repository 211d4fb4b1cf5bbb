import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { endCodeOf } from '../devices/codes.ts';
import type { Handlers } from '../handler.ts';
import { checkLogo, noLogo } from '../logo.ts';
import { checkManagers, tieLocation } from '../managers/ties.ts';
import { checkLimit } from '../payments/limits.ts';
import { EmailTaken, type PersonChange } from '../people.ts';
import { notFound, refuse, refuseFields } from '../refusal.ts';
import { countOf, offsetOf, pageOf, totalOf } from '../store/pages.ts';
import { containing, nameColumns } from '../store/search.ts';
import { type SortedBy, sorted, type Unsigned } from '../store/sorted.ts';
import type { OwnTables } from '../store/tables.ts';
import { isViolation } from '../store/violations.ts';
import { forgetViewsOf } from '../views/views.ts';
import { readLocation, toLocation, withFigures } from './read.ts';
import { locationRow } from './row.ts';

type Db = Kysely<OwnTables>;

export const locations = {
  async listLocations({ db, scope, query, now }) {
    const { search, status } = query;
    let matching = db.selectFrom('locations');
    if (search) matching = matching.where('searchText', 'like', containing(search));
    if (status) matching = matching.where('status', '=', status);
    const filtered = search !== undefined || status !== undefined;
    const total = filtered ? await countOf(matching) : await totalOf({ db, scope }, 'locations');
    const rows = await sorted(withFigures(matching, now), query.sort, SORTED_BY)
      .limit(query.show)
      .offset(offsetOf(query))
      .execute();
    return pageOf(rows.map(toLocation), total, query);
  },

  async getLocation({ db, params, now }) {
    return readLocation(db, params.id, now);
  },

  async createLocation({ db, accountId, people, body, now }) {
    const { password, confirmPassword, managerIds = [], ...given } = body;
    const { email } = given;
    checkSignIn(body);
    await checkReferences(db, { ...given, managerIds });
    await checkLocationLimit(db);
    const id = randomUUID();
    const store = async (all: Db) => {
      await checkLocationLimit(all);
      await writing(all.insertInto('locations').values(locationRow({ id, ...given }, now)));
      await tieLocation(all, id, managerIds);
    };
    if (email === undefined || password === undefined) await db.transaction().execute(store);
    else {
      const person = { uid: id, email, password, displayName: given.name, claims: claimsFor(accountId) };
      await people.add(person, store).catch(emailTaken);
    }
    return readLocation(db, id, now);
  },

  async updateLocation({ db, people, params: { id }, body, now, requireVersion }) {
    const { managerIds, name, address, ...given } = body;
    const before = await readRow(db, id);
    if (given.email !== undefined && before.email === null) {
      const message = 'This location has no staff sign-in. Add one with a password.';
      throw refuseFields([{ field: 'email', message }]);
    }
    await checkReferences(db, body);
    const store = async (all: Db) => {
      await all.selectFrom('locations').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      await requireVersion(() => readLocation(all, id, now));
      const changed = {
        ...given,
        ...(name !== undefined && nameColumns(name)),
        ...(address !== undefined && { address: address && JSON.stringify(address) }),
        updatedAt: now,
      };
      const updated = await writing(
        all.updateTable('locations').set(changed).where('id', '=', id).returning('id'),
      );
      if (updated.length === 0) throw notFound();
      if (given.status === 'disabled') await endCodeOf(all, id);
      if (managerIds) await tieLocation(all, id, managerIds);
    };
    const signIn = signInChange(before, body);
    if (signIn) await people.change(id, signIn, store).catch(emailTaken);
    else await db.transaction().execute(store);
    return readLocation(db, id, now);
  },

  async deleteLocation({ db, people, params: { id } }) {
    const { name, email } = await readRow(db, id);
    await checkEmpty(db, id, name);
    await checkAlone(db, id, name);
    const store = async (all: Db) => {
      await checkAlone(all, id, name);
      // A staff sign-in that was added a moment ago would be left over.
      const gone = await all
        .deleteFrom('locations')
        .where('id', '=', id)
        .where('email', email === null ? 'is' : 'is not', null)
        .returning('id')
        .execute();
      if (gone.length === 0) throw notFound();
      await forget(all, id);
      await forgetViewsOf(all, id);
    };
    const deleting = email === null ? db.transaction().execute(store) : people.remove(id, store);
    await deleting.catch(async (error: unknown) => {
      // A device was assigned to it a moment ago.
      if (isViolation(error, 'devices_location')) await checkEmpty(db, id, name);
      throw error;
    });
    return { id };
  },

  async updateLocationPassword({ db, accountId, people, params: { id }, body, now }) {
    const { email, password, confirmPassword } = body;
    const before = await readRow(db, id);
    checkRepeated(password, confirmPassword);
    const store = async (all: Db) => {
      const changed = { ...(email !== undefined && { email }), updatedAt: now };
      const updated = await all
        .updateTable('locations')
        .set(changed)
        .where('id', '=', id)
        .returning('id')
        .execute();
      if (updated.length === 0) throw notFound();
    };
    if (before.email !== null) {
      const isSame = email?.toLowerCase() === before.email.toLowerCase();
      await people.change(id, { password, email: isSame ? undefined : email }, store).catch(emailTaken);
    } else if (email === undefined) {
      throw refuseFields([{ field: 'email', message: 'Enter the email address that staff sign in with.' }]);
    } else {
      const disabled = before.status === 'disabled';
      const person = { uid: id, email, password, displayName: before.name, disabled };
      await people.add({ ...person, claims: claimsFor(accountId) }, store).catch(emailTaken);
    }
    return { id };
  },
} satisfies Handlers;

const SORTED_BY: Record<Unsigned<components['schemas']['LocationSort']>, SortedBy> = {
  name: { column: sql`name_key collate "C"` },
  created: { column: sql`created_at` },
  online: { column: sql.ref('devicesOnline') },
  photos: { column: sql.ref('photosLast7Days') },
  contacts: { column: sql.ref('contacts') },
};

async function readRow(db: Db, id: string) {
  const row = await db
    .selectFrom('locations')
    .select(['name', 'email', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const claimsFor = (account: string) => ({ user_type: 2 as const, account });

type SignIn = { [Field in 'email' | 'password' | 'confirmPassword']?: string | undefined };

/** @throws Refusal 422 unless all fields of the staff sign-in are sent, or none */
function checkSignIn({ email, password, confirmPassword }: SignIn): void {
  if ([email, password, confirmPassword].every((value) => value === undefined)) return;
  const missing = [
    ...(email === undefined
      ? [{ field: 'email', message: 'Enter the email address that staff sign in with.' }]
      : []),
    ...(password === undefined
      ? [{ field: 'password', message: 'Enter the password that staff sign in with.' }]
      : []),
  ];
  if (missing.length > 0) throw refuseFields(missing);
  checkRepeated(password, confirmPassword);
}

function checkRepeated(password: string | undefined, confirmPassword: string | undefined): void {
  if (password !== confirmPassword) {
    throw refuseFields([{ field: 'confirmPassword', message: 'Enter the same password twice.' }]);
  }
}

interface References {
  logoAssetId?: string | null | undefined;
  managerIds?: string[] | undefined;
}

async function checkReferences(db: Db, { logoAssetId, managerIds = [] }: References): Promise<void> {
  await checkManagers(db, managerIds);
  if (logoAssetId) await checkLogo(db, logoAssetId);
}

/** Runs a statement, and reports a logo that was deleted meanwhile as a validation error. */
async function writing<T>(statement: { execute(): Promise<T> }): Promise<T> {
  try {
    return await statement.execute();
  } catch (error) {
    throw isViolation(error, 'locations_logo') ? noLogo() : error;
  }
}

async function checkLocationLimit(db: Db): Promise<void> {
  // Serializes concurrent creation, so that each counts the other.
  await db.selectFrom('accounts').select('id').forUpdate().execute();
  await checkLimit(db, 'locations');
}

/** The change of the location's sign-in; undefined when there is none. */
function signInChange(
  before: { email: string | null; status: string },
  { email, status }: { email?: string | undefined; status?: string | undefined },
): PersonChange | undefined {
  if (before.email === null) return undefined;
  // The provider treats addresses case-insensitively.
  const newEmail = email?.toLowerCase() === before.email.toLowerCase() ? undefined : email;
  const disabled = status === undefined || status === before.status ? undefined : status === 'disabled';
  return newEmail === undefined && disabled === undefined ? undefined : { email: newEmail, disabled };
}

function emailTaken(error: unknown): never {
  if (!(error instanceof EmailTaken)) throw error;
  throw refuse(409, 'This email address is already in use. Choose another one.', [
    { field: 'email', message: 'This email address is already in use.' },
  ]);
}

async function checkEmpty(db: Db, id: string, name: string): Promise<void> {
  const devices = await countOf(db.selectFrom('devices').where('locationId', '=', id));
  if (devices === 0) return;
  const stand =
    devices === 1
      ? `1 device is still at ${name}. Move it to another location or delete it first.`
      : `${devices} devices are still at ${name}. Move them to another location or delete them first.`;
  throw refuse(409, stand, []);
}

/** A record only for this location must not lose it, because no locations means all locations. */
async function checkAlone(db: Db, id: string, name: string): Promise<void> {
  for (const [table, what] of [
    ['sessions', 'session'],
    ['products', 'product'],
  ] as const) {
    const alone = await db
      .selectFrom(table)
      .select('name')
      .where('locationIds', '=', sql<string[]>`array[${id}]::text[]`)
      .orderBy('seq')
      .limit(1)
      .executeTakeFirst();
    if (alone) {
      const detail = `The ${what} '${alone.name}' is only for ${name}. Choose other locations for it, or delete it first.`;
      throw refuse(409, detail, []);
    }
  }
}

/**
 * Removes a location from the lists that reference it. The database clears the references of
 * photos, managers and codes.
 */
async function forget(db: Db, id: string): Promise<void> {
  for (const table of ['contacts', 'sessions', 'products'] as const) {
    await db
      .updateTable(table)
      .set({ locationIds: sql<string[]>`array_remove(location_ids, ${id})` })
      .where('locationIds', '@>', sql<string[]>`array[${id}]::text[]`)
      .execute();
  }
}
