import type { Book, RowView } from '~/lib/import/book';
import type { Remote } from '~/lib/import/remote';
import { createListeners } from '~/lib/listeners';

/** The rows around those that are looked at. */
export interface RowWindow {
  /** The row at a place of the list; undefined while it is being fetched. */
  get: (place: number) => RowView | undefined;
  want: (from: number, to: number) => void;
  /** Shows a change at once; the worker's word follows. */
  put: (place: number, row: RowView) => void;
  /** Fetches what is here again. @param forget nothing of it is right any more */
  refresh: (forget: boolean) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
  /** Another one whenever a row has changed. */
  version: () => number;
}

const BLOCK = 100;
const MOST_BLOCKS = 40;

export function createRowWindow(book: Pick<Remote<Book>, 'rows'>): RowWindow {
  const blocks = new Map<number, RowView[]>();
  const asked = new Set<number>();
  const listeners = createListeners();
  let version = 0;
  let epoch = 0;

  const changed = () => {
    version += 1;
    listeners.notify();
  };
  const fetchBlock = async (block: number) => {
    asked.add(block);
    const of = epoch;
    const rows = await book.rows(block * BLOCK, (block + 1) * BLOCK);
    // Meanwhile the user chose other rows.
    if (of !== epoch) return;
    asked.delete(block);
    blocks.set(block, rows);
    // The one that came first goes first.
    for (const old of blocks.keys()) {
      if (blocks.size <= MOST_BLOCKS) break;
      blocks.delete(old);
    }
    changed();
  };

  return {
    get: (place) => blocks.get(Math.floor(place / BLOCK))?.[place % BLOCK],
    want(from, to) {
      for (let block = Math.floor(from / BLOCK); block <= Math.floor(to / BLOCK); block++)
        if (block >= 0 && !blocks.has(block) && !asked.has(block)) void fetchBlock(block);
    },
    put(place, row) {
      const block = blocks.get(Math.floor(place / BLOCK));
      if (!block) return;
      blocks.set(
        Math.floor(place / BLOCK),
        block.map((one, i) => (i === place % BLOCK ? row : one)),
      );
      changed();
    },
    async refresh(forget) {
      epoch += 1;
      asked.clear();
      const here = [...blocks.keys()];
      if (forget) blocks.clear();
      // Also a page that is empty now asks for its first rows anew.
      await Promise.all((forget ? [0] : here).map(fetchBlock));
    },
    subscribe: listeners.subscribe,
    version: () => version,
  };
}
