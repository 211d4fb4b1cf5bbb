// Where files are kept: a folder, or a bucket (s3-store.ts).
import { access, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { hasCode } from '../lock.ts';

/** An open file; whoever opened it closes it. */
export interface OpenFile {
  readonly size: number;
  /** @param range with inclusive ends; the whole file by default */
  read(range?: { start: number; end: number }): Readable;
  close(): Promise<void>;
}

/** Keys are paths with slashes: `files/ab/<hash>`. */
export interface FileStore {
  /** As in messages. */
  readonly name: string;
  /** Moves a local file to the key. It survives a crash after this. */
  put(key: string, path: string): Promise<void>;
  /** @returns undefined if there is no such file */
  open(key: string): Promise<OpenFile | undefined>;
  has(key: string): Promise<boolean>;
  move(from: string, to: string): Promise<void>;
  remove(keys: string[]): Promise<void>;
  /**
   * The keys that begin with a folder.
   * @param before leaves out those that came there later
   */
  list(folder: string, before?: Date): AsyncIterable<string>;
  /** Calls `work` with the path of a local file with this content. */
  withLocal<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** @throws Error if nothing can be stored */
  requireUsable(): Promise<void>;
}

/** @returns undefined if there is no such file */
export async function openLocalFile(path: string): Promise<OpenFile | undefined> {
  try {
    const file = await open(path, 'r');
    const { size } = await file.stat();
    return {
      size,
      read: (range) => file.createReadStream({ start: 0, ...range, autoClose: false }),
      close: () => file.close(),
    };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** The folders of a store: uploads, their thumbnails, their copies without metadata, and files that no row uses. */
export const FOLDERS = ['files/', 'thumbs/', 'shared/', 'aside/'];

export async function openFolderStore(folder: string): Promise<FileStore> {
  const path = (key: string) => join(folder, key);
  for (const name of FOLDERS) await mkdir(path(name), { recursive: true });
  return {
    name: folder,
    async put(key, from) {
      await mkdir(dirname(path(key)), { recursive: true });
      await rename(from, path(key));
      // A lost thumbnail is drawn again.
      if (key.startsWith('files/')) await flushFolder(dirname(path(key)));
    },
    open: (key) => openLocalFile(path(key)),
    has: (key) =>
      access(path(key)).then(
        () => true,
        () => false,
      ),
    async move(from, to) {
      await mkdir(dirname(path(to)), { recursive: true });
      // Its time says when it came there.
      await utimes(path(from), new Date(), new Date());
      await rename(path(from), path(to));
    },
    async remove(keys) {
      for (const key of keys) await rm(path(key), { force: true });
    },
    async *list(name, before) {
      const entries = await readdir(path(name), { recursive: true, withFileTypes: true }).catch((error) => {
        if (hasCode(error, 'ENOENT')) return [];
        throw error;
      });
      for (const entry of entries.filter((one) => one.isFile())) {
        const file = join(entry.parentPath, entry.name);
        if (before === undefined || (await stat(file)).mtime < before)
          yield relative(folder, file).replaceAll(sep, '/');
      }
    },
    withLocal: (key, work) => work(path(key)),
    requireUsable: async () => undefined,
  };
}

/** Flushes a folder, which makes the names of its files durable. */
async function flushFolder(path: string): Promise<void> {
  // Windows cannot open a folder; its file system preserves the order of names.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
