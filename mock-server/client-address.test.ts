import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf, guestHeaders } from './client-address.ts';

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
