// Cases for bodies that are a single text or file.

import type { Json } from '../document.ts';
import { withoutParameters } from '../media.ts';
import { plainBodyKind } from '../plain-bodies.ts';
import { type Attempt, invalidCase, type Slot, validCase } from './attempt.ts';
import { breaksOf } from './breaks.ts';
import type { CaseBody, SampleFile } from './case.ts';
import { edgesOf, type Making } from './edges.ts';
import { LARGEST_FILE } from './file-cases.ts';
import { fileOfSize, filesOf, textFile } from './files.ts';
import type { DeclaredBody, Maker } from './maker.ts';
import { alternatives, highest, lowest } from './node.ts';
import { simpleText } from './parameters.ts';

type Bodied = Pick<DeclaredBody, 'type' | 'media' | 'node' | 'examples'>;

/** The kind of body; undefined for what cannot be generated from a schema, like XML. */
function kindOf({ document }: Making, { type, media }: Bodied): 'text' | 'bytes' | undefined {
  const plain = withoutParameters(type);
  const kind = plainBodyKind(document, plain, media.schema ?? {});
  if (kind === 'text') return plain === 'text/plain' ? kind : undefined;
  return kind === 'bytes' && plain === 'application/octet-stream' ? kind : undefined;
}

/** The body sent when a case is about something else; undefined for a body of another kind. */
export function bareBody(making: Making, body: Bodied): CaseBody | undefined {
  const { type, node, examples } = body;
  const kind = kindOf(making, body);
  if (kind === 'bytes') return { type, file: plainFile(body) };
  const value = examples[0]?.value ?? making.samples.one(node);
  return kind === 'text' && value !== undefined ? { type, text: simpleText(value) } : undefined;
}

function plainFile({ type, node, examples }: Bodied): SampleFile {
  const [least, most] = [highest(node, 'minLength', 0), lowest(node, 'maxLength')];
  const example = examples[0]?.value;
  const [first = fileOfSize(64, { name: 'sample.bin', type })] = filesOf(type);
  const plain = typeof example === 'string' ? textFile(first.name, type, example) : first;
  const size = Math.min(Math.max(plain.size, least), most);
  return size === plain.size ? plain : fileOfSize(size, plain);
}

/** The schema that decides which texts are valid. */
const TELLING = ['pattern', 'minLength', 'maxLength', 'enum', 'const', 'format'];

export function* bareCases(maker: Maker, body: DeclaredBody): Generator<Attempt> {
  const kind = kindOf(maker.making, body);
  if (kind === undefined) return;
  const { type, node, required, examples } = body;
  const slot: Slot = { field: 'body', title: 'body', put: () => maker.request() };
  // A server may have requirements for files and free text that the contract states only in prose.
  const isTold = kind === 'text' && node.some(({ rules }) => TELLING.some((keyword) => keyword in rules));
  const expects = isTold || examples.length > 0 ? 'accepted' : 'either';
  yield validCase(maker, slot, { name: 'as it should be', values: [null], expects });
  const none: Slot = { ...slot, put: () => maker.request({ body: null }) };
  if (!required) yield validCase(maker, none, { name: 'left out', values: [null] });
  // An optional body cannot be distinguished from an empty one.
  else if (highest(node, 'minLength', 0) > 0) {
    const rule = `${maker.operation.pointer}/requestBody/required`;
    yield invalidCase(maker, none, { name: 'missing', keyword: 'required', rule, values: [null] });
  }
  if (kind === 'bytes') yield* byteCases(maker, body, slot);
  else yield* textCases(maker, type, body, slot);
}

/** Without a charset, only ASCII is unambiguous. An empty text may count as no body. */
const isPlain = (text: string) => /^[\x20-\x7e]+$/.test(text);

function* textCases(maker: Maker, type: string, body: DeclaredBody, whole: Slot): Generator<Attempt> {
  const { node, required } = body;
  const put = (value: Json, _: string, isWrong: boolean) => {
    const text = simpleText(value);
    const isSure = text === '' ? isWrong && required : isPlain(text);
    return isSure ? maker.request({ testing: 'body', body: { type, text } }) : undefined;
  };
  const slot = { ...whole, put };
  for (const way of alternatives(maker.making.document, node)) {
    if (way.type === 'null') continue;
    for (const edge of edgesOf(maker.making, way, undefined)) yield validCase(maker, slot, edge);
    for (const broken of breaksOf(maker.making, way, undefined)) yield invalidCase(maker, slot, broken);
  }
}

function* byteCases(maker: Maker, body: DeclaredBody, whole: Slot): Generator<Attempt> {
  const { type, node } = body;
  const [least, most] = [highest(node, 'minLength', 0), lowest(node, 'maxLength')];
  const plain = plainFile(body);
  const ruleOf = (keyword: 'minLength' | 'maxLength') => {
    const found = node.find(({ rules }) => rules[keyword] !== undefined);
    return found && `${found.pointer}/${keyword}`;
  };
  const put = (size: Json) =>
    maker.request({ testing: 'body', body: { type, file: fileOfSize(Number(size), plain) } });
  const slot = { ...whole, put };
  const [shortest, longest] = [ruleOf('minLength'), ruleOf('maxLength')];
  const named = (size: number, rule: string) => ({ name: `${size} bytes`, rule, values: [size] });
  if (shortest && least > 0) {
    yield validCase(maker, slot, { ...named(least, shortest), inner: () => [least + 1], expects: 'either' });
    if (least > 1) yield invalidCase(maker, slot, { ...named(least - 1, shortest), keyword: 'minLength' });
  }
  if (longest && most <= LARGEST_FILE) {
    yield validCase(maker, slot, { ...named(most, longest), inner: () => [most - 1], expects: 'either' });
    yield invalidCase(maker, slot, { ...named(most + 1, longest), keyword: 'maxLength' });
  }
}
