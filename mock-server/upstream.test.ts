import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Part } from './parts.ts';
import { ask, PartUnavailable } from './upstream.ts';

let stop = () => {};
afterEach(() => stop());

/** A part that closes each connection when a second request comes over it, or every request if it is down. */
async function startPart({ isDown = false } = {}) {
  const seen = new WeakSet<object>();
  const server = createServer(({ socket }, response) => {
    if (isDown || seen.has(socket)) return socket.destroy();
    seen.add(socket);
    response.end('here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => server.closeAllConnections();
  return { name: 'The part', port: (server.address() as AddressInfo).port } as Part;
}

const question = (method: string) => ({
  ...{ method, path: '/', headers: {} },
  signal: new AbortController().signal,
});

test('asks again over a new connection when the idle one was just closed, but never repeats a write', async () => {
  const part = await startPart();
  for (let i = 0; i < 2; i += 1) expect((await ask(part, question('GET'))).body.toString()).toBe('here');
  await expect(ask(part, question('POST'))).rejects.toThrow(PartUnavailable);
});

test('says that a part is unavailable when it closes a new connection', async () => {
  const part = await startPart({ isDown: true });
  await expect(ask(part, question('GET'))).rejects.toThrow(PartUnavailable);
});
