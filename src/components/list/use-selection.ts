import { useState } from 'react';

/** Which rows are selected. What is not on the page is not: nothing is done to rows that nobody sees. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** Where a range begins that Shift ends. */
  const [anchor, setAnchor] = useState<string | null>(null);
  const selected = ids.filter((id) => chosen.has(id));

  const set = (some: readonly string[], on: boolean) => {
    const next = new Set(selected);
    for (const id of some) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };
  return {
    selected,
    has: (id: string) => chosen.has(id),
    toggle(id: string, range = false) {
      const [from, to] = [ids.indexOf(anchor ?? id), ids.indexOf(id)];
      const some = range && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      set(some, !chosen.has(id));
      setAnchor(id);
    },
    toggleAll: () => set(ids, selected.length < ids.length),
    clear: () => set(ids, false),
  };
}

export type Selection = ReturnType<typeof useSelection>;
