import { type Cause, causesIn, placesOf } from './causes.ts';
import { countFindings, sayCounts } from './order.ts';
import type { Report, ReportFinding } from './report.ts';
import { escapeMarkup, manyLines, oneLine } from './text.ts';

/** The maximum for a GitHub comment is 65,536 characters. */
const MOST_CHARACTERS = 60_000;

/**
 * Escapes Markdown: an entity never starts a table cell, a link or emphasis. A comment within `@name`, `#12` and
 * `http://` prevents mentions and links.
 */
const plain = (text: string): string =>
  escapeMarkup(oneLine(text))
    .replace(/[@#](?=\w)|:(?=\/\/)/g, '$&<!-- -->')
    .replace(/[\\`*_[\]|~$]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const code = (text: string): string => `<code>${plain(text)}</code>`;
/** A `pre` block ends only at its closing tag, which escaped text cannot contain. */
const block = (text: string): string => `<pre>${escapeMarkup(manyLines(text).join('\n'))}</pre>`;

/** Formats a report for a pull request comment: a short table and folded details. */
export function toMarkdown(report: Report): string {
  const counts = sayCounts(countFindings(report.findings));
  const head = [
    `### ${report.exitCode === 0 ? '✅' : '❌'} ${plain(report.verdict)}`,
    '',
    `${plain(report.tool)} ${plain(report.version)}: ${plain(report.subject)}. Found: ${counts}.`,
    '',
    ...(report.harm ?? []).flatMap((harm) => [`> ${plain(harm)}`, '']),
  ];
  const all = causesIn(report);
  // Notes appear only in the details.
  const rows = all.filter(([{ severity }]) => severity !== 'note').map(row);
  const table =
    rows.length > 0 ? ['| severity | what | where | contract |', '| --- | --- | --- | --- |'] : [];
  const details = all.map((cause) => detail(cause, report));
  const foot = [
    ...report.figures.map(({ name, value }) => `- ${plain(name)}: ${plain(value)}`),
    ...(report.figures.length > 0 && report.remarks.length > 0 ? [''] : []),
    ...report.remarks.map((remark) => `> ${plain(remark)}`),
  ];
  if (all.length === 0) return `${[...head, ...foot].join('\n').trimEnd()}\n`;

  const room = MOST_CHARACTERS - [...head, ...table, ...foot].join('\n').length;
  // The table matters more than the details, so it is shortened last.
  const shownRows = fitting(rows, room * 0.6);
  const shownDetails = fitting(details, room - shownRows.join('\n').length);
  return `${[
    ...head,
    ...table,
    ...shownRows,
    ...(rows.length > 0 ? [''] : []),
    ...more(rows.length - shownRows.length, 'The table'),
    '<details><summary>Details</summary>',
    '',
    ...shownDetails,
    ...more(details.length - shownDetails.length, 'This'),
    '</details>',
    '',
    ...foot,
  ]
    .join('\n')
    .trimEnd()}\n`;
}

function fitting(texts: string[], room: number): string[] {
  let used = 0;
  return texts.filter((text) => {
    used += text.length + 1;
    return used <= room;
  });
}

const more = (count: number, what: string) =>
  count === 0 ? [] : [`${what} leaves ${count} out for want of room; other formats have them.`, ''];

const placeOf = ({ place }: ReportFinding) => (place ? code(`${place.file}:${place.line}`) : '');

const row = ([first, ...others]: Cause) =>
  `| ${first.severity} | ${plain(first.says)} | ${whereOf(first)}${others.length > 0 ? ` and ${others.length} more` : ''} | ${placeOf(first)} |`;

const MOST_NAMED = 3;

function whereOf({ operation, affects = [] }: ReportFinding): string {
  if (operation) return code(`${operation.method.toUpperCase()} ${operation.path}`);
  const more = affects.length > MOST_NAMED ? ` and ${affects.length - MOST_NAMED} more` : '';
  return affects.length === 0 ? 'the whole' : affects.slice(0, MOST_NAMED).map(code).join(', ') + more;
}

function detail([finding, ...others]: Cause, { words }: Report): string {
  const { affects } = finding;
  const also = placesOf(others);
  const item = (name: string, text: string | undefined) =>
    text === undefined ? [] : [`- ${plain(name)}: ${code(text)}`];
  return [
    `**${plain(finding.kind)}** (${finding.severity}), ${whereOf(finding)} ${placeOf(finding)}`,
    '',
    plain(finding.says),
    '',
    ...item(words?.expected ?? 'expected', finding.expected),
    ...item(words?.actual ?? 'actual', finding.actual),
    ...item('status', finding.status?.toString()),
    ...item('at', finding.at || undefined),
    ...item('sent', finding.tried),
    ...item('in', affects?.join(', ')),
    ...item('also', also.length > 0 ? also.join(', ') : undefined),
    ...(finding.count > 1 && affects === undefined ? [`- ${finding.count} times`] : []),
    `- fingerprint: ${code(finding.fingerprint)}`,
    '',
    ...(finding.curl === undefined ? [] : [block(finding.curl), '']),
    ...(finding.excerpt === undefined ? [] : [block(finding.excerpt), '']),
  ].join('\n');
}
