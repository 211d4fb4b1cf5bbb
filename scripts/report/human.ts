import { styleText } from 'node:util';
import { type Cause, causesIn, placesOf } from './causes.ts';
import { countFindings, groupFindings, sayCounts } from './order.ts';
import type { Report, ReportFinding } from './report.ts';
import { manyLines, oneLine } from './text.ts';

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

/** Enough lines to help; more would hide the next finding. */
const MOST_LINES = 12;
/** What a brief report shows: causes with their evidence, then by one line each, places, harm and remarks. */
const MOST = { shown: 10, named: 30, places: 5, harm: 15, remarks: 12, characters: 300 };

/**
 * Formats a report for a terminal: the verdict and harm first.
 * @param isBrief shows one entry for each cause, the worst first; otherwise all findings by operation
 */
export function toHuman(report: Report, color: boolean, isBrief = false): string {
  const paint: Paint = (style, text) => (color ? styleText(style, text, { validateStream: false }) : text);
  const { expected = 'expected', actual = 'actual' } = report.words ?? {};
  const width = Math.max(expected.length, actual.length, 'contract'.length) + 2;

  const detailLines = (finding: ReportFinding): string[] => {
    const line = (word: string, text: string | undefined) =>
      text === undefined ? [] : [`      ${paint('dim', word.padEnd(width))}${oneLine(text)}`];
    const { place, accepted, affects } = finding;
    return [
      `      ${oneLine(finding.says)}`,
      ...line('sent', finding.tried),
      ...line(expected, finding.expected),
      ...line(actual, finding.actual),
      ...line('contract', place ? `${place.file}:${place.line}` : undefined),
      ...line('in', affects?.join(', ')),
      ...line('replay', finding.curl),
      ...(isBrief
        ? line('answer', finding.excerpt && shortened(finding.excerpt.replace(/\s+/g, ' ')))
        : excerptLines(finding.excerpt, width, paint)),
      ...line('accepted', accepted ? `until ${accepted.until}: ${accepted.reason}` : undefined),
    ];
  };

  const findingLines = (finding: ReportFinding): string[] => {
    const { affects, count } = finding;
    if (isShort(finding))
      return [`  ${mark(finding, paint)} ${oneLine(finding.says)}${paint('dim', source(finding))}`];
    const seen = count > 1 && affects === undefined ? paint('dim', ` (${count} times)`) : '';
    return [
      `  ${mark(finding, paint)} ${paint('bold', oneLine(finding.kind))}${where(finding)}${seen} ${paint('dim', oneLine(finding.fingerprint))}`,
      ...detailLines(finding),
    ];
  };

  const causeLines = (causes: Cause[]): string[] => [
    ...causes.slice(0, MOST.shown).flatMap(([first, ...others]) => {
      const [place = ''] = placesOf([first]);
      const also = limited(placesOf(others), MOST.places).join(', ');
      return [
        `${mark(first, paint)} ${paint('bold', oneLine(first.kind))} ${oneLine([first.status, place].filter(Boolean).join(' '))}${paint('dim', `${sum([first, ...others])} ${oneLine(first.fingerprint)}`)}`,
        ...detailLines(first),
        ...(also === '' ? [] : [`      ${paint('dim', 'also'.padEnd(width))}${oneLine(also)}`]),
        '',
      ];
    }),
    ...limited(
      causes.slice(MOST.shown).map(([first, ...others]) => {
        const [place = ''] = placesOf([first]);
        return `${mark(first, paint)} ${oneLine([first.kind, first.status, place].filter(Boolean).join(' '))}${paint('dim', sum([first, ...others]))}`;
      }),
      MOST.named,
    ),
    ...(causes.length > MOST.shown ? [''] : []),
  ];

  const brief = (texts: string[], most: number) => (isBrief ? limited(texts.map(shortened), most) : texts);
  const alarm = (text: string) => `${paint('red', '!')} ${oneLine(text)}`;
  const harm = brief(report.harm ?? [], MOST.harm).map(alarm);
  const causes = isBrief ? causesIn(report) : [];
  const style: Style = report.exitCode === 0 ? 'green' : 'red';
  const lines = [
    paint('bold', oneLine(`${report.tool} ${report.version}: ${report.subject}`)),
    `${paint(['bold', style], oneLine(report.verdict))} ${paint('dim', total(report))}`.trimEnd(),
    ...harm,
    '',
    ...(isBrief
      ? causeLines(causes)
      : groupFindings(report.findings).flatMap(({ title, findings }) => [
          paint('underline', oneLine(title)),
          ...findings.flatMap(findingLines),
          '',
        ])),
  ];
  if (report.figures.length > 0) {
    const names = Math.max(...report.figures.map(({ name }) => oneLine(name).length)) + 2;
    lines.push(...report.figures.map(({ name, value }) => oneLine(name).padEnd(names) + oneLine(value)), '');
  }
  lines.push(
    ...brief(report.remarks, MOST.remarks).map((remark) => `${paint('yellow', '!')} ${oneLine(remark)}`),
  );
  if (isBrief && report.findings.length > 0) lines.push('', '--verbose shows each finding.');
  return `${lines.join('\n').trimEnd()}\n`;
}

/** The first ones, and how many there are besides. */
const limited = (texts: string[], most: number): string[] =>
  texts.length > most ? [...texts.slice(0, most), `and ${texts.length - most} more`] : texts;

const shortened = (text: string): string =>
  text.length > MOST.characters ? `${text.slice(0, MOST.characters)}…` : text;

/** ` 12 findings, 30 times`. */
function sum(findings: ReportFinding[]): string {
  const times = findings.reduce((all, { count }) => all + count, 0);
  return [
    ...(findings.length > 1 ? [` ${findings.length} findings`] : []),
    ...(times > findings.length ? [` ${times} times`] : []),
  ].join(',');
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
