// For tests: reads a zip file of stored entries by its directory, as most programs do, and compares
// both headers of each entry.
import { crc32 } from 'node:zlib';
import { expect } from 'vitest';

/** The content of each entry, by name. */
export function unzip(file: Buffer): Map<string, Buffer> {
  const end = file.length - 22;
  expect(file.readUInt32LE(end)).toBe(0x06054b50);
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  if (at === 0xffffffff) {
    expect(file.readUInt32LE(end - 20)).toBe(0x07064b50);
    const far = Number(file.readBigUInt64LE(end - 12));
    expect(file.readUInt32LE(far)).toBe(0x06064b50);
    expect(Number(file.readBigUInt64LE(far + 32))).toBe(count);
    at = Number(file.readBigUInt64LE(far + 48));
  }
  const entries = new Map<string, Buffer>();
  for (let i = 0; i < count; i += 1) {
    expect(file.readUInt32LE(at)).toBe(0x02014b50);
    const [nameLength, extraLength] = [file.readUInt16LE(at + 28), file.readUInt16LE(at + 30)];
    const near = file.readUInt32LE(at + 42);
    const offset = near === 0xffffffff ? Number(file.readBigUInt64LE(at + 46 + nameLength + 4)) : near;
    const about = file.subarray(at + 8, at + 30);
    const [crc, size] = [file.readUInt32LE(at + 16), file.readUInt32LE(at + 24)];
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    expect(file.readUInt32LE(offset)).toBe(0x04034b50);
    expect(file.subarray(offset + 6, offset + 28).equals(about)).toBe(true);
    const start = offset + 30 + nameLength;
    const content = file.subarray(start, start + size);
    expect(crc32(content)).toBe(crc);
    entries.set(name, content);
    at += 46 + nameLength + extraLength;
  }
  return entries;
}
