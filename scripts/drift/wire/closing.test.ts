import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { type RawServer, rawAnswer, serveRaw } from './raw-server.ts';
import { createSender } from './sender.ts';

const run = promisify(execFile);

let server: RawServer;
afterEach(() => server.close());

/** Runs a script in its own process, which exits only if nothing is left open; returns its output. */
async function program(body: string): Promise<unknown> {
  const script = `
    import { createSender } from ${JSON.stringify(new URL('sender.ts', import.meta.url).href)};
    const make = (options) =>
      createSender({ target: new URL('${server.url}'), signal: new AbortController().signal, ...options });
    const get = { method: 'GET', target: '/', headers: {} };
    const what = ({ status, failure }) => status ?? failure;
    ${body}`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { timeout: 20_000 });
  return JSON.parse(stdout);
}

it('ends active, waiting and later requests, and leaves nothing open', async () => {
  server = await serveRaw((socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc'));
  const printed = await program(`
    const { send, close } = make({ timeoutMs: 3600_000, perSecond: 0.001 });
    const under = Promise.all([send(get), send(get)]);
    await new Promise((done) => setTimeout(done, 300));
    await close();
    console.log(JSON.stringify([...(await under), await send(get)].map(what)));
  `);
  expect(printed).toEqual(['stopped', 'stopped', 'stopped']);
  expect(server.seen).toHaveLength(1);
});

it('closes idle connections at once', async () => {
  server = await serveRaw((socket) => socket.write(rawAnswer('ok')));
  const { send, close } = createSender({ target: server.url, signal: new AbortController().signal });
  expect(await send({ method: 'GET', target: '/', headers: {} })).toMatchObject({ status: 200 });
  expect(server.open()).toBe(1);
  await close();
  // Less than the idle timeout.
  await expect.poll(server.open, { timeout: 700 }).toBe(0);
});
