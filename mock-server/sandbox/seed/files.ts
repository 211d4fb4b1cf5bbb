// The pictures of a seed, stored as SVG: drawing photo-sized JPEGs would take a tenth of a second
// each, and the files would vary with the drawing library. Thumbnails are created on request.
import type { Draft, Files } from '../media/files.ts';
import type { Picture } from './pictures/shapes.ts';
import { digest } from './random.ts';

export interface Stored {
  hash: string;
  mime: 'image/svg+xml';
  bytes: number;
  width: number;
  height: number;
}

export interface Album {
  add(picture: Picture): Stored;
  /** Each distinct file once, in the order of addition. */
  drawings(): Iterable<string>;
}

export function createAlbum(): Album {
  const all = new Map<string, string>();
  return {
    add: ({ svg, width, height }) => {
      const hash = digest(svg);
      all.set(hash, svg);
      return { hash, mime: 'image/svg+xml', bytes: Buffer.byteLength(svg), width, height };
    },
    drawings: () => all.values(),
  };
}

const AT_ONCE = 16;

/** Writes the drawings as drafts for `keep`. */
export async function draftAll(drawings: Iterable<string>, files: Files): Promise<Draft[]> {
  const rest = [...drawings];
  const drafts: Draft[] = [];
  while (rest.length > 0) {
    const some = rest.splice(0, AT_ONCE).map(async (svg) => {
      const writer = files.draft();
      writer.write(Buffer.from(svg));
      return writer.finish();
    });
    drafts.push(...(await Promise.all(some)));
  }
  return drafts;
}
