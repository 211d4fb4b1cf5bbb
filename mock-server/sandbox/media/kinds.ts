// Detects the type of a file by its first bytes. Names and media types from the client are ignored.

export type MediaKind = 'image' | 'video' | 'audio';

export interface MediaType {
  kind: MediaKind;
  /** The media type with which the file is served. */
  mime: `${MediaKind}/${string}`;
}

/** The number of bytes that are examined; a shorter file is examined completely. */
export const HEAD_BYTES = 4096;

const MB = 1024 * 1024;
/** The contract's limits, in bytes. */
export const MAX_BYTES: Record<MediaKind, number> = { image: 25 * MB, video: 200 * MB, audio: 20 * MB };

/** Millions of pixels, from which the memory to draw a picture follows. The contract states them. */
export const MAX_MEGAPIXELS = {
  jpeg: 100,
  png: 100,
  tiff: 40,
  webp: 40,
  gif: 25,
  heif: 8,
  interlaced: 20,
};

/** @returns undefined if the file is no picture, video or sound */
export function mediaType(head: Uint8Array): MediaType | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  for (const look of LOOKS) {
    const mime = look(bytes);
    if (mime) return { kind: mime.slice(0, mime.indexOf('/')) as MediaKind, mime };
  }
  return undefined;
}

type Look = (head: Buffer) => MediaType['mime'] | undefined | false;

const text = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);

const starts =
  (magic: string, mime: MediaType['mime']): Look =>
  (head) =>
    text(head, 0, magic.length) === magic && mime;

/** By the four letters at byte 8 of a RIFF or AIFF file. */
const form =
  (magic: string, letters: string[], mime: MediaType['mime']): Look =>
  (head) =>
    text(head, 0, 4) === magic && letters.includes(text(head, 8, 12)) && mime;

const BRANDS: [RegExp, MediaType['mime']][] = [
  [/^avi[fs]$/, 'image/avif'],
  [/^(hei[cxms]|hev[cxms]|mif1|msf1)$/, 'image/heic'],
  [/^M4[AB] $/, 'audio/mp4'],
  [/^qt {2}$/, 'video/quicktime'],
  [/^M4VP?[H ]?$/, 'video/x-m4v'],
  [/^3g[2pegrs]./, 'video/3gpp'],
  [/^(isom|iso[2-9]|mp4[12]|avc1|dash|MSNV|mmp4|f4v )$/, 'video/mp4'],
];

/** MP4 and related formats: the major brand decides, else the first known compatible brand. */
const isoMedia: Look = (head) => {
  if (text(head, 4, 8) !== 'ftyp') return undefined;
  const end = Math.min(head.readUInt32BE(0), head.length);
  // AVIF and HEIC share the brand mif1; the compatible brands distinguish them.
  const brands = [text(head, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(head, at, at + 4));
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'image/avif';
  return brands.flatMap((brand) => BRANDS.find(([known]) => known.test(brand))?.[1] ?? [])[0];
};

/** QuickTime without brands: it begins with one of its boxes, with a plausible length. */
const oldQuickTime: Look = (head) =>
  head[0] === 0 && ['moov', 'mdat', 'wide'].includes(text(head, 4, 8)) && 'video/quicktime';

const matroska: Look = (head) => {
  if (text(head, 0, 4) !== '\x1aE\xdf\xa3') return undefined;
  const start = text(head, 0, 64);
  return (start.includes('webm') && 'video/webm') || (start.includes('matroska') && 'video/x-matroska');
};

const ogg: Look = (head) =>
  text(head, 0, 4) === 'OggS' && (text(head, 28, 35) === '\x80theora' ? 'video/ogg' : 'audio/ogg');

/** Two letters are not enough: the size of the following header must exist. */
const bitmap: Look = (head) =>
  text(head, 0, 2) === 'BM' &&
  head.length > 18 &&
  head.readUInt32LE(6) === 0 &&
  [12, 40, 52, 56, 64, 108, 124].includes(head.readUInt32LE(14)) &&
  'image/bmp';

const BITRATES: Record<number, number[]> = {
  // kbit/s by index, layer III: MPEG 1, then MPEG 2 and 2.5.
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const SAMPLE_RATES = [44100, 48000, 32000];

/**
 * A frame's header is little more than 11 set bits, so the next frame must be at the offset it
 * implies.
 */
const mp3: Look = (head) => {
  const version = ((head[1] ?? 0) >> 3) & 3;
  const isLayer3 = head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2 && version !== 1;
  if (!isLayer3) return undefined;
  const rate = BITRATES[version === 3 ? 1 : 2]?.[(head[2] ?? 0) >> 4];
  const samples = SAMPLE_RATES[((head[2] ?? 0) >> 2) & 3];
  if (!rate || !samples) return undefined;
  const padding = ((head[2] ?? 0) >> 1) & 1;
  const perSecond = version === 3 ? samples : samples / (version === 2 ? 2 : 4);
  const next = Math.floor(((version === 3 ? 144 : 72) * rate * 1000) / perSecond) + padding;
  return isSync(head, next, 0xe2, 0xe6) && 'audio/mpeg';
};

const aac: Look = (head) => {
  if (head[0] !== 0xff || ((head[1] ?? 0) & 0xf6) !== 0xf0 || head.length < 7) return undefined;
  const next = ((head.readUIntBE(3, 3) >> 5) & 0x1fff) >>> 0;
  return next >= 7 && isSync(head, next, 0xf0, 0xf6) && 'audio/aac';
};

/** Also true beyond the end of the examined bytes. */
const isSync = (head: Buffer, at: number, bits: number, mask: number) =>
  at + 1 >= head.length ? at <= HEAD_BYTES : head[at] === 0xff && ((head[at + 1] ?? 0) & mask) === bits;

/** SVG is text: its first element after declarations and comments must be `svg`. */
const svg: Look = (head) => {
  const start = head.toString('utf8').replace(/^\uFEFF/, '');
  const prolog = /^\s*(<\?xml[^>]*\?>\s*)?((<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^>[]*(\[[^\]]*\])?\s*>)\s*)*/;
  return /^<svg[\s>/]/.test(start.replace(prolog, '')) && 'image/svg+xml';
};

const LOOKS: Look[] = [
  starts('\x89PNG\r\n\x1a\n', 'image/png'),
  starts('\xff\xd8\xff', 'image/jpeg'),
  starts('GIF87a', 'image/gif'),
  starts('GIF89a', 'image/gif'),
  form('RIFF', ['WEBP'], 'image/webp'),
  starts('II*\0', 'image/tiff'),
  starts('MM\0*', 'image/tiff'),
  bitmap,
  isoMedia,
  oldQuickTime,
  matroska,
  form('RIFF', ['AVI '], 'video/x-msvideo'),
  form('RIFF', ['WAVE'], 'audio/wav'),
  form('FORM', ['AIFF', 'AIFC'], 'audio/aiff'),
  ogg,
  starts('fLaC', 'audio/flac'),
  starts('ID3', 'audio/mpeg'),
  mp3,
  aac,
  svg,
];
