// Texts written to do harm, where the contract takes texts, and numbers that are larger than what many a server reckons
// with. A server takes them as they are, or refuses them.
import type { Json } from '../document.ts';
import { isJson } from '../media.ts';
import { type Attempt, plainCase, type Slot } from './attempt.ts';
import type { BodyPart } from './case.ts';
import { type DeclaredBody, type Located, type Maker, plainJson } from './maker.ts';
import { type Alternative, alternatives, type Node } from './node.ts';
import { numberRules } from './numbers.ts';
import { slotOf } from './parameter-cases.ts';
import { bodyOf, type DeclaredPart, declaredParts, plainParts } from './parts.ts';
import { sitesOf } from './sites.ts';

/** By what they are to reach. */
const TEXTS: [name: string, text: string][] = [
  ['SQL', "'; DROP TABLE accounts; --"],
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
  ['control characters', 'a\u0001\u001B[31m\u007Fb'],
  ['NUL', 'a\u0000b'],
  ['half of a letter', 'a\uD83Db'],
  ['the other half', 'a\uDE00b'],
  ['a name that every object has', '__proto__'],
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

/** All that ends a text, or begins something, where what is searched for goes into a pattern or a question as it is. */
const SIGNS = ['([*\'"\\', '(', '['];
/** The largest that goes into so many bits, and the first that does not: a place on a page is reckoned from it. */
const LARGE = [2 ** 31, 2 ** 31 - 1];

/** What may be asked for by the contract, and what a server may still not have thought of. */
function* allowedIn(maker: Maker, { node }: Located, slot: Slot): Generator<Attempt> {
  const { field, title } = slot;
  if (maker.operation.effect !== 'read') return;
  const ofType = (...types: Alternative['type'][]) =>
    alternatives(maker.making.document, node).find(({ type }) => types.includes(type));
  const first = (values: Json[]) => () =>
    values
      .map((value) => slot.put(value, field, false))
      .find((request) => request && maker.wrong(request)?.length === 0);
  if (ofType('string')) yield plainCase('hostile', `${title}: signs of patterns`, first(SIGNS), { field });
  const number = ofType('integer');
  if (!number) return;
  const { max } = numberRules(number.node, 'integer');
  const values = LARGE.filter((value) => value <= max);
  yield plainCase('hostile', `${title}: a large number`, first(values), { field });
}

const takesText = ({ making }: Maker, node: Node) =>
  alternatives(making.document, node).some(({ type }) => type === 'string');

function* inSlot(slot: Slot): Generator<Attempt> {
  for (const [what, text] of TEXTS) {
    yield plainCase('hostile', `${slot.title}: ${what}`, () => slot.put(text, slot.field, true), {
      field: slot.field,
    });
  }
}

/** At each place of the body that takes the text. */
function* inJson(maker: Maker, body: DeclaredBody): Generator<Attempt> {
  const { document, samples } = maker.making;
  const sites = sitesOf(document, samples, body.node, plainJson(body, maker.making));
  const texts = sites.filter(({ ways }) => ways.some(({ type }) => type === 'string'));
  for (const site of new Map(texts.map((one) => [one.field, one])).values()) {
    const field = site.field || 'body';
    for (const [what, text] of TEXTS) {
      const request = () => {
        const made = maker.request({ json: site.put(text), testing: site.field });
        return maker.wrong(made)?.length === 0 ? made : undefined;
      };
      yield plainCase('hostile', `body ${field}: ${what}`, request, { field });
    }
  }
}

/** As the text of a part, or as the name of a file. */
function* inPart(maker: Maker, body: DeclaredBody, part: DeclaredPart): Generator<Attempt> {
  const { name } = part;
  if (part.json) return;
  const others = () =>
    declaredParts(maker, body)
      .filter((one) => one.required && one.name !== name)
      .flatMap((one) => plainParts(maker, body, one, name));
  for (const [what, text] of TEXTS) {
    // A name stands in a header, which neither these letters nor half ones can do.
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
    });
  }
}
