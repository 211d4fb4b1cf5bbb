// For tests of sessions and photos: two businesses with locations, staff, booths and referenced
// records.
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { deviceRow } from '../devices/row.ts';
import { locationRow } from '../locations/row.ts';
import { managerRow } from '../managers/row.ts';
import { folded, sortKey } from '../store/search.ts';
import type { Tables } from '../store/tables.ts';
import {
  type Answered,
  bearer,
  type CallOptions,
  call,
  filesForm,
  openSandbox,
  picture,
  type TestSandbox,
  TOKENS,
} from '../testing.ts';

export const SALON = 'owner-beauty';
export const PETS = 'owner-pets';

export const PEOPLE = {
  owner: TOKENS.owner,
  pets: TOKENS.enterprise,
  admin: TOKENS.admin,
  location: TOKENS.location,
  /** Assigned to queen and harbour, without permissions. */
  noor: TOKENS.manager,
  /** Assigned to queen, with all permissions. */
  ines: bearer('manager-ines', { user_type: 1, account: SALON }),
  /** Assigned to the only location of the pets, with all permissions; the brand is locked there. */
  petra: bearer('manager-petra', { user_type: 1, account: PETS }),
};

const ALL = { sendCampaigns: true, deletePhotos: true, exportContacts: true, editBranding: true };

export interface World extends Pick<TestSandbox, 'folder' | 'rows' | 'restart' | 'stop'> {
  /** Calls as the salon's owner by default. */
  ask(method: string, path: string, asked?: CallOptions): Promise<Answered>;
  post(path: string, json: unknown, as?: string): Promise<Answered>;
  /** The body of a successful response. */
  get(path: string, as?: string): Promise<Answered['body']>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** A new session, with a unique name by default. */
  session(json?: object, as?: string): Promise<Answered['body']>;
  /** Photos of a session, one for each file; by default one unique picture. */
  photos(
    sessionId: string,
    files?: Buffer[],
    fields?: Record<string, string>,
    as?: string,
  ): Promise<Answered>;
  /** An asset of the salon. */
  asset(type: string, as?: string): Promise<string>;
}

/** @param more inserts more rows */
export async function openWorld(more?: (db: Kysely<Tables>) => Promise<unknown>): Promise<World> {
  const sandbox = await openSandbox(async (db) => {
    await fill(db);
    await more?.(db);
  });
  const { folder, rows, restart, stop } = sandbox;
  const ask: World['ask'] = (method, path, asked) =>
    call(sandbox.origin, method, path, { as: PEOPLE.owner, ...asked });
  const post: World['post'] = (path, json, as = PEOPLE.owner) => ask('POST', path, { json, as });
  let sessions = 0;
  return {
    ...{ folder, rows, restart, stop },
    ask,
    post,
    session: async (json, as) => {
      sessions += 1;
      const answer = await post('/sessions', { name: `Session ${sessions}`, ...json }, as);
      expect(answer).toMatchObject({ status: 200 });
      return answer.body;
    },
    get: async (path, as = PEOPLE.owner) => {
      const answer = await ask('GET', path, { as });
      expect(answer).toMatchObject({ status: 200 });
      return answer.body;
    },
    fetch: (path, init) => fetch(sandbox.origin + path, init),
    photos: async (sessionId, files, fields = {}, as = PEOPLE.owner) => {
      // Few colors are compressed fast.
      const unique = picture().resize(900, 600, { kernel: 'nearest' });
      const given = files ?? [await unique.png().toBuffer()];
      const form = filesForm(
        given.map((bytes, i) => [`${i}.bin`, bytes]),
        'photos',
      );
      for (const [name, text] of Object.entries(fields)) form.append(name, text);
      return ask('POST', `/photos?sessionId=${sessionId}`, { form, as });
    },
    asset: async (type, as = PEOPLE.owner) => {
      const form = filesForm([[`${type}.png`, await picture().png().toBuffer()]]);
      return (await ask('POST', `/assets?type=${type}`, { form, as })).body.items[0].id;
    },
  };
}

const NOW = new Date('2026-09-01T12:00:00Z');
const TIMES = { createdAt: NOW, updatedAt: NOW };

