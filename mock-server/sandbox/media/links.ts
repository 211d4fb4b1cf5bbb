// <img> requests have no bearer token, so a file's URL contains a temporary permission for one file
// of one record in one state.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hasCode, StartRefusal } from '../lock.ts';
import type { Held, Holder } from './holders.ts';

/** The file, a small picture of it, or its copy without metadata for anyone outside of the account. */
export type Variant = 'full' | 'thumb' | 'shared';

const VARIANTS: Variant[] = ['thumb', 'shared'];

/** The fields of a record on which the URL of its file depends. */
type Linked = Pick<Held, 'hash' | 'linksEnded'> & { id: string };

export interface Links {
  /** The same links for another origin of the public site. */
  at(guestOrigin: string): Links;
  /** The same links on an account's custom domain; scheme and port do not change. */
  onDomain(domain: string): Links;
  /** A URL of the public site: `p/…`. */
  guestUrl(path: string): string;
  /**
   * A signature of these values in 43 characters. @param kind of the values; for media, the holder
   */
  sign(kind: string, ...values: (string | number)[]): string;
  /** The URL of a record's file, relative to the API's origin. Valid for one to two hours. */
  url(holder: Holder, record: Linked, variant: Variant): string;
  /** Changes with the file, and reveals nothing about its content. */
  etag(file: Pick<Held, 'hash'>, variant: Variant): string;
  /** The parameters of a signed URL; undefined when it is forged or has expired. */
  read(
    holder: Holder,
    id: string,
    query: URLSearchParams,
  ): { version: string; variant: Variant; expires: number } | undefined;
}

/** The version of a URL: it changes with the record's file, and when its URLs are revoked. */
export const versionOf = ({ hash, linksEnded = 0 }: Omit<Linked, 'id'>): string =>
  linksEnded === 0 ? hash.slice(0, 16) : `${hash.slice(0, 16)}-${linksEnded}`;

const HOUR = 3600;

/** The public site's origin if the front door did not send it. */
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
      // Rounded to the hour, so that a file keeps its URL for an hour and browsers can cache it.
      const expires = (Math.floor(now() / HOUR) + 2) * HOUR;
      const query = new URLSearchParams({ v: version, expires: `${expires}` });
      if (variant !== 'full') query.set('variant', variant);
      query.set('signature', sign(holder, id, version, variant, expires).toString('base64url'));
      return `/media/${holder}/${encodeURIComponent(id)}?${query}`;
    },
    etag: ({ hash }, variant) =>
      `"${createHmac('sha256', secret).update(`etag ${variant} ${hash}`).digest('base64url')}"`,
    read(holder, id, query) {
      const version = query.get('v') ?? '';
      const expires = Number(query.get('expires'));
      const variant = VARIANTS.find((one) => one === query.get('variant')) ?? 'full';
      const given = Buffer.from(query.get('signature') ?? '', 'base64url');
      const right = sign(holder, id, version, variant, expires);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      return expires > now() ? { version, variant, expires } : undefined;
    },
  };
}

/**
 * The key that signs links. It is created at the first start, so links survive a restart and are
 * valid for one folder only.
 */
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
