// Valid values at the limits of each keyword.
import type { Json, OpenApi } from '../document.ts';
import type { CaseVariant } from './case.ts';
import { containedIn } from './conditions.ts';
import {
  type Alternative,
  allowed,
  childrenOf,
  highest,
  lowest,
  type Node,
  type Part,
  requiredOf,
} from './node.ts';
import { nearest, numberRules, tidy } from './numbers.ts';
import { completed, grown, withRoom } from './objects.ts';
import { extraNode, freeNames, namesNode } from './open-names.ts';
import { leastEntries, MOST_ITEMS, type Samples } from './sample.ts';
import { fitsType } from './takes.ts';
import { sampleTexts, textOfLength, textRules } from './texts.ts';

/** A value for one location, valid or not. */
export interface Variant {
  name: string;
  variant?: CaseVariant;
  /** The optional property that it adds or leaves out. */
  property?: string;
  /** The keyword under test, as a pointer; undefined if none. */
  rule?: string;
  /** Candidates in order: the first one with the expected result is used. */
  values: Json[];
  /** Valid values one step inside the limit. */
  inner?(): Json[];
  /** Defaults to `accepted`. */
  expects?: 'accepted' | 'either';
}

export interface Making {
  document: OpenApi;
  samples: Samples;
  seed: number;
}

/** Longer texts are not generated: the limit of the body size is a separate question. */
export const LONGEST_TEXT = 1_000_000;
/** Objects with more properties and longer names are not generated. */
const MOST_PROPERTIES = 200;
const MOST_NAME = 1000;

/**
 * @param base the default value in this location
 */
export function edgesOf(making: Making, alternative: Alternative, base: Json | undefined): Variant[] {
  const { node, type } = alternative;
  const rule = (keyword: keyof Part['rules']) => {
    const part = node.find(({ rules }) => rules[keyword] !== undefined);
    return part ? { rule: `${part.pointer}/${keyword}` } : {};
  };
  const values = allowed(node)?.filter((value) => fitsType(value, type));
  const listed = values?.map(
    (value): Variant => ({
      name: JSON.stringify(value),
      ...(value === null && { variant: 'null' }),
      ...(value === '' && { variant: 'empty-text' }),
      ...rule(node.some(({ rules }) => rules.enum) ? 'enum' : 'const'),
      values: [value],
    }),
  );
  const defaults = node.flatMap(({ rules, pointer }) =>
    rules.default !== undefined && fitsType(rules.default, type)
      ? [{ name: 'the default', rule: `${pointer}/default`, values: [rules.default] }]
      : [],
  );
  return [...(listed ?? ofType(making, alternative, base, rule)), ...defaults];
}

type RuleOf = (keyword: keyof Part['rules']) => { rule?: string };

function ofType(making: Making, alternative: Alternative, base: Json | undefined, rule: RuleOf): Variant[] {
  const { node, type } = alternative;
  switch (type) {
    case 'null':
      return [{ name: 'null', variant: 'null', ...rule('type'), values: [null] }];
    case 'boolean':
      return [true, false].map((value) => ({ name: `${value}`, ...rule('type'), values: [value] }));
    case 'integer':
    case 'number': {
      const rules = numberRules(node, type);
      const at = (wanted: number) => [nearest(rules, wanted)].filter((n) => n !== undefined);
      const lower =
        highest(node, 'exclusiveMinimum', rules.min) > rules.min - rules.step &&
        rule('exclusiveMinimum').rule;
      return [
        {
          name: 'the lowest',
          variant: 'lowest',
          ...(lower ? rule('exclusiveMinimum') : rule('minimum')),
          values: at(rules.min),
          inner: () => at(rules.min + rules.step),
        },
        {
          name: 'the highest',
          variant: 'highest',
          ...(rule('exclusiveMaximum').rule ? rule('exclusiveMaximum') : rule('maximum')),
          values: at(rules.max),
          inner: () => at(rules.max - rules.step),
        },
        { name: 'zero', ...rule('type'), values: at(0) },
        {
          name: 'a multiple',
          ...rule('multipleOf'),
          values: rule('multipleOf').rule ? at(tidy(3 * rules.step)) : [],
        },
        {
          name: 'a fraction',
          ...rule('type'),
          values:
            type === 'number' && !rules.stepped
              ? at(rules.min > -1e15 && rules.min < 1e15 ? tidy(rules.min + 0.25) : 0.25)
              : [],
        },
      ];
    }
    case 'string':
      return textEdges(making, alternative, rule);
    case 'array':
      return listEdges(making, alternative, rule);
    default:
      return objectEdges(making, alternative, base, rule);
  }
}

