// Attacks in text fields, and numbers beyond the usual integer range.
// A server accepts them literally, or refuses them.
import type { Json } from '../document.ts';
import { isJson } from '../media.ts';
import { type Attempt, plainCase, type Slot } from './attempt.ts';
import type { BodyPart, CaseVariant } from './case.ts';
import { type DeclaredBody, type Located, type Maker, plainJson } from './maker.ts';
import { type Alternative, alternatives, type Node } from './node.ts';
import { numberRules } from './numbers.ts';
import { slotOf } from './parameter-cases.ts';
import { bodyOf, type DeclaredPart, declaredParts, plainParts } from './parts.ts';
import { sitesOf } from './sites.ts';

/** By the attacked technology. */
const TEXTS: [name: string, text: string, variant?: CaseVariant][] = [
  ['SQL', "'; DROP TABLE accounts; --", 'sql'],
  ['SQL that is true', "' OR '1'='1"],
  ['SQL wildcards', '%_\\'],
  ['a path upwards', '../../../../etc/passwd'],
  ['an escaped path upwards', '..%2f..%2fetc%2fpasswd'],
  ['an escaped NUL', 'a%00b'],
  ['a placeholder', '$'.concat('{7*7}{{7*7}}<%= 7*7 %>')],
  ['script', '<script>alert(1)</script>"><img src=x onerror=alert(1)>'],
  ['a format', '%s%n%x{0}'],
  ['a formula', '=HYPERLINK("http://example.com")'],
  ['header injection', 'a\r\nX-Sample: 1'],
  ['right to left', '\u202Egnp.elpmas\u202C \u2066x\u2069'],
  ['marks upon marks', `Z${'\u0300'.repeat(30)}`],
  ['invisible letters', '\u200B\uFEFF\u00AD\u2060'],
  ['blanks alone', '   '],
  ['control characters', 'a\u0001\u001B[31m\u007Fb', 'control-characters'],
  ['NUL', 'a\u0000b', 'nul'],
  ['half of a letter', 'a\uD83Db', 'lone-surrogate'],
  ['the other half', 'a\uDE00b'],
  ['a name that every object has', '__proto__', 'prototype-name'],
];

export function* hostileCases(maker: Maker): Generator<Attempt> {
  for (const located of maker.parameters) {
    const slot = slotOf(maker, located);
    if (takesText(maker, located.node)) yield* inSlot(slot);
    yield* allowedIn(maker, located, slot);
  }
  const { body } = maker;
  if (body && isJson(body.type)) yield* inJson(maker, body);
  else if (body) for (const part of declaredParts(maker, body)) yield* inPart(maker, body, part);
}

/** Characters that end a string or open a group when a search term is inserted unescaped into a pattern or query. */
const SIGNS = ['([*\'"\\', '(', '['];
/** The smallest number above 31 bits and the largest within: a page offset is computed from it. */
const LARGE = [2 ** 31, 2 ** 31 - 1];

/** Valid by the contract, but easily overlooked by a server. */
function* allowedIn(maker: Maker, { node, parameter }: Located, slot: Slot): Generator<Attempt> {
  const { field, title } = slot;
  if (maker.operation.effect !== 'read') return;
  const ofType = (...types: Alternative['type'][]) =>
    alternatives(maker.making.document, node).find(({ type }) => types.includes(type));
  const first = (values: Json[]) => () =>
    values
      .map((value) => slot.put(value, field, false))
      .find((request) => request && maker.wrong(request)?.length === 0);
  // A header or a path may be read by a proxy first.
  const of = (variant: CaseVariant, places: string[]) => ({
    field,
    ...(places.includes(parameter.in) && { variant }),
  });
  const signs = of('pattern-signs', ['query']);
  if (ofType('string')) yield plainCase('hostile', `${title}: signs of patterns`, first(SIGNS), signs);
  const number = ofType('integer');
  if (!number) return;
  const { max } = numberRules(number.node, 'integer');
  const values = LARGE.filter((value) => value <= max);
  const large = of('large-number', ['query', 'path']);
  yield plainCase('hostile', `${title}: a large number`, first(values), large);
}

const takesText = ({ making }: Maker, node: Node) =>
  alternatives(making.document, node).some(({ type }) => type === 'string');

function* inSlot(slot: Slot): Generator<Attempt> {
  for (const [what, text, variant] of TEXTS) {
    const { field, title } = slot;
    const more = { field, ...(variant && { variant }) };
    yield plainCase('hostile', `${title}: ${what}`, () => slot.put(text, field, true), more);
  }
}

/** In each body field that accepts the text. */
function* inJson(maker: Maker, body: DeclaredBody): Generator<Attempt> {
  const { document, samples } = maker.making;
  const sites = sitesOf(document, samples, body.node, plainJson(body, maker.making));
  const texts = sites.filter(({ ways }) => ways.some(({ type }) => type === 'string'));
  for (const site of new Map(texts.map((one) => [one.field, one])).values()) {
    const field = site.field || 'body';
    for (const [what, text, variant] of TEXTS) {
      const request = () => {
        const made = maker.request({ json: site.put(text), testing: site.field });
        return maker.wrong(made)?.length === 0 ? made : undefined;
      };
      const more = { field, ...(variant && { variant }) };
      yield plainCase('hostile', `body ${field}: ${what}`, request, more);
    }
  }
}

/** As the text of a part, or as a file name. */
function* inPart(maker: Maker, body: DeclaredBody, part: DeclaredPart): Generator<Attempt> {
  const { name } = part;
  if (part.json) return;
  const others = () =>
    declaredParts(maker, body)
      .filter((one) => one.required && one.name !== name)
      .flatMap((one) => plainParts(maker, body, one, name));
  for (const [what, text, variant] of TEXTS) {
    // A file name is sent in a header, which can contain neither control characters nor lone surrogates.
    const fileName = `${text.toWellFormed().replace(/[\r\n\0]/g, '')}.png`;
    const parts = (): BodyPart[] =>
      part.isFile
        ? plainParts(maker, body, part).flatMap((one) =>
            'file' in one ? [{ name, file: { ...one.file, name: fileName } }] : [],
          )
        : [{ name, text: text.toWellFormed() }];
    const request = () => maker.request({ testing: name, body: bodyOf(body, [...others(), ...parts()]) });
    yield plainCase('hostile', `${part.isFile ? 'name of the file' : 'part'} ${name}: ${what}`, request, {
      field: name,
      ...(variant && text.isWellFormed() && { variant }),
    });
  }
}
