// Cases for multipart bodies and form fields.
import { type Attempt, invalidCase, type Slot, validCase } from './attempt.ts';
import { breaksOf } from './breaks.ts';
import type { BodyPart, CaseRequest } from './case.ts';
import { edgesOf, LONGEST_TEXT } from './edges.ts';
import { fileCases } from './file-cases.ts';
import { valueCases } from './json-cases.ts';
import { wrongTypes } from './kinds.ts';
import type { DeclaredBody, Maker } from './maker.ts';
import { alternatives, highest, lowest, type Node } from './node.ts';
import { simpleText } from './parameters.ts';
import { bodyOf, type DeclaredPart, declaredParts, objectParts, type PutParts, plainParts } from './parts.ts';

export function* partsCases(maker: Maker, body: DeclaredBody): Generator<Attempt> {
  const declared = declaredParts(maker, body);
  const plain = (part: DeclaredPart, testing: string) => plainParts(maker, body, part, testing);
  const send = (all: DeclaredPart[], testing: string, more: BodyPart[] = []) =>
    maker.request({ testing, body: bodyOf(body, [...all.flatMap((part) => plain(part, testing)), ...more]) });
  const required = declared.filter((part) => part.required);
  const optional = declared.filter((part) => !part.required);
  const put: PutParts = (name, parts, testing) => {
    const others = required.filter((part) => part.name !== name).flatMap((part) => plain(part, testing));
    return maker.request({ testing, body: bodyOf(body, [...others, ...parts]) });
  };

  const slot = (field: string, request: () => CaseRequest): Slot => ({ field, title: 'parts', put: request });
  const made = (name: string) => ({ name, values: [null] });
  yield validCase(
    maker,
    slot('body', () => send(required, '')),
    { ...made('only what is required'), variant: 'only-required' },
  );
  if (optional.length > 0)
    yield validCase(
      maker,
      slot('body', () => send(declared, '')),
      { ...made('every part'), variant: 'every-property' },
    );
  for (const part of optional) {
    const { name } = part;
    yield validCase(
      maker,
      slot(name, () => send([...required, part], name)),
      made(`with ${name}`),
    );
  }
  for (const part of required) {
    const { name } = part;
    const others = required.filter((one) => one !== part);
    const rule = `${body.node.find(({ rules }) => rules.required?.includes(name))?.pointer}/required`;
    const broken = { ...made(`without ${name}`), keyword: 'required', rule };
    yield invalidCase(
      maker,
      slot(name, () => send(others, name)),
      broken,
    );
  }
  const closed = body.node.find(({ rules }) => rules.additionalProperties === false);
  for (const name of closed ? ['undeclaredPart', '__proto__'] : []) {
    const rule = `${closed?.pointer}/additionalProperties`;
    const broken = { ...made(`a part ${name}`), keyword: 'additionalProperties', rule };
    yield invalidCase(
      maker,
      slot(name, () => send(required, name, [{ name, text: 'sample' }])),
      broken,
    );
  }
  for (const part of declared) {
    if (part.isFile) yield* fileCases(maker, part, put);
    else if (part.json) yield* jsonPartCases(maker, part, part.json, put);
    else yield* textPartCases(maker, part, put);
  }
}

function* textPartCases(maker: Maker, part: DeclaredPart, put: PutParts): Generator<Attempt> {
  const { name, node } = part;
  const slot: Slot = {
    field: name,
    title: `part ${name}`,
    put: (value, testing) =>
      put(
        name,
        [value].flat().map((one) => ({ name, text: simpleText(one) })),
        testing,
      ),
  };
  const ways = alternatives(maker.making.document, node);
  for (const way of ways) {
    for (const edge of edgesOf(maker.making, way, undefined)) yield validCase(maker, slot, edge);
    for (const broken of breaksOf(maker.making, way, undefined)) yield invalidCase(maker, slot, broken);
    if (way.type !== 'array') continue;
    const inner: Slot = { ...slot, field: `${name}.0`, title: `part ${name}.0` };
    for (const entry of alternatives(maker.making.document, part.entry)) {
      for (const edge of edgesOf(maker.making, entry, undefined)) yield validCase(maker, inner, edge);
      for (const broken of breaksOf(maker.making, entry, undefined)) yield invalidCase(maker, inner, broken);
    }
  }
  const isText = ways.some(({ type }) => type === 'string' || type === 'array');
  const [wrong] = isText ? [] : wrongTypes(maker.making, node, ways);
  if (wrong)
    yield invalidCase(maker, slot, { ...wrong, name: 'a text that is no such value', values: ['many'] });
}

function* jsonPartCases(maker: Maker, part: DeclaredPart, json: Node, put: PutParts): Generator<Attempt> {
  const { name, entry } = part;
  const text = (value: string, testing: string) => put(name, [{ name, text: value }], testing);
  const base = maker.making.samples.one(json, { full: true });
  const slot: Slot = {
    field: name,
    title: `part ${name}`,
    put(value, testing, isWrong) {
      const parts = objectParts(part, maker.withKnown(value, { testing, isWrong }, name));
      return parts.length > 0 ? put(name, parts, testing) : undefined;
    },
  };
  yield* valueCases(maker, json, [base], slot);
  if (part.isDeep) return;

  const raw: Slot = { ...slot, put: (value, testing) => text(`${value}`, testing) };
  const written = JSON.stringify(base ?? null);
  const most = lowest(entry, 'maxLength');
  const rule = (keyword: 'minLength' | 'maxLength' | 'contentSchema') => {
    const found = entry.find(({ rules }) => rules[keyword] !== undefined);
    return found ? `${found.pointer}/${keyword}` : '';
  };
  // Whitespace around JSON changes only its length.
  if (most <= LONGEST_TEXT && written.length < most) {
    yield validCase(maker, raw, {
      name: `${most} characters`,
      variant: 'length',
      rule: rule('maxLength'),
      values: [written.padEnd(most)],
    });
    yield invalidCase(maker, raw, {
      name: `${most + 1} characters`,
      keyword: 'maxLength',
      rule: rule('maxLength'),
      values: [written.padEnd(most + 1)],
    });
  }
  const least = highest(entry, 'minLength', 0);
  if (least > 0) {
    yield invalidCase(maker, raw, {
      name: `${least - 1} characters`,
      keyword: 'minLength',
      rule: rule('minLength'),
      values: ['1'.repeat(least - 1)],
    });
  }
  for (const [what, value] of [
    ['not JSON', '{ "a": '],
    ['JSON that is cut off', written.slice(0, -1)],
    ['single quotes', "{'a': 1}"],
  ] as const) {
    yield invalidCase(maker, raw, {
      name: what,
      keyword: 'contentSchema',
      rule: rule('contentSchema'),
      values: [value],
    });
  }
}
