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

test('is unavailable until the emulator’s users are restored', async () => {
  await expect(signUp()).rejects.toThrow();
  await restore();
  expect((await signUp()).status).toBe(200);
});

test('confirms a sign-up after the user has been stored', async () => {
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
  await expect
    .poll(() => JSON.parse(asked))
    .toMatchObject({ uid: 'new-user', emulator: expect.stringMatching(/^http:/) });
  expect(answered).not.toHaveBeenCalled();
  written.resolve();
  expect(await answer).toMatchObject({ localId: 'new-user' });
  expect(door.seen).toEqual([`emulator POST ${SIGN_UP}`, 'sandbox POST /internal/identity/sync']);
});

test('does not confirm a change that could not be stored', async () => {
  await restore();
  door.emulator = (_req, res) => res.writeHead(200, JSON_TYPE).end('{"localId":"new-user"}');
  door.sandbox = (_req, res) => res.writeHead(500).end();
  await expect(signUp()).rejects.toThrow();
  expect(door.logged.at(-1)).toMatch(/^A change of user new-user was not written down/);
});

test('a change waits for a restarting sandbox', async () => {
  await restore();
  door.emulator = (_req, res) => res.writeHead(200, JSON_TYPE).end('{"localId":"new-user"}');
  door.sandboxIsAway = true;
  const answer = signUp();
  await expect.poll(() => door.seen).toHaveLength(1);
  door.sandboxIsAway = false;
  expect((await answer).status).toBe(200);
});

test('refuses a body that is too large, without the emulator', async () => {
  await restore();
  const path = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
  const answer = await fetch(`${door.origin}${path}`, { method: 'POST', body: Buffer.alloc(11_000_000) });
  expect([answer.status, door.seen]).toEqual([413, []]);
});

test('finds the user of a one-time code by the code', async () => {
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
});

test.each([
  ['POST', '/identitytoolkit.googleapis.com/v1/projects/demo-x/accounts:lookup'],
  ['POST', '/identitytoolkit.googleapis.com/v1/projects/demo-x/accounts:update'],
  ['POST', '/identitytoolkit.googleapis.com/v1/projects/demo-x/accounts:batchCreate'],
  ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken'],
  ['POST', '/www.googleapis.com/identitytoolkit/v3/relyingparty/signupNewUser'],
  ['OPTIONS', '/identitytoolkit.googleapis.com/v1/accounts:lookup'],
  ['PATCH', '/emulator/v1/projects/demo-x/config'],
  ['DELETE', '/emulator/v1/projects/demo-x/accounts'],
  ['GET', '/emulator/openapi.json'],
  ['GET', '/emulator/action?mode=signIn&oobCode=x&apiKey=k&lang=en&continueUrl=https://evil.example/login'],
  [
    'GET',
    '/emulator/auth/handler?apiKey=k&appName=x&authType=signInViaRedirect&providerId=google.com&redirectUrl=javascript:alert(1)',
  ],
  ['GET', '/emulator/auth/handler?apiKey=k&appName=x&authType=signInViaPopup&providerId=google.com'],
  ['GET', '/emulator/auth/iframe?apiKey=k'],
])('keeps unused paths away from the emulator: %s %s', async (method, path) => {
  await restore();
  const answer = await fetch(door.origin + path, { method, redirect: 'manual' });
  expect([404, 418]).toContain(answer.status);
  expect(door.seen).toEqual([]);
});

test('grants no administrator access, and removes the emulator’s CORS headers', async () => {
  await restore();
  door.emulator = (req, res) =>
    res
      .writeHead(200, {
        ...JSON_TYPE,
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'x',
      })
      .end(JSON.stringify({ users: [], got: Object.keys(req.headers).toSorted() }));
  const path = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
  const lookup = (headers: Record<string, string>) =>
    fetch(door.origin + path, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: '{}' });
  expect((await lookup({ authorization: 'Bearer owner' })).status).toBe(403);
  expect(door.seen).toEqual([]);
  const answer = await lookup({ origin: door.origin, referer: door.origin, cookie: 'a=b', 'x-other': '1' });
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  const { got } = await answer.json();
  expect(got).toEqual(['accept', 'connection', 'content-length', 'content-type', 'host']);
});

test('a sign-up stores only the created user', async () => {
  await restore();
  door.emulator = (_req, res) => res.writeHead(200, JSON_TYPE).end('{"localId":"new-user"}');
  const synced: unknown[] = [];
  door.sandbox = (req, res) => {
    req.on('data', (chunk) => synced.push(JSON.parse(`${chunk}`).uid));
    req.on('end', () => res.writeHead(200, JSON_TYPE).end('{}'));
  };
  await fetch(door.origin + SIGN_UP, {
    method: 'POST',
    headers: JSON_TYPE,
    body: '{"localId":"victim-1","users":[{"localId":"victim-2"}]}',
  });
  expect(synced).toEqual(['new-user']);
});

test('refuses a change that the sandbox reverted, with the provider’s error format', async () => {
  await restore();
  door.emulator = (_req, res) => res.writeHead(200, JSON_TYPE).end('{"localId":"location-1"}');
  door.sandbox = (_req, res) => res.writeHead(403, JSON_TYPE).end('{}');
  const path = '/identitytoolkit.googleapis.com/v1/accounts:update?key=k';
  const body = '{"idToken":"x.e30.y","email":"other@x.test"}';
  const answer = await fetch(door.origin + path, { method: 'POST', headers: JSON_TYPE, body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { message: 'OPERATION_NOT_ALLOWED' } });
});

test('tells the sandbox where the emulator is, only while it is available', async () => {
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

test('forwards a sign-in immediately, and still records it', async () => {
  await restore();
  door.emulator = (_req, res) => res.writeHead(200, JSON_TYPE).end('{"localId":"the-user"}');
  door.sandboxIsAway = true;
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';
  const signIn = () => fetch(`${door.origin}${path}`, { method: 'POST', headers: JSON_TYPE, body: '{}' });
  expect((await signIn()).status).toBe(200);
  door.sandboxIsAway = false;
  await expect.poll(() => door.seen).toContain('sandbox POST /internal/identity/sync');
  door.seen.length = 0;
  door.emulator = (_req, res) => res.writeHead(400, JSON_TYPE).end('{"error":{}}');
  expect((await signIn()).status).toBe(400);
  expect(door.seen).toEqual([`emulator POST ${path}`]);
});
