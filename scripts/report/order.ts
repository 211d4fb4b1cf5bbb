import type { ReportFinding, Severity } from './report.ts';

/** The findings of one operation. */
export interface Group {
  /** `GET /assets/{id} (getAsset)`. */
  title: string;
  findings: ReportFinding[];
}

export interface Counts {
  error: number;
  warning: number;
  note: number;
  /** Not included in the other counts. */
  accepted: number;
}

const RANKS: Record<Severity, number> = { error: 0, warning: 1, note: 2 };

/** Fatal findings come first, accepted ones last. */
export const rankOf = (finding: ReportFinding): number =>
  finding.accepted ? 3 : finding.isFatal ? -1 : RANKS[finding.severity];

/** Whether a finding fails the run at this severity threshold. */
export const fails = (finding: ReportFinding, failOn: Severity = 'error'): boolean =>
  rankOf(finding) <= RANKS[failOn];

/** Compares code units, independent of locale. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Undeclared successes come first, because they reach every client. */
const byStatus = (a: ReportFinding, b: ReportFinding): number => (a.status ?? 0) - (b.status ?? 0);

/** Errors first, then by kind, rule and status, in a stable order. */
function sorted(findings: ReportFinding[]): ReportFinding[] {
  return [...findings].sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      compare(a.kind, b.kind) ||
      compare(a.rule, b.rule) ||
      byStatus(a, b) ||
      compare(a.at ?? '', b.at ?? '') ||
      compare(a.fingerprint, b.fingerprint),
  );
}

/** Operations with the worst findings first, then findings about several operations or none. */
export function groupFindings(findings: ReportFinding[]): Group[] {
  const groups = new Map<string, ReportFinding[]>();
  for (const finding of sorted(findings)) {
    const { operation } = finding;
    const title = operation ? `${operation.method.toUpperCase()} ${operation.path} (${operation.id})` : '';
    const group = groups.get(title);
    if (group) group.push(finding);
    else groups.set(title, [finding]);
  }
  const worst = (group: ReportFinding[]) => Math.min(...group.map(rankOf));
  return [...groups]
    .sort(([a, inA], [b, inB]) => worst(inA) - worst(inB) || compare(a, b))
    .map(([title, inGroup]) => ({ title: title || 'Several operations, or the whole', findings: inGroup }));
}

export function countFindings(findings: ReportFinding[]): Counts {
  const counts: Counts = { error: 0, warning: 0, note: 0, accepted: 0 };
  for (const finding of findings) counts[finding.accepted ? 'accepted' : finding.severity] += 1;
  return counts;
}

/** `2 errors, 1 warning, 3 notes, 1 accepted`, or `nothing`. */
export function sayCounts(counts: Counts): string {
  const words = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${count} ${word}${count === 1 || word === 'accepted' ? '' : 's'}`);
  return words.join(', ') || 'nothing';
}
