import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JSON_TYPE, openTestDoor, type TestDoor } from './test-door.ts';

let door: TestDoor;
beforeEach(async () => {
  door = await openTestDoor();
});
afterEach(() => door.stop());

const SIGN_UP = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k';
const signUp = () =>
  fetch(`${door.origin}${SIGN_UP}`, { method: 'POST', headers: JSON_TYPE, body: '{"email":"a@x.test"}' });
const restore = async () => {
  door.sandbox = (_req, res) => res.writeHead(200, JSON_TYPE).end('{}');
  await door.identity.restore();
  door.seen.length = 0;
};

test('an emulator that has not got its users back is not there', async () => {
  await expect(signUp()).rejects.toThrow();
  await restore();
  expect((await signUp()).status).toBe(200);
});

test('a sign-up is acknowledged after the user has been written down', async () => {
  await restore();
  door.emulator = (_req, res) =>
    res.writeHead(200, JSON_TYPE).end('{"localId":"new-user","idToken":"x.e30.y"}');
  let asked = '';
  const written = Promise.withResolvers<void>();
  door.sandbox = (req, res) => {
    req.on('data', (chunk) => {
      asked += chunk;
    });
    req.on('end', () => written.promise.then(() => res.writeHead(200, JSON_TYPE).end('{}')));
  };
  const answered = vi.fn();
  const answer = signUp().then((response) => {
    answered();
    return response.json();
  });
  await vi.waitFor(() =>
    expect(JSON.parse(asked)).toMatchObject({ uid: 'new-user', emulator: expect.stringMatching(/^http:/) }),
  );
  expect(answered).not.toHaveBeenCalled();
  written.resolve();
  expect(await answer).toMatchObject({ localId: 'new-user' });
  expect(door.seen).toEqual([`emulator POST ${SIGN_UP}`, 'sandbox POST /internal/identity/sync']);
});

test('a change that could not be written down is not acknowledged', async () => {
  await restore();
  door.emulator = (_req, res) => res.writeHead(200, JSON_TYPE).end('{"localId":"new-user"}');
  door.sandbox = (_req, res) => res.writeHead(500).end();
  await expect(signUp()).rejects.toThrow();
  expect(door.logged.at(-1)).toMatch(/^A change of user new-user was not written down/);
});

test('a change waits for a sandbox that is being restarted', async () => {
  await restore();
  door.emulator = (_req, res) => res.writeHead(200, JSON_TYPE).end('{"localId":"new-user"}');
  door.sandboxIsAway = true;
  const answer = signUp();
  await vi.waitFor(() => expect(door.seen).toHaveLength(1));
  door.sandboxIsAway = false;
  expect((await answer).status).toBe(200);
});

test("a body that is too large is refused, and never the emulator's", async () => {
  await restore();
  const path = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
  const answer = await fetch(`${door.origin}${path}`, { method: 'POST', body: Buffer.alloc(11_000_000) });
  expect([answer.status, door.seen]).toEqual([413, []]);
});

test('who used a one-time code is found by the code', async () => {
  await restore();
  door.emulator = (req, res) => {
    res.writeHead(200, JSON_TYPE);
    if (req.url?.endsWith('/oobCodes')) res.end('{"oobCodes":[{"oobCode":"c1","email":"a@x.test"}]}');
    else if (req.url?.endsWith(':lookup')) res.end('{"users":[{"localId":"the-user"}]}');
    else res.end('{"email":"a@x.test","requestType":"PASSWORD_RESET"}');
  };
  let uid: unknown;
  door.sandbox = (req, res) => {
    req.on('data', (chunk) => {
      uid = JSON.parse(`${chunk}`).uid;
    });
    req.on('end', () => res.writeHead(200, JSON_TYPE).end('{}'));
  };
  const path = '/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=k';
  await fetch(`${door.origin}${path}`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: '{"oobCode":"c1","newPassword":"secret1"}',
  });
  expect(uid).toBe('the-user');
  uid = undefined;
  await fetch(`${door.origin}/emulator/action?mode=verifyEmail&oobCode=c1&apiKey=k`);
  expect(uid).toBe('the-user');
});

test('the sandbox hears from the door alone where the emulator is, and only while it can be asked', async () => {
  let told: unknown;
  const ask = async () => {
    await fetch(`${door.origin}/api/v1/assets`, { headers: { 'x-identity-origin': 'http://127.0.0.1:1' } });
    return told;
  };
  const listen = () => {
    door.sandbox = (req, res) => {
      told = req.headers['x-identity-origin'];
      res.writeHead(200, JSON_TYPE).end('{"page":1,"pages":0,"items":[]}');
    };
  };
  listen();
  expect(await ask()).toBeUndefined();
  await restore();
  listen();
  expect(await ask()).toMatch(/^http:\/\/127\.0\.0\.1:\d{2,}$/);
  door.faults.set({ parts: { identity: 'down' } }, []);
  expect(await ask()).toBeUndefined();
});

test('a sign-in is passed on at once, and noted all the same', async () => {
  await restore();
  door.emulator = (_req, res) => res.writeHead(200, JSON_TYPE).end('{"localId":"the-user"}');
  door.sandboxIsAway = true;
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';
  const signIn = () => fetch(`${door.origin}${path}`, { method: 'POST', headers: JSON_TYPE, body: '{}' });
  expect((await signIn()).status).toBe(200);
  door.sandboxIsAway = false;
  await vi.waitFor(() => expect(door.seen).toContain('sandbox POST /internal/identity/sync'));
  door.seen.length = 0;
  door.emulator = (_req, res) => res.writeHead(400, JSON_TYPE).end('{"error":{}}');
  expect((await signIn()).status).toBe(400);
  expect(door.seen).toEqual([`emulator POST ${path}`]);
});
