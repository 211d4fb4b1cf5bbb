// Random links, addresses and passcodes find nothing and cause no errors.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Guests, newVisitor, openGuests } from './testing.ts';

const TRIES = 2000;
const AT_ONCE = 20;
const SEED_TEXTS = [
  '',
  '..',
  '%2e%2e',
  '%00',
  "'or 1=1",
  'v--',
  'v-0-',
  '<script>',
  '💥',
  '{{link}}',
  'null',
];

let guests: Guests;
beforeAll(async () => {
  guests = await openGuests();
});
afterAll(() => guests.stop());

test('random tokens, slugs, codes and passcodes find nothing', async () => {
  const session = await guests.gallery({ passcode: 'sunshine' });
  const photo = await guests.shown(session.id, { caption: 'Secret caption' });
  const { id } = photo;
  const secrets = [photo.token, id, session.id, 'Secret caption', 'sunshine', 'owner-beauty'];
  const pick = <T>(list: T[]) => list[Math.floor(Math.random() * list.length)] as T;
  const madeUp = () =>
    pick([
      randomBytes(16).toString('base64url'),
      randomBytes(3).toString('hex'),
      `v-${Math.floor(Math.random() * 40).toString(36)}-${randomBytes(16).toString('base64url').slice(0, 22)}`,
      `e1-${Math.floor(Math.random() * 9)}-${randomBytes(8).toString('base64url')}`,
      photo.token.slice(0, -1) + pick([...'AQgw'].filter((letter) => !photo.token.endsWith(letter))),
      photo.token.toLowerCase(),
      id,
      encodeURIComponent(pick(SEED_TEXTS) + randomBytes(2).toString('hex')),
      pick(SEED_TEXTS),
    ]);
  const asks = [
    () => ['GET', `/photos/${madeUp()}`],
    () => ['POST', `/photos/${madeUp()}/events`, { kind: 'view', visitor: newVisitor() }],
    () => ['POST', `/photos/${madeUp()}/hide`, { confirm: true }],
    () => ['GET', `/sites/${madeUp()}`],
    () => ['GET', `/sites/${madeUp()}/photos`],
    () => ['GET', `/sites/${session.slug}/photos`],
    () => ['POST', `/sites/${session.slug}/passes`, { passcode: madeUp() || 'x' }],
    () => ['GET', `/subscriptions/${madeUp()}`],
    () => ['POST', `/subscriptions/${madeUp()}`],
  ] as (() => [string, string, object?])[];
  const statuses = new Map<number, number>();
  let left = TRIES;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const [method, path, json] = pick(asks)();
      const response = await guests.fetch(`/v1/guest${path}`, {
        method,
        headers: {
          'x-guest-pass': `${Date.now() + 1e7}.${randomBytes(32).toString('base64url')}`,
          ...(json && { 'content-type': 'application/json' }),
        },
        ...(json && { body: JSON.stringify(json) }),
      });
      const text = await response.text();
      const says = `${method} ${path}: ${response.status} ${text.slice(0, 300)}`;
      expect([401, 404, 422, 429], says).toContain(response.status);
      for (const secret of secrets) expect(text.includes(secret), says).toBe(false);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect([...statuses.keys()].sort()).toEqual([401, 404, 422, 429]);
  expect(await guests.get(`/photos/${id}`)).toMatchObject({ visibility: 'public', stats: { views: 0 } });
});
