// The bundled contract, kept beside the installed packages: every process of the tools needs it, and reading YAML takes
// most of the time in which it could have started.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenApi } from './document.ts';

interface Bundled {
  document: OpenApi;
  /** The files read, as absolute paths. */
  files: string[];
}

interface Kept extends Bundled {
  /** The root file, as an absolute path. */
  of: string;
  /** Of the files and of what bundles them. */
  hash: string;
}

const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url));
const OWN = fileURLToPath(new URL('../../openapi/', import.meta.url));
const PARTS = [
  './load.ts',
  './document.ts',
  './endless.ts',
  './pointer.ts',
  './references.ts',
  './schema-places.ts',
];
const BUNDLER = PARTS.map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Only of the project's own contract: others come and go. */
const placeOf = (root: string): string | undefined =>
  root.startsWith(OWN) && existsSync(PACKAGES)
    ? join(PACKAGES, '.cache/contract', `${root.slice(OWN.length).replaceAll(/[\\/]/g, '-')}.json`)
    : undefined;

const readText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function hashOf(texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of [...BUNDLER.map(readText), ...texts]) hash.update(text).update('\0');
  return hash.digest('hex');
}

/** @returns undefined when nothing is kept, a file has changed since, or the project was copied from elsewhere */
export function readBundled(root: string): Bundled | undefined {
  const place = placeOf(root);
  if (place === undefined || !existsSync(place)) return undefined;
  const { of, hash, document, files } = JSON.parse(readFileSync(place, 'utf8')) as Kept;
  return of === root && hash === hashOf(files.map(readText)) ? { document, files } : undefined;
}

/** @param texts what the document was made of, by file: a file may have changed since it was read */
export function keepBundled(root: string, document: OpenApi, texts: Map<string, string>): void {
  const place = placeOf(root);
  if (place === undefined) return;
  const kept: Kept = { of: root, hash: hashOf([...texts.values()]), document, files: [...texts.keys()] };
  // Written aside, so that another process never reads half of it.
  const aside = `${place}.${process.pid}`;
  try {
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(aside, JSON.stringify(kept));
    renameSync(aside, place);
  } catch {
    // Where the packages cannot be written to, each process reads the YAML.
  }
}
