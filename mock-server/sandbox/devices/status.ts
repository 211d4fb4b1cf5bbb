import type { components } from '../../../src/api/generated/schema.d.ts';

type Device = components['schemas']['Device'];

/** The current version of the booth app. */
export const APP_VERSION = '4.2.1';

export const ONLINE_MS = 5 * 60_000;

/** A device seen after this moment is online. */
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
 * Whether one version is older than another, by its numbers; a pre-release (`4.2.1-beta`) is older
 * than its release. A version without a leading number, such as a developer's build, is never
 * older.
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
