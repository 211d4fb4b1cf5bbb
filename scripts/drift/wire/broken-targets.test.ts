import { Buffer } from 'node:buffer';
import { createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { listening, rawAnswer, serveRaw } from './raw-server.ts';
import { type Failure, isFailure, type Reply } from './reply.ts';
import { createSender, type SenderOptions } from './sender.ts';

const get = { method: 'GET', target: '/', headers: {} };
const toClose: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close();
});

function sender(target: URL, options: Partial<SenderOptions> = {}) {
  const made = createSender({ target, timeoutMs: 400, signal: new AbortController().signal, ...options });
  toClose.push(made.close);
  return made;
}

async function target(answer: (socket: Socket, count: number) => void) {
  const server = await serveRaw(answer);
  toClose.push(server.close);
  return server;
}

/** Sends a request and expects it to end within seconds. */
async function ask(
  answer: (socket: Socket, count: number) => void,
  options: Partial<SenderOptions> = {},
): Promise<Reply | Failure> {
  const { url } = await target(answer);
  return inTime(sender(url, options).send(get));
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await work;
  expect(performance.now() - began).toBeLessThan(4000);
  return done;
}

/** Writes a chunk every few milliseconds while the client listens. */
function drip(socket: Socket, begin: string, piece: string | Buffer, every = 5): void {
  socket.write(begin);
  const clock = setInterval(() => socket.write(piece), every);
  socket.on('close', () => clearInterval(clock));
}

function textOf(outcome: Reply | Failure): string {
  if (isFailure(outcome)) throw new Error(outcome.says);
  return Buffer.from(outcome.body).toString();
}

describe('a target that is not there', () => {
  it('refuses the connection', async () => {
    const gone = await listening(createServer());
    await gone.close();
    const outcome = await inTime(sender(gone.url).send(get));
    expect(outcome).toMatchObject({ failure: 'unreachable' });
    expect(outcome).toHaveProperty(
      'says',
      expect.stringMatching(/^127\.0\.0\.1:\d+ refuses the connection;/),
    );
  });

  it('has an unknown host name', async () => {
    const nowhere = new URL('http://no-such-host.invalid');
    const outcome = await inTime(sender(nowhere, { timeoutMs: 3000 }).send(get));
    expect(outcome).toMatchObject({ failure: 'unreachable' });
    expect(outcome).toHaveProperty('says', expect.stringContaining('no-such-host.invalid'));
  });
});

