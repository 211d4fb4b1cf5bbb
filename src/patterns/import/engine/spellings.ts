/** A tag that differs from a more frequent one only in case. */
export interface Spelling {
  from: string;
  to: string;
  rows: number;
}

const keyOf = (tag: string) => tag.toLowerCase();
const itemsOf = (list: string) => list.split('; ').filter((tag) => tag !== '');

/**
 * Finds the most frequent spelling of each tag, because tags that differ only in case are one.
 * @param lists the normalized tags of each row
 */
export function findSpellings(lists: readonly string[]) {
  const counts = new Map<string, number>();
  for (const list of lists) for (const tag of itemsOf(list)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const chosen = new Map<string, string>();
  for (const [tag] of [...counts].sort(([, a], [, b]) => b - a))
    if (!chosen.has(keyOf(tag))) chosen.set(keyOf(tag), tag);
  const inOneSpelling = (list: string) => [
    ...new Set(itemsOf(list).map((tag) => chosen.get(keyOf(tag)) ?? tag)),
  ];
  return {
    inOneSpelling: (list: string) => inOneSpelling(list).join('; '),
    merged: [...counts].flatMap(([from, rows]): Spelling[] => {
      const to = chosen.get(keyOf(from));
      return to === undefined || to === from ? [] : [{ from, to, rows }];
    }),
  };
}
