import type { components } from '../../../src/api/generated/schema.d.ts';

type Device = components['schemas']['Device'];

/** The app that booths should have. */
export const APP_VERSION = '4.2.1';

const ONLINE_MS = 5 * 60_000;

/** Whoever was seen after this moment is online. */
export const onlineSince = (now: Date): Date => new Date(now.getTime() - ONLINE_MS);

export interface Seen {
  linkedAt: Date | null;
  lastSeenAt: Date | null;
  appVersion: string | null;
  settingsBehind: boolean;
}

export function statusOf(
  { linkedAt, lastSeenAt, appVersion, settingsBehind }: Seen,
  now: Date,
): Device['status'] {
  if (linkedAt === null) return 'offline';
  if (lastSeenAt === null) return 'never';
  if (lastSeenAt <= onlineSince(now)) return 'offline';
  return settingsBehind || isOlder(appVersion ?? '', APP_VERSION) ? 'outdated' : 'online';
}

/**
 * Whether one version comes before another: by its numbers, and with equal ones a trial (`4.2.1-beta`) before the
 * finished one. A version that has no number in front, as builds of developers have, is never the older one.
 */
export function isOlder(version: string, than: string): boolean {
  const [mine, other] = [read(version), read(than)];
  if (!mine || !other) return false;
  const length = Math.max(mine.numbers.length, other.numbers.length);
  for (let at = 0; at < length; at += 1) {
    const difference = (mine.numbers[at] ?? 0) - (other.numbers[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return mine.isTrial && !other.isTrial;
}

function read(version: string) {
  const [, numbers, rest = ''] = /^(\d+(?:\.\d+)*)(.*)$/.exec(version) ?? [];
  return numbers === undefined
    ? undefined
    : { numbers: numbers.split('.').map(Number), isTrial: rest.startsWith('-') };
}
