// Answers GET /media/<holder>/<id>: the file or a part of it, its thumbnail, or its copy without metadata.
import { finished, Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { createDomains } from '../account/domains.ts';
import { notFound, refuse } from '../refusal.ts';
import type { Tables } from '../store/tables.ts';
import type { OpenFile } from './file-store.ts';
import type { Files } from './files.ts';
import { findHeld, isHolder } from './holders.ts';
import { type Links, versionOf } from './links.ts';
import { mimeWithoutMetadata } from './metadata/remove.ts';
import type { Derived } from './pictures.ts';

// Files are uploads: browsers must not guess another type, and an SVG must not run scripts.
const SAFE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

export interface MediaParts {
  db: Kysely<Tables>;
  files: Files;
  links: Links;
  derived: Derived;
}

/**
 * @param holder the kind of record, from the URL
 * @throws Refusal 403 for a forged or expired link, 404 for a deleted or replaced file
 */
export async function serveMedia(
  { db, files, links, derived }: MediaParts,
  { holder, id }: { holder: string; id: string },
  request: Request,
): Promise<Response> {
  const link = isHolder(holder) && links.read(holder, id, new URL(request.url).searchParams);
  if (!link) throw refuse(403, 'This link has expired. Reload the page to get a new one.');
  const held = await findHeld(db, holder, id);
  const site = request.headers.get('x-guest-site');
  const isElsewhere = site !== null && (await createDomains(db).accountOf(site)) !== held?.accountId;
  if (!held || isElsewhere || versionOf(held) !== link.version) throw notFound();

  const seconds = Math.max(0, link.expires - Math.floor(Date.now() / 1000));
  // A revocable link is checked on each request; otherwise a hidden photo would stay visible.
  const lasting =
    held.linksEnded === undefined ? `private, max-age=${seconds}, immutable` : 'private, no-cache';
  const { hash } = held;
  // Guests never get the file itself, because it can tell where and by whom it was made.
  const variant = holder === 'guests' && link.variant === 'full' ? 'shared' : link.variant;
  if (variant === 'thumb' && !held.mime.startsWith('image/')) throw notFound();
  const { mime, provide } = {
    full: { mime: held.mime, provide: undefined },
    thumb: { mime: 'image/webp', provide: () => derived.thumbnail(hash, held.accountId) },
    shared: {
      mime: mimeWithoutMetadata(held.mime),
      provide: () => derived.shared(hash, held.mime, held.accountId),
    },
  }[variant];
  const open = () => files.open(hash, variant);
  const file = (await open()) ?? (provide && (await provide().then(open)));
  // Never serves the file instead of its thumbnail, because a picture that cannot be drawn might also crash a browser.
  if (!file) throw notFound();
  return answer(request, file, mime, links.etag(held, variant), lasting);
}

/** Sends the file, and closes it afterwards. */
async function answer(request: Request, file: OpenFile, mime: string, etag: string, cacheControl: string) {
  const { size } = file;
  const headers = {
    ...SAFE,
    'content-type': mime,
    etag,
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
  };
  const empty = async (status: number, more: Record<string, string> = {}) => {
    await file.close();
    return new Response(null, { status, headers: { ...headers, ...more } });
  };

  if (tagsOf(request.headers.get('if-none-match')).includes(etag)) return empty(304);
  const range = readRange(request, etag, size);
  if (range === 'beyond') return empty(416, { 'content-range': `bytes */${size}` });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const about = {
    'content-length': `${end - start + 1}`,
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  };
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return empty(status, about);
  return new Response(streamOf(file, range), { status, headers: { ...headers, ...about } });
}

/** The bytes of a file, which is closed afterwards. */
export function streamOf(file: OpenFile, range?: { start: number; end: number }): ReadableStream<Uint8Array> {
  const bytes = file.read(range);
  finished(bytes, () => void file.close());
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
}

const tagsOf = (header: string | null) =>
  (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/**
 * The requested single range, with inclusive ends. Undefined for the whole file: no, several or
 * invalid ranges, or a file that has changed since.
 */
function readRange(
  request: Request,
  etag: string,
  size: number,
): { start: number; end: number } | 'beyond' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '');
  const ifRange = request.headers.get('if-range');
  if (!match || (ifRange !== null && ifRange !== etag)) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '') {
    if (last === '') return undefined;
    return Number(last) === 0 ? 'beyond' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return 'beyond';
  return end < start ? undefined : { start, end };
}
