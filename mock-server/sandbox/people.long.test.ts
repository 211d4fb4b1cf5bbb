// A user is changed both at the identity provider and in the database, or in neither if one fails.
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readAll } from '../upstream.ts';
import { TOKENS } from './testing.ts';
import { type KillableSandbox, openKillableSandbox } from './testing-identity.ts';
import { setLimits } from './testing-rows.ts';

// Each change of a sign-in waits for the second to end.
vi.setConfig({ testTimeout: 30_000 });

let house: KillableSandbox;
/** A proxy between sandbox and emulator that interferes with certain calls. */
let between: Server;
let act: { at: string; doing: () => Promise<void> } | undefined;

beforeAll(async () => {
  house = await openKillableSandbox((db) => setLimits(db, 'owner-beauty', { locations: null }));
  between = createServer(async (request, response) => {
    const body = (await readAll(request)).toString();
    const called = request.url?.split('/').at(-1) ?? '';
    if (act && `${called} ${body}`.includes(act.at)) {
      const { doing } = act;
      act = undefined;
      await doing();
      response.destroy();
      return;
    }
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
    const answer = await fetch(house.emulator.origin + request.url, { method: 'POST', headers, body });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  between.closeAllConnections();
  between.close();
  await house.stop();
});

const as = TOKENS.owner;
const PASSWORD = 'foxglove-lantern-42';
const newEmail = () => `${randomUUID()}@juniper.example`;
const body = (email: string) => ({
  name: 'Harbourfront',
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  timezone: 'America/Toronto',
});
const make = async (email: string) =>
  (await house.ask('POST', '/account/locations', { as, json: body(email) })).body.id;

/**
 * Calls the API with the proxy as the provider. Undefined if the sandbox was killed before it
 * responded.
 */
const ask = async (method: string, path: string, json?: object) => {
  const { port } = between.address() as AddressInfo;
  const headers = { 'x-identity-origin': `http://127.0.0.1:${port}` };
  return house.ask(method, path, { as, headers, ...(json && { json }) }).catch(() => undefined);
};
/**
 * Kills the sandbox during a call to the emulator that begins with this text: `:lookup {"localId`.
 */
const killedAt = async (at: string, answer: () => Promise<unknown>) => {
  act = { at, doing: () => house.sandbox.kill() };
  expect(await answer()).toBeUndefined();
};
const restart = async () => {
  await house.killAndRestart();
  // The first request of any kind.
  await house.ask('GET', '/account', { as });
};

const READ = ':lookup {"localId';

test('after a kill the sign-in works with the latest password', async () => {
  const email = newEmail();
  const id = await make(email);
  const json = { password: 'copper-kettle-77', confirmPassword: 'copper-kettle-77' };
  await house.ask('POST', `/account/locations/${id}/password`, { as, json });
  const { token } = await house.signIn(email, 'copper-kettle-77');
  const isAllowed = async (who: string) => (await house.ask('GET', '/account', { as: who })).status;
  await Promise.all([house.killAndRestart(), house.emulator.forget()]);
  await house.restore();
  expect(await isAllowed(token)).toBe(200);
  expect((await house.signIn(email, PASSWORD)).status).toBe(400);
  const anew = await house.signIn(email, 'copper-kettle-77');
  expect([anew.status, await isAllowed(anew.token)]).toEqual([200, 200]);
  await house.ask('DELETE', `/account/locations/${id}`, { as });
});

test('a partially created location does not exist, and its address is free', async () => {
  for (const at of [':update {', READ]) {
    const email = newEmail();
    await killedAt(at, () => ask('POST', '/account/locations', body(email)));
    await restart();
    await expect.poll(() => house.userOf(email)).toBeUndefined();
    expect((await house.ask('GET', '/account/locations?search=harbour', { as })).body.items).toEqual([]);
    const id = await make(email);
    expect((await house.signIn(email, PASSWORD)).status).toBe(200);
    await house.ask('DELETE', `/account/locations/${id}`, { as });
  }
});

test('a partially changed password is reverted', async () => {
  const email = newEmail();
  const id = await make(email);
  const { token } = await house.signIn(email, PASSWORD);
  const json = { password: 'copper-kettle-77', confirmPassword: 'copper-kettle-77' };
  await killedAt(READ, () => ask('POST', `/account/locations/${id}/password`, json));
  expect((await house.signIn(email, PASSWORD)).status).toBe(400);
  await restart();
  await expect.poll(async () => (await house.signIn(email, PASSWORD)).status).toBe(200);
  expect((await house.signIn(email, 'copper-kettle-77')).status).toBe(400);
  expect((await house.ask('GET', '/account', { as: token })).status).toBe(200);
});

test('a partially deleted location still exists', async () => {
  const email = newEmail();
  const id = await make(email);
  await killedAt(READ, () => ask('DELETE', `/account/locations/${id}`));
  expect((await house.signIn(email, PASSWORD)).status).toBe(400);
  await restart();
  await expect.poll(async () => (await house.signIn(email, PASSWORD)).status).toBe(200);
  expect((await house.ask('GET', `/account/locations/${id}`, { as })).status).toBe(200);
});

test('a provider that fails midway is a 503, and nothing has changed', async () => {
  const email = newEmail();
  const id = await make(email);
  const other = newEmail();
  act = { at: READ, doing: async () => undefined };
  const answer = await ask('POST', `/account/locations/${id}`, { email: other, name: 'Renamed' });
  expect(answer?.status).toBe(503);
  expect((await house.ask('GET', `/account/locations/${id}`, { as })).body).toMatchObject({
    email,
    name: 'Harbourfront',
  });
  expect((await house.signIn(email, PASSWORD)).status).toBe(200);
  expect(await house.userOf(other)).toBeUndefined();
});

test('a change during a rollback is not reported as successful', async () => {
  const email = newEmail();
  const id = await make(email);
  await killedAt(READ, () => ask('POST', `/account/locations/${id}`, { email: newEmail() }));
  await house.killAndRestart();
  const sync = () =>
    fetch(`${house.sandbox.origin}/internal/identity/sync`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ uid: id, emulator: house.emulator.origin }),
    });
  expect((await sync()).status).toBe(409);
  expect((await sync()).status).toBe(200);
  expect((await house.signIn(email, PASSWORD)).status).toBe(200);
});