describe('a target without an end', () => {
  it('takes the connection and says nothing', async () => {
    expect(await ask(() => {})).toMatchObject({
      failure: 'timeout',
      says: expect.stringMatching(/said nothing within 0.4 s/),
    });
  });

  it('drips its head', async () => {
    const outcome = await ask((socket) => drip(socket, 'HTTP/1.1 200 OK\r\nX-Long: ', 'a'));
    expect(outcome).toMatchObject({ failure: 'timeout' });
  });

  it('sends one interim answer after the other', async () => {
    const outcome = await ask((socket) => drip(socket, '', 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'));
    expect(outcome).toMatchObject({ failure: 'timeout' });
  });

  it('drips its body', async () => {
    const outcome = await ask((socket) =>
      drip(socket, 'HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n', 'a'),
    );
    expect(outcome).toMatchObject({
      failure: 'timeout',
      says: expect.stringMatching(/began its answer and did not end it/),
    });
  });

  it('sends a body for ever, and is cut', async () => {
    const chunk = Buffer.from(`4000\r\n${'x'.repeat(0x4000)}\r\n`);
    const head = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';
    const outcome = await ask((socket) => drip(socket, head, chunk, 1), {
      maxBytes: 100_000,
      timeoutMs: 3000,
    });
    expect(outcome).toEqual({
      failure: 'too-large',
      says: 'Its answer has more than 100000 bytes.',
      ms: expect.any(Number),
    });
  });

  it('sends a head of 100,000 lines', async () => {
    const head = `HTTP/1.1 200 OK\r\n${Array.from({ length: 100_000 }, (_, i) => `X-${i}: a\r\n`).join('')}\r\n`;
    const outcome = await ask((socket) => socket.end(head), { timeoutMs: 3000 });
    expect(outcome).toMatchObject({
      failure: 'too-large',
      says: 'The head of its answer has more than 65536 bytes.',
    });
  });

  it('sends one huge header', async () => {
    const head = `HTTP/1.1 200 OK\r\nX: ${'a'.repeat(1_000_000)}\r\n\r\n`;
    expect(await ask((socket) => socket.end(head))).toMatchObject({ failure: 'too-large' });
  });
});

describe('a target that speaks no proper HTTP', () => {
  it.each([
    ['garbage', '\x00\x01\x02 hello\r\n\r\n'],
    ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n'],
    ['a status that is none', 'HTTP/1.1 abc OK\r\n\r\n'],
    ['a chunk of a wrong size', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabc\r\n0\r\n\r\n'],
    ['a chunk without a size', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nabc'],
    ['more than it announced', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nabcdefgh'],
  ])('%s', async (_, bytes) => {
    const outcome = await ask((socket) => socket.write(bytes));
    expect(outcome).toMatchObject({
      failure: 'broken',
      says: expect.stringMatching(/^What 127\.0\.0\.1:\d+ sent is no HTTP: ./),
    });
  });

  it('changes the protocol unasked', async () => {
    const outcome = await ask((socket) =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n'),
    );
    expect(outcome).toMatchObject({ failure: 'broken', says: expect.stringMatching(/changed the protocol/) });
  });
});

describe('a target that ends early', () => {
  it('closes without a word', async () => {
    const outcome = await ask((socket) => socket.end());
    expect(outcome).toMatchObject({
      failure: 'broken',
      says: expect.stringMatching(/closed the connection without an answer\.$/),
    });
  });

  it('resets without a word', async () => {
    expect(await ask((socket) => socket.resetAndDestroy())).toMatchObject({ failure: 'broken' });
  });

  it('closes within its head', async () => {
    expect(await ask((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-'))).toMatchObject({
      failure: 'broken',
    });
  });

  it('sends less than it announced', async () => {
    const outcome = await ask((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc'));
    expect(outcome).toMatchObject({
      failure: 'broken',
      says: expect.stringMatching(/in the middle of its answer, after 3 of 100 bytes/),
    });
  });

  it('resets within its body', async () => {
    const outcome = await ask((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n');
      setTimeout(() => socket.resetAndDestroy(), 50);
    });
    expect(outcome).toMatchObject({
      failure: 'broken',
      says: expect.stringMatching(/in the middle of its answer, after 3 bytes/),
    });
  });
});

describe('a target that compresses', () => {
  const gzipped = (bytes: Buffer) => rawAnswer(bytes, ['Content-Encoding: gzip']);

  it('sends a small body that is a gigabyte', async () => {
    const bomb = gigabyte();
    expect(bomb.length).toBeLessThan(2_000_000);
    const before = process.memoryUsage().rss;
    const outcome = await ask((socket) => socket.write(gzipped(bomb)), { timeoutMs: 3000 });
    expect(outcome).toMatchObject({
      failure: 'too-large',
      says: 'Its answer has more than 8388608 bytes once decompressed.',
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });

  it('sends half of it', async () => {
    const half = gzipSync('a body that is long enough to be cut').subarray(0, 20);
    expect(await ask((socket) => socket.write(gzipped(half)))).toMatchObject({
      failure: 'broken',
      says: 'Its answer says that it is gzip and is not: unexpected end of file.',
    });
  });
});

describe('a target that is odd and right', () => {
  it('redirects elsewhere, which is its answer', async () => {
    const elsewhere = await target((socket) => socket.write(rawAnswer('')));
    const outcome = await ask((socket) =>
      socket.write(rawAnswer('moved', [`Location: ${elsewhere.url}`], '302 Found')),
    );
    expect(outcome).toMatchObject({ status: 302 });
    expect(textOf(outcome)).toBe('moved');
    expect(elsewhere.connections()).toBe(0);
  });

  it('answers HTML to everything', async () => {
    const outcome = await ask((socket) =>
      socket.write(rawAnswer('<!doctype html>', ['Content-Type: text/html'])),
    );
    expect(textOf(outcome)).toBe('<!doctype html>');
  });

  it('ends an HTTP/1.0 answer without a length by closing', async () => {
    const outcome = await ask((socket) => socket.end('HTTP/1.0 200 OK\r\nX-A: 1\r\n\r\nall of it'));
    expect(textOf(outcome)).toBe('all of it');
  });

  it('sends a head of 40 kB', async () => {
    const outcome = await ask((socket) => socket.write(rawAnswer('ok', [`X-Policy: ${'a'.repeat(40_000)}`])));
    expect(textOf(outcome)).toBe('ok');
  });

  it('sends interim answers first', async () => {
    const outcome = await ask((socket) =>
      socket.write(`HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\n${rawAnswer('last')}`),
    );
    expect(outcome).toMatchObject({ status: 200 });
    expect(textOf(outcome)).toBe('last');
  });

  it('answers before it has read a large body, and hangs up', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.once('data', () => {
        socket.pause();
        socket.write(rawAnswer('too much', ['Connection: close'], '413 Content Too Large'));
        setTimeout(() => socket.destroy(), 100);
      });
    });
    const { url, close } = await listening(server);
    toClose.push(close);
    const body = Buffer.alloc(20_000_000);
    const outcome = await inTime(
      sender(url, { timeoutMs: 3000 }).send({ method: 'POST', target: '/', headers: {}, body }),
    );
    expect(outcome).toMatchObject({ status: 413 });
  });
});

/** 1 MB of gzip members that unpack to zeros. */
function gigabyte(): Buffer {
  const member = gzipSync(Buffer.alloc(1 << 24), { level: 9 });
  return Buffer.concat(Array.from({ length: 64 }, () => member));
}
