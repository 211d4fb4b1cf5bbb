// Looks into pictures. A picture that cannot be read is still a file somebody wanted to keep, so nothing here fails.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { createSerial } from '../serial.ts';
import type { Files } from './files.ts';

// Every picture is another one, so a cache would only hold memory; and requests come before thumbnails.
sharp.cache(false);
sharp.concurrency(1);

const THUMB_PIXELS = 480;
/** The contract's greatest width and height. */
const MAX_PIXELS = 100_000;

/** As a person sees it, so after the turn that a camera wrote down; null where it cannot be told. */
export interface Size {
  width: number | null;
  height: number | null;
}

export async function pictureSize(path: string): Promise<Size> {
  try {
    const { autoOrient } = await sharp(path, { limitInputPixels: false }).metadata();
    return { width: pixels(autoOrient.width), height: pixels(autoOrient.height) };
  } catch {
    return { width: null, height: null };
  }
}

const pixels = (n: number | undefined) => (n && n >= 1 && n <= MAX_PIXELS ? Math.round(n) : null);

export interface Thumbnails {
  /** Asks for a picture's thumbnail; it will be there in a while, unless the picture cannot be read. */
  request(hash: string): void;
  /** Makes no more; settles when the one that is being made is done. Those asked for are made when next asked. */
  end(): Promise<void>;
}

export function createThumbnails(files: Files, log: (line: string) => void): Thumbnails {
  const queue = createSerial();
  const asked = new Set<string>();
  const unreadable = new Set<string>();
  let ended = false;

  const make = async (hash: string) => {
    if (ended || existsSync(files.thumbPath(hash)) || !existsSync(files.path(hash))) return;
    const draft = files.draftPath();
    try {
      await sharp(files.path(hash), { failOn: 'none' })
        .autoOrient()
        .resize({ width: THUMB_PIXELS, height: THUMB_PIXELS, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toFile(draft);
      await files.keepThumb(hash, draft);
    } catch (error) {
      await rm(draft, { force: true });
      // The picture itself is shown instead; trying again at every request would only cost time.
      unreadable.add(hash);
      log(`No thumbnail of ${hash}: ${error instanceof Error ? error.message : error}`);
    }
  };

  return {
    request(hash) {
      if (asked.has(hash) || unreadable.has(hash)) return;
      asked.add(hash);
      void queue(() => make(hash)).finally(() => asked.delete(hash));
    },
    end: () => {
      ended = true;
      return queue(async () => undefined);
    },
  };
}
