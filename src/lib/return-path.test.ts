import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path';

describe('returnPath', () => {
  it.each(['/assets', '/assets?page=2&type=logo', '/session/s1/general#top'])('keeps %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  it('encodes letters that a header does not take', () => {
    expect(returnPath('/\u200b/x?q=\u4f60#\u200b')).toBe('/%E2%80%8B/x?q=%E4%BD%A0#%E2%80%8B');
  });

  it.each([
    '/.//evil.example',
    '/x/..//evil.example',
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
