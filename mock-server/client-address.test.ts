import type { IncomingMessage } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addressOf, guestHeaders, protocolOf } from './client-address.ts';
import { problem } from './problems.ts';
import { openTestDoor, sendText } from './test-door.ts';

const PROXY = '10.0.0.1';
const address = (peer: string, headers: IncomingMessage['headers'], proxy?: string) =>
  addressOf({ headers, socket: { remoteAddress: peer } as IncomingMessage['socket'] }, proxy);

test('headers of a client do not change its address', () => {
  const forged = {
    'x-client-address': '203.0.113.9',
    'x-guest-key': 'a'.repeat(64),
    'x-forwarded-for': '203.0.113.9',
  };
  expect(address('198.51.100.7', forged)).toBe('198.51.100.7');
  expect(address('198.51.100.7', forged, PROXY)).toBe('198.51.100.7');
  expect(address('::ffff:198.51.100.7', {})).toBe('198.51.100.7');
});

test('uses the last address that the proxy names, and ignores those sent by the client', () => {
  const forwarded = (value: string) => ({ 'x-forwarded-for': value, 'x-client-address': '203.0.113.9' });
  expect(address(PROXY, forwarded('203.0.113.9, 198.51.100.7'), PROXY)).toBe('198.51.100.7');
  expect(address(`::ffff:${PROXY}`, forwarded('2001:db8::7'), PROXY)).toBe('2001:db8::7');
  for (const value of ['', 'unknown', '198.51.100.7, ', '198.51.100.7:443'])
    expect(address(PROXY, forwarded(value), PROXY), value).toBe(PROXY);
  expect(address(PROXY, {}, PROXY)).toBe(PROXY);
});

test('the guest pages of this process name their client', () => {
  expect(address('127.0.0.1', guestHeaders('198.51.100.7'))).toBe('198.51.100.7');
});

test('only the proxy can say that the client uses https', () => {
  const protocol = (peer: string, named: string | undefined, proxy?: string) =>
    protocolOf(
      {
        headers: { 'x-forwarded-proto': named },
        socket: { remoteAddress: peer } as IncomingMessage['socket'],
      },
      proxy,
    );
  expect(protocol(PROXY, 'https', PROXY)).toBe('https');
  expect(protocol(`::ffff:${PROXY}`, 'http, https', PROXY)).toBe('https');
  for (const named of ['http', 'https, http', 'HTTPS evil', '', undefined])
    expect(protocol(PROXY, named, PROXY), named).toBe('http');
  expect(protocol('198.51.100.7', 'https', PROXY)).toBe('http');
  expect(protocol(PROXY, 'https')).toBe('http');
});

describe('tells the sandbox', () => {
  /** @returns what the sandbox gets as these headers */
  async function openDoor(...names: string[]) {
    const door = await openTestDoor();
    onTestFinished(door.stop);
    const seen: unknown[] = [];
    door.sandbox = (req, res) => {
      seen.push(...names.map((name) => req.headers[name]));
      res.writeHead(404, { 'content-type': 'application/problem+json' }).end(problem(404, 'x').body);
    };
    const get = (path: string, host: string, header: string) =>
      sendText(
        door.origin,
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${header}\r\nConnection: close\r\n\r\n`,
      );
    return { seen, get };
  }

  test('the address of the client, also of a guest, and no forged one', async () => {
    const { seen, get } = await openDoor('x-client-address', 'x-guest-key');
    const forged = 'X-Client-Address: 203.0.113.9\r\nX-Guest-Key: 0\r\nX-Forwarded-For: 203.0.113.9';
    await get('/api/v1/assets', 'localhost', `${forged}, 198.51.100.7`);
    expect(await get('/autumn', 'guest.localhost', `${forged}, 198.51.100.7`)).toMatch(
      /^HTTP\/1\.1 404 .*<!doctype html>/s,
    );
    await get('/api/v1/guest/sites/autumn', 'localhost', `${forged}, 198.51.100.7`);
    await get('/api/v1/assets', 'localhost', `${forged}, unknown`);
    expect(seen).toEqual([
      ...['198.51.100.7', undefined, '198.51.100.7', undefined, '198.51.100.7', undefined],
      ...['127.0.0.1', undefined],
    ]);
  });

  test('the origin of the app with the protocol that the proxy names, and no forged one', async () => {
    const { seen, get } = await openDoor('x-app-origin');
    for (const header of [
      'X-Forwarded-Proto: https',
      'X-Forwarded-Proto: https, http',
      'X-App-Origin: https://x',
    ])
      await get('/api/v1/assets', 'app.localhost', header);
    expect(seen).toEqual(['https://app.localhost', 'http://app.localhost', 'http://app.localhost']);
  });
});
