// Checks whether a video or a sound is complete. It is not decoded; truncated or fake files lack
// the required boxes.
import { type FileHandle, open } from 'node:fs/promises';
import type { MediaType } from './kinds.ts';

/** Real files have few boxes; more than this is invalid. */
const MOST_BOXES = 10_000;

/** Also true for formats without a check, which are recognized by their first bytes only. */
export async function isWhole(path: string, mime: MediaType['mime']): Promise<boolean> {
  const needed = NEEDED[mime];
  if (!needed) return true;
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const missing = new Set(needed.names);
    let boxes = 0;
    for await (const { name, end } of needed.boxesOf(file, size)) {
      boxes += 1;
      if (boxes > MOST_BOXES || end > size) return false;
      missing.delete(name);
      if (missing.size === 0) return true;
    }
    return false;
  } finally {
    await file.close();
  }
}

type BoxesOf = (file: FileHandle, size: number) => AsyncGenerator<{ name: string; end: number }>;

/**
 * ISO media: length, then name; length 1 means that a 64-bit length follows, 0 that the box is the
 * last.
 */
const isoBoxes: BoxesOf = async function* (file, size) {
  for (let at = 0; at + 8 <= size; ) {
    const head = await read(file, at, 16);
    const length = head.readUInt32BE(0);
    const bytes = length === 1 ? Number(head.readBigUInt64BE(8)) : length === 0 ? size - at : length;
    yield { name: head.toString('latin1', 4, 8), end: bytes < 8 ? Number.POSITIVE_INFINITY : at + bytes };
    at += bytes;
  }
};

/**
 * RIFF: name, then length, padded to an even one; recorders leave the last length as 0 or all bits
 * set.
 */
const riffChunks: BoxesOf = async function* (file, size) {
  for (let at = 12; at + 8 <= size; ) {
    const head = await read(file, at, 8);
    const length = head.readUInt32LE(4);
    const isOpen = length === 0xffffffff;
    yield { name: head.toString('latin1', 0, 4), end: isOpen ? size : at + 8 + length };
    at = isOpen ? size : at + 8 + length + (length % 2);
  }
};

async function read(file: FileHandle, at: number, bytes: number): Promise<Buffer> {
  const { buffer } = await file.read(Buffer.alloc(bytes), 0, bytes, at);
  return buffer;
}

const iso = { boxesOf: isoBoxes, names: ['moov'] };
const NEEDED: { [mime in MediaType['mime']]?: { boxesOf: BoxesOf; names: string[] } } = {
  'video/mp4': iso,
  'video/quicktime': iso,
  'video/x-m4v': iso,
  'video/3gpp': iso,
  'audio/mp4': iso,
  'video/x-msvideo': { boxesOf: riffChunks, names: ['LIST'] },
  'audio/wav': { boxesOf: riffChunks, names: ['fmt ', 'data'] },
};
