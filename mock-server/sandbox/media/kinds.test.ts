import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { HEAD_BYTES, mediaType } from './kinds.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const box = (brand: string, ...more: string[]) => {
  const length = 16 + 4 * more.length;
  return latin(`\0\0\0${String.fromCharCode(length)}ftyp${brand}\0\0\0\0${more.join('')}more`);
};

/** Two frames of 128 kbit/s at 44.1 kHz, 417 bytes each. */
const mp3 = Buffer.concat([
  latin('\xff\xfb\x90\x64'),
  Buffer.alloc(413),
  latin('\xff\xfb\x90\x64'),
  Buffer.alloc(413),
]);
/** Two ADTS frames of 16 bytes. */
const aacFrame = Buffer.concat([Buffer.from([0xff, 0xf1, 0x50, 0x80, 0x02, 0x1f, 0xfc]), Buffer.alloc(9)]);
const bmp = () => {
  const head = Buffer.alloc(54);
  head.write('BM', 0, 'latin1');
  head.writeUInt32LE(40, 14);
  return head;
};
const theora = Buffer.concat([latin('OggS'), Buffer.alloc(24), latin('\x80theora')]);
const vorbis = Buffer.concat([latin('OggS'), Buffer.alloc(24), latin('\x01vorbis')]);

test.each<[string, Buffer]>([
  ['image/gif', latin('GIF89a......')],
  ['image/webp', latin('RIFF\x10\0\0\0WEBPVP8 ')],
  ['image/tiff', latin('II*\0\x08\0\0\0')],
  ['image/tiff', latin('MM\0*\0\0\0\x08')],
  ['image/bmp', bmp()],
  ['image/avif', box('avif', 'mif1')],
  ['image/avif', box('mif1', 'avif')],
  ['image/heic', box('heic', 'mif1')],
  ['image/heic', box('mif1', 'heic')],
  ['video/mp4', box('isom', 'iso2', 'mp41')],
  ['video/mp4', box('XYZ1', 'mp42')],
  ['video/quicktime', box('qt  ')],
  ['video/quicktime', latin('\0\0\0\x08wide\0\0\x10\0mdat')],
  ['video/x-m4v', box('M4V ', 'isom')],
  ['video/3gpp', box('3gp5', 'isom')],
  ['audio/mp4', box('M4A ', 'isom')],
  ['video/webm', latin('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm')],
  ['video/x-matroska', latin('\x1aE\xdf\xa3\xa3B\x86\x81\x01B\x82\x88matroska')],
  ['video/x-msvideo', latin('RIFF\x10\0\0\0AVI LIST')],
  ['video/ogg', theora],
  ['audio/ogg', vorbis],
  ['audio/wav', latin('RIFF\x10\0\0\0WAVEfmt ')],
  ['audio/aiff', latin('FORM\0\0\0\x10AIFFCOMM')],
  ['audio/flac', latin('fLaC\0\0\0\x22')],
  ['audio/mpeg', latin('ID3\x04\0\0\0\0\0\0')],
  ['audio/mpeg', mp3],
  ['audio/aac', Buffer.concat([aacFrame, aacFrame])],
  ['image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [
    'image/svg+xml',
    Buffer.from(
      '\uFEFF<?xml version="1.0"?>\n<!-- drawn -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg width="1"></svg>',
    ),
  ],
])('%s', (mime, bytes) => {
  expect(mediaType(bytes)?.mime).toBe(mime);
});

test.each(['png', 'jpeg', 'gif', 'webp', 'avif', 'tiff'] as const)('a real %s', async (format) => {
  const bytes = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#345' } })
    .toFormat(format)
    .toBuffer();
  expect(mediaType(bytes.subarray(0, HEAD_BYTES))?.mime).toBe(`image/${format}`);
});

describe('refused', () => {
  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['a PDF', latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj')],
    ['a zip', latin('PK\x03\x04\x14\0\0\0\x08\0')],
    ['a gzip', latin('\x1f\x8b\x08\0')],
    ['text', Buffer.from('the wide river; moov and mdat are words of nobody')],
    [
      'text that begins like a bitmap',
      Buffer.from('BMW is a car maker of Munich, and this is no picture at all.'),
    ],
    ['text in UTF-16, which begins like a sound', Buffer.from('\uFEFFhello, this is text', 'utf16le')],
    ['HTML with an SVG in it', Buffer.from('<!DOCTYPE html><html><svg></svg></html>')],
    ['HTML that names itself svg', Buffer.from('<svgx></svgx>')],
    ['a RIFF file of another kind', latin('RIFF\x10\0\0\0sfbkLIST')],
    ['an ISO box of an unknown brand', box('jpx ', 'jpx ')],
    ['noise that begins like an MP3', Buffer.concat([latin('\xff\xfb\x90\x64'), Buffer.alloc(800, 7)])],
    ['a program', latin('\x7fELF\x02\x01\x01')],
    ['deflated bytes', deflateRawSync(Buffer.from('hello '.repeat(100)))],
  ])('%s', (_, bytes) => {
    expect(mediaType(bytes)).toBeUndefined();
  });
});
