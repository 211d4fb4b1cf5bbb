// Keywords that restrict a value independently.
import type { Effect } from './change.ts';
import type { Context } from './context.ts';
import type { Flat } from './flat.ts';
import { canonical } from './node.ts';
import { isWithin } from './pattern-samples.ts';

/** A keyword that sets a limit; `absent` is its default. */
interface LimitWord {
  word: string;
  /** The type of the restricted values. */
  of: string;
  strictest: (...values: number[]) => number;
  absent: number;
}

const lower = (word: string, of: string, absent: number): LimitWord => ({
  word,
  of,
  absent,
  strictest: Math.max,
});
const upper = (word: string, of: string): LimitWord => ({ word, of, absent: Infinity, strictest: Math.min });

const LIMITS: LimitWord[] = [
  lower('minimum', 'number', -Infinity),
  lower('exclusiveMinimum', 'number', -Infinity),
  upper('maximum', 'number'),
  upper('exclusiveMaximum', 'number'),
  lower('minLength', 'string', 0),
  upper('maxLength', 'string'),
  lower('minItems', 'array', 0),
  upper('maxItems', 'array'),
  lower('minProperties', 'object', 0),
  upper('maxProperties', 'object'),
];

/** Keywords for which only added, removed or changed can be reported. */
const RULES = [
  'pattern',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'minContains',
  'maxContains',
  'propertyNames',
  'patternProperties',
  'dependentRequired',
  'dependentSchemas',
  'unevaluatedItems',
  'contentMediaType',
  'contentEncoding',
  'xml',
];

/** The formats of numbers, which describe how they are stored, and which formats include them. */
const WIDER: Record<string, string | undefined> = {
  int32: 'int64',
  int64: undefined,
  float: 'double',
  double: undefined,
};

export function compareKeywords(context: Context, old: Flat, now: Flat): void {
  compareLimits(context, old, now);
  for (const word of RULES) compareRule(context, word, old, now);
  compareFormat(context, old, now);
  compareMultiples(context, old, now);
  compareUnique(context, old, now);
  compareDefault(context, old, now);
}

const holds = ({ types }: Flat, type: string): boolean =>
  types === undefined || types.has(type) || (type === 'number' && types.has('integer'));

function compareLimits(context: Context, old: Flat, now: Flat): void {
  for (const { word, of, strictest, absent } of LIMITS) {
    if (!holds(old, of) || !holds(now, of)) continue;
    const before = old.limit(word, strictest);
    const after = now.limit(word, strictest);
    const [from, to] = [before?.value ?? absent, after?.value ?? absent];
    if (from === to) continue;
    // `minimum: 1` and `exclusiveMinimum: 0` change together when one replaces the other.
    if (isReplaced(word, old, now)) continue;
    const tighter = strictest(from, to) === to;
    const rule = (after ?? before)?.pointer ?? '';
    const whose = context.label(rule);
    const says = !before
      ? `${whose} now has ${word} ${to}.`
      : after
        ? `${word} of ${whose} ${to > from ? 'rises' : 'falls'} from ${from} to ${to}.`
        : `${whose} no longer has ${word} (${from}).`;
    context.add({
      kind: tighter ? 'limit-tightened' : 'limit-loosened',
      effect: tighter ? 'narrower' : 'wider',
      soft: true,
      says,
      rule,
      ...(after ? {} : { near: now.typePointer }),
      ...beforeAndAfter(word, before?.value, after?.value),
    });
  }
}

const TWINS: Record<string, string> = {
  minimum: 'exclusiveMinimum',
  exclusiveMinimum: 'minimum',
  maximum: 'exclusiveMaximum',
  exclusiveMaximum: 'maximum',
};

/** Whether two integer limits are equivalent. */
function isReplaced(word: string, old: Flat, now: Flat): boolean {
  const twin = TWINS[word];
  if (twin === undefined || !now.types?.has('integer')) return false;
  const step = word.endsWith('inimum') ? 1 : -1;
  const bound = (flat: Flat) => {
    const pick = word.endsWith('inimum') ? Math.max : Math.min;
    const plain = flat.limit(word.startsWith('exclusive') ? twin : word, pick)?.value;
    const exclusive = flat.limit(word.startsWith('exclusive') ? word : twin, pick)?.value;
    return pick(plain ?? -step * Infinity, exclusive === undefined ? -step * Infinity : exclusive + step);
  };
  return bound(old) === bound(now);
}

function compareRule(context: Context, word: string, old: Flat, now: Flat): void {
  const texts = (flat: Flat, document: unknown) =>
    new Map(flat.keywords(word).map((one) => [canonical(document, one.value, [], word), one]));
  const before = texts(old, context.old.document);
  const after = texts(now, context.now.document);
  const [gone] = [...before].flatMap(([text, one]) => (after.has(text) ? [] : [one]));
  const [come] = [...after].flatMap(([text, one]) => (before.has(text) ? [] : [one]));
  const rule = (come ?? gone)?.pointer;
  if (rule === undefined) return;
  const whose = context.label(rule);
  context.add({
    kind: word === 'pattern' ? 'pattern-changed' : 'rule-changed',
    effect:
      word === 'pattern' && gone && come ? effectOfPatterns(gone.value, come.value) : effectOf(gone, come),
    says: !gone
      ? `${whose} now has a rule, ${word}.`
      : come
        ? `the rule ${word} of ${whose} is another one.`
        : `${whose} no longer has its rule ${word}.`,
    rule,
    ...(come ? {} : { near: now.typePointer }),
    ...beforeAndAfter(word, gone?.value, come?.value),
  });
}

