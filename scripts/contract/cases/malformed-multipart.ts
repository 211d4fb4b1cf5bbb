import { Buffer } from 'node:buffer';
import type { Attempt } from './attempt.ts';
import type { BodyTools } from './body-tools.ts';
import type { BodyPart, SampleFile } from './case.ts';
import { textFile, zip } from './files.ts';
import { bytesOf } from './http.ts';
import type { DeclaredBody, Maker } from './maker.ts';
import { bodyOf, type DeclaredPart, declaredParts, plainParts } from './parts.ts';

const MB = 1024 * 1024;

/** Bodies that are not multipart, or have invalid parts. */
export function* brokenMultipart(maker: Maker, body: DeclaredBody, tools: BodyTools): Generator<Attempt> {
  const { sent, make, raw } = tools;
  const whole = () => Buffer.from(bytesOf(sent));
  const changed = (change: (latin1: string) => string) => () =>
    Buffer.from(change(whole().toString('latin1')), 'latin1');
  const typed = (name: string, type: string) => make(name, () => ({ type, raw: whole }));
  yield typed('without a boundary', body.type);
  yield typed('with an empty boundary', `${body.type}; boundary=`);
  yield typed('with another boundary', `${body.type}; boundary=other`);
  yield raw(
    'cut off in the middle',
    changed((text) => text.slice(0, text.length / 2)),
  );
  yield raw(
    'cut off before the last boundary',
    changed((text) => text.slice(0, text.lastIndexOf('\r\n--'))),
  );
  yield raw('no multipart at all', 'sample', 'refused', 'not-multipart');
  yield raw(
    'only the last boundary',
    changed((text) => text.slice(text.lastIndexOf('\r\n--') + 2)),
  );
  yield raw(
    'a part without a name',
    changed((text) => text.replace(/Content-Disposition: [^\r]*\r\n/, '')),
  );
  const long = `X-Sample: ${'x'.repeat(100_000)}\r\nContent-Disposition`;
  yield raw(
    'a part with a head of 100 KB',
    changed((text) => text.replace('Content-Disposition', long)),
    'either',
  );

  const named = (name: string) => () =>
    'parts' in sent
      ? bodyOf(
          body,
          sent.parts.map((part) => ({ ...part, name })),
        )
      : undefined;
  yield make('parts of another name', named('noSuchPart'));
  yield make('parts with an empty name', named(''));
  for (const part of declaredParts(maker, body)) yield* brokenPart(maker, body, part, tools);
}

function* brokenPart(
  maker: Maker,
  body: DeclaredBody,
  part: DeclaredPart,
  { sent, make }: BodyTools,
): Generator<Attempt> {
  const { name } = part;
  const others = 'parts' in sent ? sent.parts.filter((one) => one.name !== name) : [];
  const withParts = (parts: () => BodyPart[]) => () => bodyOf(body, [...others, ...parts()]);
  // The file name is optional, so a parser may mistake a file for a text and vice versa.
  if (part.isFile) {
    yield make(
      `the file ${name} as a text`,
      withParts(() => [{ name, text: 'sample' }]),
      'either',
    );
    const files: [string, SampleFile][] = [
      ['a zip called .png', zip('sample.png', 'image/png')],
      ['a page called .png', textFile('sample.png', 'image/png', '<!doctype html><script>1</script>')],
      ['a name that climbs', textFile('../../../etc/passwd', 'text/plain', 'sample')],
    ];
    for (const [what, file] of files)
      yield make(
        `${name} is ${what}`,
        withParts(() => [{ name, file }]),
        'either',
      );
    return;
  }
  const file = textFile('sample.txt', 'text/plain', 'sample');
  yield make(
    `the text ${name} as a file`,
    withParts(() => [{ name, file }]),
    'either',
  );
  const twice = () => [1, 2].flatMap(() => plainParts(maker, body, part));
  yield make(`${name} twice`, withParts(twice), part.isList ? 'either' : 'refused');
  yield make(
    `${name} of 10 MB`,
    withParts(() => [{ name, text: 'x'.repeat(10 * MB) }]),
  );
}
