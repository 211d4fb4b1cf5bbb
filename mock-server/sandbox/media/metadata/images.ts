// Copies of pictures without their metadata. The pixels are not decoded, so nothing is lost; color profiles and the
// orientation stay. What is not known to be needed is left out.
import { crc32 } from 'node:zlib';
import { orientationExif, readOrientation } from './exif.ts';

/** The file is damaged, or of a kind whose metadata cannot be removed. */
export class NotRemovable extends Error {
  override name = 'NotRemovable';
}

/** Real files have far fewer. */
const MOST_PARTS = 100_000;

/** The parts of a copy. */
class Parts {
  readonly #parts: Buffer[] = [];

  add(...parts: Buffer[]): void {
    this.#parts.push(...parts);
    if (this.#parts.length > MOST_PARTS) throw new NotRemovable('it has too many parts');
  }

  join(): Buffer {
    return Buffer.concat(this.#parts);
  }
}

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

const EXIF = 'Exif\0\0';
const EOI = Buffer.of(0xff, 0xd9);

export function cleanJpeg(bytes: Buffer): Buffer {
  const kept = new Parts();
  kept.add(bytes.subarray(0, 2));
  let hasExif = false;
  // Everything after the end is left out, such as the video of a motion photo.
  for (let at = bytes.indexOf(0xff, 2); at >= 0 && at + 4 <= bytes.length; at = bytes.indexOf(0xff, at)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xd9) break;
    if (!hasContent(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) throw new NotRemovable('a segment is too long');
    const segment = bytes.subarray(at, end);
    if (marker === 0xe1 && text(segment, 4, 10) === EXIF) {
      const orientation = readOrientation(segment.subarray(10));
      if (orientation > 1 && !hasExif) kept.add(exifSegment(orientation));
      hasExif = true;
    } else kept.add(...keptSegment(marker, segment));
    at = end;
    if (marker === 0xda) {
      at = endOfScan(bytes, end);
      kept.add(bytes.subarray(end, at));
    }
  }
  kept.add(EOI);
  return kept.join();
}

/** Not a fill byte, nor a marker that stands alone. */
const hasContent = (marker: number) =>
  marker !== 0xff && marker !== 0 && marker !== 1 && !(marker >= 0xd0 && marker <= 0xd8);

function keptSegment(marker: number, segment: Buffer): Buffer[] {
  const isPicture = (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xda && marker <= 0xdf);
  const isProfile = marker === 0xe2 && text(segment, 4, 16) === 'ICC_PROFILE\0';
  // How colors are stored.
  const isAdobe = marker === 0xee && text(segment, 4, 9) === 'Adobe' && segment.length === 16;
  if (isPicture || isProfile || isAdobe) return [segment];
  if (marker !== 0xe0 || text(segment, 4, 9) !== 'JFIF\0' || segment.length < 18) return [];
  // Without its thumbnail.
  const jfif = Buffer.from(segment.subarray(0, 18));
  jfif.writeUInt16BE(16, 2);
  jfif.fill(0, 16);
  return [jfif];
}

function exifSegment(orientation: number): Buffer {
  const exif = orientationExif(orientation);
  const head = Buffer.from(`\xff\xe1\0\0${EXIF}`, 'latin1');
  head.writeUInt16BE(head.length - 2 + exif.length, 2);
  return Buffer.concat([head, exif]);
}

function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && hasContent(next)) return at;
  }
  return bytes.length;
}

const PNG_CHUNKS = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'pHYs', 'acTL', 'fcTL', 'fdAT'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI'],
]);

export function cleanPng(bytes: Buffer): Buffer {
  const kept = new Parts();
  kept.add(bytes.subarray(0, 8));
  for (let at = 8; at + 12 <= bytes.length; ) {
    const type = text(bytes, at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) break;
    if (PNG_CHUNKS.has(type)) kept.add(bytes.subarray(at, end));
    if (type === 'eXIf') {
      const orientation = readOrientation(bytes.subarray(at + 8, end - 4));
      if (orientation > 1) kept.add(pngChunk(type, orientationExif(orientation)));
    }
    if (type === 'IEND') return kept.join();
    at = end;
  }
  throw new NotRemovable('the end is missing');
}

