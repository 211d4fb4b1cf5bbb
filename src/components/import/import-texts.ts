import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { ApiError } from '~/api/errors';
import { formatBytes, formatNumber } from '~/lib/format';
import { type FileFault, type ImportTable, MOST_BYTES, MOST_ROWS, type Problem } from '~/lib/import/columns';

/** Puts what is wrong with a cell into one plain sentence. */
export function useProblemText({ columns, needed }: ImportTable): (problem: Problem) => string {
  const { t, i18n } = useLingui();
  // The rows of a long list are drawn anew when what they are given changes.
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
          if (labels.length < 2) return t`This must be filled in.`;
          const list = listOf(labels);
          return t`Fill in one of these: ${list}.`;
        }
        case 'email':
          return t`Give an e-mail address like ${example}.`;
        case 'url':
        case 'format':
          if (hint) return hint;
          return example ? t`Write it like ${example}.` : t`This is not written as it should be.`;
        case 'number':
          return hint ?? t`Write a number.`;
        case 'yesNo':
          return t`Write yes or no.`;
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
          return hint ?? t`Write one of these: ${list}.`;
        }
        case 'tooManyCells':
          return t`The row has more values than the file has columns. See whether they have slipped, then change one.`;
        case 'said':
          return problem.sentence;
      }
    },
    [t, i18n, columns, needed],
  );
}

/** Says why a file cannot be imported, and what would help. */
export function useFaultText(): (fault: FileFault) => string {
  const { t, i18n } = useLingui();
  const number = (value: number) => formatNumber(value, i18n.locale);
  return (fault) => {
    const mostRows = number(MOST_ROWS);
    switch (fault.code) {
      case 'empty':
        return t`The file is empty.`;
      case 'noRows':
        return t`The file has the names of columns, but no rows below them.`;
      case 'workbook':
        return t`This is a workbook. Open it in your spreadsheet program, save it as CSV, and choose that file.`;
      case 'noText':
        return t`This is no text. Save your list as CSV and choose that file.`;
      case 'tooLarge': {
        const most = formatBytes(MOST_BYTES, i18n.locale);
        return t`The file is larger than ${most}. Split it and import the parts.`;
      }
      case 'tooManyRows': {
        const rows = number(fault.rows);
        return t`The file has ${rows} rows; ${mostRows} can be imported at once. Split it and import the parts.`;
      }
      case 'quote': {
        if (fault.row === 0) return t`Among the column names a quotation mark is not closed, or not doubled.`;
        const row = number(fault.row);
        return t`In row ${row} a quotation mark is not closed, or not doubled.`;
      }
      case 'unread':
        return t`The file could not be read. Open this page anew and choose it again.`;
    }
  };
}

/** Says why rows were not taken. */
export function useRefusalText(): (error: Error) => string {
  const { t } = useLingui();
  return (error) => {
    if (!(error instanceof ApiError)) return error.message;
    if (error.kind === 'network') return t`The connection broke off.`;
    if (error.status === 401) return t`Your session had ended.`;
    const said = error.fieldErrors[0]?.message ?? error.problem?.detail;
    if (said) return said;
    if (error.status === null) return error.message;
    return t`The service answered with an error (${error.status}).`;
  };
}
