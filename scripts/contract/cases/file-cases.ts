// Cases for the files of a multipart body.
import { type Attempt, invalidCase, plainCase, type Slot, validCase } from './attempt.ts';
import type { SampleFile } from './case.ts';
import { fileOfSize, filesOf, fileUnlike, isAnyBytes } from './files.ts';
import type { Maker } from './maker.ts';
import { highest, lowest, type Node } from './node.ts';
import { type DeclaredPart, type PutParts, plainFiles } from './parts.ts';

/** Larger files are not generated. */
export const LARGEST_FILE = 32 * 1024 * 1024;
const MOST_FILES = 200;

export function* fileCases(maker: Maker, part: DeclaredPart, put: PutParts): Generator<Attempt> {
  const { name, isList, types } = part;
  const field = isList ? `${name}.0` : name;
  const slot = (files: SampleFile[], at = field): Slot => ({
    field: at,
    title: `file ${name}`,
    put: () =>
      put(
        name,
        files.map((file) => ({ name, file })),
        name,
      ),
  });
  const always = (what: string, rule?: string) => ({
    name: what,
    values: [null],
    ...(rule !== undefined && { rule }),
  });
  const ruleOf = (
    node: Node,
    keyword: 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'contentMediaType',
  ) => {
    const found = node.find(({ rules }) => rules[keyword] !== undefined);
    return found ? `${found.pointer}/${keyword}` : '';
  };
  const [plain] = plainFiles(part);
  if (!plain) return;

  // An example means this particular file, not any file of its type.
  for (const file of part.example === undefined ? filesOf(types) : []) {
    // A server may have requirements for arbitrary bytes that the contract states only in prose.
    const expects = isAnyBytes(types) && file.name !== plain.name ? 'either' : 'accepted';
    const rule = ruleOf(part.entry, 'contentMediaType');
    yield validCase(maker, slot([file]), { ...always(`a file ${file.name}`, rule), expects });
  }
  yield validCase(
    maker,
    slot([{ ...plain, name: 'Ünïcode “name” 😀.png' }]),
    always('a name of many letters'),
  );

  // The judge ignores the content types of parts.
  const unlike = part.isTyped ? fileUnlike(types) : undefined;
  if (unlike) {
    const sent = () => slot([unlike]).put(null, name, true);
    yield plainCase('malformed', `file ${name}: of another type`, sent, {
      field,
      expects: 'refused',
      variant: 'other-file-type',
    });
  }

  const least = highest(part.entry, 'minLength', 0);
  const most = lowest(part.entry, 'maxLength');
  if (least > 0) {
    const small = fileOfSize(least - 1, { ...plain });
    yield invalidCase(maker, slot([small]), {
      ...always(`${least - 1} bytes`, ''),
      keyword: 'minLength',
      rule: ruleOf(part.entry, 'minLength'),
    });
  }
  if (most <= LARGEST_FILE) {
    const large = fileOfSize(most + 1, plain);
    yield invalidCase(maker, slot([large]), {
      ...always(`${most + 1} bytes`, ''),
      keyword: 'maxLength',
      rule: ruleOf(part.entry, 'maxLength'),
    });
  }
  if (isList) {
    const fewest = highest(part.node, 'minItems', 0);
    const mostFiles = lowest(part.node, 'maxItems');
    const copies = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ ...plain, name: `${i}-${plain.name}` }));
    if (mostFiles >= 2)
      yield validCase(maker, slot(copies(2), name), { ...always('two files'), variant: 'two-files' });
    if (mostFiles <= MOST_FILES) {
      yield validCase(
        maker,
        slot(copies(mostFiles), name),
        always(`${mostFiles} files`, ruleOf(part.node, 'maxItems')),
      );
      yield invalidCase(maker, slot(copies(mostFiles + 1), name), {
        ...always(`${mostFiles + 1} files`, ''),
        keyword: 'maxItems',
        rule: ruleOf(part.node, 'maxItems'),
      });
    }
    if (fewest > 0) {
      yield invalidCase(maker, slot(copies(fewest - 1), name), {
        ...always(`${fewest - 1} files`, ''),
        keyword: 'minItems',
        rule: ruleOf(part.node, 'minItems'),
      });
    }
  } else {
    yield invalidCase(maker, slot([plain, plain], name), {
      ...always('two files', ''),
      variant: 'two-files',
      keyword: 'type',
      rule: ruleOf(part.entry, 'contentMediaType'),
    });
  }
}