function pngChunk(type: string, content: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), content, Buffer.alloc(4)]);
  chunk.writeUInt32BE(content.length, 0);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** The bits of VP8X that say which metadata there is. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;
/** Of a frame, before its chunks. */
const FRAME_HEAD = 16;

export function cleanWebp(bytes: Buffer): Buffer {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) throw new NotRemovable('the end is missing');
  const kept: Buffer[] = [];
  let orientation = 1;
  for (const { type, content } of webpChunks(bytes.subarray(12, end))) {
    if (type === 'EXIF') {
      const isPrefixed = text(content, 0, EXIF.length) === EXIF;
      orientation = readOrientation(isPrefixed ? content.subarray(EXIF.length) : content);
    } else if (type === 'ANMF') {
      const frame = [...webpChunks(content.subarray(FRAME_HEAD))].filter((one) => WEBP_CHUNKS.has(one.type));
      const inside = frame.map((one) => webpChunk(one.type, one.content));
      kept.push(webpChunk(type, Buffer.concat([content.subarray(0, FRAME_HEAD), ...inside])));
    } else if (WEBP_CHUNKS.has(type)) kept.push(webpChunk(type, content));
  }
  const [first] = kept;
  const isExtended = first !== undefined && text(first, 0, 4) === 'VP8X';
  if (isExtended && orientation > 1) kept.push(webpChunk('EXIF', orientationExif(orientation)));
  if (isExtended) {
    const flags = first.readUInt8(8) & ~HAS_EXIF & ~HAS_XMP;
    first.writeUInt8(orientation > 1 ? flags | HAS_EXIF : flags, 8);
  }
  const cleaned = Buffer.concat([Buffer.from('RIFF----WEBP', 'latin1'), ...kept]);
  cleaned.writeUInt32LE(cleaned.length - 8, 4);
  return cleaned;
}

function* webpChunks(bytes: Buffer): Generator<{ type: string; content: Buffer }> {
  let parts = 0;
  for (let at = 0; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    parts += 1;
    if (at + 8 + length > bytes.length || parts > MOST_PARTS) throw new NotRemovable('a chunk is damaged');
    yield { type: text(bytes, at, at + 4), content: bytes.subarray(at + 8, at + 8 + length) };
    at += 8 + length + (length % 2);
  }
}

function webpChunk(type: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(8 + content.length + (content.length % 2));
  chunk.write(type, 'latin1');
  chunk.writeUInt32LE(content.length, 4);
  content.copy(chunk, 8);
  return chunk;
}

/** How often an animation is repeated, and color profiles. */
const GIF_EXTENSIONS = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];

export function cleanGif(bytes: Buffer): Buffer {
  const colors = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colors(bytes[10]);
  const kept = new Parts();
  kept.add(bytes.subarray(0, at));
  for (;;) {
    const start = at;
    const block = bytes[at];
    const label = bytes[at + 1];
    if (block === undefined || block === 0x3b) {
      kept.add(Buffer.of(0x3b));
      return kept.join();
    }
    if (block === 0x2c) at = endOfBlocks(bytes, at + 11 + colors(bytes[at + 9]));
    else if (block === 0x21) at = endOfBlocks(bytes, at + 2);
    else throw new NotRemovable('a block is unknown');
    const isKept =
      block === 0x2c ||
      label === 0xf9 ||
      (label === 0xff && GIF_EXTENSIONS.includes(text(bytes, start + 3, start + 14)));
    if (isKept) kept.add(bytes.subarray(start, at));
  }
}

function endOfBlocks(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length; ) {
    const length = bytes.readUInt8(at);
    at += 1 + length;
    if (length === 0) return at;
  }
  return bytes.length;
}
