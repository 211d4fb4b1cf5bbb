import { useState } from 'react';

/**
 * The rows in the order that they had when the panel was opened, so that a row that is changed there
 * stays in its place. New rows come first.
 * @param open the id of the panel's row, if it is open
 * @param key of the shown page
 * @returns also the ids in that order; the open one is among them if its row is now on another page
 */
export function useSteadyOrder<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  { open, key }: { open: string | undefined; key: string },
): { rows: readonly Row[]; ids: readonly string[] } {
  // An owner may have several rows.
  const now = [...new Set(rows.map(idOf))];
  const [kept, setKept] = useState<{ key: string; ids: readonly string[] } | null>(null);
  if (open === undefined) {
    if (kept) setKept(null);
    return { rows, ids: now };
  }
  if (kept?.key !== key) {
    setKept({ key, ids: now });
    return { rows, ids: now };
  }
  const place = new Map(kept.ids.map((id, at) => [id, at]));
  const placeOf = (row: Row) => place.get(idOf(row)) ?? -1;
  return {
    rows: rows.toSorted((one, other) => placeOf(one) - placeOf(other)),
    ids: [...now.filter((id) => !place.has(id)), ...kept.ids.filter((id) => id === open || now.includes(id))],
  };
}
