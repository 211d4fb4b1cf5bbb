// Moves the files of a stopped product between its data folder and a bucket.
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { limited } from '../../../src/lib/limited.ts';
import { takeLock } from '../lock.ts';
import { filesNoteOf, noteOwner, OWNER_KEY, readNote, requireOwner } from '../store/belonging.ts';
import { type FileStore, FOLDERS } from './file-store.ts';
import { openFileStore } from './media.ts';

interface Move {
  dataDir: string;
  /** The URL of a bucket; undefined for the data folder. */
  to: string | undefined;
  log(line: string): void;
}

const AT_ONCE = 8;
/** The name of these is the hash of their content. */
const BY_HASH = /^(?:files\/..|aside)\/([0-9a-f]{64})$/;

/**
 * Copies each file and compares what has arrived; only then are the old ones removed.
 * @returns the number of files
 * @throws Error with one sentence; the files are then used from where they were
 */
export async function moveFiles({ dataDir, to, log }: Move): Promise<number> {
  const unlock = takeLock(dataDir);
  try {
    const note = filesNoteOf(dataDir);
    const from = existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined;
    if (from === to) throw new Error('The files are there already.');
    const database = readNote(dataDir);
    if (!database) throw new Error(`${dataDir} was not used before, so it has no files.`);
    const source = await openFileStore({ dataDir, filesUrl: from, log });
    const target = await openFileStore({ dataDir, filesUrl: to, log });
    for (const store of [source, target]) await store.requireUsable();
    if (to !== undefined) await requireOwner(target, database);
    const incoming = join(dataDir, 'media/incoming');
    await mkdir(incoming, { recursive: true });

    const keys: string[] = [];
    for (const folder of FOLDERS) for await (const key of source.list(folder)) keys.push(key);
    const inTurns = limited(AT_ONCE);
    const copying = keys.map((key) => inTurns(() => copy(key, source, target, join(incoming, randomUUID()))));
    await Promise.allSettled(copying);
    await Promise.all(copying);

    if (to === undefined) rmSync(note);
    else {
      await noteOwner(target, dataDir, database);
      writeFileSync(note, `${to}\n`, { flush: true });
    }
    await source.remove(from === undefined ? keys : [...keys, OWNER_KEY]);
    return keys.length;
  } finally {
    unlock();
  }
}

async function copy(key: string, source: FileStore, target: FileStore, draft: string): Promise<void> {
  try {
    await source.withLocal(key, (path) => copyFile(path, draft));
    const hash = await hashOf(createReadStream(draft));
    if (hash !== (BY_HASH.exec(key)?.[1] ?? hash))
      throw new Error(`${key} in ${source.name} is damaged; restore it from a backup, then move again.`);
    await target.put(key, draft);
    const arrived = await target.open(key);
    if (!arrived || (await hashOf(arrived.read())) !== hash)
      throw new Error(`${key} did not arrive whole in ${target.name}; nothing was removed.`);
    await arrived.close();
  } finally {
    await rm(draft, { force: true });
  }
}

async function hashOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
