// What a booth knows at its next start: who it is. Photos that wait lie in a folder of the device they were taken as,
// because nobody else may send them: a booth that is linked anew may be another business's.
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
  /** Undefined when it was not linked, or elsewhere. */
  read(): Linked | undefined;
  write(linked: Linked): void;
  forget(): void;
  queueOf(linked: Linked): Queue;
  close(): void;
}

/** @throws Error with one sentence when another booth of this name runs, or what is kept cannot be read */
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
      // Whoever has the key is the booth.
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
