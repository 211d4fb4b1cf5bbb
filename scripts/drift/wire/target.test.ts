import { describe, expect, it } from 'vitest';
import { UsageError } from '../../report/usage-error.ts';
import { defaultPace, guardHost, isLoopback, readTarget } from './target.ts';

describe('the target', () => {
  it.each(['http://localhost:8080/api/', 'https://api.example.org', 'HTTP://[::1]:1/v1'])(
    'can be %s',
    (text) => {
      expect(readTarget(text).href).toBe(new URL(text).href);
    },
  );

  it.each([
    ['api.example.org', 'http://'],
    ['ftp://api.example.org', 'http://'],
    ['http:/one-slash', 'http://'],
    ['http://', 'http://'],
    ['http://me:secret-word@api.example.org', '--auth basic'],
    ['http://me:secret-word@', 'http://'],
    ['https://api.example.org/?page=1', 'query'],
    ['https://api.example.org/?', 'query'],
    ['https://api.example.org/#top', 'fragment'],
  ])('cannot be %s', (text, hint) => {
    expect(() => readTarget(text)).toThrow(UsageError);
    expect(() => readTarget(text)).toThrow(hint);
    expect(() => readTarget(text)).not.toThrow('secret-word');
  });

  it.each([
    ...[
      'localhost',
      'a.b.localhost',
      'LOCALHOST.',
      '127.0.0.1',
      '127.9.8.7',
      '127.1',
      '2130706433',
      '[::1]',
      '[0::1]',
    ],
  ])('%s is this machine', (host) => {
    const url = new URL(`http://${host}:8080/`);
    expect([isLoopback(url), defaultPace(url)]).toEqual([true, undefined]);
  });

  it.each([
    ...[
      'example.org',
      '127.example.org',
      'localhost.example.org',
      'mylocalhost',
      '0.0.0.0',
      '128.0.0.1',
      '[::2]',
    ],
  ])('%s is not', (host) => {
    const url = new URL(`http://${host}:8080/`);
    expect([isLoopback(url), defaultPace(url)]).toEqual([false, 5]);
  });
});

describe('write mode', () => {
  const staging = new URL('https://Staging.example.org:8443/v1');

  it('needs no confirmation on this machine, and reading needs none anywhere', () => {
    expect(() => guardHost(new URL('http://localhost:1'), 'write', undefined)).not.toThrow();
    expect(() => guardHost(staging, 'read', undefined)).not.toThrow();
  });

  it('requires the host with its port to be repeated elsewhere', () => {
    expect(() => guardHost(staging, 'write', undefined)).toThrow(
      'give --confirm-host staging.example.org:8443 ',
    );
    expect(() => guardHost(staging, 'write', 'staging.example.org')).toThrow(
      '--confirm-host is "staging.example.org" and --target is on staging.example.org:8443; give',
    );
    expect(() => guardHost(staging, 'write', 'Staging.Example.org:8443')).not.toThrow();
    expect(() => guardHost(new URL('https://example.org:443'), 'write', 'example.org')).not.toThrow();
  });
});
