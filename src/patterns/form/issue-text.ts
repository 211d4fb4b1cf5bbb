import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { numberFormat } from '~/lib/formatters';
import type { Field } from './field';
import type { FormValues } from './paths';
import type { Issue } from './rules';
import { valueAt } from './values';

/** The sentence of an issue: the one table of all forms. */
export function issueText<Body>(
  issue: Issue,
  field: Pick<Field<Body>, 'path' | 'formatError' | 'formatNumber' | 'ruleError'>,
  values: FormValues<Body>,
  locale: string,
): MessageDescriptor {
  const say = (value: number | bigint) =>
    field.formatNumber?.(Number(value), values, locale) ?? numberFormat(locale).format(value);
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return msg`Enter a whole number.`;
      return issue.expected === 'number' ? msg`Enter a number.` : msg`This is required.`;
    case 'too_small': {
      const least = Number(issue.minimum);
      if (issue.origin === 'string')
        return least <= 1 || valueAt(values, field.path) === ''
          ? msg`This is required.`
          : msg`${plural(least, { one: 'Use at least # character.', other: 'Use at least # characters.' })}`;
      if (issue.origin === 'array')
        return msg`${plural(least, { one: 'Choose at least one.', other: 'Choose at least #.' })}`;
      return msg`Enter ${say(issue.minimum)} or more.`;
    }
    case 'too_big': {
      const most = Number(issue.maximum);
      if (issue.origin === 'string')
        return msg`${plural(most, { one: 'Use # character at most.', other: 'Use # characters at most.' })}`;
      if (issue.origin === 'array')
        return msg`${plural(most, { one: 'Choose one at most.', other: 'Choose # at most.' })}`;
      return msg`Enter ${say(issue.maximum)} or less.`;
    }
    case 'invalid_format':
      if (field.formatError) return field.formatError;
      if (issue.format === 'email') return msg`Enter a full email address, like name@example.com.`;
      if (issue.format === 'datetime') return msg`Choose a day and a time.`;
      if (issue.format === 'url') return msg`Enter a full link that starts with https://.`;
      return msg`This value is not in the right format.`;
    case 'invalid_value':
      return msg`Choose one from the list.`;
    case 'custom':
      return field.ruleError ?? msg`This cannot be saved yet.`;
    default:
      return msg`This cannot be saved yet.`;
  }
}
