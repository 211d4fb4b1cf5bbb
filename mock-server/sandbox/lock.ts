// PGlite does not lock its folder, and a second process would corrupt it, so the process that opens
// the data folder locks it.
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The data folder or its database cannot be used. The message is a sentence for users. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}

/** Another process has the data folder open. */
export class FolderInUse extends StartRefusal {
  override name = 'FolderInUse';
}

/**
 * A lock is written right after it is created; one that stays empty longer was left by a full disk
 * or a crash.
 */
const EMPTY_LOCK_MS = 5000;

/**
 * Locks a data folder; replaces the lock of a process that died.
 * @returns releases the lock
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
        // On a full disk the file can be created but not written.
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
    // Containers reuse the same few pids, so the holder's pid may now belong to this process or to
    // another part.
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

/**
 * Of two processes that find the same stale lock, only one may remove it, and never a new lock
 * created in between.
 */
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

/**
 * The start time of a process in the system's own unit; empty if the system does not report it
 * (only Linux does).
 */
function startOf(pid: number | string): string {
  // The program's name is in brackets and may contain anything; the start time is the twentieth
  // field after it.
  return read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19] ?? '';
}

/** Whether a process with this pid runs on this machine. */
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
