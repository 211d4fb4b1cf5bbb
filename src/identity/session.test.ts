import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentSession, loseSession, parseHint, readSessionHint, setSession } from './session';

const user = { uid: 'u-1', email: 'a@example.com', name: 'A', userType: 0, admin: false, unconfirmed: false };

describe('the hint of the last session', () => {
  it('is read back as it was written, and as nothing more', () => {
    expect(parseHint(JSON.stringify(user))).toEqual(user);
    expect(parseHint(JSON.stringify({ ...user, token: 'x' }))).toEqual(user);
  });

  it.each([
    null,
    '',
    'null',
    '[]',
    '{',
    '7',
    '"x"',
    JSON.stringify({ ...user, uid: 7 }),
    JSON.stringify({ ...user, name: {} }),
    JSON.stringify({ ...user, userType: '3' }),
    JSON.stringify({ ...user, admin: 'yes' }),
    JSON.stringify({ ...user, ended: true }),
  ])('is nothing when it is %s', (text) => {
    expect(parseHint(text)).toBeNull();
  });
});

describe('a session that is lost', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('keeps the user on an open page, but not after a reload', () => {
    setSession({ status: 'signed-in', user });
    loseSession();
    loseSession();
    expect(currentSession()).toEqual({ status: 'ended', user });
    expect(parseHint(kept.get('session') ?? null)).toBeNull();
  });

  it('signs out where another tab signed out, and where the page was not confirmed yet', () => {
    setSession({ status: 'signed-in', user });
    kept.clear();
    loseSession();
    expect(currentSession().status).toBe('signed-out');
    kept.set('session', JSON.stringify(user));
    readSessionHint();
    loseSession();
    expect(currentSession().status).toBe('signed-out');
  });
});