const effectOf = (before: unknown, after: unknown): Effect =>
  before === undefined ? 'narrower' : after === undefined ? 'wider' : 'other';

function effectOfPatterns(before: unknown, after: unknown): Effect {
  if (isWithin(`${after}`, `${before}`)) return 'narrower';
  return isWithin(`${before}`, `${after}`) ? 'wider' : 'other';
}

function compareFormat(context: Context, old: Flat, now: Flat): void {
  const before = old.keyword('format');
  const after = now.keyword('format');
  const [from, to] = [before?.value, after?.value].map((value) =>
    value === undefined ? undefined : `${value}`,
  );
  if (from === to) return;
  const widened = from !== undefined && WIDER[from] === to;
  const narrowed = to !== undefined && WIDER[to] === from;
  const rule = (after ?? before)?.pointer ?? '';
  const whose = context.label(rule);
  const effect = widened ? 'wider' : narrowed ? 'narrower' : effectOf(from, to);
  const isNumber = from === undefined && to !== undefined && Object.hasOwn(WIDER, to);
  context.add({
    kind: 'format-changed',
    // Generated clients may use another type for another format, even if every value was valid before.
    effect: effect === 'narrower' && (context.direction === 'response' || isNumber) ? 'risky' : effect,
    says: !before
      ? `${whose} now has the format ${to}.`
      : after
        ? `the format of ${whose} is ${to} instead of ${from}.`
        : `${whose} no longer has the format ${from}.`,
    rule,
    ...(after ? {} : { near: now.typePointer }),
    ...beforeAndAfter('format', from, to),
  });
}

function compareMultiples(context: Context, old: Flat, now: Flat): void {
  const before = old.keyword('multipleOf');
  const after = now.keyword('multipleOf');
  const [from, to] = [before?.value, after?.value];
  if (from === to) return;
  const divides = (a: unknown, b: unknown) =>
    typeof a === 'number' && typeof b === 'number' && (b / a) % 1 === 0;
  const rule = (after ?? before)?.pointer ?? '';
  context.add({
    kind: 'step-changed',
    effect: divides(to, from) ? 'wider' : divides(from, to) ? 'narrower' : effectOf(from, to),
    soft: true,
    says: `multipleOf of ${context.label(rule)} is ${to ?? 'gone'}${from === undefined ? '' : ` (was ${from})`}.`,
    rule,
    ...(after ? {} : { near: now.typePointer }),
    ...beforeAndAfter('multipleOf', from, to),
  });
}

function compareUnique(context: Context, old: Flat, now: Flat): void {
  const before = old.keyword('uniqueItems');
  const after = now.keyword('uniqueItems');
  const [from, to] = [before?.value === true, after?.value === true];
  if (from === to) return;
  const rule = (after ?? before)?.pointer ?? '';
  context.add({
    kind: to ? 'limit-tightened' : 'limit-loosened',
    effect: to ? 'narrower' : 'wider',
    soft: true,
    says: `entries of ${context.label(rule)} ${to ? 'now have to be' : 'no longer have to be'} unique.`,
    rule,
    ...(after ? {} : { near: now.typePointer }),
    ...beforeAndAfter('uniqueItems', from, to),
  });
}

/** A client that omits a value gets a different default. */
function compareDefault(context: Context, old: Flat, now: Flat): void {
  const before = old.keyword('default');
  const after = now.keyword('default');
  const [from, to] = [before, after].map((one) => one && JSON.stringify(one.value));
  if (from === to) return;
  const rule = (after ?? before)?.pointer ?? '';
  const whose = context.label(rule);
  context.add({
    kind: 'default-changed',
    effect: !before ? 'addition' : after && context.direction === 'request' ? 'breaking' : 'risky',
    says: !before
      ? `${whose} now has the default ${to}.`
      : after
        ? `the default of ${whose} is ${to} instead of ${from}.`
        : `${whose} no longer has the default ${from}.`,
    rule,
    ...(after ? {} : { near: now.typePointer }),
    ...beforeAndAfter('default', from, to),
  });
}

const MOST = 200;

/** Both values as short texts. */
export function beforeAndAfter(
  word: string,
  before: unknown,
  after: unknown,
): { before: string; after: string } {
  const text = (value: unknown) => {
    if (value === undefined) return `no ${word}`;
    const written = typeof value === 'string' ? value : JSON.stringify(value);
    return `${word}: ${written.length > MOST ? `${written.slice(0, MOST)}…` : written}`;
  };
  return { before: text(before), after: text(after) };
}
