import type { ColumnProblem } from './columns';

/** Cells with the same problem in the same column. */
export interface Reason {
  id: string;
  /** One of the problems. */
  problem: ColumnProblem;
  rows: number;
  /** Those of the rows that are not imported. */
  skipped: number;
  /** Whether rows are imported without these values; null if they cannot be. */
  leavesOut: boolean | null;
}

/** Problems with the same id have the same reason. */
export const reasonOf = ({ column, code }: ColumnProblem): string => `${column} ${code}`;

/** Counts the reasons of problems. */
export function createReasons() {
  const counts = new Map<string, { problem: ColumnProblem; rows: number }>();
  return {
    add(problems: readonly ColumnProblem[]): void {
      for (const problem of problems) {
        const known = counts.get(reasonOf(problem));
        if (known) known.rows += 1;
        else counts.set(reasonOf(problem), { problem, rows: 1 });
      }
    },
    remove(problems: readonly ColumnProblem[]): void {
      for (const problem of problems) {
        const known = counts.get(reasonOf(problem));
        if (known) known.rows -= 1;
      }
    },
    /** Those with most rows first. */
    list: (): Omit<Reason, 'leavesOut' | 'skipped'>[] =>
      [...counts]
        .filter(([, { rows }]) => rows > 0)
        .map(([id, { problem, rows }]) => ({ id, problem, rows }))
        .sort((a, b) => b.rows - a.rows),
  };
}
