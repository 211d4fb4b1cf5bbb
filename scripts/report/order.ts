import type { ReportFinding, Severity } from './report.ts';

/** What was found at one operation. */
export interface Group {
  /** `GET /assets/{id} (getAsset)`. */
  title: string;
  findings: ReportFinding[];
}

export interface Counts {
  error: number;
  warning: number;
  note: number;
  /** They count nowhere else. */
  accepted: number;
}

const RANKS: Record<Severity, number> = { error: 0, warning: 1, note: 2 };

/** The worst is 0; what was accepted comes last. */
const rank = (finding: ReportFinding): number => (finding.accepted ? 3 : RANKS[finding.severity]);

/** Whether a run fails because of it, when it fails from this severity on. */
export const fails = (finding: ReportFinding, failOn: Severity = 'error'): boolean =>
  rank(finding) <= RANKS[failOn];

/** By a plain comparison of characters: an order that depends on no language. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** An undeclared success reaches every client, so it comes before refusals and failures. */
const byStatus = (a: ReportFinding, b: ReportFinding): number => (a.status ?? 0) - (b.status ?? 0);

/** Errors first, then by kind, rule and status; the same findings always come in the same order. */
function sorted(findings: ReportFinding[]): ReportFinding[] {
  return [...findings].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      compare(a.kind, b.kind) ||
      compare(a.rule, b.rule) ||
      byStatus(a, b) ||
      compare(a.at ?? '', b.at ?? '') ||
      compare(a.fingerprint, b.fingerprint),
  );
}

/** Operations with the worst first; then what concerns several operations or none. */
export function groupFindings(findings: ReportFinding[]): Group[] {
  const groups = new Map<string, ReportFinding[]>();
  for (const finding of sorted(findings)) {
    const { operation } = finding;
    const title = operation ? `${operation.method.toUpperCase()} ${operation.path} (${operation.id})` : '';
    const group = groups.get(title);
    if (group) group.push(finding);
    else groups.set(title, [finding]);
  }
  const worst = (group: ReportFinding[]) => Math.min(...group.map(rank));
  return [...groups]
    .sort(([a, inA], [b, inB]) => worst(inA) - worst(inB) || compare(a, b))
    .map(([title, inGroup]) => ({ title: title || 'Several operations, or the whole', findings: inGroup }));
}

export function countFindings(findings: ReportFinding[]): Counts {
  const counts: Counts = { error: 0, warning: 0, note: 0, accepted: 0 };
  for (const finding of findings) counts[finding.accepted ? 'accepted' : finding.severity] += 1;
  return counts;
}

/** `2 errors, 1 warning, 3 notes, 1 accepted`; `nothing` when all are none. */
export function sayCounts(counts: Counts): string {
  const words = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${count} ${word}${count === 1 || word === 'accepted' ? '' : 's'}`);
  return words.join(', ') || 'nothing';
}
