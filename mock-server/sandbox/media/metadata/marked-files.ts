// For tests: files with a mark in each place that can tell where, with what and by whom they were made.
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { MediaType } from '../kinds.ts';

/** Is in all that must not reach a guest. */
export const MARK = 'MARK-7f3a';
/** The content of videos, which must stay where it is. */
export const CONTENT = 'CONTENT-OF-THE-VIDEO';

const PLACE = `${MARK} 43.65 -79.38`;
const CAMERA = `${MARK} camera`;
const PERSON = `${MARK} Ada`;

const latin = (text: string) => Buffer.from(text, 'latin1');
const bytesOf = (parts: (string | number[] | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin(part) : Buffer.from(part))));
const uint32 = (n: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(n);
  return bytes;
};
const uint32le = (n: number) => uint32(n).reverse();
const zeros = (n: number) => Buffer.alloc(n);

const XMP = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${PERSON}" dc:coverage="${PLACE}"/></rdf:RDF></x:xmpmeta>`;

/** A picture of 60 by 40 that is to be turned, in a color profile. */
function marked(format: (picture: Sharp) => Sharp): Promise<Buffer> {
  const colors = Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, i) => (i * 7) % 251));
  const picture = sharp(colors, { raw: { width: 60, height: 40, channels: 3 } });
  return format(picture)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: PERSON, Make: CAMERA, Model: CAMERA, ImageDescription: PLACE },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 1111/100', GPSAreaInformation: PLACE },
    })
    .withXmp(XMP)
    .withIccProfile('p3')
    .toBuffer();
}

function insert(bytes: Buffer, at: number, ...parts: Buffer[]): Buffer {
  return Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at)]);
}

function segment(marker: number, content: string): Buffer {
  const length = content.length + 2;
  return bytesOf([[0xff, marker, length >> 8, length & 255], content]);
}

const jpeg = async (progressive = false) =>
  Buffer.concat([
    insert(
      await marked((picture) => picture.jpeg({ progressive })),
      2,
      segment(0xfe, PERSON),
      segment(0xed, `Photoshop 3.0\0${PERSON}`),
      segment(0xe0, `JFXX\0\x10${PLACE}`),
      segment(0xe2, `MPF\0${PLACE}`),
    ),
    // As the video of a motion photo.
    latin(PLACE),
  ]);

async function png(): Promise<Buffer> {
  const bytes = await marked((picture) => picture.png());
  const chunk = (type: string, content: string) => {
    const typed = latin(type + content);
    return Buffer.concat([uint32(content.length), typed, uint32(crc32(typed))]);
  };
  const texts = [chunk('tEXt', `Author\0${PERSON}`), chunk('iTXt', `Comment\0\0\0\0\0${PLACE}`)];
  return Buffer.concat([insert(bytes, 33, ...texts, chunk('prVt', CAMERA)), latin(PLACE)]);
}

async function webp(): Promise<Buffer> {
  const bytes = await marked((picture) => picture.webp());
  const more = Buffer.concat([bytes, latin('ZZZZ'), uint32le(PLACE.length), latin(PLACE)]);
  const even = more.length % 2 ? Buffer.concat([more, zeros(1)]) : more;
  even.writeUInt32LE(even.length - 8, 4);
  return even;
}

async function gif(): Promise<Buffer> {
  const bytes = await sharp(zeros(60 * 40 * 3), { raw: { width: 60, height: 40, channels: 3 } })
    .gif()
    .toBuffer();
  const block = (text: string) => bytesOf([[text.length], text, [0]]);
  const colors = bytes.readUInt8(10);
  const start = 13 + (colors & 0x80 ? 3 * 2 ** ((colors & 7) + 1) : 0);
  const xmp = bytesOf([[0x21, 0xff, 11], 'XMP DataXMP', block(PLACE)]);
  return Buffer.concat([insert(bytes, start, bytesOf([[0x21, 0xfe], block(PERSON)]), xmp), latin(PLACE)]);
}

