import { expect, test } from 'vitest';
import { createHostRule, isFromForeignPage } from './hosts.ts';

const answers = (host: string, allowedHosts: string[], ...headers: (string | undefined)[]) =>
  headers.map(createHostRule({ host, allowedHosts }));

test('on loopback only the names of this machine are allowed', () => {
  expect(answers('127.0.0.1', [], 'localhost', '127.0.0.1:1', '[::1]', 'a.b.localhost')).not.toContain(false);
  const others = [
    'evil.example',
    '10.0.0.1',
    'localhost.',
    'notlocalhost',
    '',
    undefined,
    'localhost:x',
    'localhost:65536',
    'a b',
  ];
  expect(answers('127.0.0.1', [], ...others)).not.toContain(true);
});

test('also allows the bound address and configured names', () => {
  expect(answers('10.0.0.1', ['staging.example'], '10.0.0.1:80', 'Staging.Example')).not.toContain(false);
  expect(answers('10.0.0.1', ['staging.example'], '10.0.0.2', 'x.staging.example')).not.toContain(true);
});

test('allows every local address when bound to all, and no other name', () => {
  expect(answers('0.0.0.0', [], '10.0.0.1', '[fe80::1]:80', 'localhost')).not.toContain(false);
  expect(answers('::', [], 'evil.example', '10.0.0.1.evil.example')).not.toContain(true);
});

test('detects a foreign page by its origin or fetch metadata, and never a program', () => {
  const foreign = (headers: Record<string, string>) =>
    isFromForeignPage({ headers: { host: 'localhost:4000', ...headers } });
  expect(foreign({})).toBe(false);
  expect(foreign({ origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' })).toBe(false);
  expect(foreign({ 'sec-fetch-site': 'none' })).toBe(false);
  expect(foreign({ origin: 'http://localhost:5000' })).toBe(true);
  expect(foreign({ origin: 'null' })).toBe(true);
  expect(foreign({ 'sec-fetch-site': 'same-site' })).toBe(true);
});
