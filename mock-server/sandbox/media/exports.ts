// Files that are created when they are downloaded. Access needs a secret, of which only the hash is
// stored.
import { createHash, randomBytes } from 'node:crypto';

const GOOD_FOR_MS = 10 * 60_000;

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A secret for the URL, and the values to store. */
export function newExport(now: Date): { secret: string; noted: { secretHash: string; expiresAt: Date } } {
  const secret = randomBytes(32).toString('base64url');
  return {
    secret,
    noted: { secretHash: hashOf(secret), expiresAt: new Date(now.getTime() + GOOD_FOR_MS) },
  };
}

/** @param name of the file, without its date */
export const fileHeaders = (name: string, ending: string, type: string, now: Date) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.${ending}"`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
});

export const inWords = (n: number): string => n.toLocaleString('en');
