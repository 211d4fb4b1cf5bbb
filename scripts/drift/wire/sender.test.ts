import { Buffer } from 'node:buffer';
import { createServer as createHttp } from 'node:http';
import type { Socket } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { WireRequest } from '../../contract/cases/http.ts';
import { listening, rawAnswer, serveRaw } from './raw-server.ts';
import { type Failure, isFailure, type Reply } from './reply.ts';
import { createSender, type SenderOptions } from './sender.ts';

const toClose: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close();
});

const get: WireRequest = { method: 'GET', target: '/', headers: {} };
const post: WireRequest = { method: 'POST', target: '/', headers: {}, body: Buffer.from('x') };
const ok = (socket: Socket) => socket.write(rawAnswer('ok'));

async function against(
  answer: (socket: Socket, count: number) => void,
  options: Partial<SenderOptions> = {},
  prefix = '',
) {
  const server = await serveRaw(answer);
  const signal = new AbortController().signal;
  const target = new URL(`${server.url.origin}${prefix}`);
  const sender = createSender({ target, timeoutMs: 3000, signal, ...options });
  toClose.push(server.close, sender.close);
  return { ...server, ...sender };
}

const statusOf = (outcome: Reply | Failure) => (isFailure(outcome) ? outcome.says : outcome.status);

describe('what goes over the wire', () => {
  it.each([
    ['', '/a?b=1', '/a?b=1'],
    ['/', '/a', '/a'],
    ['/api/v1', '/a', '/api/v1/a'],
    ['/api/v1/', '/a', '/api/v1/a'],
    ['/api', '/%zz/%/..//x?q=%E4&q=[1]&=', '/api/%zz/%/..//x?q=%E4&q=[1]&='],
    ['/api', '', '/api'],
    ['', '', '/'],
  ])('the prefix "%s" and "%s" as they stand', async (prefix, target, line) => {
    const { send, seen } = await against(ok, {}, prefix);
    await send({ ...get, target });
    expect(seen[0]?.split('\r\n')[0]).toBe(`GET ${line} HTTP/1.1`);
  });

  it('any method, bytes with their length, headers by their last value, and cookies together', async () => {
    const { send, seen } = await against(ok, {
      headers: { 'User-Agent': 'contract-drift/1', 'X-Drift-Run': 'r1' },
    });
    const bytes = Buffer.from([0, 255, 13, 10]);
    await send(
      { method: 'BREW', target: '/a?b=1', headers: { 'X-Ä': 'no' }, body: bytes },
      { headers: {} },
    ).then((outcome) => expect(outcome).toMatchObject({ failure: 'broken' }));
    await send(
      {
        method: 'BREW',
        target: '/a?b=1',
        headers: { 'x-drift-run': 'own', Cookie: 'a=1', 'X-Tab': 'ä\t' },
        body: bytes,
      },
      { headers: { cookie: 'key=2', Authorization: 'Bearer t' }, query: [['k&', 'a b']] },
    );
    expect(seen).toHaveLength(1);
    const [head = '', body] = seen[0]?.split('\r\n\r\n') ?? [];
    expect(head.split('\r\n')[0]).toBe('BREW /a?b=1&k%26=a%20b HTTP/1.1');
    expect(head.split('\r\n').slice(1)).toEqual(
      expect.arrayContaining([
        'User-Agent: contract-drift/1',
        'x-drift-run: own',
        'cookie: a=1; key=2',
        'Authorization: Bearer t',
        'content-length: 4',
      ]),
    );
    expect(head).not.toContain('r1');
    expect(body).toBe('\0\xff\r\n');
  });

  it.each([
    ['a path with a space', { ...get, target: '/a b' }],
    ['a path with a line break', { ...get, target: '/a\r\nX: 1' }],
    ['a method of two words', { ...get, method: 'GET /' }],
    ['a header with a line break', { ...get, headers: { 'X-A': 'a\nb' } }],
    ['its own framing', { ...get, headers: { 'Transfer-Encoding': 'chunked' } }],
  ])('nothing, for %s', async (_, wire) => {
    const { send, seen, sent } = await against(ok);
    expect(await send(wire)).toMatchObject({ failure: 'broken', says: expect.stringMatching(/\.$/) });
    expect([seen.length, sent()]).toEqual([0, 0]);
  });
});

