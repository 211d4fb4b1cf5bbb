// Makes the copy of a file that guests get: without place, device, person, comments and embedded thumbnails.
import { constants, copyFileSync, linkSync, readFileSync, writeFileSync } from 'node:fs';
import type { MediaType } from '../kinds.ts';
import { cleanGif, cleanJpeg, cleanPng, cleanWebp, NotRemovable } from './images.ts';
import { isoPatches } from './iso.ts';
import { matroskaPatches } from './matroska.ts';
import { applyPatches, openSource, type Patch, type Source } from './patches.ts';
import { riffPatches } from './riff.ts';

const CLEAN: { [mime in MediaType['mime']]?: (bytes: Buffer) => Buffer | Promise<Buffer> } = {
  'image/gif': cleanGif,
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
};

const PATCHES: { [mime in MediaType['mime']]?: (file: Source) => Patch[] } = {
  'image/avif': isoPatches,
  'image/heic': isoPatches,
  'video/3gpp': isoPatches,
  'video/mp4': isoPatches,
  'video/quicktime': isoPatches,
  'video/webm': matroskaPatches,
  'video/x-m4v': isoPatches,
  'video/x-matroska': matroskaPatches,
  'video/x-msvideo': riffPatches,
};

/**
 * @param draw draws a picture again, for formats that are not taken apart
 * @returns writes the copy
 * @throws Error if the file is damaged, or its metadata cannot be removed
 */
export async function removeMetadata(
  source: string,
  mime: MediaType['mime'],
  draw: (bytes: Buffer) => Promise<Buffer>,
): Promise<(target: string) => void> {
  const patchesOf = PATCHES[mime];
  if (patchesOf) {
    const file = openSource(source);
    try {
      const patches = patchesOf(file);
      return (target) => {
        if (patches.length === 0) return same(source, target);
        copyFileSync(source, target, constants.COPYFILE_FICLONE);
        applyPatches(target, patches);
      };
    } finally {
      file.close();
    }
  }
  const clean = CLEAN[mime] ?? (mime in DRAWN_AS ? draw : undefined);
  if (!clean) throw new NotRemovable(`${mime} is not known`);
  const bytes = readFileSync(source);
  const cleaned = await clean(bytes);
  return (target) => (cleaned.equals(bytes) ? same(source, target) : writeFileSync(target, cleaned));
}

/** Guests get these formats, which few programs show, in another one. */
const DRAWN_AS: { [mime in MediaType['mime']]?: MediaType['mime'] } = {
  'image/svg+xml': 'image/png',
  'image/tiff': 'image/jpeg',
};

/** The media type of the copy. */
export const mimeWithoutMetadata = (mime: string): string => DRAWN_AS[mime as MediaType['mime']] ?? mime;

/** A file without metadata takes its space once. */
function same(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Some file systems have no links.
    copyFileSync(source, target);
  }
}
