// An <img> sends no bearer, so a file's address carries its own permission: for one file of one
// record, in one state, for a while.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasCode, StartRefusal } from '../lock.ts';
import type { Held, Holder } from './holders.ts';

export type Variant = 'full' | 'thumb';

/** A record whose file is meant, as far as its address depends on it. */
type Linked = Pick<Held, 'hash' | 'linksEnded'> & { id: string };

export interface Links {
  /** The same links with another origin for guests. */
  at(guestOrigin: string): Links;
  /** The same links with another host for guests; scheme and port stay. */
  onDomain(domain: string): Links;
  /** An address of the public site: `p/…`. */
  guestUrl(path: string): string;
  /** Proves that this server wrote these values, in 43 letters. @param kind of the values; that of media is a holder */
  sign(kind: string, ...values: (string | number)[]): string;
  /** The address of a record's file, relative to the API's origin. Good for one to two hours. */
  url(holder: Holder, record: Linked, variant: Variant): string;
  /** Tells whether a file has changed, and nothing of what is in it. */
  etag(file: Pick<Held, 'hash'>, variant: Variant): string;
  /** What a signed address names; undefined when it is forged or has expired. */
  read(
    holder: Holder,
    id: string,
    query: URLSearchParams,
  ): { version: string; variant: Variant; expires: number } | undefined;
}

/** What an address is for: another file of the record has another one, and so has the same file once its addresses were ended. */
export const versionOf = ({ hash, linksEnded = 0 }: Omit<Linked, 'id'>): string =>
  linksEnded === 0 ? hash.slice(0, 16) : `${hash.slice(0, 16)}-${linksEnded}`;

const HOUR = 3600;

/** Where guests are sent when the front door has not said. */
export const GUESTS = 'http://guest.localhost';

/**
 * @param now seconds since 1970
 */
export function createLinks(
  secret: Buffer,
  now: () => number = () => Math.floor(Date.now() / 1000),
  guestOrigin = GUESTS,
): Links {
  const digest = (...named: (string | number)[]) =>
    createHmac('sha256', secret).update(JSON.stringify(named)).digest();
  const sign = (holder: Holder, id: string, version: string, variant: Variant, expires: number) =>
    digest(holder, id, version, variant, expires);

  return {
    at: (origin) => createLinks(secret, now, origin),
    onDomain: (domain) => {
      const own = new URL(guestOrigin);
      own.hostname = domain;
      return createLinks(secret, now, own.origin);
    },
    guestUrl: (path) => `${guestOrigin}/${path}`,
    sign: (...named) => digest(...named).toString('base64url'),
    url(holder, record, variant) {
      const { id } = record;
      const version = versionOf(record);
      // On the hour, so that a file keeps one address for an hour and the browser finds it in its cache.
      const expires = (Math.floor(now() / HOUR) + 2) * HOUR;
      const query = new URLSearchParams({ v: version, expires: `${expires}` });
      if (variant === 'thumb') query.set('size', 'thumb');
      query.set('signature', sign(holder, id, version, variant, expires).toString('base64url'));
      return `/media/${holder}/${encodeURIComponent(id)}?${query}`;
    },
    etag: ({ hash }, variant) =>
      `"${createHmac('sha256', secret).update(`etag ${variant} ${hash}`).digest('base64url')}"`,
    read(holder, id, query) {
      const version = query.get('v') ?? '';
      const expires = Number(query.get('expires'));
      const variant = query.get('size') === 'thumb' ? 'thumb' : 'full';
      const given = Buffer.from(query.get('signature') ?? '', 'base64url');
      const right = sign(holder, id, version, variant, expires);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      return expires > now() ? { version, variant, expires } : undefined;
    },
  };
}

/** The key that signs links, made at the first start: links outlive a restart, and no other folder's are good here. */
export function readSecret(file: string): Buffer {
  try {
    writeFileSync(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  const isFile = statSync(file).isFile();
  const secret = isFile ? Buffer.from(readFileSync(file, 'utf8'), 'base64') : undefined;
  if (secret?.length !== 32) {
    throw new StartRefusal(`${resolve(file)} does not hold a key; remove it, and a new one is made.`);
  }
  return secret;
}
