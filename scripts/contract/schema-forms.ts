// The required value types of schema keywords, and conversion of keywords that OpenAPI 3.1 no longer
// has.
import type { Json } from './document.ts';
import { readPattern } from './patterns.ts';

type Fields = Record<string, Json>;

const TYPES = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];

const isFields = (value: Json): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const isSchema = (value: Json) => isFields(value) || typeof value === 'boolean';
const isType = (value: Json) => typeof value === 'string' && TYPES.includes(value);
const isText = (value: Json) => typeof value === 'string';
const isCount = (value: Json) => Number.isInteger(value) && Number(value) >= 0;
const listOf = (isEntry: (entry: Json) => boolean) => (value: Json) =>
  Array.isArray(value) && value.every(isEntry);
const namesOf = (isOne: (value: Json) => boolean) => (value: Json) =>
  isFields(value) && Object.values(value).every(isOne);

interface Form {
  keywords: string[];
  wanted: string;
  is(value: Json): boolean;
}

const FORMS: Form[] = [
  {
    keywords: ['type'],
    wanted: `one of ${TYPES.join(', ')}, or a list of them`,
    is: (value) => isType(value) || (listOf(isType)(value) && value?.toString() !== ''),
  },
  {
    keywords: ['enum'],
    wanted: 'a list of at least one value',
    is: (value) => Array.isArray(value) && value.length > 0,
  },
  { keywords: ['required'], wanted: 'a list of names', is: listOf(isText) },
  { keywords: ['dependentRequired'], wanted: 'names with lists of names', is: namesOf(listOf(isText)) },
  { keywords: ['allOf', 'anyOf', 'oneOf', 'prefixItems'], wanted: 'a list of schemas', is: listOf(isSchema) },
  {
    keywords: ['properties', 'patternProperties', 'dependentSchemas', '$defs'],
    wanted: 'names with schemas',
    is: namesOf(isSchema),
  },
  {
    keywords: [
      ...['items', 'contains', 'propertyNames', 'not', 'if', 'then', 'else'],
      ...['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'],
    ],
    wanted: 'a schema',
    is: isSchema,
  },
  {
    keywords: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
    wanted: 'a number',
    is: (value) => typeof value === 'number',
  },
  {
    keywords: ['multipleOf'],
    wanted: 'a number above 0',
    is: (value) => typeof value === 'number' && value > 0,
  },
  {
    keywords: [
      ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
      ...['minContains', 'maxContains'],
    ],
    wanted: 'a whole number from 0',
    is: isCount,
  },
  { keywords: ['uniqueItems'], wanted: 'true or false', is: (value) => typeof value === 'boolean' },
];

const BY_KEYWORD = new Map(FORMS.flatMap((form) => form.keywords.map((keyword) => [keyword, form] as const)));

/** The error of a keyword whose value makes the schema unusable. */
export function formFault(keyword: string, value: Json): string | undefined {
  if (keyword === 'pattern' && !isPattern(value)) return `${value} is no regular expression`;
  const form = BY_KEYWORD.get(keyword);
  if (form && !form.is(value)) return `"${keyword}" must be ${form.wanted}, and is ${shortly(value)}`;
  const wrong = keyword === 'patternProperties' && Object.keys(Object(value)).find((key) => !isPattern(key));
  return wrong ? `${wrong} is no regular expression` : undefined;
}

function isPattern(text: Json): boolean {
  try {
    return typeof text === 'string' && Boolean(readPattern(text));
  } catch {
    return false;
  }
}

const shortly = (value: Json) => {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** Keywords that only identify a schema or its dialect: references are resolved by location. */
const NAMES_OF_SCHEMAS = ['$anchor', '$id', 'id', '$schema'];

/** `x-nullable` is how tools write it in Swagger 2.0. */
const NULLABLE = ['nullable', 'x-nullable'];

const isOld = (key: string) => NULLABLE.includes(key) || NAMES_OF_SCHEMAS.includes(key);

/** In 3.0, `exclusiveMinimum` is a switch of `minimum`. */
const BOUNDS = [
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
] as const;

/** Converts the bounds of a schema in OpenAPI 3.0 to those of 3.1; returns the same object if they are alike. */
export function withPresentBounds(schema: Fields): Fields {
  const switches = BOUNDS.filter(([name]) => typeof schema[name] === 'boolean');
  if (switches.length === 0) return schema;
  const own = { ...schema };
  for (const [name, bound] of switches) {
    delete own[name];
    const value = own[bound];
    if (schema[name] === false || value === undefined) continue;
    delete own[bound];
    own[name] = value;
  }
  return own;
}

/**
 * Converts a schema to OpenAPI 3.1: removes its identifiers, and turns `nullable` of 3.0 into the type
 * null; returns the same object if it has neither.
 */
export function inPresentWords(schema: Fields): Fields {
  if (!Object.keys(schema).some(isOld)) return schema;
  const own = Object.fromEntries(Object.entries(schema).filter(([key]) => !isOld(key)));
  if (!NULLABLE.some((name) => schema[name] === true)) return own;
  const { type, enum: values, ...more } = own;
  const { $ref, allOf, anyOf, oneOf } = more;
  const isChoice = [$ref, allOf, anyOf, oneOf].some((one) => one !== undefined);
  if (isChoice) return { anyOf: [own, { type: 'null' }] };
  return {
    ...more,
    ...(type !== undefined && { type: [...new Set([type, 'null'].flat())] }),
    ...(Array.isArray(values) && { enum: [...new Set([...values, null])] }),
  };
}
