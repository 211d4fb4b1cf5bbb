import { fails, type Group, groupFindings } from './order.ts';
import type { Report, ReportFinding, Severity } from './report.ts';
import { escapeMarkup, manyLines, oneLine } from './text.ts';

/** Attributes are single-line. */
const attribute = (text: string) => escapeMarkup(oneLine(text));
/** XML 1.0 cannot represent most control characters. */
const content = (text: string) => escapeMarkup(manyLines(text).join('\n'));

interface Suite {
  xml: string;
  tests: number;
  failures: number;
  errors: number;
}

/**
 * Formats a report for test viewers: a suite per operation, a case per kind of finding, and a final case with the
 * verdict, so that a run without a result does not look clean.
 */
export function toJunit(report: Report, failOn: Severity): string {
  const suites = [
    ...groupFindings(report.findings).map((group) => operationSuite(group, report, failOn)),
    verdictSuite(report),
  ];
  const sum = (key: 'tests' | 'failures' | 'errors') => suites.reduce((all, suite) => all + suite[key], 0);
  const counts = `tests="${sum('tests')}" failures="${sum('failures')}" errors="${sum('errors')}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${attribute(`${report.tool}: ${report.subject}`)}" ${counts}>`,
    ...suites.map((suite) => suite.xml),
    '</testsuites>',
    '',
  ].join('\n');
}

function operationSuite({ title, findings }: Group, report: Report, failOn: Severity): Suite {
  const kinds = [...Map.groupBy(findings, (finding) => finding.kind)];
  const failures = kinds.filter(([, alike]) => alike.some((finding) => fails(finding, failOn))).length;
  const skipped = kinds.filter(([, alike]) => alike.every((finding) => finding.accepted)).length;
  const cases = kinds.map(([kind, alike]) =>
    [
      `    <testcase classname="${attribute(title)}" name="${attribute(kind)}">`,
      ...outcome(alike, report, failOn),
      '    </testcase>',
    ].join('\n'),
  );
  return {
    xml: suite(title, cases, { failures, skipped }),
    tests: kinds.length,
    failures,
    errors: 0,
  };
}

function outcome(alike: ReportFinding[], report: Report, failOn: Severity): string[] {
  const failing = alike.filter((finding) => fails(finding, failOn));
  const others = alike.filter((finding) => !fails(finding, failOn));
  const detail = (findings: ReportFinding[]) =>
    findings.map((finding) => describe(finding, report)).join('\n\n');
  const accepted = alike[0]?.accepted;
  return [
    ...(failing.length === 0 && others.every((finding) => finding.accepted) && accepted
      ? [`      <skipped>${content(`accepted until ${accepted.until}: ${accepted.reason}`)}</skipped>`]
      : []),
    ...(failing[0]
      ? [
          `      <failure type="${failing[0].severity}" message="${attribute(headline(failing))}">${content(detail(failing))}</failure>`,
        ]
      : []),
    ...(others.length > 0 ? [`      <system-out>${content(detail(others))}</system-out>`] : []),
  ];
}

const headline = ([first, ...more]: ReportFinding[]) =>
  `${first?.says ?? ''}${more.length === 0 ? '' : ` And ${more.length} more.`}`;

function describe(finding: ReportFinding, { words }: Report): string {
  const { place, affects } = finding;
  const lines: [string, string | number | undefined][] = [
    [finding.severity, finding.says],
    ['status', finding.status],
    ['at', finding.at],
    [words?.expected ?? 'expected', finding.expected],
    [words?.actual ?? 'actual', finding.actual],
    ['sent', finding.tried],
    ['contract', place && `${place.file}:${place.line}`],
    ['in', affects?.join(', ')],
    ['replay', finding.curl],
    ['answer', finding.excerpt],
    ['fingerprint', finding.fingerprint],
  ];
  return lines.flatMap(([word, text]) => (text === undefined ? [] : `${word}: ${text}`)).join('\n');
}

/** A JUnit error is a run that could not judge. */
function verdictSuite({ tool, verdict, exitCode, harm = [], figures, remarks }: Report): Suite {
  const errors = exitCode >= 2 ? 1 : 0;
  const log = [verdict, ...harm, ...figures.map(({ name, value }) => `${name}: ${value}`), ...remarks].join(
    '\n',
  );
  const testcase = [
    `    <testcase classname="${attribute(tool)}" name="verdict">`,
    ...(errors ? [`      <error type="no-verdict" message="${attribute(verdict)}"/>`] : []),
    `      <system-out>${content(log)}</system-out>`,
    '    </testcase>',
  ].join('\n');
  return { xml: suite(tool, [testcase], { errors }), tests: 1, failures: 0, errors };
}

function suite(
  title: string,
  cases: string[],
  { failures = 0, errors = 0, skipped = 0 }: Partial<Record<'failures' | 'errors' | 'skipped', number>>,
): string {
  const counts = `tests="${cases.length}" failures="${failures}" errors="${errors}" skipped="${skipped}"`;
  return `  <testsuite name="${attribute(title)}" ${counts}>\n${cases.join('\n')}\n  </testsuite>`;
}
