// Values that match neither the type of a node nor a branch of its choice.
import type { Json } from '../document.ts';
import type { Break } from './breaker.ts';
import type { Making } from './edges.ts';
import { type Alternative, jsonType, type Node } from './node.ts';
import { takenNode } from './open-names.ts';

/** Values of other types than the node's, including null. */
export function wrongTypes(making: Making, node: Node, ways: Alternative[]): Break[] {
  const own = node.filter(({ rules }) => rules.type !== undefined);
  const stating =
    own.length > 0 ? own : ways.flatMap((way) => way.node).filter(({ rules }) => rules.type !== undefined);
  if (stating.length === 0) return [];
  const types = ways.map(({ type }) => type);
  const sample = making.samples.one(node);
  const of = (name: string, ...values: Json[]): Omit<Break, 'rule'> => ({ name, keyword: 'type', values });
  const others: Omit<Break, 'rule'>[] = [];
  if (!types.includes('null')) others.push({ ...of('null', null), variant: 'null' });
  if (types.includes('number') || types.includes('integer')) {
    others.push(of('a number as text', `${sample ?? 1}`));
    if (!types.includes('number'))
      others.push(of('a fraction', typeof sample === 'number' ? sample + 0.5 : 0.5));
  }
  if (types.includes('boolean')) others.push(of('true as text', 'true'), of('a number for a boolean', 1));
  if (!types.includes('number') && !types.includes('integer') && types.includes('string'))
    others.push(of('a number', 5), of('a boolean', true));
  if (!types.includes('array'))
    others.push(of('a list', sample === undefined || sample === null ? [] : [sample]));
  if (!types.includes('object')) others.push(of('an object', { value: sample ?? null }));
  if (!types.includes('string') && !types.some((type) => ['integer', 'number', 'boolean'].includes(type)))
    others.push(of('a text', 'text'));
  // Schemas that declare the same type share the wrong values in turn.
  return others.map((one, i) => ({ ...one, rule: `${stating[i % stating.length]?.pointer}/type` }));
}

/** A discriminator value that no branch has, and a missing one. */
export function wrongTags(making: Making, node: Node, ways: Alternative[], base: Json | undefined): Break[] {
  const objects = ways.filter(({ type }) => type === 'object');
  if (objects.length < 2) return [];
  const value =
    base !== undefined && jsonType(base) === 'object'
      ? base
      : objects.map((way) => making.samples.of(way)).find((one) => one !== undefined);
  if (value === undefined) return [];
  const choice = node.find(({ rules }) => rules.oneOf ?? rules.anyOf);
  if (!choice) return [];
  const keyword = choice.rules.discriminator ? 'discriminator' : choice.rules.oneOf ? 'oneOf' : 'anyOf';
  const rule = `${choice.pointer}/${keyword}`;
  const tag = choice.rules.discriminator?.propertyName;
  if (tag === undefined) {
    const about = { keyword, rule, isInside: true };
    const isClosed = objects.every((way) => takenNode(making.document, way.node) === undefined);
    return [
      { ...about, name: 'no branch', values: [{}, { 'no branch': true }] },
      ...(keyword === 'oneOf' && isClosed
        ? [{ ...about, name: 'several branches at once', values: together(making, objects) }]
        : []),
    ];
  }
  const { [tag]: _, ...untagged } = value as Record<string, Json>;
  return [
    {
      name: 'a tag that no branch has',
      keyword,
      rule,
      at: tag,
      values: [{ ...untagged, [tag]: 'no-such-branch' }],
    },
    { name: 'no tag', keyword, rule, at: tag, values: [untagged] },
    { name: 'a tag of another type', keyword, rule, at: tag, values: [{ ...untagged, [tag]: 7 }] },
  ];
}

/** Objects with the properties of two closed branches. */
const together = (making: Making, ways: Alternative[]): Json[] => {
  const [first, ...others] = ways.map((way) => making.samples.of(way)).filter((one) => one !== undefined);
  return others.map((other) => ({ ...Object(first), ...Object(other) }));
};
