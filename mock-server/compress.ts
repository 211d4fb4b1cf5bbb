// Compresses responses for the clients that accept it.
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Reply } from './problems.ts';

/** Bytes: a smaller body fits into one packet as it is. */
const LEAST = 1400;
const TEXT = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?json\b)/;

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
/** The smaller one first. */
const CODINGS = {
  br: (body: Uint8Array) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Uint8Array) => zip(body),
};
const NAMES = Object.keys(CODINGS) as (keyof typeof CODINGS)[];

/** By body: a cached response is sent several times (`recent-answers.ts`). */
const compressed = new WeakMap<Uint8Array, Partial<Record<keyof typeof CODINGS, Promise<Buffer>>>>();

/** The response with its body compressed; unchanged for media, event streams, small bodies, and encoded ones. */
export async function compress(request: Pick<IncomingMessage, 'headers'>, reply: Reply): Promise<Reply> {
  const { headers: given, body } = reply;
  if (!TEXT.test(given.get('content-type') ?? '') || given.has('content-encoding')) return reply;
  if (Buffer.byteLength(body) < LEAST) return reply;
  const headers = new Headers(given);
  headers.append('vary', 'accept-encoding');
  const accepted = `${request.headers['accept-encoding']}`;
  const coding = NAMES.find((name) => new RegExp(`\\b${name}\\b(?!;q=0(?:,|$))`).test(accepted));
  if (!coding) return { ...reply, headers };
  const plain = typeof body === 'string' ? Buffer.from(body) : body;
  const known = compressed.get(plain) ?? {};
  compressed.set(plain, known);
  known[coding] ??= CODINGS[coding](plain);
  headers.set('content-encoding', coding);
  return { ...reply, headers, body: await known[coding] };
}
