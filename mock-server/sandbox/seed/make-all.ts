import { writeAdminArea } from './admin-area.ts';
import { BUSINESSES } from './businesses.ts';
import { createAlbum } from './files.ts';
import { makeBusiness, type Wish } from './make.ts';
import type { Trx } from './write.ts';

/** All businesses: the drawings of their rows, and a function that writes the rows. */
export function makeAll(wish: Wish): { drawings: Iterable<string>; write(trx: Trx): Promise<void> } {
  const album = createAlbum();
  const made = BUSINESSES.map((business) => makeBusiness(business, wish, album));
  return {
    drawings: album.drawings(),
    write: async (trx) => {
      for (const write of made) await write(trx);
      await writeAdminArea(trx, wish);
    },
  };
}
