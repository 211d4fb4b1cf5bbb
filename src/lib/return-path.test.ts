import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path';

describe('returnPath', () => {
  it.each(['/assets', '/assets?page=2&type=logo', '/session/s1/general#top'])('keeps %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%0a\n/evil.example',
    'javascript:alert(1)',
    'assets',
    '',
    undefined,
    7,
    ['/assets'],
    `/${'x'.repeat(3000)}`,
  ])('drops %j', (path) => {
    expect(returnPath(path)).toBe('/dashboard');
  });
});
