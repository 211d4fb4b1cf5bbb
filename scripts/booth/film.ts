// Builds films from single pictures.
import sharp from 'sharp';

/** @param frames of one size, in a format that sharp reads */
export const gifOf = (frames: Buffer[], frameMs: number): Promise<Buffer> =>
  sharp(frames, { join: { animated: true } })
    .gif({ delay: frames.map(() => frameMs), loop: 0 })
    .toBuffer();

/**
 * A WebM film for browsers. A WebP picture contains one VP8 key frame, and a film may consist
 * of key frames only, so only pictures have to be encoded.
 * @param frames lossy WebP pictures without transparency, of one size
 */
export function webmOf(
  frames: Buffer[],
  { width, height, frameMs }: { width: number; height: number; frameMs: number },
): Buffer {
  const head = element(
    '1a45dfa3',
    // First, because content detection may read only the beginning.
    element('4282', 'webm'),
    element('4286', 1),
    element('42f7', 1),
    element('42f2', 4),
    element('42f3', 8),
    element('4287', 2),
    element('4285', 2),
  );
  const info = element(
    '1549a966',
    element('2ad7b1', 1_000_000),
    element('4489', float(frames.length * frameMs)),
    element('4d80', 'booth'),
    element('5741', 'booth'),
  );
  const VIDEO = 1;
  const track = element(
    'ae',
    element('d7', 1),
    element('73c5', 1),
    element('83', VIDEO),
    element('86', 'V_VP8'),
    element('e0', element('b0', width), element('ba', height)),
  );
  const clusters: Buffer[] = [];
  for (let first = 0; first < frames.length; first += PER_CLUSTER) {
    const blocks = frames.slice(first, first + PER_CLUSTER).map((frame, i) => block(frame, i * frameMs));
    clusters.push(element('1f43b675', element('e7', first * frameMs), ...blocks));
  }
  return Buffer.concat([head, element('18538067', info, element('1654ae6b', track), ...clusters)]);
}

/** Times within a cluster have 16 bits. */
const PER_CLUSTER = 30;

const KEYFRAME = 0x80;

function block(webp: Buffer, at: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, KEYFRAME]);
  head.writeInt16BE(at, 1);
  return element('a3', Buffer.concat([head, vp8In(webp)]));
}

/** The frame inside a WebP file, which is a list of named chunks. */
function vp8In(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length; ) {
    const size = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error('This picture is not stored as VP8.');
}

/** An EBML element: id, length, content. */
function element(id: string, ...parts: (Buffer | string | number)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => {
      if (typeof part === 'string') return Buffer.from(part, 'latin1');
      return typeof part === 'number' ? integer(part) : part;
    }),
  );
  return Buffer.concat([Buffer.from(id, 'hex'), length(body.length), body]);
}

function length(bytes: number): Buffer {
  if (bytes < 127) return Buffer.from([0x80 | bytes]);
  const long = Buffer.alloc(8);
  long.writeBigUInt64BE(BigInt(bytes));
  long[0] = 1;
  return long;
}

function integer(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}
