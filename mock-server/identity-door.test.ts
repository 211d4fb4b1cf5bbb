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
])('what the SDK does not call does not reach the emulator: %s %s', async (method, path) => {
  await restore();
  const answer = await fetch(door.origin + path, { method, redirect: 'manual' });
  expect([404, 418]).toContain(answer.status);
  expect(door.seen).toEqual([]);
});

test('nobody is an administrator through the door, and no header of the emulator lets other pages in', async () => {
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

test('a sign-up writes down nobody but the user that it made', async () => {
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

test('a change that the sandbox has undone is refused in the words of the provider', async () => {
  await restore();
  door.emulator = (_req, res) => res.writeHead(200, JSON_TYPE).end('{"localId":"location-1"}');
  door.sandbox = (_req, res) => res.writeHead(403, JSON_TYPE).end('{}');
  const path = '/identitytoolkit.googleapis.com/v1/accounts:update?key=k';
  const body = '{"idToken":"x.e30.y","email":"other@x.test"}';
  const answer = await fetch(door.origin + path, { method: 'POST', headers: JSON_TYPE, body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { message: 'OPERATION_NOT_ALLOWED' } });
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
