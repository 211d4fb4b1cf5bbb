// Requests that cannot be parsed as declared. They are raw bytes, so the judge does not check them.
import { Buffer } from 'node:buffer';
import { declaredType, isJson } from '../media.ts';
import { type Attempt, plainCase } from './attempt.ts';
import type { BodyTools } from './body-tools.ts';
import type { CaseRequest } from './case.ts';
import { isAnyBytes } from './files.ts';
import { bytesOf, toWire } from './http.ts';
import type { DeclaredBody, Maker } from './maker.ts';
import { brokenJson } from './malformed-json.ts';
import { brokenMultipart } from './malformed-multipart.ts';
import { highest } from './node.ts';
import { isForm } from './parts.ts';

const OTHER_TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json',
  'multipart/form-data; boundary=none',
  // Every object inherits this name, so a parser with a lookup table may find it.
  'constructor',
];

/** The types that every server knows. */
const KNOWN_TYPES = ['text/plain', 'application/xml', 'application/json'];

export function* malformedCases(maker: Maker): Generator<Attempt> {
  yield* pathCases(maker);
  const { body } = maker;
  const plain = maker.request();
  const sent = plain.body;
  if (!body || !sent) return;

  const make: BodyTools['make'] = (name, changed, expects = 'refused', variant) =>
    plainCase(
      'malformed',
      `body: ${name}`,
      () => {
        const made = changed();
        return made && { ...maker.request(), body: made };
      },
      { expects, ...(variant && { variant }) },
    );
  const type = toWire(plain).headers['content-type'] ?? body.type;
  const raw: BodyTools['raw'] = (name, bytes, expects, variant) =>
    make(
      name,
      () => ({ type, raw: typeof bytes === 'function' ? bytes : () => Buffer.from(bytes as string) }),
      expects,
      variant,
    );
  const whole = () => bytesOf(sent);

  const isNothing = 'form' in sent && sent.form.length === 0;
  const { requestBody, responses } = maker.operation.definition;
  const declared = Object.keys(requestBody?.content ?? {});
  for (const other of OTHER_TYPES) {
    if (declaredType(declared, other.split(';')[0] ?? '') !== undefined) continue;
    if (other === 'application/json' && (isForm(body.type) || isJson(body.type))) {
      // A server may also accept another type that it can parse, so a refusal is certain only where the contract
      // declares 415.
      const expects = Object.hasOwn(responses, '415') ? 'refused' : 'either';
      const asOther = () => ({ type: other, raw: () => asJson(maker, body, whole) });
      yield make(`as ${other}`, asOther, expects, 'other-media-type');
      continue;
    }
    // An empty body has no type.
    const expects = isAnyBytes(body.type) || isNothing ? 'either' : 'refused';
    const variant = KNOWN_TYPES.includes(other) ? 'other-media-type' : undefined;
    yield make(`as ${other}`, () => ({ type: other, raw: whole }), expects, variant);
  }
  // A server may guess the type if none is given.
  yield make('without a media type', () => ({ type: undefined, raw: whole }), 'either');
  yield make('a media type that is none', () => ({ type: 'no-type', raw: whole }), 'either');
  const ofNothing = body.required && !mayBeEmpty(maker, plain) ? 'refused' : 'either';
  yield raw('nothing at all', '', ofNothing, 'empty-body');
  const tools: BodyTools = { sent, type, make, raw };
  if (isJson(body.type)) yield* brokenJson(maker, body, tools);
  else if (body.type.startsWith('multipart/')) yield* brokenMultipart(maker, body, tools);
}

/** A body as JSON; a form has its required fields, or the minimum number. */
const asJson = (maker: Maker, { type, node }: DeclaredBody, whole: () => Uint8Array): Uint8Array =>
  isForm(type) ? Buffer.from(JSON.stringify(maker.withKnown(maker.making.samples.one(node) ?? {}))) : whole();

/** Whether an empty body is valid: an empty text, or a form without fields. */
function mayBeEmpty(maker: Maker, plain: CaseRequest): boolean {
  const { body } = plain;
  if (!body || !maker.body) return false;
  if ('text' in body || 'file' in body) return highest(maker.body.node, 'minLength', 0) === 0;
  return 'form' in body && maker.wrong({ ...plain, body: { type: body.type, form: [] } })?.length === 0;
}

const BROKEN_STEPS = [
  ['a broken escape', '%zz'],
  ['half of a letter', '%ff'],
  ['an escape that is cut off', 'a%2'],
] as const;

/** Paths that no record can have. */
function* pathCases(maker: Maker): Generator<Attempt> {
  for (const { parameter } of maker.parameters) {
    if (parameter.in !== 'path') continue;
    const { name } = parameter;
    for (const [what, step] of BROKEN_STEPS) {
      const request = () => {
        const plain = maker.request({ testing: name, params: { [name]: 'broken-step' } });
        return { ...plain, path: plain.path.replace('broken-step', step) };
      };
      yield plainCase('malformed', `path ${name}: ${what}`, request, {
        field: name,
        expects: 'refused',
        ...(step === '%zz' && { variant: 'broken-escape' }),
      });
    }
  }
}
