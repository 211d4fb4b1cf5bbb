import { expect, it } from 'vitest';
import { isOwnHost } from './own-domain';

it.each([
  ['frameside.example', true],
  ['app.frameside.example', true],
  ['a.b.frameside.example', true],
  ['evil-frameside.example', false],
  ['frameside.example.evil.example', false],
  ['example', false],
  ['localhost', false],
  ['', false],
])('[analytics] on %s it is enabled: %s', (host, enabled) => {
  expect(isOwnHost(host, 'Frameside.example')).toBe(enabled);
});

it('[analytics] without a domain it is enabled nowhere', () => {
  expect(isOwnHost('localhost', '')).toBe(false);
  expect(isOwnHost('', '')).toBe(false);
});
