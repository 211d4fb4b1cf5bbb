// Draws thumbnails. A picture that cannot be drawn here is refused when it is uploaded.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { createPool } from '../serial.ts';
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

const pixels = (n: number | undefined) => (n && n >= 1 && n <= MAX_PIXELS ? Math.round(n) : null);

// Each takes a core for a while and one of the four threads of the file system, a hostile one for seconds. But one at a
// time would mostly wait for its turn in the event loop.
const drawing = createPool(2);

/**
 * Writes the thumbnail of a picture.
 * @returns the size of the picture itself; undefined for one that cannot be drawn
 */
export const drawThumbnail = (source: string, target: string): Promise<Size | undefined> =>
  drawing(async () => {
    // By its bytes, not its path: an SVG that is read by path may show other files of the same folder.
    const bytes = readFileSync(source);
    try {
      const picture = sharp(bytes, { failOn: 'truncated' }).autoOrient();
      const { autoOrient } = await picture.metadata();
      const thumbnail = await picture
        .resize({ width: THUMB_PIXELS, height: THUMB_PIXELS, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
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
  /** Draws a picture's thumbnail where it is missing: of a file that came with the stock, or from an older version. */
  provide(hash: string): Promise<void>;
  /** Draws no more; settles when the one that is being drawn is done. */
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
    // Trying again at every request would only cost time.
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
