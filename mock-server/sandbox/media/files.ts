// The files themselves. Each lies where the hash of its content says, once, however many rows use it. The order
// that keeps rows and files together whatever happens: written and flushed aside, moved into place, row committed,
// acknowledged; and the other way round when it goes: row first, file after. So a crash can leave a file that no
// row uses, which the next start removes, and never a row without its file.
import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createKeyedSerial } from '../serial.ts';

/** A file that was received and has not become anything yet. */
export interface Draft {
  path: string;
  hash: string;
  bytes: number;
  /** Where its thumbnail lies, for a picture. */
  thumb?: string | undefined;
}

export interface Files {
  /** A new file beside the others, for somebody to write. */
  draft(): DraftWriter;
  /** Moves drafts to their places and commits the rows that use them: both, or neither. */
  keep<T>(drafts: Draft[], commit: () => Promise<T>): Promise<T>;
  /**
   * Commits the end of rows, and removes the files that no other row uses.
   * @param commit gives the hashes of the files that those rows used
   */
  release(commit: () => Promise<string[]>): Promise<void>;
  /** Puts a thumbnail beside its picture, unless that is gone by now. */
  keepThumb(hash: string, draft: string): Promise<void>;
  discard(drafts: Pick<Draft, 'path' | 'thumb'>[]): Promise<void>;
  path(hash: string): string;
  thumbPath(hash: string): string;
  draftPath(): string;
  /** Removes what a crash left. For the start, before anything is received. */
  sweep(): Promise<void>;
}

export interface DraftWriter {
  readonly path: string;
  write(chunk: Uint8Array): void;
  /** Flushes to the disk and closes. */
  finish(): Promise<Draft>;
  discard(): void;
}

/** Which of these hashes a row uses; of all hashes when none are given. */
export type UsedHashes = (hashes?: string[]) => Promise<Set<string>>;

export async function openFiles(folder: string, used: UsedHashes): Promise<Files> {
  const places = join(folder, 'files');
  const thumbs = join(folder, 'thumbs');
  const incoming = join(folder, 'incoming');
  for (const path of [places, thumbs, incoming]) await mkdir(path, { recursive: true });

  // One at a time for each file: one that is being removed as unused may be the very one that an upload brings anew.
  const alone = createKeyedSerial();
  const path = (hash: string) => join(places, hash.slice(0, 2), hash);
  const thumbPath = (hash: string) => join(thumbs, `${hash}.webp`);

  const removeUnused = async (hashes: string[]) => {
    const still = await used(hashes);
    for (const hash of hashes.filter((one) => !still.has(one))) {
      await rm(path(hash), { force: true });
      await rm(thumbPath(hash), { force: true });
    }
  };

  return {
    path,
    thumbPath,
    draftPath: () => join(incoming, randomUUID()),
    draft: () => createDraft(join(incoming, randomUUID())),

    keep: (drafts, commit) => {
      const hashes = [...new Set(drafts.map((draft) => draft.hash))];
      return alone(hashes, async () => {
        try {
          for (const { hash, thumb, ...draft } of drafts) {
            mkdirSync(dirname(path(hash)), { recursive: true });
            if (thumb) renameSync(thumb, thumbPath(hash));
            renameSync(draft.path, path(hash));
          }
          await Promise.all([...new Set(hashes.map((hash) => dirname(path(hash))))].map(flushFolder));
          return await commit();
        } catch (error) {
          await removeUnused(hashes);
          throw error;
        }
      });
    },

    release: async (commit) => {
      const hashes = await commit();
      if (hashes.length > 0) await alone(hashes, () => removeUnused(hashes));
    },

    keepThumb: (hash, draft) =>
      alone([hash], async () => {
        if (existsSync(path(hash))) await rename(draft, thumbPath(hash));
        else await rm(draft, { force: true });
      }),

    discard: async (drafts) => {
      for (const { path, thumb } of drafts) {
        await rm(path, { force: true });
        if (thumb) await rm(thumb, { force: true });
      }
    },

    sweep: async () => {
      await rm(incoming, { recursive: true, force: true });
      await mkdir(incoming);
      const still = await used();
      const names = await readdir(places, { recursive: true });
      for (const hash of names.map((name) => basename(name)).filter(isHash)) {
        if (!still.has(hash)) await rm(path(hash), { force: true });
      }
      for (const hash of (await readdir(thumbs)).map((name) => basename(name, '.webp')).filter(isHash)) {
        if (!still.has(hash)) await rm(thumbPath(hash), { force: true });
      }
    },
  };
}

/** What has another name is not ours to remove. */
const isHash = (name: string) => /^[0-9a-f]{64}$/.test(name);

const flush = promisify(fsync);

function createDraft(path: string): DraftWriter {
  const file = openSync(path, 'wx');
  const hash = createHash('sha256');
  let bytes = 0;
  let isOpen = true;
  const close = () => {
    if (isOpen) closeSync(file);
    isOpen = false;
  };
  return {
    path,
    write: (chunk) => {
      hash.update(chunk);
      bytes += chunk.length;
      writeFileSync(file, chunk);
    },
    finish: async () => {
      await flush(file);
      close();
      return { path, hash: hash.digest('hex'), bytes };
    },
    discard: () => {
      close();
      rmSync(path, { force: true });
    },
  };
}

/** A file's name is lasting once the folder that holds the name is flushed. */
async function flushFolder(path: string): Promise<void> {
  // Windows cannot open a folder; its file system keeps the order of names.
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    await flush(folder);
  } finally {
    closeSync(folder);
  }
}
