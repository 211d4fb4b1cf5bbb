// Invalid values that break one keyword each, and nothing else where possible.
import type { Json } from '../document.ts';
import { type Breaker, type Breaks, breaker, type Found, one, oneOf } from './breaker.ts';
import { conditionBreaks } from './condition-breaks.ts';
import type { Making } from './edges.ts';
import { LONGEST_TEXT } from './edges.ts';
import { LIST_BREAKERS } from './list-breaks.ts';
import { type Alternative, allowed, highest, jsonType, type Part } from './node.ts';
import { beyond, brokenFormats, numberRules, tidy } from './numbers.ts';
import { grown, withRoom } from './objects.ts';
import { freeNames, namesNode, nodeUnder } from './open-names.ts';
import { lengthOf, mismatches, nearMisses, sampleTexts, textOfLength, textRules } from './texts.ts';

/** The breaks of each keyword of one alternative of a node. */
export const breaksOf: Breaks = (making, alternative, base) => [
  ...plainBreaks(making, alternative, base),
  ...conditionBreaks(making, alternative, base, plainBreaks),
];

const plainBreaks: Breaks = (making, alternative, base) => {
  return alternative.node.flatMap((part) =>
    Object.entries(BREAKERS).flatMap(([keyword, breaker]) => {
      const limit = part.rules[keyword as keyof Part['rules']] as never;
      if (limit === undefined || !isOfType(keyword, alternative.type)) return [];
      const found = breaker(making, { limit, part, alternative, base });
      return found.map((one) => ({ ...one, keyword, rule: `${part.pointer}/${keyword}` }));
    }),
  );
};

