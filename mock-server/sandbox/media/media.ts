import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Settings } from '../../settings.ts';
import type { Tables } from '../store/tables.ts';
import { type FileStore, openFolderStore } from './file-store.ts';
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

type Where = Pick<Settings, 'dataDir' | 'filesUrl' | 'log'>;

const incomingOf = (dataDir: string) => join(dataDir, 'media/incoming');

/** Opens the store of a data folder's files. */
export async function openFileStore({ dataDir, filesUrl, log }: Where): Promise<FileStore> {
  if (filesUrl === undefined) return openFolderStore(join(dataDir, 'media'));
  // Most starts do not need its packages.
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store({ url: filesUrl, incoming: incomingOf(dataDir), log });
}

/** Opens the media of a data folder. */
export async function openMedia(
  { dataDir, log }: Pick<Where, 'dataDir' | 'log'>,
  store: FileStore,
  db: Kysely<Tables>,
): Promise<OpenMedia> {
  const files = await openFiles(incomingOf(dataDir), store, (hashes) => heldHashes(db, hashes));
  return {
    files,
    links: createLinks(readSecret(join(dataDir, 'media-key'))),
    derived: createDerived(files, log),
    draft: files.draft,
    keep: files.keep,
    release: files.release,
  };
}