async function fill(db: Kysely<Tables>): Promise<void> {
  const places = [
    { accountId: SALON, id: 'location-harbour', name: 'Harbour' },
    { accountId: SALON, id: 'location-far', name: 'Far away' },
    { accountId: PETS, id: 'location-pets', name: 'Dog street' },
  ];
  await db
    .insertInto('locations')
    .values(
      places.map(({ accountId, id, name }) => ({
        ...locationRow({ id, name, email: `${id}@mail.example`, timezone: 'America/Toronto' }, NOW),
        accountId,
      })),
    )
    .execute();
  const people = [
    { accountId: SALON, id: 'manager-ines' },
    { accountId: PETS, id: 'manager-petra' },
  ];
  await db
    .insertInto('managers')
    .values(
      people.map(({ accountId, id }) => ({
        ...managerRow({ id, email: `${id}@mail.example`, permissions: ALL }, NOW),
        accountId,
      })),
    )
    .execute();
  await db
    .insertInto('managerLocations')
    .values([
      { accountId: SALON, managerId: 'manager-noor', locationId: 'location-harbour' },
      { accountId: SALON, managerId: 'manager-ines', locationId: 'location-queen' },
      { accountId: PETS, managerId: 'manager-petra', locationId: 'location-pets' },
    ])
    .execute();
  const booths = [
    { accountId: SALON, id: 'device-front', name: 'Front desk', locationId: 'location-queen' },
    { accountId: SALON, id: 'device-studio', name: 'Studio', locationId: 'location-queen' },
    { accountId: SALON, id: 'device-harbour', name: 'Front desk', locationId: 'location-harbour' },
    { accountId: SALON, id: 'device-far', name: 'Far mirror', locationId: 'location-far' },
    { accountId: PETS, id: 'device-pets', name: 'Kennel', locationId: 'location-pets' },
  ];
  for (const { accountId, ...device } of booths) {
    await db
      .insertInto('devices')
      .values({ ...deviceRow(device, NOW), accountId })
      .execute();
  }
  for (const [accountId, whose] of [
    [SALON, ''],
    [PETS, '-pets'],
  ] as const) {
    await db
      .insertInto('products')
      .values([productRow(accountId, `product-serum${whose}`), productRow(accountId, `product-balm${whose}`)])
      .execute();
    await db
      .insertInto('contacts')
      .values([contactRow(accountId, `contact-ada${whose}`), contactRow(accountId, `contact-ben${whose}`)])
      .execute();
    await db
      .insertInto('templates')
      .values([0, 1, 3].map((slots) => templateRow(accountId, `template-${slots}${whose}`, slots)))
      .execute();
  }
  const address = { accountId: SALON, contactId: 'contact-ada', position: 0 };
  await db
    .insertInto('contactEmails')
    .values({ ...address, value: 'Ada@mail.example', key: 'ada@mail.example' })
    .execute();
  await db
    .insertInto('contactPhones')
    .values({ ...address, value: '4165550118', key: '+14165550118' })
    .execute();
  const bouncing = { accountId: SALON, contactId: 'contact-ben', position: 0 };
  await db
    .insertInto('contactEmails')
    .values({ ...bouncing, value: 'bounce@mail.example', key: 'bounce@mail.example' })
    .execute();
  await changeSettings(db, PETS, { brandLock: true, smsEnabled: true });
}

async function changeSettings(db: Kysely<Tables>, accountId: string, change: object): Promise<void> {
  const { settings } = await db
    .selectFrom('accounts')
    .select('settings')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('accounts')
    .set({ settings: JSON.stringify({ ...settings, ...change }) })
    .where('id', '=', accountId)
    .execute();
}

const productRow = (accountId: string, id: string) => ({
  id,
  accountId,
  name: id,
  nameKey: sortKey(id),
  currency: 'CAD',
  active: true,
  position: 0,
  locationIds: [],
  tags: [],
  searchText: folded(id),
  ...TIMES,
});

const UNKNOWN = JSON.stringify({ status: 'unknown', at: null, how: null, by: null });

const contactRow = (accountId: string, id: string) => ({
  id,
  accountId,
  source: 'manual',
  firstName: id,
  tags: [],
  locationIds: [],
  emailConsent: UNKNOWN,
  smsConsent: UNKNOWN,
  bounced: false,
  photoCount: 0,
  searchText: folded(id),
  ...TIMES,
});

const layer = (slot: number) => ({
  id: `layer-${slot}`,
  type: 'photo' as const,
  name: 'Photo',
  x: 0,
  y: 0,
  w: 100,
  h: 100,
  rotation: 0,
  opacity: 1,
  z: slot,
  locked: false,
  hidden: false,
  editable: [],
  slot,
});

function templateRow(accountId: string, id: string, slots: number) {
  const scene = {
    version: 1,
    width: 600,
    height: 400,
    background: '#FFFFFF',
    layers: Array.from({ length: slots }, (_, i) => layer(i + 1)),
  };
  return {
    id,
    accountId,
    name: id,
    kind: 'print' as const,
    width: 600,
    height: 400,
    dpi: 300 as const,
    tags: [],
    locked: false,
    stock: false,
    scene: JSON.stringify(scene),
    searchText: folded(id),
    ...TIMES,
  };
}
