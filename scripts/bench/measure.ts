// Times things side by side in one run, taking turns, so that other load on the machine affects all of them alike.

export interface Contender {
  name: string;
  /** One piece of the work; it is told which, so that it need not do the same again. */
  once(i: number): Promise<unknown>;
}

export interface Timing {
  name: string;
  /** Milliseconds for one piece. */
  median: number;
  p95: number;
}

/**
 * @param pieces in one turn
 * @param atOnce how many pieces are under way together
 */
export async function sideBySide(
  contenders: Contender[],
  { turns = 7, pieces = 100, atOnce = 1 } = {},
): Promise<Timing[]> {
  const times = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  // The first turn warms up and does not count.
  for (let turn = -1; turn < turns; turn++) {
    for (const { name, once } of contenders) {
      const took = await inTurn(once, turn < 0 ? 0 : turn * pieces, pieces, atOnce);
      if (turn >= 0) times.get(name)?.push(...took);
    }
  }
  return [...times].map(([name, all]) => ({ name, median: quantile(all, 0.5), p95: quantile(all, 0.95) }));
}

/** One time for each piece: with several under way, the turn's time shared out among its pieces. */
async function inTurn(
  once: Contender['once'],
  from: number,
  pieces: number,
  atOnce: number,
): Promise<number[]> {
  const each: number[] = [];
  let next = from;
  const began = performance.now();
  const worker = async () => {
    while (next < from + pieces) {
      const since = performance.now();
      await once(next++);
      each.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return atOnce === 1 ? each : each.map(() => (performance.now() - began) / pieces);
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** A Markdown table. */
export function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) =>
    `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell)).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
