// Cases for path, query and header parameters.
import type { Json } from '../document.ts';
import { type Attempt, invalidCase, type Slot, validCase } from './attempt.ts';
import { breaksOf } from './breaks.ts';
import type { CaseRequest } from './case.ts';
import { edgesOf } from './edges.ts';
import type { Located, Maker } from './maker.ts';
import { type Alternative, alternatives, childrenOf, entryOf, type Node, same } from './node.ts';
import { isHeaderText, isPathText, parameterText, queryPairs } from './parameters.ts';

export function* parameterCases(maker: Maker): Generator<Attempt> {
  for (const located of maker.parameters) {
    yield* presence(maker, located);
    yield* valueCases(maker, located.node, slotOf(maker, located));
    yield* nearCase(maker, located);
  }
}

/** A server that ignores the pattern finds no record for most invalid ids, but may find one for this. */
function* nearCase(maker: Maker, { parameter, node }: Located): Generator<Attempt> {
  const { name, in: where } = parameter;
  const part = node.find(({ rules }) => rules.pattern !== undefined);
  const known = maker.known({ in: where, field: name, testing: '' });
  if (where !== 'path' || maker.operation.effect !== 'read' || !part || typeof known !== 'string') return;
  const values = [known.toLowerCase(), known.toUpperCase()].filter((text) => text !== known);
  const rule = `${part.pointer}/pattern`;
  yield invalidCase(maker, slotOf(maker, { parameter, node, pointer: part.pointer }), {
    name: 'what there is, in another case',
    variant: 'other-case',
    keyword: 'pattern',
    rule,
    values,
  });
}

function* valueCases(maker: Maker, node: Node, slot: Slot): Generator<Attempt> {
  const ways = alternatives(maker.making.document, node).filter(({ type }) => type !== 'null');
  for (const way of ways) {
    for (const edge of edgesOf(maker.making, way, undefined)) yield validCase(maker, slot, edge);
    // Parameters are sent as text, so the judge drops values that are valid as text.
    for (const broken of breaksOf(maker.making, way, undefined)) yield invalidCase(maker, slot, broken);
    if (way.type === 'array' || way.type === 'object') yield* innerCases(maker, slot, way);
  }
  yield* notText(maker, slot, node);
}

/** Texts that are neither numbers nor booleans. */
function* notText(maker: Maker, slot: Slot, node: Node): Generator<Attempt> {
  const ways = alternatives(maker.making.document, node);
  const typed = ways.find(({ type }) => type === 'integer' || type === 'number' || type === 'boolean');
  const part = (typed?.node ?? []).find(({ rules }) => rules.type !== undefined);
  if (!typed || !part) return;
  for (const text of ['many', '', '1.5.2', '\u0661']) {
    yield invalidCase(maker, slot, {
      name: `not a ${typed.type}: "${text}"`,
      ...(text !== 'many' && { variant: text === '' ? 'empty-text' : 'odd-number' }),
      keyword: 'type',
      rule: `${part.pointer}/type`,
      values: [text],
    });
  }
}

function* presence(maker: Maker, located: Located): Generator<Attempt> {
  const { parameter, pointer, node } = located;
  const { name, in: where, required, example } = parameter;
  const slot = slotOf(maker, located);
  if (example !== undefined && !required) {
    yield validCase(maker, slot, { name: "the contract's example", values: [example] });
  }
  if (where === 'path') return;
  const broken = (what: string, keyword: string, rule: string) => ({
    name: what,
    keyword,
    rule,
    values: [null],
  });
  if (required) {
    const left = { [name]: null };
    const put = () =>
      maker.request({ testing: name, ...(where === 'query' ? { query: left } : { headers: left }) });
    yield invalidCase(maker, { ...slot, put }, broken('missing', 'required', `${pointer}/required`));
  }
  const ways = alternatives(maker.making.document, node);
  if (where === 'header' || ways.some(({ type }) => type === 'array' || type === 'object')) return;
  const put = () => {
    const value =
      maker.known({ in: where, field: name, testing: '' }) ?? example ?? maker.making.samples.one(node);
    if (value === undefined) return undefined;
    const pairs = queryPairs(parameter, value);
    return maker.request({ testing: name, query: { [name]: [...pairs, ...pairs] } });
  };
  const twice = broken('twice', 'type', `${pointer}/schema`);
  yield invalidCase(maker, { ...slot, put }, { ...twice, variant: 'repeated-parameter' });
}

/** Limits recursion: a schema may contain itself. */
const DEEPEST = 4;

/** Cases for the values inside a list or an object. */
function* innerCases(maker: Maker, slot: Slot, way: Alternative): Generator<Attempt> {
  if (slot.field.split('.').length > DEEPEST) return;
  const { node, type } = way;
  const { document, samples } = maker.making;
  const whole = samples.of(way);
  const [, ...others] = type === 'array' && Array.isArray(whole) ? whole : [];
  const inside: [string, Node, (value: Json) => Json][] =
    type === 'array'
      ? [['0', entryOf(document, node), (value) => [value, ...others.filter((other) => !same(other, value))]]]
      : [...childrenOf(document, node)].map(([name, child]) => [
          name,
          child,
          (value) => ({ ...Object(whole), [name]: value }),
        ]);
  for (const [step, child, wrap] of inside) {
    yield* valueCases(maker, child, {
      field: `${slot.field}.${step}`,
      title: `${slot.title}.${step}`,
      put: (value, testing, isWrong) => slot.put(wrap(value), testing, isWrong),
    });
  }
}

export function slotOf(maker: Maker, { parameter }: Located): Slot {
  const { name, in: where } = parameter;
  const put = (value: Json, testing: string): CaseRequest | undefined => {
    if (where === 'query') {
      const pairs = queryPairs(parameter, value);
      const isSendable = pairs.length > 0 && pairs.flat().every((text) => text.isWellFormed());
      return isSendable ? maker.request({ testing, query: { [name]: pairs } }) : undefined;
    }
    const text = parameterText(parameter, value);
    if (where === 'path')
      return isPathText(text) ? maker.request({ testing, params: { [name]: text } }) : undefined;
    return isHeaderText(text) ? maker.request({ testing, headers: { [name]: text } }) : undefined;
  };
  return { field: name, title: `${where} ${name}`, put };
}
