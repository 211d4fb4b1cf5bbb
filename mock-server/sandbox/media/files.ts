// Stores files once by the hash of their content, for any number of rows. The order of steps keeps
// rows and files consistent: a file is written and flushed to a draft, moved into place, and then
// its row is committed; for deletion the row comes first. A crash can leave a file without a row,
// which the next start sets aside, but never a row without its file.
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
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createKeyedSerial } from '../serial.ts';

/** A received file that no record uses yet. */
export interface Draft {
  path: string;
  hash: string;
  bytes: number;
  /** The path of its thumbnail, for a picture. */
  thumb?: string | undefined;
}

export interface Files {
  /** Creates a new draft file to write. */
  draft(): DraftWriter;
  /** Moves drafts into place and commits the rows that use them: both or neither. */
  keep<T>(drafts: Draft[], commit: () => Promise<T>): Promise<T>;
  /**
   * Commits the deletion of rows, and removes the files that no other row uses.
   * @param commit returns the hashes of the files of those rows
   */
  release(commit: () => Promise<string[]>): Promise<void>;
  /** Stores what was made of a file at its path (`thumbPath`, `sharedPath`), unless the file has been deleted. */
  keepDerived(hash: string, draft: string, path: string): Promise<void>;
  discard(drafts: Pick<Draft, 'path' | 'thumb'>[]): Promise<void>;
  path(hash: string): string;
  thumbPath(hash: string): string;
  /** The path of its copy without metadata. */
  sharedPath(hash: string): string;
  draftPath(): string;
  /** @throws Error when nothing can be stored */
  requireWritable(): Promise<void>;
  /**
   * Sets aside files that no row uses: a crash left them, or the rows of a backup are older. Those that rows use again
   * come back; the others are removed after 30 days. Must run at the start, before any upload.
   */
  sweep(): Promise<Swept>;
}

/** Numbers of files. */
export interface Swept {
  setAside: number;
  returned: number;
  removed: number;
}

export interface DraftWriter {
  readonly path: string;
  write(chunk: Uint8Array): void;
  /** Flushes the file to disk and closes it. */
  finish(): Promise<Draft>;
  discard(): void;
}

/** The hashes that rows use; limited to the given ones, if any. */
export type UsedHashes = (hashes?: string[]) => Promise<Set<string>>;

export async function openFiles(folder: string, used: UsedHashes): Promise<Files> {
  const places = join(folder, 'files');
  const thumbs = join(folder, 'thumbs');
  const shared = join(folder, 'shared');
  const aside = join(folder, 'aside');
  const incoming = join(folder, 'incoming');
  for (const path of [places, thumbs, shared, aside, incoming]) await mkdir(path, { recursive: true });

  // Serializes work on each file, because an upload may add the file that is being removed as
  // unused.
  const alone = createKeyedSerial();
  const path = (hash: string) => join(places, hash.slice(0, 2), hash);
  const thumbPath = (hash: string) => join(thumbs, `${hash}.webp`);
  const sharedPath = (hash: string) => join(shared, hash);
  const asidePath = (hash: string) => join(aside, hash);

  const removeUnused = async (hashes: string[]) => {
    const still = await used(hashes);
    for (const hash of hashes.filter((one) => !still.has(one))) {
      for (const file of [path(hash), thumbPath(hash), sharedPath(hash), asidePath(hash)])
        await rm(file, { force: true });
    }
  };

  return {
    path,
    thumbPath,
    sharedPath,
    draftPath: () => join(incoming, randomUUID()),
    draft: () => createDraft(join(incoming, randomUUID())),
    requireWritable: async () => {
      const path = join(incoming, randomUUID());
      await writeFile(path, 'x');
      await rm(path);
    },

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

    keepDerived: (hash, draft, target) =>
      alone([hash], async () => {
        if (existsSync(path(hash))) await rename(draft, target);
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
      const swept = { setAside: 0, returned: 0, removed: 0 };
      for (const hash of (await readdir(aside)).filter(isHash)) {
        const file = asidePath(hash);
        if (still.has(hash)) {
          await mkdir(dirname(path(hash)), { recursive: true });
          await rename(file, path(hash));
          swept.returned += 1;
        } else if ((await stat(file)).mtimeMs < Date.now() - ASIDE_MS) {
          await rm(file);
          swept.removed += 1;
        }
      }
      const names = await readdir(places, { recursive: true });
      for (const hash of names.map((name) => basename(name)).filter(isHash)) {
        if (still.has(hash) || !existsSync(path(hash))) continue;
        // Its time says when it was set aside.
        await utimes(path(hash), new Date(), new Date());
        await rename(path(hash), asidePath(hash));
        swept.setAside += 1;
      }
      for (const name of [...(await readdir(thumbs)), ...(await readdir(shared))]) {
        const hash = basename(name, '.webp');
        if (!isHash(hash) || still.has(hash)) continue;
        for (const file of [thumbPath(hash), sharedPath(hash)]) await rm(file, { force: true });
      }
      return swept;
    },
  };
}

/** How long a file that no row uses is kept. */
const ASIDE_MS = 30 * 24 * 3600_000;

/** Files with other names were not created by the sandbox and must not be removed. */
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

/** Flushes a folder, which makes the names of its files durable. */
async function flushFolder(path: string): Promise<void> {
  // Windows cannot open a folder; its file system preserves the order of names.
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    await flush(folder);
  } finally {
    closeSync(folder);
  }
}
