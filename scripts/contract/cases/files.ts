// Small real files of each uploadable kind. Each has the correct header and can be parsed.
import { Buffer } from 'node:buffer';
import type { SampleFile } from './case.ts';

const base64 = (text: string) => Buffer.from(text, 'base64');
const latin = (text: string) => Buffer.from(text, 'latin1');

/** Silence at 8,000 samples per second. */
function wav(): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + 80, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(80, 40);
  return Buffer.concat([head, Buffer.alloc(80, 0x80)]);
}

const FILES: [name: string, type: string, bytes: () => Buffer][] = [
  [
    'sample.png',
    'image/png',
    () =>
      base64(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWPo6OgAAAM0AZmUse0HAAAAAElFTkSuQmCC',
      ),
  ],
  ['sample.gif', 'image/gif', () => base64('R0lGODlhAQABAPAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==')],
  [
    'sample.jpg',
    'image/jpeg',
    () =>
      base64(
        '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAB/9k=',
      ),
  ],
  ['sample.webp', 'image/webp', () => base64('UklGRiQAAABXRUJQVlA4IBgAAABQAQCdASoBAAEAAUAmJaQABYwAAP6igAA=')],
  [
    'sample.svg',
    'image/svg+xml',
    () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><rect width="2" height="2"/></svg>',
      ),
  ],
  [
    'sample.mp4',
    'video/mp4',
    () =>
      Buffer.concat([latin('\0\0\0\x18ftypisom\0\0\x02\0isommp41'), latin('\0\0\0\x08moov\0\0\0\x08mdat')]),
  ],
  ['sample.wav', 'audio/wav', wav],
  ['sample.csv', 'text/csv', () => Buffer.from('name\nSample\n')],
  ['sample.txt', 'text/plain', () => Buffer.from('Sample\n')],
  ['sample.json', 'application/json', () => Buffer.from('{}')],
  [
    'sample.pdf',
    'application/pdf',
    () =>
      latin(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
      ),
  ],
];

/** The number of pictures, videos and sounds above. */
const MEDIA = 7;

const sampleFile = ([name, type, bytes]: (typeof FILES)[number]): SampleFile => ({
  name,
  type,
  bytes,
  size: bytes().length,
});

/**
 * The sample files that a part accepts.
 * @param types as the contract writes them: `image/png`, `image/*`, a list with commas. Arbitrary bytes
 *   (`application/octet-stream`) count as a picture, a video or a sound.
 */
export function filesOf(types: string): SampleFile[] {
  const wanted = types.split(',').map((type) => type.trim().toLowerCase());
  const fits = (type: string) =>
    wanted.some((one) => one === type || (one.endsWith('/*') && type.startsWith(one.slice(0, -1))));
  const found = isAnyBytes(types) ? FILES.slice(0, MEDIA) : FILES.filter(([, type]) => fits(type));
  const [first = 'application/octet-stream'] = wanted;
  return found.length > 0 ? found.map(sampleFile) : [fileOfSize(64, { name: 'sample.bin', type: first })];
}

/** A file that a part does not accept; undefined if it accepts any. */
export function fileUnlike(types: string): SampleFile | undefined {
  const kinds = types.split(',').map((type) => type.trim().toLowerCase().split('/')[0] ?? '');
  if (types.split(',').some(isAnyBytes) || kinds.includes('*')) return undefined;
  const other = ['text/plain', 'image/png', 'audio/wav'].find(
    (type) => !kinds.includes(type.split('/')[0] ?? ''),
  );
  const found = FILES.find(([, type]) => type === other);
  return found && sampleFile(found);
}

/** Whether the contract leaves the file type of a part open. */
export const isAnyBytes = (types: string): boolean =>
  ['application/octet-stream', '*/*', ''].includes(types.trim());

/** A file that claims another type, with the given size. It starts with that file's bytes if it is longer. */
export function fileOfSize(
  size: number,
  { name, type, bytes }: Pick<SampleFile, 'name' | 'type'> & Partial<SampleFile>,
): SampleFile {
  return {
    name,
    type,
    size,
    bytes: () => {
      const start = Buffer.from(bytes?.() ?? new Uint8Array()).subarray(0, size);
      return Buffer.concat([start, Buffer.alloc(size - start.length)]);
    },
  };
}

/** A zip archive with one empty entry, under any file name. */
export const zip = (name: string, type: string): SampleFile => {
  const bytes = base64(
    'UEsDBAoAAAAAAAAAIQAAAAAAAAAAAAAAAAABAAAAYVBLAQIeAwoAAAAAAAAAIQAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAACkgQAAAABhUEsFBgAAAAABAAEALwAAAB8AAAAAAA==',
  );
  return { name, type, size: bytes.length, bytes: () => bytes };
};

export const textFile = (name: string, type: string, text: string): SampleFile => ({
  name,
  type,
  size: Buffer.byteLength(text),
  bytes: () => Buffer.from(text),
});
