import { describe, expect, test } from 'vitest';
import { APP_VERSION, isOlder, type Seen, statusOf } from './status.ts';

const now = new Date('2026-09-18T15:10:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const seen: Seen = {
  linkedAt: ago(86_400),
  lastSeenAt: ago(30),
  appVersion: APP_VERSION,
  settingsBehind: false,
};

describe('a device', () => {
  test.each<[string, Partial<Seen>, string]>([
    ['seen a moment ago', {}, 'online'],
    ['seen just within five minutes', { lastSeenAt: ago(299) }, 'online'],
    ['not seen for five minutes', { lastSeenAt: ago(300) }, 'offline'],
    ['with an older app', { appVersion: '4.1.9' }, 'outdated'],
    ['with a newer app', { appVersion: '5.0.0' }, 'online'],
    ['with older settings', { settingsBehind: true }, 'outdated'],
    ['with an older app, not seen', { appVersion: '1', lastSeenAt: ago(900) }, 'offline'],
    ['not seen yet', { lastSeenAt: null }, 'never'],
    ['unlinked', { linkedAt: null }, 'offline'],
    ['unlinked before it was seen', { linkedAt: null, lastSeenAt: null }, 'offline'],
  ])('%s', (_, change, status) => {
    expect(statusOf({ ...seen, ...change }, now)).toBe(status);
  });
});

test.each([
  ['4.2.0', '4.2.1', true],
  ['4.2.1', '4.2.1', false],
  ['4.10.0', '4.9.9', false],
  ['4.2', '4.2.0', false],
  ['4.2', '4.2.1', true],
  ['4.2.1-beta', '4.2.1', true],
  ['4.2.1+build7', '4.2.1', false],
  ['dev', '4.2.1', false],
])('%s before %s: %s', (version, than, older) => {
  expect(isOlder(version, than)).toBe(older);
});
