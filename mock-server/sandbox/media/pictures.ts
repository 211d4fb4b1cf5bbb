// Thumbnails of pictures. Pictures that cannot be drawn are refused at the upload.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Files } from './files.ts';
import { inMediaProcess, type Size, type Task, type Undrawable } from './media-processes.ts';

/** Has a file made; a partial one is removed. */
async function made(task: Task, lane: string): Promise<{ size: Size } | { refused: Undrawable }> {
  try {
    const answer = await inMediaProcess(task, lane);
    if ('refused' in answer) await rm(task.target, { force: true });
    return answer;
  } catch (error) {
    await rm(task.target, { force: true });
    throw error;
  }
}

/**
 * Writes the thumbnail of a picture.
 * @param lane whose picture it is
 * @returns the size of the picture, or why it cannot be drawn
 */
export const drawThumbnail = (source: string, target: string, lane: string) => made({ source, target }, lane);

export interface Thumbnails {
  /**
   * Draws a missing thumbnail, for stock files and files from older versions.
   * @param accountId whose picture it is
   */
  provide(hash: string, accountId: string): Promise<void>;
  /** Stops drawing; resolves when the current drawing is done. */
  end(): Promise<void>;
}

export function createThumbnails(files: Files, log: (line: string) => void): Thumbnails {
  const beingDrawn = new Map<string, Promise<void>>();
  const unreadable = new Set<string>();
  let ended = false;

  const draw = async (hash: string, accountId: string) => {
    if (!existsSync(files.path(hash))) return;
    const draft = files.draftPath();
    // A viewer does not wait for uploads.
    const drawn = await drawThumbnail(files.path(hash), draft, `${accountId} viewed`);
    if ('size' in drawn) return files.keepThumb(hash, draft);
    // A retry on every request would only cost time.
    unreadable.add(hash);
    log(`No thumbnail of ${hash}: the picture cannot be drawn.`);
  };

  return {
    provide(hash, accountId) {
      if (ended || unreadable.has(hash)) return Promise.resolve();
      const drawn = beingDrawn.get(hash) ?? draw(hash, accountId).finally(() => beingDrawn.delete(hash));
      beingDrawn.set(hash, drawn);
      return drawn;
    },
    end: async () => {
      ended = true;
      await Promise.allSettled(beingDrawn.values());
    },
  };
}
