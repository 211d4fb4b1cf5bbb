import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { ApiError } from '~/api/transport/errors';
import { formatBytes, formatNumber } from '~/lib/format';
import { dateFormat } from '~/lib/formatters';
import {
  type ColumnProblem,
  type FileFault,
  type ImportTable,
  MOST_BYTES,
  MOST_ROWS,
} from './engine/columns';
import { type DateOrder, readDate } from './engine/dates';

const MOST_LETTERS = 40;
const shortened = (text: string) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text);

/** An ambiguous date in one of its orders, without its year. */
export function dayText(text: string, order: DateOrder, locale: string): string {
  const date = readDate(text, order);
  if (date === null || date === 'ambiguous') return text;
  const format = dateFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(2000, date.month - 1, date.day));
}

/** The problem of a cell as one plain sentence. */
export function useProblemText({ columns, needed }: ImportTable): (problem: ColumnProblem) => string {
  const { t, i18n } = useLingui();
  // Memoized, because rows of a long list rerender when their props change.
  return useCallback(
    (problem) => {
      const number = (value: number) => formatNumber(value, i18n.locale);
      const listOf = (words: string[]) =>
        new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(words);
      const labelOf = (name: string) => columns.find((column) => column.name === name)?.label;
      const column = columns.find(({ name }) => name === problem.column);
      const hint = column?.hint && t(column.hint);
      const example = column?.example;
      switch (problem.code) {
        case 'missing': {
          const labels = needed.flatMap((name) => labelOf(name) ?? []).map((label) => t(label));
          if (labels.length < 2) return t`This is required.`;
          const list = listOf(labels);
          return t`Fill in at least one: ${list}.`;
        }
        case 'email': {
          const text = shortened(problem.text);
          return t`“${text}” is not an email address. Enter one like ${example}.`;
        }
        case 'url':
        case 'format': {
          const text = shortened(problem.text);
          if (hint) return t`“${text}” can’t be used. ${hint}`;
          return example
            ? t`“${text}” can’t be used. Use the format ${example}.`
            : t`“${text}” is not in the right format.`;
        }
        case 'ambiguousDate': {
          const { text } = problem;
          const monthFirst = dayText(text, 'monthFirst', i18n.locale);
          const dayFirst = dayText(text, 'dayFirst', i18n.locale);
          return t`${text} can be ${monthFirst} or ${dayFirst}. Choose the order for this column.`;
        }
        case 'lostDigits': {
          const { text } = problem;
          return t`The spreadsheet shortened this number to ${text}. Format the column as text there and save the file again.`;
        }
        case 'number':
          return hint ?? t`Enter a number.`;
        case 'yesNo':
          return t`Enter yes or no.`;
        case 'longest':
          return t`${plural(problem.limit, { one: 'At most # character.', other: 'At most # characters.' })}`;
        case 'mostItems':
          return t`${plural(problem.limit, { one: 'At most # entry.', other: 'At most # entries.' })}`;
        case 'atMost': {
          const most = number(problem.limit);
          return t`At most ${most}.`;
        }
        case 'atLeast': {
          const least = number(problem.limit);
          return t`At least ${least}.`;
        }
        case 'oneOf': {
          const list = listOf(problem.values);
          return hint ?? t`Use one of these: ${list}.`;
        }
        case 'tooManyCells':
          return t`This row has more values than the file has columns. Check if they are shifted, then edit one.`;
        case 'said':
          return problem.sentence;
      }
    },
    [t, i18n, columns, needed],
  );
}

/** The number of contacts whose agreement in the file does not count. */
export function useOptOutText(): (count: number) => string {
  const { t } = useLingui();
  return (count) =>
    t`${plural(count, { one: '# contact opted out earlier and stays opted out.', other: '# contacts opted out earlier and stay opted out.' })}`;
}

/** Why a file cannot be imported, and what helps. */
export function useFaultText(): (fault: FileFault) => string {
  const { t, i18n } = useLingui();
  const number = (value: number) => formatNumber(value, i18n.locale);
  return (fault) => {
    const mostRows = number(MOST_ROWS);
    switch (fault.code) {
      case 'empty':
        return t`The file is empty.`;
      case 'noRows':
        return t`The file has column names but no rows.`;
      case 'lockedWorkbook':
        return t`This workbook has a password or is in Excel's older format. Save it as .xlsx without a password, and choose that file.`;
      case 'brokenWorkbook':
        return t`This workbook could not be read. Save it as .xlsx or CSV in your spreadsheet app, and choose that file.`;
      case 'largeWorkbook':
        return t`This workbook is too large. Copy your list into a new one, or save it as CSV.`;
      case 'noText':
        return t`This is not a list. Save it as an Excel workbook (.xlsx) or as CSV, and choose that file.`;
      case 'tooLarge': {
        const most = formatBytes(MOST_BYTES, i18n.locale);
        return t`The file is larger than ${most}. Split it and import the parts.`;
      }
      case 'tooManyRows': {
        const rows = number(fault.rows);
        return t`The file has ${rows} rows; ${mostRows} can be imported at once. Split it and import the parts.`;
      }
      case 'quote': {
        const row = number(fault.row);
        return t`Row ${row}: a quotation mark is not closed or not doubled.`;
      }
      case 'unread':
        return t`The file could not be read. Reload the page and choose it again.`;
    }
  };
}

/** Why rows were rejected. */
export function useRefusalText(): (error: Error) => string {
  const { t } = useLingui();
  return (error) => {
    if (!(error instanceof ApiError)) return error.message;
    if (error.kind === 'network') return t`Connection lost.`;
    if (error.status === 401) return t`Your session ended. Sign in again.`;
    const said = error.fieldErrors[0]?.message ?? error.problem?.detail;
    if (said) return said;
    if (error.status === null) return error.message;
    return t`The service answered with an error (${error.status}).`;
  };
}
