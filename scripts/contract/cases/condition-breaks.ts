// Invalid values for conditional keywords: only the conditional requirement is violated.
import type { Json } from '../document.ts';
import type { Break, Breaks } from './breaker.ts';
import { type Consequence, consequencesOf, fits, without } from './conditions.ts';
import type { Making } from './edges.ts';
import { type Alternative, alternatives, childrenOf, type Node, nodeOf } from './node.ts';

/** @param breaks generates the breaks of the required node */
export const conditionBreaks = (
  making: Making,
  alternative: Alternative,
  base: Json | undefined,
  breaks: Breaks,
): Break[] => [
  ...consequencesOf(making.document, alternative.node).flatMap((one) =>
    ofConsequence(making, alternative, one, base, breaks),
  ),
  ...forbidden(making, alternative, base),
];

function ofConsequence(
  making: Making,
  { node, type }: Alternative,
  asked: Consequence,
  base: Json | undefined,
  breaks: Breaks,
): Break[] {
  const { document } = making;
  const { pointer, when = [], unless } = asked;
  const isMeant = (value: Json): boolean =>
    (when.length === 0 || when.every(({ rules }) => fits(document, rules, value) === true)) &&
    (unless === undefined || fits(document, unless, value) === false);
  const made = valuesOf(making, [...node, ...when, ...asked.node], type);
  const start = [...made.map((value) => merged(base, value)), ...made].find(isMeant);
  if (start === undefined) return [];
  const found: Break[] = [];
  const whole = [...node, ...when, ...asked.node];
  const askedChildren = alternatives(document, asked.node).flatMap((way) => [
    ...childrenOf(document, way.node),
  ]);
  const own = new Set(alternatives(document, asked.node).flatMap((way) => pointersOf(way.node)));
  for (const way of alternatives(document, whole).filter((one) => one.type === type)) {
    // Conditions of this part would repair the value.
    const unasked = { ...way, node: way.node.map((part) => withoutConditions(part, pointer)) };
    found.push(...[...breaks(making, way, start), ...forbidden(making, unasked, start)].filter(isAbout(own)));
    if (!isObject(start)) continue;
    const children = childrenOf(document, way.node);
    for (const [name, child] of new Map(askedChildren)) {
      const about = isAbout(new Set(pointersOf(child)));
      for (const inner of alternatives(document, children.get(name) ?? [])) {
        const broken = [...breaks(making, inner, start[name]), ...forbidden(making, inner, start[name])];
        for (const one of broken.filter(about)) {
          const at = [name, one.at].filter(Boolean).join('.');
          found.push({ ...one, at, values: one.values.map((value) => ({ ...start, [name]: value })) });
        }
      }
    }
  }
  // Values that no longer meet the condition break nothing.
  return found
    .map((one) => ({ ...one, values: one.values.filter(isMeant) }))
    .filter(({ values }) => values.length > 0)
    .map((one) => ({ ...one, name: `${one.name}, as ${pointer.split('/').at(-1)} asks` }));
}

/** Values that match `not` and are valid otherwise. */
function forbidden(making: Making, { node, type }: Alternative, base: Json | undefined): Break[] {
  const { document } = making;
  return node.flatMap(({ rules: { not }, pointer }) => {
    if (not === undefined) return [];
    const others = [...without(node, pointer, 'not'), ...nodeOf(document, not, `${pointer}/not`)];
    const made = valuesOf(making, others, type);
    const values = [...made.map((value) => merged(base, value)), ...made].filter((value) =>
      fits(document, not, value),
    );
    return values.length > 0
      ? [{ name: 'what it may not be', keyword: 'not', rule: `${pointer}/not`, values }]
      : [];
  });
}

function withoutConditions(part: Node[number], asked: string): Node[number] {
  if (part.pointer !== asked.replace(/\/(then|else|dependentSchemas\/[^/]*)$/, '')) return part;
  const { if: _, dependentSchemas: __, ...rules } = part.rules;
  return { ...part, rules };
}

const pointersOf = (node: Node) => node.map(({ pointer }) => pointer);

/** Whether a broken keyword belongs to one of these schemas. */
const isAbout =
  (pointers: Set<string>) =>
  ({ rule }: Break): boolean =>
    pointers.has(rule.slice(0, rule.lastIndexOf('/')));

const valuesOf = ({ document, samples }: Making, node: Node, type: Alternative['type']): Json[] =>
  alternatives(document, node)
    .filter((way) => way.type === type)
    .flatMap((way) => samples.of(way) ?? []);

/** Merged with the base: a value generated from rules alone lacks values that the caller knows to be valid. */
const merged = (base: Json | undefined, value: Json): Json =>
  isObject(base) && isObject(value) ? { ...base, ...value } : value;

const isObject = (value: Json | undefined): value is Record<string, Json> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
