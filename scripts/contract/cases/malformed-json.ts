import { Buffer } from 'node:buffer';
import type { Json } from '../document.ts';
import type { Attempt } from './attempt.ts';
import type { BodyTools } from './body-tools.ts';
import type { DeclaredBody, Maker } from './maker.ts';
import { alternatives, childrenOf, entryOf } from './node.ts';

const MB = 1024 * 1024;

/** Bodies that are not JSON, or not of the declared type. */
export function* brokenJson(maker: Maker, body: DeclaredBody, { sent, raw }: BodyTools): Generator<Attempt> {
  const { node } = body;
  const json: Json = 'json' in sent ? sent.json : null;
  const text = JSON.stringify(json);
  const isObject = json !== null && typeof json === 'object' && !Array.isArray(json);
  yield raw('not JSON', 'sample', 'refused', 'not-json');
  yield raw('cut off in the middle', text.length > 2 ? text.slice(0, Math.ceil(text.length / 2)) : '{');
  yield raw('cut off at the end', isObject ? text.slice(0, -1) : '[', 'refused', 'truncated');
  const comma = isObject ? `${text.slice(0, -1)},}` : '[1,]';
  yield raw('with a comma too many', comma, 'refused', 'trailing-comma');
  yield raw('in single quotes', "{'sample': 1}");
  yield raw('a number that JSON has not', '{"sample": NaN}');
  yield raw('with something behind it', `${text} x`);
  yield raw('with a comment in it', `/* sample */ ${text}`);
  yield raw('with a line feed in a text', '{"sample": "a\nb"}');
  yield raw('bytes that are not UTF-8', Buffer.from('{"sample": "\xff\xc3("}', 'latin1'));
  yield raw('in UTF-16', Buffer.from(text, 'utf16le'));
  yield raw('only blanks', ' \n ');
  yield raw('lists nested 100,000 deep and not closed', () => Buffer.from('['.repeat(100_000)));
  yield raw('blanks of 33 MB', () => Buffer.alloc(33 * MB, 0x20));

  const isAnObject = node.some(({ rules }) => [rules.type].flat().includes('object'));
  if (isAnObject) {
    for (const [name, other] of [
      ['a list', '[]'],
      ['a text', '"sample"'],
      ['null', 'null'],
      ['a number', '5'],
      ['true', 'true'],
    ] as const) {
      const variant = name === 'a list' || name === 'a text' ? 'other-json-type' : undefined;
      yield raw(`${name} instead of an object`, other, 'refused', variant);
    }
    yield raw('lists nested 100,000 deep', () => Buffer.from(`${'['.repeat(100_000)}${']'.repeat(100_000)}`));
  }
  // An object may have undeclared properties unless the schema forbids them.
  const expects = node.some(({ rules }) => rules.additionalProperties === false) ? 'refused' : 'either';
  const nested = () => Buffer.from(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`);
  yield raw('objects nested 50,000 deep', nested, expects);
  yield raw('a text of 10 MB', () => Buffer.from(`{"sample":"${'x'.repeat(10 * MB)}"}`), expects);

  if (isObject) {
    const [first] = Object.entries(json);
    const again = first && `${JSON.stringify(first[0])}:${JSON.stringify(first[1])}`;
    if (again) yield raw('a property twice', `${text.slice(0, -1)},${again}}`, 'either');
    yield raw('a byte order mark before it', `\uFEFF${text}`, 'either');
    yield raw('blanks around it', `\r\n\t ${text} \n`, 'either');
    yield* longLists(maker, body, { ...json }, raw);
  }
}

/** Lists of nearly a megabyte, which take minutes if each entry is compared with every other. */
function* longLists(
  { making: { document } }: Maker,
  { node }: DeclaredBody,
  json: Record<string, Json>,
  raw: BodyTools['raw'],
): Generator<Attempt> {
  for (const [name, child] of childrenOf(document, node)) {
    const list = alternatives(document, child).find(({ type }) => type === 'array');
    if (!list) continue;
    const isOfObjects = alternatives(document, entryOf(document, list.node)).some(
      ({ type }) => type === 'object',
    );
    const entries = () => Array.from({ length: 40_000 }, (_, i) => (isOfObjects ? { value: i } : `${i}`));
    yield raw(
      `${name} of 40,000 entries`,
      () => Buffer.from(JSON.stringify({ ...json, [name]: entries() })),
      'either',
    );
  }
}
