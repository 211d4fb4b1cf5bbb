// Schemas of the contract as validators, and what their errors mean to a person.
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type OpenApi, resolveSchema, type Schema } from './document.ts';
import { fromStep, toStep } from './pointer.ts';

/** One thing wrong with one field: what a 422 problem lists. */
export interface FieldError {
  field: string;
  message: string;
}

export interface Schemas {
  /** The errors of a value against the schema at a pointer (`/components/schemas/Asset`); empty when it fits. */
  errors(pointer: string, value: unknown): ErrorObject[];
  /** The same, for a schema object; it is compiled once. */
  errorsOf(schema: Schema, value: unknown): ErrorObject[];
  /** JSON pointers of properties that the schema does not declare. */
  undeclared(schema: Schema, value: unknown): string[];
  /** Where in the document the broken rule stands, as a JSON pointer. */
  rule(error: ErrorObject): string;
}

// RFC 3339 to the letter: ajv-formats also takes a space for the T.
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

export function compileSchemas(document: OpenApi): Schemas {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    discriminator: true,
    validateFormats: true,
  });
  addFormats.default(ajv);
  ajv.addFormat('date-time', {
    type: 'string',
    validate: (t) => DATE_TIME.test(t) && !Number.isNaN(Date.parse(t)),
  });
  // ajv tells branches apart by their constants and refuses a mapping that says it again.
  const plain = JSON.parse(JSON.stringify(document, (key, value) => (key === 'mapping' ? undefined : value)));
  ajv.addSchema(plain, 'contract');
  const pointers = pointersOf(plain);
  const compiled = new Map<string, ValidateFunction>();
  const at = (given: string): ValidateFunction => {
    // Most answers only name a schema: it is compiled once, and not for each place that names it.
    const ref = schemaAt(document, given).$ref;
    const pointer = ref === undefined ? given : ref.slice(1);
    let validate = compiled.get(pointer);
    if (!validate) {
      validate = ajv.compile({ $ref: `contract#${pointer.split('/').map(encodeURIComponent).join('/')}` });
      compiled.set(pointer, validate);
    }
    return validate;
  };
  const loose = new WeakMap<Schema, ValidateFunction>();
  const of = (schema: Schema) => {
    let validate = loose.get(schema);
    if (!validate) {
      validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')));
      loose.set(schema, validate);
    }
    return validate;
  };
  const run = (validate: ValidateFunction, value: unknown) =>
    validate(value) ? [] : (validate.errors ?? []);

  const undeclared = (schema: Schema, value: unknown, path = ''): string[] => {
    if (value === null || typeof value !== 'object') return [];
    const parts = spread(document, schema);
    if (Array.isArray(value)) {
      const items = parts.find((part) => part.items)?.items;
      return items ? value.flatMap((item, i) => undeclared(items, item, `${path}/${i}`)) : [];
    }
    if (parts.some((part) => typeof part.additionalProperties === 'object')) return [];
    const declared = new Map<string, Schema>();
    for (const part of parts) {
      for (const [name, inner] of Object.entries(part.properties ?? {})) {
        // A later branch refines an earlier one; the one that says more about the inside is kept.
        if (!declared.has(name) || inner.$ref || inner.properties || inner.items) declared.set(name, inner);
      }
    }
    return Object.entries(value).flatMap(([name, inner]) => {
      const known = declared.get(name);
      return known ? undeclared(known, inner, `${path}/${name}`) : [`${path}/${name}`];
    });
  };

  return {
    errors: (pointer, value) => run(at(pointer), value),
    errorsOf: (schema, value) => run(of(schema), value),
    undeclared,
    rule: ({ parentSchema, keyword }) => `${pointers.get(parentSchema ?? {}) ?? ''}/${keyword}`,
  };
}

function schemaAt(document: OpenApi, pointer: string): Schema {
  const steps = pointer.split('/').slice(1).map(fromStep);
  return steps.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], document) as Schema;
}

/** Where in a document each of its objects stands. */
function pointersOf(value: object, pointer = '', into = new Map<object, string>()): Map<object, string> {
  into.set(value, pointer);
  for (const [key, inner] of Object.entries(value)) {
    if (inner !== null && typeof inner === 'object') pointersOf(inner, `${pointer}/${toStep(key)}`, into);
  }
  return into;
}

/** A schema and every branch of it, references followed: what together may declare a value's properties. */
export function spread(document: OpenApi, schema: Schema): Schema[] {
  const own = resolveSchema(document, schema);
  const branches = [...(own.allOf ?? []), ...(own.oneOf ?? []), ...(own.anyOf ?? [])];
  return [own, ...branches.flatMap((branch) => spread(document, branch))];
}

/** What is wrong and what would be right, for each field, in sentences. */
export function fieldErrors(errors: ErrorObject[], root = ''): FieldError[] {
  const found = new Map<string, string>();
  for (const error of errors) {
    // These only report that an inner rule failed, which has its own entry.
    if (['oneOf', 'anyOf', 'allOf', 'if', 'discriminator'].includes(error.keyword) && errors.length > 1)
      continue;
    const named = error.params.missingProperty ?? error.params.additionalProperty ?? '';
    const path = [root, ...error.instancePath.split('/').slice(1), named].filter((part) => part !== '');
    const field = path.join('.') || 'body';
    if (!found.has(field)) found.set(field, sentence(error));
  }
  return [...found].slice(0, 100).map(([field, message]) => ({ field, message }));
}

const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;

function sentence({ keyword, params, schema }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'This is required.';
    case 'additionalProperties':
      return 'There is no such field; leave it out.';
    case 'type':
      return `Give ${article([params.type].flat())}.`;
    case 'enum':
      return `Give one of: ${params.allowedValues.join(', ')}.`;
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
    case 'multipleOf':
      return `Give a multiple of ${params.multipleOf}.`;
    case 'format':
      return FORMATS[params.format] ?? `Give a value in the form "${params.format}".`;
    case 'pattern':
      return `Give a value of the form ${typeof schema === 'string' ? schema : params.pattern}.`;
    default:
      return 'This does not have the form it should.';
  }
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
