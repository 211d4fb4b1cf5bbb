import type { Buffer } from 'node:buffer';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib';
import type { FailureKind } from './reply.ts';

type Decoder = (bytes: Uint8Array, options: { maxOutputLength: number }) => Promise<Buffer>;

const inflateEither = [promisify(inflate), promisify(inflateRaw)] as const;
/** Deflate has a zlib header by RFC 9110 8.4.1.2, but not on some servers. */
const deflated: Decoder = (bytes, options) =>
  inflateEither[((bytes[0] ?? 0) & 0x0f) === 8 ? 0 : 1](bytes, options);

const DECODERS: Record<string, Decoder> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: deflated,
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
};

/** The accepted encodings. */
export const ACCEPTED = 'gzip, deflate, br, zstd';

/** More encodings are unusual and costly. */
const MOST_CODINGS = 3;

/**
 * Decompresses a response.
 * @param codings its `content-encoding`; null for none
 * @param maxBytes of every step, since a small body can hold gigabytes
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
  // HEAD, 204 and 304 state the encoding of a body that is not sent.
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
