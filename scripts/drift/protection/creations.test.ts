// Write mode creates what it can remove again, one record at a time, and leaves actions alone.
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  answers,
  createTable,
  crud,
  inPath,
  isNamed,
  NAMED,
  object,
  operation,
  runOn,
  type SmallAnswer,
  type SmallRequest,
} from '../small-service-testing.ts';

const users = crud('/users', 'User', NAMED.sent, NAMED.shown);

describe('a POST that declares 201, as some frameworks do for every POST', () => {
  const password = object({ password: { type: 'string' } });
  const paths = {
    ...users,
    '/users/change-password': { post: operation('changePassword', { '201': answers() }, password) },
    '/users/otp/setup': {
      post: operation('setUpOtp', { '201': answers(object({ id: { type: 'string' } })) }),
    },
    '/backup/restore': { post: operation('restoreBackup', { '201': { description: '' } }) },
    // What it answers has the form of a user, but it makes none.
    '/me/unlock': { post: operation('unlock', { '201': answers(NAMED.shown) }) },
  };
  const run = () => {
    const table = createTable([{ name: 'Ada' }]);
    return runOn(
      paths,
      (request) => table.answer('/users', request, isNamed) ?? [201, { id: 'r0', name: 'Ada' }],
    );
  };

  it('is an action unless a DELETE removes what it makes, and is left out by name', async () => {
    const { requests, remarks } = await run();
    const [first = ''] = remarks.filter((one) => one.startsWith('Not sent'));
    for (const id of ['changePassword', 'setUpOtp', 'restoreBackup', 'unlock'])
      expect(first).toMatch(new RegExp(`they can change what this run did not make: .*\\b${id} \\(\\d+\\)`));
    expect(requests).toContain('POST /users');
    for (const path of Object.keys(paths).slice(-4)) expect(requests).not.toContain(`POST ${path}`);
  });

  it('makes a record elsewhere if it answers its address', async () => {
    const location = { headers: { Location: { schema: { type: 'string' } } } };
    const signUp = operation('signUp', { '201': { ...answers(NAMED.shown), ...location } }, NAMED.sent);
    const { post: _, ...listing } = users['/users'] as Record<string, object>;
    const table = createTable([{ name: 'Ada' }]);
    const { requests, remarks } = await runOn(
      { ...users, '/users': listing, '/sign-ups': { post: signUp } },
      (request): SmallAnswer => {
        if (request.path !== '/sign-ups') return table.answer('/users', request, isNamed) ?? [404];
        const [status, made] = table.answer('/users', { ...request, path: '/users' }, isNamed) ?? [404];
        return [status, made, { location: `/users/${Object(made).id}` }];
      },
    );
    expect(requests).toContain('POST /sign-ups');
    expect(remarks.join('\n')).not.toContain('signUp (');
    expect([...table.rows.keys()]).toEqual(['r0']);
  });
});

describe('a creation that never succeeds', () => {
  const zones = crud('/servers/{server}/zones', 'Zone', NAMED.sent, NAMED.shown);
  const zone = zones['/servers/{server}/zones/{id}'] as Record<string, object>;
  const server = inPath('server').parameters[0];
  const paths = {
    '/servers': {
      get: operation('listServers', {
        '200': answers({ type: 'array', items: object({ id: { type: 'string' } }) }),
      }),
    },
    '/servers/{server}': {
      ...inPath('server'),
      get: operation('getServer', { '200': answers(object({ id: { type: 'string' } })) }),
    },
    '/servers/{server}/zones': { ...zones['/servers/{server}/zones'], parameters: [server] },
    '/servers/{server}/zones/{id}': {
      ...zone,
      parameters: [server, ...inPath('id').parameters],
      put: operation('replaceZone', { '200': answers(NAMED.shown) }, NAMED.sent),
    },
  };
  const answer = ({ method, path }: SmallRequest): SmallAnswer => {
    const [, first, id, second, zoneId] = path.split('/');
    if (first !== 'servers' || (id !== undefined && id !== 'localhost')) return [404];
    if (id === undefined) return method === 'GET' ? [200, [{ id: 'localhost' }]] : [405];
    if (second === undefined) return method === 'GET' ? [200, { id: 'localhost' }] : [405];
    if (zoneId !== undefined) return [404];
    if (method === 'GET') return [200, []];
    return method === 'POST' ? [422, { error: 'The zone is not canonical' }] : [405];
  };

  it('is tried below an existing record, and is the reason why others are left out', async () => {
    const { requests, remarks } = await runOn(paths, answer);
    expect(requests.filter((one) => one === 'POST /servers/localhost/zones').length).toBeGreaterThan(3);
    expect(remarks.join('\n')).toMatch(
      /^Not sent, as no creation has succeeded \(createZone: 422 The zone is not canonical\): \d+ requests of 1 operations: replaceZone \(\d+\)\.$/m,
    );
  });
});

