import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { type Files, openFiles } from './files.ts';
import { heldHashes } from './holders.ts';
import { createLinks, type Links, readSecret } from './links.ts';
import { createDerived, type Derived } from './pictures.ts';

/** The media functions for handlers. */
export interface Media {
  links: Links;
  derived: Derived;
  /** For files created by the sandbox; uploads come with the call. */
  draft: Files['draft'];
  keep: Files['keep'];
  release: Files['release'];
}

export interface OpenMedia extends Media {
  files: Files;
}

/** Opens the media of a data folder. */
export async function openMedia(
  dataDir: string,
  db: Kysely<Tables>,
  log: (line: string) => void,
): Promise<OpenMedia> {
  const files = await openFiles(join(dataDir, 'media'), (hashes) => heldHashes(db, hashes));
  return {
    files,
    links: createLinks(readSecret(join(dataDir, 'media-key'))),
    derived: createDerived(files, log),
    draft: files.draft,
    keep: files.keep,
    release: files.release,
  };
}
