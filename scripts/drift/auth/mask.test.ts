import { describe, expect, it } from 'vitest';
import { Credential, type CredentialPart } from './credential.ts';
import { createMask } from './mask.ts';

const part = (kind: CredentialPart['kind'], value: string, env = 'SECRET'): CredentialPart => ({
  kind,
  name: kind === 'bearer' || kind === 'basic' ? 'Authorization' : 'key',
  env,
  value,
});
const maskOf = (...parts: CredentialPart[]) => createMask([new Credential(parts)]);

describe('a mask', () => {
  const secret = 'p/s+w "ö.*$&';
  const base64 = Buffer.from(secret).toString('base64');

  it.each([
    ['itself', secret],
    ['in a URL', encodeURIComponent(secret)],
    ['in a URL with small letters', encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase())],
    ['in a form', encodeURIComponent(secret).replaceAll('%20', '+')],
    ['in JSON', JSON.stringify(secret).slice(1, -1)],
    ['in base64', base64],
    ['in base64 without its end', base64.replace(/=+$/, '')],
  ])('hides a secret: %s', (_, form) => {
    expect(maskOf(part('query', secret)).text(`a ${form} b ${form}`)).toBe('a $SECRET b $SECRET');
  });

  it('hides a login, and its password alone', () => {
    const { text, header } = maskOf(part('basic', 'user:password'));
    expect(text('user:password has password, not user')).toBe('$SECRET has $SECRET, not user');
    expect(header('Basic dXNlcjpwYXNzd29yZA==')).toBe('Basic $SECRET');
    expect(text('authorization: Basic dXNlcjpwYXNzd29yZA==')).toBe('authorization: Basic $SECRET');
  });

  it('hides a dummy value only if it is a whole header', () => {
    const { text, header } = maskOf(part('bearer', 'x'), part('header', 'b c', 'OTHER'));
    expect(text('nextCursor, Bearer x')).toBe('nextCursor, Bearer x');
    expect([header('x'), header('Bearer x'), header('b c'), header('text/x')]).toEqual([
      '$SECRET',
      'Bearer $SECRET',
      '$OTHER',
      'text/x',
    ]);
  });

  it('matches the longer of two secrets with a common prefix', () => {
    const { text } = maskOf(part('bearer', 'secret-1', 'SHORT'), part('query', 'secret-12', 'LONG'));
    expect(text('secret-12 secret-1')).toBe('$LONG $SHORT');
  });

  it('changes nothing without a secret', () => {
    const { text, header } = createMask([]);
    expect([text('a'), header('Bearer a')]).toEqual(['a', 'Bearer a']);
  });
});
