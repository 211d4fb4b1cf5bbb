// Values that break each JSON Schema keyword. Independent of the checker's own generator, whose gaps would otherwise
// stay hidden.
import type { Json, Schema } from '../../contract/document.ts';

/** An invalid value and the reason; `gone` removes it. */
export interface Wrong {
  kind: string;
  /** The property, if the value is its object. */
  name?: string;
  /** Undefined if the value cannot be broken this way. */
  of(value: Json): Json | undefined;
}

/** By format: description and text. */
const BAD: Record<string, [string, string][]> = {
  'date-time': [
    ['words', 'yesterday'],
    ['a space for the T', '2026-09-01 14:00:00Z'],
    ['without a zone', '2026-09-01T14:00:00'],
    ['no such month', '2026-13-01T14:00:00Z'],
    ['seconds since 1970', '1788271200'],
  ],
  date: [
    ['words', 'yesterday'],
    ['with a time', '2026-09-01T14:00:00Z'],
    ['days first', '01.09.2026'],
    ['no such day', '2026-02-30'],
  ],
  time: [['words', 'noon']],
  email: [
    ['words', 'nobody'],
    ['without a host', 'nobody@'],
  ],
  uri: [
    ['words', 'not an address'],
    ['relative', 'media/1.jpg'],
  ],
  'uri-reference': [['a broken escape', 'a b%zz']],
  uuid: [['words', 'not-a-uuid']],
  ipv4: [['words', 'somewhere']],
  hostname: [['words', 'not a host!']],
};

const text = (change: (value: string) => Json | undefined) => (value: Json) =>
  typeof value === 'string' ? change(value) : undefined;
const number = (change: (value: number) => Json | undefined) => (value: Json) =>
  typeof value === 'number' ? change(value) : undefined;
const list = (change: (value: Json[]) => Json | undefined) => (value: Json) =>
  Array.isArray(value) ? change(value) : undefined;

/**
 * Values of wrong types.
 * @param types all types that the value may have
 */
export function wrongTypes(types: string[]): Wrong[] {
  if (types.length === 0) return [];
  const unless = (other: string, kind: string, of: Wrong['of']): Wrong[] =>
    types.includes(other) ? [] : [{ kind, of }];
  const isNumber = types.includes('number');
  return [
    ...unless('null', 'null', (value) => (value === null ? undefined : null)),
    ...unless(
      'string',
      'number as text',
      number((value) => `${value}`),
    ),
    ...unless('string', 'yes or no as text', (value) =>
      typeof value === 'boolean' ? `${value}` : undefined,
    ),
    ...unless('string', 'text for an object', (value) => (isObject(value) ? 'an object' : undefined)),
    ...unless(
      'string',
      'text for a list',
      list((value) => value.join(',')),
    ),
    ...unless('array', 'list for an object', (value) => (isObject(value) ? [value] : undefined)),
    ...unless('array', 'list for one value', (value) =>
      value === null || typeof value === 'object' ? undefined : [value],
    ),
    ...unless(
      'object',
      'object for a list',
      list((value) => ({ items: value })),
    ),
    ...unless('object', 'object for one value', (value) =>
      value === null || typeof value === 'object' ? undefined : { value },
    ),
    ...(isNumber
      ? []
      : unless(
          'integer',
          'number for a text',
          text((value) => value.length),
        )),
    ...unless(
      'boolean',
      'yes or no for a text',
      text(() => true),
    ),
    ...(isNumber
      ? []
      : unless('boolean', 'number for yes or no', (value) =>
          typeof value === 'boolean' ? Number(value) : undefined,
        )),
    ...(isNumber || !types.includes('integer')
      ? []
      : [{ kind: 'fraction for a whole number', of: number((value) => value + 0.5) }]),
  ];
}

