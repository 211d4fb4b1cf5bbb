// Files that are made when they are fetched. Whoever may fetch one knows a secret, of which only the hash is kept.
import { createHash, randomBytes } from 'node:crypto';

const GOOD_FOR_MS = 10 * 60_000;

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A secret for an address, and what is noted of it. */
export function newExport(now: Date): { secret: string; noted: { secretHash: string; expiresAt: Date } } {
  const secret = randomBytes(32).toString('base64url');
  return {
    secret,
    noted: { secretHash: hashOf(secret), expiresAt: new Date(now.getTime() + GOOD_FOR_MS) },
  };
}

/** @param name of the file, before its date */
export const fileHeaders = (name: string, ending: string, type: string, now: Date) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.${ending}"`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
});

export const inWords = (n: number): string => n.toLocaleString('en');
