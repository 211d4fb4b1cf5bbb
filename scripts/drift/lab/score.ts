// Counts the seeded and the found faults of each kind.
/** `lived`: faults in responses during a real run, not added to recordings. */
export type Group = 'response' | 'lived' | 'behaviour';
export type Mode = 'write' | 'read';

export interface Row {
  group: Group;
  mode: Mode;
  kind: string;
  seeded: number;
  found: number;
  /** Locations of the found faults. */
  hit: string[];
  /** Locations of the missed faults. */
  missed: string[];
}

export interface Scores {
  add(group: Group, mode: Mode, kind: string, where: string, isFound: boolean): void;
  rows(): Row[];
}

export function createScores(): Scores {
  const rows = new Map<string, Row>();
  return {
    add(group, mode, kind, where, isFound) {
      const key = `${group} ${mode} ${kind}`;
      const row = rows.get(key) ?? { group, mode, kind, seeded: 0, found: 0, hit: [], missed: [] };
      rows.set(key, row);
      row.seeded += 1;
      if (isFound) row.found += 1;
      (isFound ? row.hit : row.missed).push(where);
    },
    rows: () => [...rows.values()],
  };
}

/** Required percentages. */
export const TARGETS: { name: string; least: number; of(row: Row): boolean }[] = [
  { name: 'response', least: 98, of: ({ group, mode }) => group === 'response' && mode === 'write' },
  { name: 'lived', least: 98, of: ({ group }) => group === 'lived' },
  { name: 'behaviour', least: 95, of: ({ group, mode }) => group === 'behaviour' && mode === 'write' },
  { name: 'read-only', least: 70, of: ({ mode }) => mode === 'read' },
];

export const shareOf = (rows: Row[]): { seeded: number; found: number; percent: number } => {
  const seeded = rows.reduce((sum, row) => sum + row.seeded, 0);
  const found = rows.reduce((sum, row) => sum + row.found, 0);
  return { seeded, found, percent: seeded === 0 ? 100 : (found / seeded) * 100 };
};

/** A table by kind, the missed faults, and the totals compared with the targets. */
export function describeScores(rows: Row[], most = 12): string {
  const width = Math.max(...rows.map(({ kind }) => kind.length), 10);
  const table = rows.map(
    ({ group, mode, kind, seeded, found }) =>
      `${group.padEnd(10)} ${mode.padEnd(6)} ${kind.padEnd(width)} ${`${found}`.padStart(6)} of ${`${seeded}`.padStart(6)}${found < seeded ? '  *' : ''}`,
  );
  const missed = rows
    .filter(({ missed }) => missed.length > 0)
    .map(({ group, mode, kind, missed: list }) => {
      const more = list.length > most ? [`  … and ${list.length - most} more`] : [];
      return [`${group}, ${mode}: ${kind}`, ...list.slice(0, most).map((one) => `  ${one}`), ...more].join(
        '\n',
      );
    });
  return [...table, '', 'Missed', ...missed, '', ...totals(rows)].join('\n');
}

const totals = (rows: Row[]): string[] =>
  TARGETS.map(({ name, least, of }) => {
    const { seeded, found, percent } = shareOf(rows.filter(of));
    return `${name}: ${found} of ${seeded}, ${percent.toFixed(1)} percent; ${least} are asked for`;
  });

export const isEnough = (rows: Row[]): boolean =>
  TARGETS.every(({ least, of }) => shareOf(rows.filter(of)).percent >= least);
