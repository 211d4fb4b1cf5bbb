import { writeAdminArea } from './admin-area.ts';
import { BUSINESSES } from './businesses.ts';
import { createAlbum } from './files.ts';
import { makeBusiness, type Wish } from './make.ts';
import type { Trx } from './write.ts';

/** All businesses: the files of their rows, and a function that writes the rows. */
export function makeAll(wish: Wish): { files: Iterable<Buffer>; write(trx: Trx): Promise<void> } {
  const album = createAlbum();
  const made = BUSINESSES.map((business) => makeBusiness(business, wish, album));
  return {
    files: album.files(),
    write: async (trx) => {
      for (const write of made) await write(trx);
      await writeAdminArea(trx, wish);
    },
  };
}
