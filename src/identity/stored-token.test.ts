import { afterEach, describe, expect, it, vi } from 'vitest';
import { storedToken } from './stored-token';

const KEY = 'firebase:authUser:key:[DEFAULT]';
const inMinutes = (minutes: number) => Date.now() + minutes * 60_000;
const record = (manager: unknown) => JSON.stringify({ uid: 'u-1', stsTokenManager: manager });
const store = (text: string | null) =>
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === KEY ? text : null) });

describe('the stored token', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is read while it is valid, for the same user and the same app only', () => {
    store(record({ accessToken: 'a.b.c', expirationTime: inMinutes(5) }));
    expect(storedToken('key', 'u-1')).toBe('a.b.c');
    expect(storedToken('key', 'u-2')).toBeNull();
    expect(storedToken('other', 'u-1')).toBeNull();
  });

  it.each([
    ['expires within a minute', record({ accessToken: 'a.b.c', expirationTime: inMinutes(0.9) })],
    ['has no time', record({ accessToken: 'a.b.c' })],
    ['is no text', record({ accessToken: 7, expirationTime: inMinutes(5) })],
    ['is missing', null],
    ['has another shape', '[]'],
    ['is damaged', '{'],
  ])('is null when it %s', (_, text) => {
    store(text);
    expect(storedToken('key', 'u-1')).toBeNull();
  });

  it('is null where the browser allows no storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied');
      },
    });
    expect(storedToken('key', 'u-1')).toBeNull();
  });
});