const svg = async () =>
  latin(
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><!-- ${PERSON} --><metadata>${PLACE}</metadata><rect width="30" height="40" fill="#f00"/></svg>`,
  );

type Part = string | number[] | Buffer;
function box(type: string, ...parts: Part[]): Buffer {
  const content = bytesOf(parts);
  return Buffer.concat([uint32(content.length + 8), latin(type), content]);
}

/** @param sample where its only sample is */
function track(handler: string, sample: { at: number; bytes: number }): Buffer {
  const once = (...numbers: number[]) => bytesOf([zeros(4), uint32(1), ...numbers.map(uint32)]);
  return box(
    'trak',
    box('tkhd', zeros(84)),
    box(
      'mdia',
      box('mdhd', zeros(24)),
      box('hdlr', zeros(8), handler, CAMERA.padEnd(12).slice(0, 12), `${CAMERA}\0`),
      box(
        'minf',
        box('vmhd', zeros(12)),
        box('dinf', box('dref', zeros(4), uint32(1), box('alis', zeros(4), PERSON))),
        box(
          'stbl',
          box('stsd', zeros(4), uint32(1), box('avc1', zeros(42), CAMERA.padEnd(32), zeros(4))),
          box('stts', once(1, 1)),
          box('stsc', once(1, 1, 1)),
          box('stsz', zeros(4), uint32(sample.bytes), uint32(1)),
          box('stco', once(sample.at)),
        ),
      ),
    ),
    box('meta', zeros(4), CAMERA),
    box('udta', box('name', PERSON)),
  );
}

/** @param brand of the first box */
async function iso(brand: string): Promise<Buffer> {
  const first = box('ftyp', brand, zeros(4), brand);
  const at = first.length + 8;
  const media = box('mdat', CONTENT, PLACE);
  return Buffer.concat([
    first,
    media,
    box('free', PLACE),
    box(
      'moov',
      box('mvhd', zeros(100)),
      track('vide', { at, bytes: CONTENT.length }),
      // A camera's positions.
      track('meta', { at: at + CONTENT.length, bytes: PLACE.length }),
      box('meta', zeros(4), box('keys', 'com.apple.quicktime.location.ISO6709'), box('ilst', PLACE)),
      box('udta', box('\xa9xyz', PLACE), box('\xa9mak', CAMERA), box('\xa9ART', PERSON)),
    ),
    box('uuid', 'be7acfcb97a942e8', XMP),
    latin(PLACE),
  ]);
}

function element(id: string, ...parts: Part[]): Buffer {
  const content = bytesOf(parts);
  return Buffer.concat([Buffer.from(id, 'hex'), Buffer.of(1, 0, 0, 0), uint32(content.length), content]);
}

/** @param isOpen as a browser records it, without lengths */
async function webm(isOpen = false): Promise<Buffer> {
  const open = (id: string, ...parts: Part[]) =>
    isOpen ? bytesOf([Buffer.from(`${id}01ffffffffffffff`, 'hex'), ...parts]) : element(id, ...parts);
  return Buffer.concat([
    element('1a45dfa3', element('4282', 'webm')),
    open(
      '18538067',
      element('ec', PLACE),
      element(
        '1549a966',
        element('2ad7b1', [15, 66, 64]),
        element('4d80', CAMERA),
        element('5741', CAMERA),
        element('7ba9', PLACE),
      ),
      element('1654ae6b', element('ae', element('d7', [1]), element('83', [1]), element('536e', PERSON))),
      open('1f43b675', element('e7', [0]), element('a3', [0x81, 0, 0, 0], CONTENT)),
      element('1254c367', element('7373', element('67c8', element('45a3', 'PLACE'), element('4487', PLACE)))),
      element('1941a469', element('61a7', PERSON)),
    ),
  ]);
}

async function avi(): Promise<Buffer> {
  const chunk = (id: string, ...parts: Part[]) => {
    const content = bytesOf(parts);
    return Buffer.concat([latin(id), uint32le(content.length), content, zeros(content.length % 2)]);
  };
  const stream = chunk(
    'LIST',
    'strl',
    chunk('strh', zeros(56)),
    chunk('strf', zeros(40)),
    chunk('strn', CAMERA),
  );
  return chunk(
    'RIFF',
    'AVI ',
    chunk('LIST', 'hdrl', chunk('avih', zeros(56)), stream),
    chunk('LIST', 'INFO', chunk('IART', PERSON), chunk('ISFT', CAMERA)),
    chunk('IDIT', PLACE),
    chunk('JUNK', PLACE),
    chunk('LIST', 'movi', chunk('00dc', CONTENT)),
    chunk('idx1', zeros(16)),
  );
}

type Make = () => Promise<Buffer>;
export const PICTURES: [mime: MediaType['mime'], make: Make][] = [
  ['image/jpeg', jpeg],
  ['image/png', png],
  ['image/webp', webp],
  ['image/avif', () => marked((picture) => picture.avif({ effort: 0 }))],
  ['image/gif', gif],
];
export const VIDEOS: [mime: MediaType['mime'], make: Make][] = [
  ['video/mp4', () => iso('isom')],
  ['video/quicktime', () => iso('qt  ')],
  ['video/webm', webm],
  ['video/x-msvideo', avi],
];
/** Guests get them in another format. */
export const DRAWN: [mime: MediaType['mime'], make: Make][] = [
  ['image/tiff', () => marked((picture) => picture.tiff())],
  ['image/svg+xml', svg],
];
export const progressiveJpeg = () => jpeg(true);
export const openWebm = () => webm(true);
