// Draws thumbnails. Pictures that cannot be drawn are refused at the upload.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { createPool } from '../serial.ts';
import type { Files } from './files.ts';

// Pictures are rarely drawn twice, so a cache would only use memory.
sharp.cache(false);
sharp.concurrency(1);

const THUMB_PIXELS = 480;
/** The contract's maximum width and height. */
const MAX_PIXELS = 100_000;

/** The displayed size, after the camera's rotation; null if it is unknown. */
export interface Size {
  width: number | null;
  height: number | null;
}

const pixels = (n: number | undefined) => (n && n >= 1 && n <= MAX_PIXELS ? Math.round(n) : null);

// Drawing takes a core and one of four file system threads, for a hostile picture for seconds. With
// only one at a time, it would mostly wait for the event loop.
const drawing = createPool(2);

/**
 * Writes the thumbnail of a picture.
 * @returns the size of the picture; undefined if it cannot be drawn
 */
export const drawThumbnail = (source: string, target: string): Promise<Size | undefined> =>
  drawing(async () => {
    // Read as bytes, because an SVG that is read by path could include other files of its folder.
    const bytes = readFileSync(source);
    try {
      const picture = sharp(bytes, { failOn: 'truncated' }).autoOrient();
      const { autoOrient } = await picture.metadata();
      const thumbnail = await picture
        .resize({ width: THUMB_PIXELS, height: THUMB_PIXELS, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80, effort: 2 })
        .toBuffer();
      writeFileSync(target, thumbnail);
      return { width: pixels(autoOrient.width), height: pixels(autoOrient.height) };
    } catch (error) {
      await rm(target, { force: true });
      if (error instanceof Error && 'code' in error) throw error;
      return undefined;
    }
  });

export interface Thumbnails {
  /** Draws a missing thumbnail, for stock files and files from older versions. */
  provide(hash: string): Promise<void>;
  /** Stops drawing; resolves when the current drawing is done. */
  end(): Promise<void>;
}

export function createThumbnails(files: Files, log: (line: string) => void): Thumbnails {
  const beingDrawn = new Map<string, Promise<void>>();
  const unreadable = new Set<string>();
  let ended = false;

  const draw = async (hash: string) => {
    if (!existsSync(files.path(hash))) return;
    const draft = files.draftPath();
    if (await drawThumbnail(files.path(hash), draft)) return files.keepThumb(hash, draft);
    // A retry on every request would only cost time.
    unreadable.add(hash);
    log(`No thumbnail of ${hash}: the picture cannot be read.`);
  };

  return {
    provide(hash) {
      if (ended || unreadable.has(hash)) return Promise.resolve();
      const drawn = beingDrawn.get(hash) ?? draw(hash).finally(() => beingDrawn.delete(hash));
      beingDrawn.set(hash, drawn);
      return drawn;
    },
    end: async () => {
      ended = true;
      await Promise.allSettled(beingDrawn.values());
    },
  };
}
