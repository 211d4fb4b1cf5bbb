import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { type Files, openFiles } from './files.ts';
import { createLinks, type Links, readSecret } from './links.ts';
import { createThumbnails, type Thumbnails } from './pictures.ts';

/** What handlers do with files. */
export interface Media {
  links: Links;
  thumbnails: Thumbnails;
  keep: Files['keep'];
  release: Files['release'];
}

export interface OpenMedia extends Media {
  files: Files;
}

/** Opens the media of a data folder and removes what a crash left in it. */
export async function openMedia(
  dataDir: string,
  db: Kysely<Tables>,
  log: (line: string) => void,
): Promise<OpenMedia> {
  const files = await openFiles(join(dataDir, 'media'), async (hashes) => {
    const query = db.selectFrom('assets').select('hash').distinct();
    const rows = await (hashes ? query.where('hash', 'in', hashes) : query).execute();
    return new Set(rows.map((row) => row.hash));
  });
  await files.sweep();
  return {
    files,
    links: createLinks(readSecret(join(dataDir, 'media-key'))),
    thumbnails: createThumbnails(files, log),
    keep: files.keep,
    release: files.release,
  };
}
