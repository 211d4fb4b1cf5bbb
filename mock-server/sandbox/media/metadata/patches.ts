// Videos and AVIF refer to their content by position, so their metadata is overwritten in place.
import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import { NotRemovable } from './images.ts';

/** A file that is read in parts. */
export interface Source {
  size: number;
  /** @throws NotRemovable beyond the end, or when too much is read at once or in total */
  read(at: number, bytes: number): Buffer;
}

/** Bytes to write, or how many to fill with zeros. */
export interface Patch {
  at: number;
  bytes: Buffer | number;
}

/** Real files need few and short reads. */
const MOST_READS = 1_000_000;
const MOST_BYTES = 16 * 1024 ** 2;

export function openSource(path: string): Source & { close(): void } {
  const file = openSync(path, 'r');
  const { size } = fstatSync(file);
  let reads = 0;
  return {
    size,
    read: (at, bytes) => {
      reads += 1;
      if (at < 0 || at + bytes > size || bytes > MOST_BYTES || reads > MOST_READS) {
        throw new NotRemovable('its structure is damaged');
      }
      const buffer = Buffer.alloc(bytes);
      readSync(file, buffer, 0, bytes, at);
      return buffer;
    },
    close: () => closeSync(file),
  };
}

const ZEROS = Buffer.alloc(64 * 1024);

export function applyPatches(path: string, patches: Patch[]): void {
  const file = openSync(path, 'r+');
  try {
    for (const { at, bytes } of patches) {
      if (typeof bytes !== 'number') {
        writeSync(file, bytes, 0, bytes.length, at);
        continue;
      }
      for (let done = 0; done < bytes; done += ZEROS.length) {
        writeSync(file, ZEROS, 0, Math.min(ZEROS.length, bytes - done), at + done);
      }
    }
  } finally {
    closeSync(file);
  }
}
