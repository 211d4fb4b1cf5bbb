import { styleText } from 'node:util';
import { countFindings, groupFindings, sayCounts } from './order.ts';
import type { Report, ReportFinding } from './report.ts';
import { manyLines, oneLine } from './text.ts';

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

/** Enough lines to help; more would hide the next finding. */
const MOST_LINES = 12;

/** Formats a report for a terminal. */
export function toHuman(report: Report, color: boolean): string {
  const paint: Paint = (style, text) => (color ? styleText(style, text, { validateStream: false }) : text);
  const { expected = 'expected', actual = 'actual' } = report.words ?? {};
  const width = Math.max(expected.length, actual.length, 'contract'.length) + 2;

  const findingLines = (finding: ReportFinding): string[] => {
    const line = (word: string, text: string | undefined) =>
      text === undefined ? [] : [`      ${paint('dim', word.padEnd(width))}${oneLine(text)}`];
    const { place, accepted, affects, count } = finding;
    if (isShort(finding))
      return [`  ${mark(finding, paint)} ${oneLine(finding.says)}${paint('dim', source(finding))}`];
    const seen = count > 1 && affects === undefined ? paint('dim', ` (${count} times)`) : '';
    return [
      `  ${mark(finding, paint)} ${paint('bold', oneLine(finding.kind))}${where(finding)}${seen} ${paint('dim', oneLine(finding.fingerprint))}`,
      `      ${oneLine(finding.says)}`,
      ...line(expected, finding.expected),
      ...line(actual, finding.actual),
      ...line('tried', finding.tried),
      ...line('contract', place ? `${place.file}:${place.line}` : undefined),
      ...line('in', affects?.join(', ')),
      ...line('replay', finding.curl),
      ...excerptLines(finding.excerpt, width, paint),
      ...line('accepted', accepted ? `until ${accepted.until}: ${accepted.reason}` : undefined),
    ];
  };

  const lines = [paint('bold', oneLine(`${report.tool} ${report.version}: ${report.subject}`)), ''];
  for (const { title, findings } of groupFindings(report.findings)) {
    lines.push(paint('underline', oneLine(title)), ...findings.flatMap(findingLines), '');
  }
  if (report.figures.length > 0) {
    const names = Math.max(...report.figures.map(({ name }) => oneLine(name).length)) + 2;
    lines.push(...report.figures.map(({ name, value }) => oneLine(name).padEnd(names) + oneLine(value)), '');
  }
  lines.push(...report.remarks.map((remark) => `${paint('yellow', '!')} ${oneLine(remark)}`));
  if (report.remarks.length > 0) lines.push('');
  const style: Style = report.exitCode === 0 ? 'green' : 'red';
  lines.push(`${paint(['bold', style], oneLine(report.verdict))} ${paint('dim', total(report))}`);
  return `${lines.join('\n')}\n`;
}

/** A note without evidence takes one line. */
const isShort = ({ severity, accepted, expected, actual, tried, curl, excerpt }: ReportFinding): boolean =>
  severity === 'note' &&
  [accepted, expected, actual, tried, curl, excerpt].every((part) => part === undefined);

const source = ({ place }: ReportFinding) => (place ? oneLine(` ${place.file}:${place.line}`) : '');

function mark({ severity, accepted }: ReportFinding, paint: Paint): string {
  if (accepted) return paint('dim', 'accepted');
  const styles = { error: 'red', warning: 'yellow', note: 'cyan' } as const;
  return paint(styles[severity], severity.padEnd(8));
}

/** ` 200 /items/0/name`: the status and the location in the response. */
function where({ status, at }: ReportFinding): string {
  return [status, at]
    .flatMap((part) => (part === undefined || part === '' ? [] : ` ${oneLine(`${part}`)}`))
    .join('');
}

function excerptLines(excerpt: string | undefined, width: number, paint: Paint): string[] {
  if (excerpt === undefined) return [];
  const lines = manyLines(excerpt);
  const shown = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '…'] : lines;
  return shown.map((line, i) => `      ${paint('dim', (i === 0 ? 'answer' : '').padEnd(width))}${line}`);
}

const total = ({ findings }: Report) =>
  findings.length === 0 ? '' : `(${sayCounts(countFindings(findings))})`;
