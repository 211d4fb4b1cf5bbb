import { groupFindings } from './order.ts';
import type { Report, ReportFinding } from './report.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** Formats a report for code scanning, which shows findings in the contract's source: SARIF 2.1.0 (OASIS). */
export function toSarif(report: Report): string {
  const findings = groupFindings(report.findings).flatMap((group) => group.findings);
  const kinds = [...new Set(findings.map((finding) => finding.kind))].sort();
  const run = {
    tool: {
      driver: {
        name: report.tool,
        version: report.version,
        rules: kinds.map((kind) => ({
          id: kind,
          name: kind.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase()),
          shortDescription: { text: sentence(kind) },
          defaultConfiguration: { level: findings.find((finding) => finding.kind === kind)?.severity },
        })),
      },
    },
    automationDetails: { id: `${report.tool}/` },
    columnKind: 'utf16CodeUnits',
    invocations: [
      {
        // Whether the run could judge; findings are not failures.
        executionSuccessful: report.exitCode < 2,
        exitCode: report.exitCode,
        exitCodeDescription: report.verdict,
        toolExecutionNotifications: [...(report.harm ?? []), ...report.remarks].map((remark) => ({
          level: 'note',
          message: { text: message(remark) },
        })),
      },
    ],
    results: findings.map((finding) => result(finding, kinds, report)),
    properties: {
      subject: report.subject,
      figures: Object.fromEntries(report.figures.map(({ name, value }) => [name, value])),
    },
  };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

function result(finding: ReportFinding, kinds: string[], { words }: Report) {
  const { kind, severity, says, operation, place, accepted, count, fingerprint } = finding;
  const details = [
    ...(operation
      ? [`Operation: ${operation.method.toUpperCase()} ${operation.path} (${operation.id}).`]
      : []),
    ...(finding.expected === undefined ? [] : [`${words?.expected ?? 'expected'}: ${finding.expected}`]),
    ...(finding.actual === undefined ? [] : [`${words?.actual ?? 'actual'}: ${finding.actual}`]),
    ...(finding.affects ? [`In: ${finding.affects.join(', ')}.`] : []),
    ...(finding.curl ? [finding.curl] : []),
  ];
  return {
    ruleId: kind,
    ruleIndex: kinds.indexOf(kind),
    level: severity,
    message: { text: message([says, ...details].join('\n')) },
    locations: [
      {
        ...(place ? { physicalLocation: physical(place) } : {}),
        logicalLocations: [{ fullyQualifiedName: finding.rule || '/', kind: 'member' }],
      },
    ],
    partialFingerprints: { 'contractFinding/v1': fingerprint },
    occurrenceCount: count,
    ...(accepted
      ? {
          suppressions: [
            {
              kind: 'external',
              status: 'accepted',
              justification: `${accepted.reason} (until ${accepted.until})`,
            },
          ],
        }
      : {}),
    properties: { status: finding.status, at: finding.at, tried: finding.tried, excerpt: finding.excerpt },
  };
}

/** `missing-header` as `Missing header.` */
const sentence = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('-', ' ')}.`;

/** Quotes `{0}` and `[x](y)`, which are an argument and a link in SARIF messages. */
const message = (text: string) =>
  text.replace(/\{(\d+)\}/g, '{{$1}}').replace(/\[([^\]]*)\]\(/g, '\\[$1\\](');

function physical({ file, line, column }: NonNullable<ReportFinding['place']>) {
  return {
    artifactLocation: { uri: toUri(file) },
    region: { startLine: line, startColumn: column },
  };
}

/** Relative to the working directory; a fetched contract keeps its URL. */
function toUri(file: string): string {
  if (/^https?:\/\//.test(file)) return new URL(file).href;
  const escaped = file
    .replaceAll('\\', '/')
    .split('/')
    .map((step) => encodeURIComponent(step.toWellFormed()))
    .join('/');
  return escaped.startsWith('/') ? `file://${escaped}` : escaped;
}
