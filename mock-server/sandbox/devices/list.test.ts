import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, openSandbox, type TestSandbox, TOKENS } from '../testing.ts';
import { setLimits } from '../testing-rows.ts';
import { deviceRow } from './row.ts';
import { APP_VERSION, type Seen, statusOf } from './status.ts';

let sandbox: TestSandbox;
const now = new Date();
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** Every combination of the values that determine a status. */
const STATES: Seen[] = [null, now].flatMap((linkedAt) =>
  [null, ago(1), ago(9)].flatMap((lastSeenAt) =>
    [null, APP_VERSION, '4.1.9', '4.2.1-beta', '5.0', 'dev'].flatMap((appVersion) =>
      [false, true].map((settingsBehind) => ({ linkedAt, lastSeenAt, appVersion, settingsBehind })),
    ),
  ),
);

beforeAll(async () => {
  sandbox = await openSandbox(async (db) => {
    const rows = STATES.map((state, nth) => ({
      ...deviceRow({ id: `device-${nth}`, name: `Booth ${nth}`, ...state }, now),
      accountId: 'owner-beauty',
    }));
    await db.insertInto('devices').values(rows).execute();
    await setLimits(db, 'owner-beauty', { devices: null });
  });
});
afterAll(() => sandbox.stop());

const list = async (query: string) =>
  (await call(sandbox.origin, 'GET', `/devices?show=200${query}`, { as: TOKENS.owner })).body;
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);

test.each(['online', 'offline', 'outdated', 'never'])(
  'the database and the code agree on linked devices that are %s',
  async (status) => {
    const right = STATES.flatMap((state, nth) =>
      state.linkedAt !== null && statusOf(state, now) === status ? [`device-${nth}`] : [],
    );
    const { items } = await list(`&status=${status}`);
    expect(idsOf(items).toSorted()).toEqual(right.toSorted());
    expect(right.length).toBeGreaterThan(0);
    expect(new Set(items.map((one: { status: string }) => one.status))).toEqual(new Set([status]));
  },
);

test('a new booth appears in the list at once, and first when sorted by last link', async () => {
  const as = TOKENS.owner;
  const { code } = (await call(sandbox.origin, 'POST', '/devices/code', { as })).body;
  const before = idsOf((await list('')).items);
  const linked = await call(sandbox.origin, 'POST', '/booth/link', {
    json: { code, model: 'Galaxy Tab S9', appVersion: APP_VERSION },
  });
  expect(linked.status).toBe(200);
  const { deviceId } = linked.body;
  expect(before).not.toContain(deviceId);
  expect(idsOf((await list('')).items)).toContain(deviceId);
  expect(idsOf((await list('&sort=-linked')).items)[0]).toBe(deviceId);
  expect(idsOf((await list('&status=never')).items)).toContain(deviceId);
});

test('keeps devices that are not linked', async () => {
  const { items } = await list('&status=unlinked');
  expect(items.length).toBeGreaterThan(0);
  expect(new Set(items.map((one: { linkedAt: string | null }) => one.linkedAt))).toEqual(new Set([null]));
});
