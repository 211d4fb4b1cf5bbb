// Converts validation errors to readable messages that state the requirement.
import type { ErrorObject } from 'ajv/dist/2020.js';

const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;

export function errorMessage({ keyword, params, schema }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'This is required.';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'Unknown field. Remove it.';
    case 'type':
      return `Must be ${article([params.type].flat())}.`;
    case 'enum':
      return `Must be ${listed(params.allowedValues)}.`;
    case 'const':
      return `Must be ${JSON.stringify(params.allowedValue)}.`;
    case 'minLength':
      return params.limit === 1
        ? 'This must not be empty.'
        : `Must have at least ${plural(params.limit, 'character')}.`;
    case 'maxLength':
      return `Must have at most ${plural(params.limit, 'character')}.`;
    case 'minItems':
      return `Must have at least ${plural(params.limit, 'entry').replace('entrys', 'entries')}.`;
    case 'maxItems':
      return `Must have at most ${plural(params.limit, 'entry').replace('entrys', 'entries')}.`;
    case 'uniqueItems':
      return 'Entries must be unique.';
    case 'minProperties':
      return 'Must have at least one field.';
    case 'minimum':
    case 'exclusiveMinimum':
      return `Must be ${params.comparison === '>' ? 'more than' : 'at least'} ${params.limit}.`;
    case 'maximum':
    case 'exclusiveMaximum':
      return `Must be ${params.comparison === '<' ? 'less than' : 'at most'} ${params.limit}.`;
    case 'discriminator':
      return 'Must be one of the allowed kinds.';
    case 'multipleOf':
      return `Must be a multiple of ${params.multipleOf}.`;
    case 'format':
      return FORMATS[params.format] ?? `Must have the format "${params.format}".`;
    case 'pattern':
      // This text is shown to users, so it omits the pattern, which the contract contains.
      return (typeof schema === 'string' ? schema : params.pattern) === '^https?://'
        ? 'Enter a full link that starts with https:// or http://.'
        : 'Must be in the right format.';
    default:
      return 'The format is invalid.';
  }
}

/** The same for a response, written for backend developers: the requirement and the type. It repeats no value. */
export function requirement({ keyword, params, data, message }: ErrorObject): string {
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

/** Problem messages have a length limit. */
const MOST_LISTED = 400;

function listed(values: unknown[]): string {
  const all = values.map(String).join(', ');
  if (all.length <= MOST_LISTED) return `one of: ${all}`;
  return `one of the ${values.length} allowed values, like ${values.slice(0, 3).join(', ')}`;
}

const FORMATS: Record<string, string> = {
  email: 'Enter an email address, like name@example.com.',
  uri: 'Enter a full URL, like https://example.com.',
  'uri-reference': 'Enter a URL.',
  'date-time': 'Enter a date and time in UTC, like 2026-09-01T14:00:00Z.',
  date: 'Enter a date, like 2026-09-01.',
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
