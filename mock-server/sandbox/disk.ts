// Detects and describes disk failures.
import { existsSync, mkdirSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** Bytes. PGlite cannot start with less, and does not say why. */
const LEAST_SPACE = 1024 * 1024;

/** Whether an error, or its cause, is a lack of space: by the system's code or PostgreSQL's. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || isDiskFull(error.cause);
}

/** Whether the disk of a folder is full. */
export function hasNoSpace(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < LEAST_SPACE;
  } catch {
    // If the folder cannot be read, the original error is more useful.
    return false;
  }
}

/** Makes a folder and those above it. Node's own `recursive` never returns below /proc. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!existsSync(path)) throw error;
  }
}
