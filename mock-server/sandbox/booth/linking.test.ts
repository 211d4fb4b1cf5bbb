// Linking a booth, its key, and limits on wrong codes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, TOKENS } from '../testing.ts';
import { type Booths, LINK, openBooths, REPORT } from './testing.ts';

let booths: Booths;
beforeAll(async () => {
  booths = await openBooths();
});
afterAll(() => booths.stop());

describe('linking', () => {
  test('a code creates a device of the account, named after its model, at the code’s location', async () => {
    const { status, body } = await booths.link(await booths.newCode(TOKENS.location));
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: LINK.model, key: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await booths.deviceOf(body.deviceId)).toMatchObject({
      ...{ name: LINK.model, locationId: 'location-queen', sessionId: null, status: 'never' },
      ...{ lastSeenAt: null, model: LINK.model, appVersion: LINK.appVersion, queueLength: 0 },
      linkedAt: expect.any(String),
    });
    const other = await booths.newBooth();
    expect((await booths.deviceOf(other.id)).locationId).toBeNull();
    expect(await booths.report(booths.boothOf(body))).toMatchObject({ locationId: 'location-queen' });
    // A Manager sees devices at their own locations.
    const managed = await booths.newBooth(TOKENS.manager);
    expect((await booths.deviceOf(managed.id)).locationId).toBe('location-queen');
  });

  test('a long or unusual model still gives a name', async () => {
    const names = await Promise.all(
      ['x'.repeat(80), `${'é'.repeat(39)} tail`, '\u0007 '].map(async (model, i) => {
        // Each user has one code at a time.
        const as = [TOKENS.owner, TOKENS.manager, TOKENS.location][i] ?? '';
        return (await booths.link(await booths.newCode(as), { model })).body.name;
      }),
    );
    expect(names).toEqual(['x'.repeat(40), 'é'.repeat(39), 'Booth']);
  });

  test('accepts lower case, spaces and dashes', async () => {
    for (const write of [
      (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase(),
      (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`,
    ]) {
      expect((await booths.link(write(await booths.newCode(TOKENS.owner)))).status).toBe(200);
    }
  });

  test('a code pairs one booth, also with concurrent requests', async () => {
    const code = await booths.newCode(TOKENS.owner);
    const answers = await Promise.all(Array.from({ length: 8 }, () => booths.link(code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(404)]);
    expect((await booths.link(code)).status).toBe(404);
  });

  test('respects the plan’s limit, also for concurrent requests; the code stays valid', async () => {
    const as = TOKENS.enterprise;
    const visitor = bearer('owner-pets-2', { user_type: 3, account: 'owner-pets' });
    const codes = [await booths.newCode(as), await booths.newCode(visitor)];
    const answers = await Promise.all(codes.map((code) => booths.link(code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.findIndex(({ status }) => status === 409);
    expect(answers[refused]?.body.detail).toContain('Your plan includes 1 device, and 1 is linked.');
    await booths.ask('DELETE', `/devices/${answers[1 - refused]?.body.deviceId}`, { as });
    expect((await booths.link(codes[refused] ?? '')).status).toBe(200);
  });
});

describe('the key', () => {
  test('refuses a missing or wrong key, a user’s token, and the key of an unlinked booth', async () => {
    const booth = await booths.newBooth();
    const asked = { json: REPORT };
    expect((await booths.ask('POST', '/booth/heartbeat', asked)).status).toBe(401);
    expect((await booths.ask('POST', '/booth/heartbeat', { ...asked, as: TOKENS.owner })).status).toBe(401);
    expect(
      (await booths.boothOf({ deviceId: '', key: 'A'.repeat(43) }).ask('GET', '/booth/session')).status,
    ).toBe(401);
    expect((await booth.ask('POST', '/booth/heartbeat', asked)).status).toBe(200);
    await booths.own('GET', `/devices/unlink?id=${booth.id}`);
    for (const [method, path, more] of [
      ['POST', '/booth/heartbeat', asked],
      ['GET', '/booth/session', {}],
      ['POST', '/booth/photos', { form: booths.photoForm() }],
    ] as const) {
      expect((await booth.ask(method, path, more)).status).toBe(401);
    }
  });

  test('gives no other access, and is not stored', async () => {
    const booth = await booths.newBooth();
    expect((await booth.ask('GET', '/devices')).status).toBe(401);
    const { keyHash } = await booths.rows((db) =>
      db.selectFrom('devices').select('keyHash').where('id', '=', booth.id).executeTakeFirstOrThrow(),
    );
    expect(keyHash).toMatch(/^[0-9a-f]{64}$/);
    expect((await booth.ask('POST', '/booth/heartbeat', { json: REPORT })).status).toBe(200);
  });
});

test('slows down an address that sends wrong codes, and no other', async () => {
  const good = await booths.newCode(TOKENS.owner);
  const answers = await Promise.all(Array.from({ length: 60 }, () => booths.link('ZZZZZZZZ')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]));
  for (const { status, headers } of answers)
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3);
  expect((await booths.link(good, {}, '198.51.100.7')).status).toBe(200);
  // A text that is not a code gets a 422 and does not count.
  expect((await booths.link('nonsense!')).status).toBe(422);
});
