// PGlite does not guard its folder, and a second opener corrupts it. So whoever opens the data folder holds its lock.
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The data folder or its database cannot be used. The message is a sentence for a person. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}

/** Another process has the data folder open. */
export class FolderInUse extends StartRefusal {
  override name = 'FolderInUse';
}

/** A lock is written right after it is made; one that is empty for longer was left by a full disk or a crash. */
const EMPTY_LOCK_MS = 5000;

/**
 * Takes the lock of a data folder; the lock of a process that died is taken over.
 * @returns gives it back
 * @throws FolderInUse while another living process holds it
 */
export function takeLock(folder: string): () => void {
  const file = join(folder, 'lock');
  const own = `${process.pid} ${startOf(process.pid)}`;
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) {
        // On a full disk the file is made, and then nothing can be written into it.
        rmSync(file, { force: true });
        throw error;
      }
    }
    const holder = read(file);
    if (holder === undefined) continue;
    if (holder === '' && ageOf(file) < EMPTY_LOCK_MS) {
      throw new FolderInUse(
        `The data folder ${resolve(folder)} is being opened by another process; stop that one, or set DATA_DIR to another folder.`,
      );
    }
    const [pid = '', start = ''] = holder.split(' ');
    // In a container every start gets the same few pids, so the holder's may be ours by now, or another part's.
    const isSame = start === '' || start === startOf(pid);
    const isHolder = pid !== `${process.pid}` && isAlive(Number(pid)) && isSame;
    if (isHolder) {
      throw new FolderInUse(
        `The data folder ${resolve(folder)} is in use by process ${pid}; stop that one, or set DATA_DIR to another folder.`,
      );
    }
    takeAway(file, holder);
  }
}

/** Of two that find the same stale lock only one may remove it, and never a fresh one that came between. */
function takeAway(file: string, stale: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  const found = read(aside);
  if (found !== undefined && found !== stale) writeFileSync(file, found, { flag: 'wx' });
  rmSync(aside, { force: true });
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const ageOf = (file: string) =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());

/** When a process began, in the system's own count; empty where the system does not say (only Linux does). */
function startOf(pid: number | string): string {
  // The program's name stands in brackets and may hold anything; the twentieth word after it is the time.
  return read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19] ?? '';
}

/** Whether a process of this number runs on this machine. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
