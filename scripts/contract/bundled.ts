// Caches the bundled contract in node_modules: every process of the tools needs it, and parsing YAML takes
// most of their startup time.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenApi } from './document.ts';

interface Bundled {
  document: OpenApi;
  /** The source files, as absolute paths. */
  files: string[];
  /** A hash of the source files and of the bundler's code. */
  hash: string;
}

interface Kept extends Bundled {
  /** The root file, as an absolute path. */
  of: string;
}

const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url));
const OWN = fileURLToPath(new URL('../../openapi/', import.meta.url));
const PARTS = [
  './load.ts',
  './document.ts',
  './recursion-guard.ts',
  './pointer.ts',
  './references.ts',
  './schema-places.ts',
  './schema-forms.ts',
  './swagger.ts',
];
const BUNDLER = PARTS.map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Only the project's own contract is cached. */
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

/** @returns undefined if there is no bundle, a file has changed since, or the project was copied */
export function readBundled(root: string): Bundled | undefined {
  const place = placeOf(root);
  if (place === undefined || !existsSync(place)) return undefined;
  const { of, hash, document, files } = JSON.parse(readFileSync(place, 'utf8')) as Kept;
  return of === root && hash === hashOf(files.map(readText)) ? { document, files, hash } : undefined;
}

/** @param texts the bundled source text by file, since a file may have changed after it was read */
export function keepBundled(root: string, document: OpenApi, texts: Map<string, string>): void {
  const place = placeOf(root);
  if (place === undefined) return;
  const kept: Kept = { of: root, hash: hashOf([...texts.values()]), document, files: [...texts.keys()] };
  // Written to a temporary file first, so that another process never reads a partial file.
  const aside = `${place}.${process.pid}`;
  try {
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(aside, JSON.stringify(kept));
    renameSync(aside, place);
  } catch {
    // If node_modules is read-only, each process parses the YAML.
  }
}
