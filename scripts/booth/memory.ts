// The persistent identity of a booth. Pending photos are stored per device, because only that
// device may send them: a newly paired booth may belong to another business.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderInUse, hasCode, takeLock } from '../../mock-server/sandbox/lock.ts';
import type { Options } from './options.ts';
import { openQueue, type Queue } from './queue.ts';

export interface Linked {
  target: string;
  deviceId: string;
  key: string;
  title: string;
}

export interface Memory {
  /** Undefined if it was not paired, or with another server. */
  read(): Linked | undefined;
  write(linked: Linked): void;
  forget(): void;
  queueOf(linked: Linked): Queue;
  close(): void;
}

/** @throws Error with one sentence when another booth of this name runs, or stored data is unreadable */
export function openMemory({ folder, name, keep, target }: Options): Memory {
  const file = join(folder, `${name}.json`);
  const own = join(folder, name);
  mkdirSync(own, { recursive: true });
  const unlock = lock(own, name);
  return {
    read() {
      if (!keep) return undefined;
      const kept = readKept(file);
      return kept?.target === target ? kept : undefined;
    },
    write(linked) {
      if (!keep) return;
      // The key authenticates the booth, so only its user may read it.
      writeFileSync(`${file}.part`, JSON.stringify(linked, null, 2), { mode: 0o600, flush: true });
      renameSync(`${file}.part`, file);
    },
    forget() {
      if (keep) rmSync(file, { force: true });
    },
    queueOf: ({ deviceId }) => openQueue(join(own, deviceId)),
    close: unlock,
  };
}

function lock(folder: string, name: string): () => void {
  try {
    return takeLock(folder);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new Error(`A booth "${name}" is running already; give this one another --name.`);
  }
}

function readKept(file: string): Linked | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw new Error(`${file} cannot be read; remove it, and link the booth anew.`, { cause: error });
  }
}