/** Values that break one schema, keyword by keyword. */
export function wrongByKeyword(schema: Schema & Record<string, unknown>): Wrong[] {
  const { enum: listed, format = '', pattern, minLength, maxLength, minimum, maximum } = schema;
  const found: Wrong[] = [];
  const add = (kind: string, of: Wrong['of']) => found.push({ kind, of });
  if (listed) {
    add('enum', (value) => (typeof value === 'string' ? stranger(listed) : undefined));
    add(
      'enum in capitals',
      text((value) => (listed.includes(swapped(value)) ? undefined : swapped(value))),
    );
    add(
      'enum of numbers',
      number(() => 987_654_321),
    );
  }
  if (schema.const !== undefined) {
    add('const', (value) =>
      typeof value === 'boolean' ? !value : typeof value === 'string' ? `${value}-other` : undefined,
    );
    add(
      'const of numbers',
      number((value) => value + 1),
    );
  }
  for (const [how, bad] of BAD[format] ?? [])
    add(
      `format ${format}: ${how}`,
      text(() => bad),
    );
  if (pattern !== undefined)
    add(
      'pattern',
      text((value) => breakPattern(value, new RegExp(pattern, 'u'))),
    );
  if (minLength !== undefined && minLength > 0)
    add(
      'minLength',
      text((value) => [...value].slice(0, minLength - 1).join('')),
    );
  if (maxLength !== undefined && maxLength < 200_000)
    add(
      'maxLength',
      text((value) => value + 'x'.repeat(Math.max(0, maxLength + 1 - [...value].length))),
    );
  if (minimum !== undefined)
    add(
      'minimum',
      number(() => minimum - 1),
    );
  if (maximum !== undefined)
    add(
      'maximum',
      number(() => maximum + 1),
    );
  const { exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  if (exclusiveMinimum !== undefined)
    add(
      'exclusiveMinimum',
      number(() => exclusiveMinimum),
    );
  if (exclusiveMaximum !== undefined)
    add(
      'exclusiveMaximum',
      number(() => exclusiveMaximum),
    );
  if (typeof multipleOf === 'number')
    add(
      'multipleOf',
      number((value) => value + multipleOf / 2),
    );
  return [...found, ...wrongLists(schema), ...wrongObjects(schema)];
}

function wrongLists({ minItems = 0, maxItems, uniqueItems }: Schema & { uniqueItems?: boolean }): Wrong[] {
  const more = (most: number) =>
    list((value) =>
      value[0] === undefined || most > 5000
        ? undefined
        : [...value, ...Array.from({ length: most + 1 - value.length }, () => value[0] ?? null)],
    );
  return [
    ...(minItems > 0 ? [{ kind: 'minItems', of: list((value) => value.slice(0, minItems - 1)) }] : []),
    ...(maxItems === undefined ? [] : [{ kind: 'maxItems', of: more(maxItems) }]),
    ...(uniqueItems === true
      ? [
          {
            kind: 'uniqueItems',
            of: list((value) => (value[0] === undefined ? undefined : [value[0], ...value])),
          },
        ]
      : []),
  ];
}

function wrongObjects(schema: Schema & Record<string, unknown>): Wrong[] {
  const { required = [], properties, additionalProperties, maxProperties, minProperties } = schema;
  const found: Wrong[] = required.map((name) => ({
    kind: 'required',
    name,
    of: (value) => (isObject(value) && Object.hasOwn(value, name) ? without(value, name) : undefined),
  }));
  const added = (value: Json) => (isObject(value) ? { ...value, undeclaredByAnybody: 'x' } : undefined);
  if (additionalProperties === false) found.push({ kind: 'additionalProperties', of: added });
  else if (properties && additionalProperties === undefined && !schema['x-keeps-unknown-fields'])
    found.push({ kind: 'undeclared property', of: added });
  if (typeof minProperties === 'number' && minProperties > 0)
    found.push({ kind: 'minProperties', of: (value) => (isObject(value) ? {} : undefined) });
  if (maxProperties !== undefined && maxProperties < 1000)
    found.push({
      kind: 'maxProperties',
      of: (value) => (isObject(value) ? many(value, maxProperties + 1) : undefined),
    });
  return found;
}

export const isObject = (value: Json | undefined): value is Record<string, Json> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const without = (value: Record<string, Json>, name: string): Json =>
  Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));

const many = (value: Record<string, Json>, count: number): Json => {
  const [some = 'x'] = Object.values(value);
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`name${i}`, some]));
};

const stranger = (listed: Json[]): string =>
  `${listed.find((one) => typeof one === 'string') ?? ''}-stranger`;

const swapped = (value: string): string =>
  value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase();

/** Of the same length, so that only the pattern is violated. */
function breakPattern(value: string, pattern: RegExp): string | undefined {
  const rest = value.slice(1);
  const ways = ['!', ' ', '\u0001', 'é', 'A', 'a', '0', '#'].flatMap((letter) => [
    letter + rest,
    value.slice(0, -1) + letter,
    letter.repeat(value.length || 1),
  ]);
  return ways.find((way) => !pattern.test(way));
}