describe('writes', () => {
  /** The largest number of writes at the same time. */
  const atOnce = async (...options: string[]) => {
    const table = createTable([{ name: 'Ada' }]);
    let [now, most] = [0, 0];
    await runOn(
      users,
      async (request) => {
        const isWrite = request.method !== 'GET';
        now += Number(isWrite);
        most = Math.max(most, now);
        if (isWrite) await sleep(5);
        now -= Number(isWrite);
        return table.answer('/users', request, isNamed) ?? [404];
      },
      ['--mode', 'write', ...options],
    );
    return most;
  };

  it('are sent one at a time', async () => {
    expect(await atOnce()).toBe(1);
  });

  it('are sent together with --parallel', async () => {
    expect(await atOnce('--parallel')).toBeGreaterThan(1);
  });

  it('stop after the first record if the list can no longer be read', async () => {
    const table = createTable([{ name: 'Ada' }]);
    const { requests, findings, remarks, status } = await runOn(users, (request) => {
      const isBroken = table.rows.size > 1;
      const { path, method } = request;
      if (isBroken && method === 'GET' && path === '/users') return [500];
      return table.answer('/users', request, isNamed) ?? [404];
    });
    expect(requests.filter((one) => one === 'POST /users')).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      kind: 'unreadable-after-write',
      operation: { id: 'createUser' },
      actual: '500',
    });
    expect(remarks.join('\n')).toContain(
      'The run ended early: Writing stopped, as GET /users cannot be read any more after POST /users.',
    );
    expect(status).toBe(1);
  });

  it('stop after a failure of the server that leaves the list unreadable', async () => {
    const table = createTable([{ name: 'Ada' }]);
    let isBroken = false;
    const { sent, findings } = await runOn(users, (request) => {
      const { path, method, json } = request;
      const isLong = method === 'POST' && `${Object(json).name}`.length === 20;
      isBroken ||= isLong;
      if (isLong) return [500];
      if (isBroken && method === 'GET' && path === '/users')
        return [200, 'half a list', { 'content-type': 'text/x' }];
      return table.answer('/users', request, isNamed) ?? [404];
    });
    const posts = sent.filter((one) => one.startsWith('POST /users'));
    expect(JSON.parse(posts.at(-1)?.slice('POST /users '.length) ?? '').name).toHaveLength(20);
    expect(findings[0]).toMatchObject({ kind: 'unreadable-after-write', operation: { id: 'createUser' } });
  });
});

it('writes texts that no reader of JSON has to accept last, each once an operation', async () => {
  const boxes = crud('/boxes', 'Box', object({ note: { type: 'string' } }, []), {
    ...object({ id: { type: 'string' }, note: { type: ['string', 'null'] } }, ['id']),
  });
  const [tables, paths] = [
    { '/users': createTable([{ name: 'Ada' }]), '/boxes': createTable([]) },
    { ...users, ...boxes },
  ];
  const { sent } = await runOn(
    paths,
    (request) =>
      tables['/users'].answer('/users', request, isNamed) ??
      tables['/boxes'].answer('/boxes', request, (json) => typeof json === 'object' && json !== null) ?? [
        404,
      ],
  );
  const posts = sent.filter((one) => one.startsWith('POST '));
  const isUnreadable = (one: string) => /\\u0000|\\ud83d|\\ude00/.test(one);
  const first = posts.findIndex(isUnreadable);
  expect(first).toBeGreaterThan(10);
  expect(posts.slice(first).every(isUnreadable)).toBe(true);
  for (const path of ['/users', '/boxes'])
    expect(posts.filter((one) => one.startsWith(`POST ${path} `) && isUnreadable(one))).toHaveLength(2);
});
