// What an error means to a person, and what would be right.
import type { ErrorObject } from 'ajv/dist/2020.js';

const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;

export function sentence({ keyword, params, schema }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'This is required.';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'There is no such field; leave it out.';
    case 'type':
      return `Give ${article([params.type].flat())}.`;
    case 'enum':
      return `Give ${listed(params.allowedValues)}.`;
    case 'const':
      return `Give ${JSON.stringify(params.allowedValue)}.`;
    case 'minLength':
      return params.limit === 1
        ? 'This may not be empty.'
        : `Give at least ${plural(params.limit, 'character')}.`;
    case 'maxLength':
      return `Give at most ${plural(params.limit, 'character')}.`;
    case 'minItems':
      return `Give at least ${plural(params.limit, 'entry').replace('entrys', 'entries')}.`;
    case 'maxItems':
      return `Give at most ${plural(params.limit, 'entry').replace('entrys', 'entries')}.`;
    case 'uniqueItems':
      return 'Give each entry once.';
    case 'minProperties':
      return 'Give at least one field.';
    case 'minimum':
    case 'exclusiveMinimum':
      return `Give a number of ${params.comparison === '>' ? 'more than' : 'at least'} ${params.limit}.`;
    case 'maximum':
    case 'exclusiveMaximum':
      return `Give a number of ${params.comparison === '<' ? 'less than' : 'at most'} ${params.limit}.`;
    case 'discriminator':
      return 'Give the name of one of the kinds there are.';
    case 'multipleOf':
      return `Give a multiple of ${params.multipleOf}.`;
    case 'format':
      return FORMATS[params.format] ?? `Give a value in the form "${params.format}".`;
    case 'pattern':
      // People read this, so it never shows the pattern itself; the contract has it.
      return (typeof schema === 'string' ? schema : params.pattern) === '^https?://'
        ? 'Give a full link that starts with https:// or http://.'
        : 'Give a value in the right format.';
    default:
      return 'This does not have the form it should.';
  }
}

/** The same of an answer, to whoever can repair it: what must be, and of what kind it is. It repeats no value. */
export function demand({ keyword, params, data, message }: ErrorObject): string {
  switch (keyword) {
    case 'type':
      return `must be ${article([params.type].flat())}, and is ${kindOf(data)}`;
    case 'enum':
      return `must be ${listed(params.allowedValues)}`;
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `must not have the property "${params.additionalProperty ?? params.unevaluatedProperty}"`;
    default:
      return message ?? 'must be as the schema says';
  }
}

const kindOf = (value: unknown): string =>
  value === null ? 'null' : article([Array.isArray(value) ? 'array' : typeof value]);

/** A problem's sentence is shown to people, and has its limit. */
const MOST_LISTED = 400;

function listed(values: unknown[]): string {
  const all = values.map(String).join(', ');
  if (all.length <= MOST_LISTED) return `one of: ${all}`;
  return `one of the ${values.length} values that there are, like ${values.slice(0, 3).join(', ')}`;
}

const FORMATS: Record<string, string> = {
  email: 'Give an e-mail address, like name@example.com.',
  uri: 'Give a full web address, like https://example.com.',
  'uri-reference': 'Give a web address.',
  'date-time': 'Give a date and time in UTC, like 2026-09-01T14:00:00Z.',
  date: 'Give a date, like 2026-09-01.',
};

function article(types: string[]): string {
  const words: Record<string, string> = {
    string: 'text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    null: 'null',
  };
  return types.map((type) => words[type] ?? type).join(' or ');
}
