import { countFindings, groupFindings } from './order.ts';
import type { Report, ReportFinding } from './report.ts';

/** Increases with every incompatible change. */
const REPORT_VERSION = 1;

/** Formats a report for programs: a fixed key order, and findings in display order. */
export function toJson(report: Report): string {
  const { tool, version, subject, verdict, exitCode, harm, findings, figures, remarks } = report;
  const ordered = groupFindings(findings).flatMap((group) => group.findings.map(orderKeys));
  const counts = countFindings(findings);
  const whole = {
    reportVersion: REPORT_VERSION,
    tool,
    version,
    subject,
    verdict,
    exitCode,
    counts,
    harm,
    findings: ordered,
    figures: figures.map(({ name, value }) => ({ name, value })),
    remarks,
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** Absent values have no key. */
function orderKeys(finding: ReportFinding) {
  const { fingerprint, kind, severity, says, operation, status, at, expected, actual, rule } = finding;
  const { requestClass, place, tried, curl, excerpt, count, affects, accepted } = finding;
  return {
    fingerprint,
    kind,
    severity,
    says,
    operation: operation && { id: operation.id, method: operation.method, path: operation.path },
    status,
    requestClass,
    at,
    expected,
    actual,
    rule,
    place: place && { file: place.file, line: place.line, column: place.column },
    tried,
    curl,
    excerpt,
    count,
    affects,
    accepted: accepted && { reason: accepted.reason, until: accepted.until },
  };
}
