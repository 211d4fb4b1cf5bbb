// What is made of uploaded files: thumbnails, and copies without metadata.
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

export interface Derived {
  /**
   * Draws a missing thumbnail, for stock files and files from older versions.
   * @param accountId whose picture it is
   */
  thumbnail(hash: string, accountId: string): Promise<void>;
  /** Makes the missing copy without metadata, when it is seen for the first time. */
  shared(hash: string, mime: string, accountId: string): Promise<void>;
  /** Makes nothing more; resolves when what is being made is done. */
  end(): Promise<void>;
}

export function createDerived(files: Files, log: (line: string) => void): Derived {
  const pending = new Map<string, Promise<void>>();
  const impossible = new Set<string>();
  let ended = false;

  const make = async (hash: string, variant: 'thumb' | 'shared', lane: string, cleaned?: string) => {
    if (!(await files.has(hash))) return;
    const target = files.draftPath();
    const answer = await files.withLocal(hash, (source) =>
      made({ source, target, ...(cleaned && { cleaned }) }, lane),
    );
    if ('size' in answer) return files.keepDerived(hash, target, variant);
    // A retry on every request would only cost time.
    impossible.add(`${variant} ${hash}`);
    log(
      cleaned
        ? `Guests do not get ${hash}: its metadata cannot be removed.`
        : `No thumbnail of ${hash}: the picture cannot be drawn.`,
    );
  };

  const once = (
    hash: string,
    variant: 'thumb' | 'shared',
    accountId: string,
    cleaned?: string,
  ): Promise<void> => {
    const key = `${variant} ${hash}`;
    if (ended || impossible.has(key)) return Promise.resolve();
    // Viewers do not wait for uploads.
    const made =
      pending.get(key) ??
      make(hash, variant, `${accountId} viewed`, cleaned).finally(() => pending.delete(key));
    pending.set(key, made);
    return made;
  };

  return {
    thumbnail: (hash, accountId) => once(hash, 'thumb', accountId),
    shared: (hash, mime, accountId) => once(hash, 'shared', accountId, mime),
    end: async () => {
      ended = true;
      await Promise.allSettled(pending.values());
    },
  };
}
