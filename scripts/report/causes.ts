// Joins findings with one cause, so that a person reads one entry with its places.
import { rankOf } from './order.ts';
import type { Report, ReportFinding } from './report.ts';

/** Findings of one cause: the first is the example. */
export type Cause = [ReportFinding, ...ReportFinding[]];

/** The findings that count, by cause, the worst first. Accepted ones are left out. */
export function causesIn({ findings, kinds = [] }: Pick<Report, 'findings' | 'kinds'>): Cause[] {
  const counting = findings.filter(({ accepted }) => accepted === undefined);
  const groups = Map.groupBy(counting, ({ cause, fingerprint }) => cause ?? fingerprint);
  const worst = (one: ReportFinding, other: ReportFinding) =>
    rankOf(one) - rankOf(other) ||
    kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
    (one.status ?? 0) - (other.status ?? 0);
  const inOrder = (one: ReportFinding, other: ReportFinding) =>
    worst(one, other) || other.count - one.count || (one.fingerprint < other.fingerprint ? -1 : 1);
  return [...groups.values()]
    .map((all) => all.toSorted(inOrder) as Cause)
    .sort(
      ([one, ...some], [other, ...others]) =>
        worst(one, other) || others.length - some.length || inOrder(one, other),
    );
}

/** `GET /pets /0/name, POST /pets (3 times)`: the further places of a cause. */
export const placesOf = (findings: ReportFinding[]): string[] => [
  ...new Set(
    findings.map(({ operation, at, affects = [] }) =>
      [operation ? `${operation.method.toUpperCase()} ${operation.path}` : affects.join(', '), at]
        .filter(Boolean)
        .join(' '),
    ),
  ),
];
