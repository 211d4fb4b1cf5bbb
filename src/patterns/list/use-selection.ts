import { useState } from 'react';

/** The selected rows, which stay selected on other pages. */
export function useSelection<Row>(page: readonly Row[], rowId: (row: Row) => string) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  /** The start of a range selection with Shift. */
  const [anchor, setAnchor] = useState<string | null>(null);
  const ids = page.map(rowId);
  const onPage = ids.filter((id) => chosen.has(id));

  const set = (some: readonly Row[], on: boolean) => {
    const next = new Map(chosen);
    for (const row of some) {
      if (on) next.set(rowId(row), row);
      else next.delete(rowId(row));
    }
    setChosen(next);
  };
  return {
    /** All selected rows; those on this page in their current state. */
    rows: [...chosen].map(([id, row]) => page[ids.indexOf(id)] ?? row),
    onPage,
    has: (id: string) => chosen.has(id),
    toggle(id: string, range = false) {
      const [from, to] = [ids.indexOf(anchor ?? id), ids.indexOf(id)];
      const some = range && from >= 0 ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [page[to]];
      set(
        some.filter((row) => row !== undefined),
        !chosen.has(id),
      );
      setAnchor(id);
    },
    toggleAll: () => set(page, onPage.length < ids.length),
    add: (rows: readonly Row[]) => set(rows, true),
    clear: () => setChosen(new Map()),
  };
}

export type Selection = Omit<ReturnType<typeof useSelection<unknown>>, 'rows' | 'add'>;
