import { describe, expect, it } from 'vitest';
import { claim, firstTruthy, isTruthy, UserType, userType, userTypeName } from './claims';

describe('[claims]', () => {
  it('are looked up by name, with a default', () => {
    expect(claim({ account: 'a' }, 'account', 'none')).toBe('a');
    expect(claim({}, 'account', 'none')).toBe('none');
    expect(claim({ user_type: 0 }, 'user_type', 3)).toBe(0);
  });

  it('can be checked for truth, one or the first of several', () => {
    expect(isTruthy({ admin: true }, 'admin')).toBe(true);
    expect(isTruthy({ admin: 0 }, 'admin')).toBe(false);
    expect(firstTruthy({ a: '', b: 0, c: 'x', d: 'y' }, 'a', 'b', 'c', 'd')).toBe('x');
    expect(firstTruthy({}, 'a')).toBeUndefined();
  });
});

describe('[user-types]', () => {
  it('are Regular 0, Manager 1, Location 2, Enterprise 3', () => {
    expect(UserType).toEqual({ Regular: 0, Manager: 1, Location: 2, Enterprise: 3 });
    expect(userTypeName(2)).toBe('Location');
  });

  it('default to Regular, also for a value nobody knows', () => {
    expect(userType({})).toBe(UserType.Regular);
    expect(userType({ user_type: 9 })).toBe(UserType.Regular);
    expect(userType({ user_type: 3 })).toBe(UserType.Enterprise);
  });
});
