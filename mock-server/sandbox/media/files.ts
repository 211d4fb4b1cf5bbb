// Stores files once by the hash of their content, for any number of rows. The order of steps keeps
// rows and files consistent: a file is written and flushed to a draft, moved into the store, and then
// its row is committed; for deletion the row comes first. A crash can leave a file without a row,
// which the next start sets aside, but never a row without its file.
import { createHash, randomUUID } from 'node:crypto';
import { closeSync, fsync, openSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { limited } from '../../../src/lib/limited.ts';
import { createKeyedSerial } from '../serial.ts';
import type { FileStore, OpenFile } from './file-store.ts';
import type { Variant } from './links.ts';

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
  /** Stores what was made of a file, unless the file has been deleted. */
  keepDerived(hash: string, draft: string, variant: Exclude<Variant, 'full'>): Promise<void>;
  discard(drafts: Pick<Draft, 'path' | 'thumb'>[]): Promise<void>;
  /** @returns undefined if there is no such file */
  open(hash: string, variant?: Variant): Promise<OpenFile | undefined>;
  has(hash: string, variant?: Variant): Promise<boolean>;
  /** Calls `work` with the path of a local file with this content. */
  withLocal<T>(hash: string, work: (path: string) => Promise<T>): Promise<T>;
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

/** The key of a file in the store. */
const KEYS: Record<Variant | 'aside', (hash: string) => string> = {
  full: (hash) => `files/${hash.slice(0, 2)}/${hash}`,
  thumb: (hash) => `thumbs/${hash}.webp`,
  shared: (hash) => `shared/${hash}`,
  aside: (hash) => `aside/${hash}`,
};

/** @param incoming a local folder for drafts, which is emptied */
export async function openFiles(incoming: string, store: FileStore, used: UsedHashes): Promise<Files> {
  await mkdir(incoming, { recursive: true });
  await rm(incoming, { recursive: true });
  await mkdir(incoming);

  // Serializes work on each file, because an upload may add the file that is being removed as
  // unused.
  const alone = createKeyedSerial();
  const inTurns = limited(PUT_AT_ONCE);
  const draftPath = () => join(incoming, randomUUID());

  const removeUnused = async (hashes: string[]) => {
    const still = await used(hashes);
    const unused = hashes.filter((one) => !still.has(one));
    await store.remove(unused.flatMap((hash) => Object.values(KEYS).map((keyOf) => keyOf(hash))));
  };

  return {
    open: (hash, variant = 'full') => store.open(KEYS[variant](hash)),
    has: (hash, variant = 'full') => store.has(KEYS[variant](hash)),
    withLocal: (hash, work) => store.withLocal(KEYS.full(hash), work),
    draftPath,
    draft: () => createDraft(draftPath()),
    requireWritable: async () => {
      const path = draftPath();
      await writeFile(path, 'x');
      await rm(path);
      await store.requireUsable();
    },

    keep: (drafts, commit) => {
      const hashes = [...new Set(drafts.map((draft) => draft.hash))];
      return alone(hashes, async () => {
        try {
          const putting = drafts.map(({ hash, path, thumb }) =>
            inTurns(async () => {
              if (thumb) await store.put(KEYS.thumb(hash), thumb);
              await store.put(KEYS.full(hash), path);
            }),
          );
          // None may arrive after they were removed again.
          await Promise.allSettled(putting);
          await Promise.all(putting);
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

    keepDerived: (hash, draft, variant) =>
      alone([hash], async () => {
        if (await store.has(KEYS.full(hash))) await store.put(KEYS[variant](hash), draft);
        else await rm(draft, { force: true });
      }),

    discard: async (drafts) => {
      for (const { path, thumb } of drafts) {
        await rm(path, { force: true });
        if (thumb) await rm(thumb, { force: true });
      }
    },

    sweep: async () => {
      const still = await used();
      const swept = { setAside: 0, returned: 0, removed: 0 };
      const expired = new Set<string>();
      for await (const key of store.list('aside/', new Date(Date.now() - ASIDE_MS))) expired.add(key);
      for await (const key of store.list('aside/')) {
        const hash = basename(key);
        if (!isHash(hash)) continue;
        if (still.has(hash)) {
          await store.move(key, KEYS.full(hash));
          swept.returned += 1;
        } else if (expired.has(key)) {
          await store.remove([key]);
          swept.removed += 1;
        }
      }
      for await (const key of store.list('files/')) {
        const hash = basename(key);
        if (!isHash(hash) || still.has(hash) || key !== KEYS.full(hash)) continue;
        await store.move(key, KEYS.aside(hash));
        swept.setAside += 1;
      }
      for (const folder of ['thumbs/', 'shared/']) {
        for await (const key of store.list(folder)) {
          const hash = basename(key, '.webp');
          if (isHash(hash) && !still.has(hash)) await store.remove([KEYS.thumb(hash), KEYS.shared(hash)]);
        }
      }
      return swept;
    },
  };
}

const PUT_AT_ONCE = 16;

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
