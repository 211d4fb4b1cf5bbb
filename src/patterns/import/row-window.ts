import { Store } from '@tanstack/react-store';
import type { Book, RowView } from './engine/book';
import type { Remote } from './engine/remote';

/** The rows around the visible ones. */
export interface RowWindow {
  /** The row at a position; undefined while it loads. */
  get: (place: number) => RowView | undefined;
  want: (from: number, to: number) => void;
  /** Shows a change at once; the worker's result follows. */
  put: (place: number, row: RowView) => void;
  /** Reloads the rows. @param forget discards the current ones */
  refresh: (forget: boolean) => Promise<void>;
  /** Changes whenever a row has changed. */
  version: Store<number>;
}

const BLOCK = 100;
const MOST_BLOCKS = 40;

export function createRowWindow(book: Pick<Remote<Book>, 'rows'>): RowWindow {
  const blocks = new Map<number, RowView[]>();
  const asked = new Set<number>();
  const version = new Store(0);
  let epoch = 0;

  const changed = () => version.setState((count) => count + 1);
  const fetchBlock = async (block: number) => {
    asked.add(block);
    const of = epoch;
    const rows = await book.rows(block * BLOCK, (block + 1) * BLOCK);
    // The user has changed the filter meanwhile.
    if (of !== epoch) return;
    asked.delete(block);
    blocks.set(block, rows);
    // Evicts the oldest page first.
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
      // A page that is empty now also requests its first rows again.
      await Promise.all((forget ? [0] : here).map(fetchBlock));
    },
    version,
  };
}
