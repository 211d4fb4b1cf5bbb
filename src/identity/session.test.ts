import { describe, expect, it } from 'vitest';
import { parseHint } from './session';

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
  ])('is nothing when it is %s', (text) => {
    expect(parseHint(text)).toBeNull();
  });
});
