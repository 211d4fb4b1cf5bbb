// What the build reads.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the manifest, which is not served. */
export const STAMP = '.vite/inputs';
const FILES = ['*.{html,json,ts,mjs}', '{openapi,public,scripts,src}/**'];

/** A hash of all files that can change what the build writes, and of some that cannot. */
export function hashInputs(): string {
  const hash = createHash('sha256').update(process.env.NODE_ENV ?? '');
  for (const file of globSync(FILES).sort())
    if (statSync(file).isFile()) hash.update(`\n${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether no file has changed since the last build. */
export function isBuilt(): boolean {
  const last = join('dist', STAMP);
  return existsSync(last) && readFileSync(last, 'utf8') === hashInputs();
}
