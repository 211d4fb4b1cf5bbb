// Users of two accounts make random calls with each other's ids; no data of the other account is
// returned or changed.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { managerRow } from './managers/row.ts';
import {
  ACCOUNT,
  Harvest,
  harvestLists,
  makeRequest,
  operations,
  other,
  PEOPLE,
  type Person,
  send,
  snapshot,
  TENANTS,
  type Tenant,
} from './tenancy-support.ts';
import { filesForm, picture } from './testing.ts';
import { openTestSandbox, type TestSandbox } from './testing-identity.ts';
import { writeDemoRows } from './testing-seed.ts';

const STEPS = process.env.TEST_LONG ? 6000 : 200;
const AT_ONCE = 5;
const REFUSED = [401, 403, 404];
const EVERYTHING = { sendCampaigns: true, deletePhotos: true, exportContacts: true, editBranding: true };

let house: TestSandbox;
const harvest = new Harvest();
beforeAll(async () => {
  house = await openTestSandbox(async (db) => {
    await writeDemoRows(db);
    // No booth goes offline meanwhile.
    const lastSeenAt = new Date(Date.now() + 3_600_000);
    await db.updateTable('devices').set({ lastSeenAt }).where('lastSeenAt', 'is not', null).execute();
    const manager = managerRow(
      { id: 'manager-all', email: 'all@juniper.example', allLocations: true, permissions: EVERYTHING },
      new Date(),
    );
    await db
      .insertInto('managers')
      .values({ ...manager, accountId: ACCOUNT.salon })
      .execute();
  });
  // The records that the other account could try to reach.
  for (const tenant of TENANTS) await harvestLists(house, tenant, harvest);
  expect(Math.min(...TENANTS.map((tenant) => harvest.all(tenant).length))).toBeGreaterThan(100);
});
afterAll(() => house.stop());

interface Step {
  who: number;
  operation: number;
  draw: number;
  /** Whether ids of the other tenant are used as well. */
  reaches: boolean;
  uid: 'none' | 'own' | 'other' | 'unknown';
}
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat({ max: PEOPLE.length - 1 }),
  operation: fc.nat({ max: operations.length - 1 }),
  draw: fc.noBias(fc.nat({ max: 9999 })).map((n) => n / 10_000),
  reaches: fc.boolean(),
  uid: fc.constantFrom('none', 'none', 'own', 'other', 'unknown'),
});

const uidOf = ({ tenant }: Person, uid: Step['uid']): string | undefined => {
  const mine: Tenant = tenant === 'nobody' ? 'salon' : tenant;
  return { none: undefined, own: ACCOUNT[mine], other: ACCOUNT[other(mine)], unknown: 'nobody-at-all' }[uid];
};

async function take({ who, operation: index, draw, reaches, uid }: Step): Promise<number | undefined> {
  const person = PEOPLE[who] as Person;
  const operation = operations[index] as (typeof operations)[number];
  const own = person.tenant === 'nobody' ? undefined : person.tenant;
  const foreign = own ? (reaches ? other(own) : undefined) : draw < 0.5 ? 'salon' : 'pets';
  const wanted = uidOf(person, uid);
  const request = makeRequest(harvest, { operation, draw, own, foreign, uid: wanted });
  if (!request) return undefined;
  const answer = await send(house, operation, request, person.token);
  const says = `${person.name}, ${operation.id} ${request.wire.target} (${request.name}): ${answer.status} ${answer.text.slice(0, 300)}`;
  // Owners name their own account, all others name any; only the enterprise may name another one.
  const strange = wanted !== undefined && !(person.name === 'the enterprise' && uid === 'own');
  if (person.tenant === 'nobody' || strange) expect(REFUSED, says).toContain(answer.status);
  if (answer.status === 200) {
    if (own) harvest.take(own, operation, answer, request.foreign, says);
    expect(request.inPath, `${says} reached a record of the other`).toBe(false);
    for (const id of request.foreign) expect(echoes(answer.text, id), says).toBe(false);
  } else if (request.inPath) {
    expect([...REFUSED, 422], says).toContain(answer.status);
  }
  return answer.status;
}

/**
 * A list of missing ids repeats the requested ones; other responses must not contain a foreign id.
 */
const echoes = (text: string, id: string): boolean => {
  const { missing = [], ...rest } = JSON.parse(text) as { missing?: string[] };
  return !missing.includes(id) && JSON.stringify(rest).includes(id);
};

