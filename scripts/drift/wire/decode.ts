import type { Buffer } from 'node:buffer';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib';
import type { FailureKind } from './reply.ts';

type Decoder = (bytes: Uint8Array, options: { maxOutputLength: number }) => Promise<Buffer>;

const inflateEither = [promisify(inflate), promisify(inflateRaw)] as const;
/** What is called deflate has a head around it by RFC 9110 8.4.1.2, and on some servers none. */
const deflated: Decoder = (bytes, options) =>
  inflateEither[((bytes[0] ?? 0) & 0x0f) === 8 ? 0 : 1](bytes, options);

const DECODERS: Record<string, Decoder> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: deflated,
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
};

/** What a request says it takes. */
export const ACCEPTED = 'gzip, deflate, br, zstd';

/** Nobody compresses more than once; each further time is as much work again. */
const MOST_CODINGS = 3;

/**
 * Takes off the compression that carried an answer.
 * @param codings the answer's `content-encoding`; null for none
 * @param maxBytes of the result, and of each step to it: a small body can hold gigabytes
 */
export async function decode(
  body: Uint8Array,
  codings: string | null,
  maxBytes: number,
): Promise<Uint8Array | { failure: FailureKind; says: string }> {
  const names = (codings ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity');
  // An answer to HEAD, a 204 and a 304 tell the coding of a body that does not come.
  if (names.length === 0 || body.length === 0) return body;
  if (names.length > MOST_CODINGS) {
    return { failure: 'broken', says: `Its answer says that it is compressed ${names.length} times.` };
  }
  let bytes = body;
  for (const name of names.reverse()) {
    const decoder = DECODERS[name];
    if (!decoder) {
      return {
        failure: 'broken',
        says: `Its answer has the content-encoding "${name}"; the request takes ${ACCEPTED}.`,
      };
    }
    try {
      bytes = await decoder(bytes, { maxOutputLength: maxBytes });
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'ERR_BUFFER_TOO_LARGE') {
        return {
          failure: 'too-large',
          says: `Its answer has more than ${maxBytes} bytes once decompressed.`,
        };
      }
      return { failure: 'broken', says: `Its answer says that it is ${name} and is not: ${message}.` };
    }
  }
  return bytes;
}
