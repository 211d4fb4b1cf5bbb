// Texts written to do harm, where the contract takes texts. A server stores them as they are, or refuses them.
import { isJson } from '../media.ts';
import { type Attempt, plainCase, type Slot } from './attempt.ts';
import type { BodyPart } from './case.ts';
import { type DeclaredBody, type Maker, plainJson } from './maker.ts';
import { alternatives, type Node } from './node.ts';
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
    if (takesText(maker, located.node)) yield* inSlot(slotOf(maker, located));
  }
  const { body } = maker;
  if (body && isJson(body.type)) yield* inJson(maker, body);
  else if (body) for (const part of declaredParts(maker, body)) yield* inPart(maker, body, part);
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