async function inParallel(steps: Step[]): Promise<void> {
  const todo = [...steps];
  const worker = async () => {
    for (let next = todo.shift(); next; next = todo.shift()) await take(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

test('interleaved calls by all users expose no data of the other account', async () => {
  // The short run is always the same; the long one varies.
  const chosen = process.env.TEST_LONG ? Date.now() % 1_000_000 : 949_575;
  const seed = Number(process.env.TENANCY_SEED ?? chosen);
  console.log(`  tenancy: ${STEPS} steps, seed ${seed}`);
  const { failed, errorInstance } = await fc.check(
    fc.asyncProperty(fc.noBias(fc.array(step, { minLength: 100, maxLength: 100 })), inParallel),
    // Changes in the database cannot be undone, so shrinking would prove nothing.
    { numRuns: STEPS / 100, seed, endOnFailure: true },
  );
  if (failed) throw errorInstance;
}, 600_000);

test.each<Tenant>(process.env.TEST_LONG ? ['salon', 'pets'] : ['salon'])(
  'calls by others leave everything of %s as it is',
  async (victim) => {
    const before = await snapshot(house, victim);
    expect(harvest.all(victim).some((id) => before.includes(id))).toBe(true);
    const strangers = PEOPLE.flatMap(({ tenant }, who) => (tenant === victim ? [] : [who]));
    const rounds = process.env.TEST_LONG ? 10 : 1;
    for (let round = 0; round < rounds; round++) {
      await inParallel(
        operations.flatMap((_, operation) =>
          strangers.map((who, i) => {
            const draw = ((operation * 31 + i * 7 + round * 13) % 100) / 100;
            return { who, operation, draw, reaches: true, uid: i % 2 ? 'other' : 'none' } satisfies Step;
          }),
        ),
      );
    }
    expect(await snapshot(house, victim)).toBe(before);
  },
  600_000,
);

test.each(PEOPLE.filter(({ tenant }) => tenant !== 'nobody'))(
  'the figures for $name count what they can list, and nothing else',
  async ({ name, token }) => {
    const get = async (path: string, as = token) => {
      const headers = { authorization: `Bearer ${as}` };
      return (await fetch(`${house.sandbox.origin}/v1${path}`, { headers })).json();
    };
    const { figures, previous, period } = await get('/analytics/summary?fromDay=2026-01-01');
    const { startsAt, endsAt } = period;
    expect(figures.photos).toBe((await get(`/photos?from=${startsAt}&to=${endsAt}`)).total);
    // A Location can list neither contacts nor locations.
    const isLocation = name === 'its location';
    const [contacts, as] = isLocation
      ? ['/contacts?locationId=location-queen', PEOPLE[0]?.token]
      : ['/contacts', token];
    expect(figures.contacts + previous.contacts).toBe((await get(contacts, as)).total);
    const { rows } = await get('/analytics/breakdown?by=location&fromDay=2026-01-01');
    const { items } = isLocation
      ? { items: [{ id: 'location-queen' }] }
      : await get('/account/locations?show=200');
    const seen = items.map(({ id }: { id: string }) => id);
    for (const { id } of rows) expect([null, ...seen]).toContain(id);
    const { devices } = await get('/analytics/dashboard');
    expect(devices.linked).toBeLessThanOrEqual((await get('/devices')).total);
  },
);

test('a media link is valid for one file of one account', async () => {
  // Of the same content, so that only the signature tells one file from the other.
  const files = filesForm([['one.png', await picture().png().toBuffer()]]);
  const upload = async (as: string | undefined) =>
    (await house.ask('POST', '/assets?type=misc', { form: files, ...(as && { as }) })).body.items[0];
  const own = await upload(PEOPLE.find(({ tenant }) => tenant === 'salon')?.token);
  const foreign = await upload(PEOPLE.find(({ tenant }) => tenant === 'pets')?.token);
  const statusOf = async (link: string) => {
    const answer = await fetch(house.sandbox.origin + link);
    await answer.arrayBuffer();
    return answer.status;
  };
  expect(await statusOf(own.url)).toBe(200);
  for (const link of [own.url.split('?')[0], own.url.replace(own.id, foreign.id), `${own.url}0`])
    expect([403, 404], link).toContain(await statusOf(link));
});
