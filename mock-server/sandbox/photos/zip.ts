// Streams a zip file. Media are already compressed, so they are stored unchanged. Entries that
// begin after the first 4 GB use zip64.
import { crc32 } from 'node:zlib';
import type { OpenFile } from '../media/file-store.ts';

export interface ZipEntry {
  name: string;
  /** Opens its content, which must be smaller than 4 GB. @returns undefined if it was deleted meanwhile */
  open(): Promise<OpenFile | undefined>;
  /** Written in UTC, because zip files have no time zones. */
  at: Date;
}

interface Written {
  entry: ZipEntry;
  crc: number;
  size: number;
  offset: number;
}

const MOST = 0xffffffff;

/**
 * Writes fewer than 65,535 entries. Entries whose file has been deleted meanwhile are omitted.
 * @param most the greatest offset in the classic format
 */
export async function* zip(entries: Iterable<ZipEntry>, most = MOST - 1): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  for (const entry of entries) {
    const file = await entry.open();
    if (!file) continue;
    try {
      // Read twice, because the checksum precedes the content, so that the file can be unpacked
      // while it is downloaded.
      const { crc, size } = await measure(file);
      const head = localHead(entry, crc, size);
      written.push({ entry, crc, size, offset });
      yield head;
      yield* file.read() as AsyncIterable<Buffer>;
      offset += head.length + size;
    } finally {
      await file.close();
    }
  }
  const directory = Buffer.concat(written.map((one) => centralHead(one, most)));
  yield directory;
  yield end(written.length, directory.length, offset, most);
}

async function measure(file: OpenFile): Promise<{ crc: number; size: number }> {
  let crc = 0;
  let size = 0;
  for await (const chunk of file.read() as AsyncIterable<Buffer>) {
    crc = crc32(chunk, crc);
    size += chunk.length;
  }
  return { crc, size };
}

const OLD = 20;
const ZIP64 = 45;

const u16 = (n: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(n);
  return bytes;
};
const u32 = (n: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(n);
  return bytes;
};
const u64 = (n: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(n));
  return bytes;
};

/** Names are in UTF-8. */
const FLAGS = 0x0800;

/**
 * The common part of both headers of an entry: flags, method, time, checksum, sizes, and the length
 * of the name.
 */
const about = ({ name, at }: ZipEntry, crc: number, size: number): Buffer =>
  Buffer.concat([
    ...[u16(FLAGS), u16(0), dosTime(at), u32(crc), u32(size), u32(size)],
    u16(Buffer.byteLength(name)),
  ]);

const localHead = (entry: ZipEntry, crc: number, size: number): Buffer =>
  Buffer.concat([u32(0x04034b50), u16(OLD), about(entry, crc, size), u16(0), Buffer.from(entry.name)]);

function centralHead({ entry, crc, size, offset }: Written, most: number): Buffer {
  const isFar = offset > most;
  const far = isFar ? Buffer.concat([u16(1), u16(8), u64(offset)]) : Buffer.alloc(0);
  const version = u16(isFar ? ZIP64 : OLD);
  return Buffer.concat([
    u32(0x02014b50),
    version,
    version,
    about(entry, crc, size),
    u16(far.length),
    // No comment, the first disk, no file system attributes.
    Buffer.alloc(10),
    u32(isFar ? MOST : offset),
    Buffer.from(entry.name),
    far,
  ]);
}

function end(count: number, size: number, offset: number, most: number): Buffer {
  const isFar = offset > most;
  const far = isFar
    ? [
        ...[u32(0x06064b50), u64(44), u16(ZIP64), u16(ZIP64), u32(0), u32(0)],
        ...[u64(count), u64(count), u64(size), u64(offset)],
        ...[u32(0x07064b50), u32(0), u64(offset + size), u32(1)],
      ]
    : [];
  return Buffer.concat([
    ...far,
    ...[u32(0x06054b50), u16(0), u16(0), u16(count), u16(count)],
    ...[u32(size), u32(isFar ? MOST : offset), u16(0)],
  ]);
}

/** Rounded to two seconds, from 1980 to 2107. */
function dosTime(at: Date): Buffer {
  const year = Math.min(Math.max(at.getUTCFullYear(), 1980), 2107) - 1980;
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return Buffer.concat([u16(time), u16(day)]);
}