describe('what comes back', () => {
  const text = 'the same text '.repeat(50);
  it.each([
    ['gzip', gzipSync(text)],
    ['X-GZIP', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['br', brotliCompressSync(text)],
    ['zstd', zstdCompressSync(text)],
    ['identity', Buffer.from(text)],
    ['gzip, br', brotliCompressSync(gzipSync(text))],
  ])('%s is decoded', async (coding, bytes) => {
    const { send } = await against((socket) =>
      socket.write(rawAnswer(bytes, [`Content-Encoding: ${coding}`])),
    );
    const outcome = await send(get);
    expect(isFailure(outcome) ? outcome.says : Buffer.from(outcome.body).toString()).toBe(text);
  });

  it.each(['compress', 'gzip, gzip, gzip, gzip'])('%s is not', async (coding) => {
    const { send } = await against((socket) => socket.write(rawAnswer('x', [`Content-Encoding: ${coding}`])));
    expect(await send(get)).toMatchObject({ failure: 'broken' });
  });

  it('every header as often as it was sent, and a HEAD without its body', async () => {
    const headers = ['Set-Cookie: a=1', 'Set-Cookie: b=2', 'X-Odd: \xe4', 'Content-Encoding: gzip'];
    const { send } = await against((socket) =>
      socket.write(rawAnswer('', headers).toString('latin1'), 'latin1'),
    );
    const outcome = await send({ ...get, method: 'HEAD' });
    if (isFailure(outcome)) throw new Error(outcome.says);
    expect(outcome.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(outcome.body).toHaveLength(0);
    expect(outcome.ms).toBeGreaterThan(0);
  });
});

describe('connections', () => {
  it('are used again', async () => {
    const { send, connections } = await against(ok);
    for (let i = 0; i < 5; i++) await send(get);
    expect(connections()).toBe(1);
  });

  it('that close quietly are replaced for a GET', async () => {
    const { send, seen, sent, connections } = await against((socket, count) => {
      if (count === 1) socket.resetAndDestroy();
      else ok(socket);
    });
    expect(statusOf(await send(get))).toBe(200);
    expect(statusOf(await send(get))).toBe(200);
    expect([seen.length, sent(), connections()]).toEqual([3, 2, 2]);
  });

  it('are not reused for a POST, which is sent once even if they are closed', async () => {
    let posts = 0;
    const used = new WeakSet<Socket>();
    const server = createHttp((asked, answer) => {
      if (asked.method === 'POST') posts += 1;
      // A second request on a connection is lost.
      if (used.has(asked.socket)) asked.socket.resetAndDestroy();
      used.add(asked.socket);
      asked.resume().on('end', () => answer.end('ok'));
    });
    const { url, close, connections } = await listening(server);
    const sender = createSender({ target: url, signal: new AbortController().signal });
    toClose.push(close, sender.close);
    for (let i = 0; i < 5; i++) {
      expect(statusOf(await sender.send(get))).toBe(200);
      expect(statusOf(await sender.send(post))).toBe(200);
    }
    expect(posts).toBe(5);
    expect(connections()).toBeGreaterThanOrEqual(10);
  });

  it('that are new and fail on a POST are not retried', async () => {
    const { send, seen } = await against((socket) => socket.resetAndDestroy());
    expect(await send(post)).toMatchObject({ failure: 'broken' });
    expect(seen).toHaveLength(1);
  });

  it('with unexpected data are replaced for a GET', async () => {
    const { send, seen } = await against((socket, count) => {
      if (count === 1) socket.write('<p>not of this answer</p>');
      else ok(socket);
    });
    expect([statusOf(await send(get)), statusOf(await send(get))]).toEqual([200, 200]);
    expect(seen).toHaveLength(3);
  });

  it('that are new and close quietly are not retried', async () => {
    const { send, seen } = await against((socket) => socket.resetAndDestroy());
    expect(await send(get)).toMatchObject({ failure: 'broken' });
    expect(seen).toHaveLength(1);
  });

  it('to a name under localhost go to this machine', async () => {
    const { url, close } = await listening(createHttp((_, answer) => answer.end('ok')));
    const target = new URL(`http://booth.localhost:${url.port}`);
    const sender = createSender({ target, signal: new AbortController().signal });
    toClose.push(close, sender.close);
    expect(statusOf(await sender.send(get))).toBe(200);
  });
});

describe('pace and budget', () => {
  it('starts at most the allowed requests per second', async () => {
    const starts: number[] = [];
    const answer = (socket: Socket) => {
      starts.push(performance.now());
      ok(socket);
    };
    const { send } = await against(answer, { perSecond: 20 });
    const began = performance.now();
    await Promise.all(Array.from({ length: 7 }, () => send(get)));
    expect(performance.now() - began).toBeGreaterThan(290);
    expect(starts).toHaveLength(7);
  });

  it('stops at the budget', async () => {
    const { send, sent, left, seen } = await against(ok, { budget: 2 });
    const outcomes = await Promise.all([send(get), send(get), send(get)]);
    expect(outcomes.map(statusOf)).toEqual([
      200,
      200,
      'The 2 requests of the budget are spent; give a larger --budget.',
    ]);
    expect([sent(), left(), seen.length]).toEqual([2, 0, 2]);
  });

  it('waits if asked to, and then uses the response', async () => {
    const busy = rawAnswer('later', ['Retry-After: 0'], '429 Too Many Requests');
    const once = await against((socket, count) => (count === 0 ? socket.write(busy) : ok(socket)));
    expect(statusOf(await once.send(post))).toBe(200);
    expect(once.sent()).toBe(2);
    const always = await against((socket) => socket.write(busy));
    expect(statusOf(await always.send(get))).toBe(429);
    expect(always.seen).toHaveLength(3);
    const spent = await against((socket) => socket.write(busy), { budget: 2 });
    expect(statusOf(await spent.send(get))).toBe(429);
  });

  it.each([
    ['for longer than a run can wait', '503 Service Unavailable', ['Retry-After: 3600']],
    ['without a time', '503 Service Unavailable', []],
    ['with words', '429 Too Many Requests', ['Retry-After: soon']],
    ['with a status that is not about waiting', '500 Oh', ['Retry-After: 0']],
  ])('does not wait if asked to %s', async (_, status, headers) => {
    const { send, seen } = await against((socket) => socket.write(rawAnswer('', headers, status)));
    expect(statusOf(await send(get))).toBe(Number(status.slice(0, 3)));
    expect(seen).toHaveLength(1);
  });

  it('waits for the requested seconds, or until the given time', async () => {
    const soon = () => new Date(Date.now() + 1500).toUTCString();
    const answers = [() => '1', soon];
    for (const after of answers) {
      const { send } = await against((socket, count) =>
        count === 0 ? socket.write(rawAnswer('', [`Retry-After: ${after()}`], '503 No')) : ok(socket),
      );
      const began = performance.now();
      expect(statusOf(await send(get))).toBe(200);
      expect(performance.now() - began).toBeGreaterThan(300);
    }
  });
});

describe('a run that is stopped', () => {
  it('ends active, waiting and later requests', async () => {
    const stop = new AbortController();
    const { send, seen } = await against(() => stop.abort(), { signal: stop.signal, perSecond: 1 });
    const stopped = { failure: 'stopped', says: 'The run was stopped.' };
    expect(await Promise.all([send(get), send(get)])).toMatchObject([stopped, stopped]);
    expect(await send(get)).toMatchObject(stopped);
    expect(seen).toHaveLength(1);
  });
});