function textEdges({ seed }: Making, { node }: Alternative, rule: RuleOf): Variant[] {
  const rules = textRules(node);
  const make = (length: number, letter?: string) =>
    [textOfLength(rules, length, seed, letter)].filter((text) => text !== undefined);
  const free = rules.patterns.length === 0 && !rules.format;
  const longest = rules.max <= LONGEST_TEXT ? make(rules.max) : [];
  const patterned = rules.patterns.length > 0 ? sampleTexts(rules, 4, seed + 1) : [];
  return [
    {
      name: `${rules.min} characters`,
      variant: 'length',
      ...rule('minLength'),
      values: make(rules.min),
      inner: () => make(rules.min + 1),
    },
    {
      name: `${rules.max} characters`,
      variant: 'length',
      ...rule('maxLength'),
      values: longest,
      inner: () => make(rules.max - 1),
    },
    {
      name: `${rules.max} characters of two units`,
      variant: 'two-unit-characters',
      ...rule('maxLength'),
      values: free && rules.max <= 1000 ? make(rules.max, '😀') : [],
    },
    ...patterned.slice(0, 2).map(
      (text, i): Variant => ({
        name: `a text of the pattern, ${i + 1}`,
        variant: 'pattern-text',
        ...rule('pattern'),
        values: [text],
      }),
    ),
    ...(rules.format?.seldom ?? []).map(
      (text): Variant => ({
        name: `seldom: ${text}`,
        variant: 'seldom-format',
        ...rule('format'),
        values: [text],
      }),
    ),
    {
      name: 'letters of many languages',
      variant: 'many-languages',
      ...rule('type'),
      values: free ? ['Zoë Ł. 名前 مرحبا 👩‍🎨'.slice(0, 22)] : [],
    },
    {
      name: 'spaces at both ends',
      variant: 'surrounding-spaces',
      ...rule('type'),
      values: free ? [' a '] : [],
    },
  ];
}

function listEdges({ samples }: Making, { node }: Alternative, rule: RuleOf): Variant[] {
  const least = leastEntries(node);
  const most = lowest(node, 'maxItems');
  const of = (count: number, contained?: number): Json[] => {
    const entries = samples.list(node, count, contained);
    return entries ? [entries] : [];
  };
  const [kind] = containedIn(node);
  const counted = (name: string) => ({ name, variant: 'entry-count' }) as const;
  return [
    { ...counted(`${least} entries`), ...rule('minItems'), values: of(least), inner: () => of(least + 1) },
    { ...counted('one entry'), ...rule('type'), values: least < 1 && most > 1 ? of(1) : [] },
    { ...counted(`${most} entries`), ...rule('maxItems'), values: of(most), inner: () => of(most - 1) },
    ...(kind && kind.most > kind.least && kind.most <= MOST_ITEMS
      ? [
          {
            name: `${kind.most} entries of a kind`,
            ...rule('maxContains'),
            values: of(Math.max(least, kind.most), kind.most),
          },
        ]
      : []),
  ];
}

function objectEdges(
  making: Making,
  alternative: Alternative,
  base: Json | undefined,
  rule: RuleOf,
): Variant[] {
  const { node } = alternative;
  const { document, samples } = making;
  const present = base !== null && typeof base === 'object' && !Array.isArray(base) ? base : {};
  const required = requiredOf(node);
  const least = samples.of(alternative);
  const full = samples.of(alternative, { full: true });
  const optional = [...childrenOf(document, node)].filter(([name]) => !required.includes(name));
  const extra = extraNode(document, node);
  const most = lowest(node, 'maxProperties');
  return [
    {
      name: 'only what is required',
      variant: 'only-required',
      ...rule('required'),
      values: least === undefined ? [] : [least],
    },
    {
      name: 'every property',
      variant: 'every-property',
      ...rule('properties'),
      values: full === undefined ? [] : [full],
    },
    ...optional.map(([name, child]): Variant => {
      const { [name]: own, ...without } = present;
      const about = { property: name, ...rule('properties') };
      if (own !== undefined) return { name: `without ${name}`, ...about, values: [without] };
      const value = samples.one(child, { full: true });
      return {
        name: `with ${name}`,
        ...about,
        values:
          value === undefined
            ? []
            : [completed(making, node, { ...withRoom(node, present, name), [name]: value })],
      };
    }),
    ...samples.patterned(node).map(([name, child]) => ({
      name: `a key ${name}`,
      ...rule('patternProperties'),
      values: [samples.one(child)].flatMap((value) =>
        value === undefined ? [] : [{ ...withRoom(node, present, name), [name]: value }],
      ),
    })),
    ...(extra ? ownKeys(making, node, extra, present, rule) : []),
    ...(most <= MOST_PROPERTIES && full !== undefined
      ? [
          {
            name: `${most} properties`,
            ...rule('maxProperties'),
            values: [grown(making, node, full as Record<string, Json>, { count: most })].filter(
              (object) => Object.keys(object).length === most,
            ),
          },
        ]
      : []),
  ];
}

/** Additional properties, one under the longest allowed name. */
function ownKeys(
  { document, samples, seed }: Making,
  node: Node,
  extra: Node,
  present: Record<string, Json>,
  rule: RuleOf,
): Variant[] {
  const value = samples.one(extra);
  const names = namesNode(document, node);
  const rules = textRules(names);
  const longest = rules.max <= MOST_NAME ? textOfLength(rules, rules.max, seed) : undefined;
  const under = (name: string | undefined): Json[] =>
    name === undefined || value === undefined ? [] : [{ ...withRoom(node, present, name), [name]: value }];
  const keyword = node.some(({ rules }) => rules.additionalProperties)
    ? 'additionalProperties'
    : 'unevaluatedProperties';
  return [
    {
      name: 'an unknown key',
      ...rule(keyword),
      values: freeNames(document, node, 1, { first: 'a key', seed }).flatMap(under),
    },
    { name: `a key of ${rules.max} characters`, ...rule('propertyNames'), values: under(longest) },
  ];
}