const TYPES: Record<string, Alternative['type'][]> = {
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
  minimum: ['integer', 'number'],
  maximum: ['integer', 'number'],
  exclusiveMinimum: ['integer', 'number'],
  exclusiveMaximum: ['integer', 'number'],
  multipleOf: ['integer', 'number'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  items: ['array'],
  contains: ['array'],
  minContains: ['array'],
  maxContains: ['array'],
  required: ['object'],
  additionalProperties: ['object'],
  unevaluatedProperties: ['object'],
  minProperties: ['object'],
  maxProperties: ['object'],
  propertyNames: ['object'],
  dependentRequired: ['object'],
};
const isOfType = (keyword: string, type: Alternative['type']) => TYPES[keyword]?.includes(type) ?? true;

const objectOf = (making: Making, alternative: Alternative, base: Json | undefined): Record<string, Json> =>
  (base !== undefined && jsonType(base) === 'object'
    ? base
    : (making.samples.of(alternative) ?? {})) as Record<string, Json>;

/** Defines an own property, even for names every object inherits. */
const withKey = (object: Record<string, Json>, name: string, value: Json): Json =>
  Object.defineProperty({ ...object }, name, { value, enumerable: true, configurable: true, writable: true });

/** Values outside an enum, those of the same type first. */
const strange = (making: Making, { node, type }: Alternative): Json[] => {
  const values = allowed(node) ?? [];
  const near = values.flatMap((value): Json[] => {
    if (typeof value === 'string') return [`${value}x`, 'stranger'];
    if (typeof value === 'boolean') return [!value];
    if (typeof value !== 'number') return [];
    // An adjacent number may be in the enum of another branch.
    const most = Math.max(...values.map(Number));
    return [most + 1, most + 1000, -most - 1000];
  });
  return [
    ...near,
    ...[making.samples.one([{ rules: { type }, pointer: '' }])].filter((one) => one !== undefined),
  ];
};

const BREAKERS: Record<string, Breaker> = {
  ...LIST_BREAKERS,
  enum: breaker<Json[]>((making, { limit, alternative }) => {
    const text = limit.find((value) => typeof value === 'string');
    const cased =
      text === undefined
        ? []
        : [text.toUpperCase(), text.toLowerCase()].filter((other) => !limit.includes(other));
    return [
      ...one('a stranger', ...strange(making, alternative)),
      ...one('another case', ...cased),
      ...(limit.includes('') ? [] : one('empty', text === undefined ? undefined : '')),
    ];
  }),
  const: breaker<Json>((making, { alternative }) => one('another value', ...strange(making, alternative))),
  minLength: breaker<number>(({ seed }, { limit, alternative }) => {
    const rules = textRules(alternative.node);
    return one(
      `${limit - 1} characters`,
      textOfLength(rules, limit - 1, seed),
      limit > 0 ? 'a'.repeat(limit - 1) : undefined,
    );
  }),
  maxLength: breaker<number>(({ seed }, { limit, alternative }) => {
    if (limit > LONGEST_TEXT) return [];
    const rules = textRules(alternative.node);
    return one(`${limit + 1} characters`, textOfLength(rules, limit + 1, seed), 'a'.repeat(limit + 1));
  }),
  pattern: breaker<string>(({ seed }, { alternative }) => {
    const rules = textRules(alternative.node);
    const start = sampleTexts(rules, 1, seed)[0] ?? rules.given[0] ?? 'sample';
    const isOfLength = (text: string) => lengthOf(text) <= rules.max && lengthOf(text) >= rules.min;
    const wrong = mismatches(rules, start).filter(isOfLength);
    const { longer, other } = nearMisses(rules, start);
    const [behind, ...others] = wrong[0] === `${start}\n` ? wrong : [undefined, ...wrong];
    return [
      ...one('a letter that does not belong', ...others.slice(0, 8), '?'),
      ...oneOf('trailing-line-feed', 'a line feed behind', behind),
      ...oneOf('extra-letter', 'a letter too many', ...longer.filter(isOfLength)),
      ...oneOf('other-letter', 'another letter', ...other),
    ];
  }),
  format: breaker<string>(({ seed }, { limit, alternative }) => {
    const { format, ...rules } = textRules(alternative.node);
    const start = sampleTexts({ ...rules, format }, 1, seed)[0] ?? '';
    const texts = [...(format?.broken ?? []), ...(format ? [`${start} `, ''] : [])];
    return [
      ...texts.map(
        (text): Found => ({
          name: `not a ${limit}: ${JSON.stringify(text)}`,
          ...(text === '' && { variant: 'empty-text' }),
          ...(text.includes('-02-30') && { variant: 'impossible-date' }),
          values: [text],
        }),
      ),
      ...brokenFormats(limit).map((number) => ({ name: `not an ${limit}: ${number}`, values: [number] })),
    ];
  }),
  minimum: breaker<number>((_, { limit, alternative: { node, type } }) => [
    ...one('below', beyond(numberRules(node, type), limit, 'below'), limit - 1, tidy(limit - 0.5)),
    ...one('far below', -1e15, limit - 1e6),
  ]),
  maximum: breaker<number>((_, { limit, alternative: { node, type } }) => [
    ...one('above', beyond(numberRules(node, type), limit, 'above'), limit + 1, tidy(limit + 0.5)),
    ...one('far above', 1e15, 1e18),
    ...oneOf('out-of-range', 'out of any range', 1e308),
  ]),
  exclusiveMinimum: breaker<number>((_, { limit }) => one('the bound itself', limit)),
  exclusiveMaximum: breaker<number>((_, { limit }) => one('the bound itself', limit)),
  multipleOf: breaker<number>((_, { limit, alternative, base }) => {
    const start = typeof base === 'number' ? base : 0;
    const whole = alternative.type === 'integer' ? [1, -1].map((by) => start + by) : [];
    return one(
      'between two multiples',
      ...whole,
      tidy(start + limit / 2),
      tidy(limit / 2),
      tidy(start - limit / 2),
      tidy(start + limit / 4),
    );
  }),
  required: breaker<string[]>((making, { limit, alternative, base }) => {
    const { node } = alternative;
    const object = objectOf(making, alternative, base);
    const count = highest(node, 'minProperties', 0);
    return limit.map((name) => {
      const { [name]: _, ...rest } = object;
      const values = [grown(making, node, rest, { count, without: name })];
      return { name: `without ${name}`, at: name, values };
    });
  }),
  additionalProperties: breaker<boolean | object>((making, { limit, alternative, base }) => {
    const object = objectOf(making, alternative, base);
    if (limit === false) return extras(object, alternative);
    return [];
  }),
  unevaluatedProperties: breaker<boolean | object>((making, { limit, alternative, base }) =>
    limit === false ? extras(objectOf(making, alternative, base), alternative) : [],
  ),
  minProperties: breaker<number>((making, { limit, alternative, base }) => {
    const all = Object.entries(objectOf(making, alternative, base));
    const required = new Set(alternative.node.flatMap(({ rules }) => rules.required ?? []));
    const sorted = all.toSorted(([a], [b]) => Number(required.has(b)) - Number(required.has(a)));
    return one(`${limit - 1} properties`, Object.fromEntries(sorted.slice(0, limit - 1)));
  }),
  maxProperties: breaker<number>((making, { limit, alternative }) => {
    const all = Object(making.samples.of(alternative, { full: true })) as Record<string, Json>;
    return one(`${limit + 1} properties`, grown(making, alternative.node, all, { count: limit + 1 }));
  }),
  propertyNames: breaker<object>((making, { alternative, base }) => {
    const { node } = alternative;
    const object = objectOf(making, alternative, base);
    const rules = textRules(namesNode(making.document, node));
    const [right = 'sample'] = freeNames(making.document, node, 1);
    // Some regular expression dialects accept a trailing newline.
    const wrong = mismatches(rules, right).filter((name) => name !== `${right}\n`);
    const strangers = [...wrong.slice(0, 6), 'a name!', 'x'.repeat(300), ''];
    return one(
      'a name that does not belong',
      ...strangers.map((name) => {
        const value = making.samples.one(nodeUnder(making.document, node, name)) ?? 'sample';
        return withKey(withRoom(node, object, name), name, value);
      }),
    );
  }),
  dependentRequired: breaker<Record<string, string[]>>((making, { limit, alternative, base }) => {
    const full = making.samples.of(alternative, { full: true }) as Record<string, Json> | undefined;
    if (full === undefined) return [];
    // A full object could break a rule outside the schema, so the existing object is tried first.
    const wholes = [objectOf(making, alternative, base), full];
    return Object.entries(limit).flatMap(([asking, names]) =>
      names.map((name) => {
        const values = wholes.map((whole) => {
          const { [name]: _, ...without } = whole;
          const value = without[asking] ?? full[asking];
          return value === undefined ? without : { ...without, [asking]: value };
        });
        return { name: `without ${name}, which another asks for`, at: name, values };
      }),
    );
  }),
};

function extras(object: Record<string, Json>, { node }: Alternative): Found[] {
  return ['undeclaredProperty', '__proto__', 'constructor'].map((name) => ({
    name: `a property ${name}`,
    at: name,
    values: [withKey(withRoom(node, object, name), name, 'sample')],
  }));
}
