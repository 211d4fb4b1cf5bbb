// The files of a seed are those of `pictures/`. Their thumbnails are created on request.
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Draft, Files } from '../media/files.ts';
import { digest } from './random.ts';

/** The kinds of business. */
export type Category = components['schemas']['BusinessCategory'];

export interface Picture {
  file: string;
  size: readonly [width: number, height: number];
}

export interface Stored {
  hash: string;
  mime: string;
  bytes: number;
  width: number;
  height: number;
}

export interface Album {
  add(category: Category, picture: Picture): Stored;
  /** Each distinct file once, in the order of addition. */
  files(): Iterable<Buffer>;
}

const MIMES: Record<string, string> = { '.gif': 'image/gif', '.svg': 'image/svg+xml', '.webp': 'image/webp' };

/** The pictures of each kind of business have a folder. */
export const readPicture = (category: Category, file: string): Buffer =>
  readFileSync(new URL(`pictures/${category}/${file}`, import.meta.url));

export function createAlbum(): Album {
  const stored = new Map<string, Stored>();
  const contents: Buffer[] = [];
  return {
    add: (category, { file, size: [width, height] }) => {
      const key = `${category}/${file}`;
      const known = stored.get(key);
      if (known) return known;
      const content = readPicture(category, file);
      contents.push(content);
      const mime = MIMES[extname(file)];
      if (!mime) throw new Error(`${file} has an unknown extension`);
      const added = { hash: digest(content), mime, bytes: content.length, width, height };
      stored.set(key, added);
      return added;
    },
    files: () => contents,
  };
}

const AT_ONCE = 16;

/** Writes the contents as drafts for `keep`. */
export async function draftAll(contents: Iterable<Buffer>, files: Files): Promise<Draft[]> {
  const rest = [...contents];
  const drafts: Draft[] = [];
  while (rest.length > 0) {
    const some = rest.splice(0, AT_ONCE).map((content) => {
      const writer = files.draft();
      writer.write(content);
      return writer.finish();
    });
    drafts.push(...(await Promise.all(some)));
  }
  return drafts;
}
