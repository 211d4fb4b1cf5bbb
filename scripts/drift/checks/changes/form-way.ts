// Changes by a form: `name=Otter&seats=4`. A form has neither null nor an empty list, and an empty text may stand for
// either.
import { nodeOf } from '../../../contract/cases/node.ts';
import {
  bodyOf,
  type DeclaredPart,
  declaredParts,
  isForm,
  partsWith,
} from '../../../contract/cases/parts.ts';
import { createSamples } from '../../../contract/cases/sample.ts';
import { forRequests } from '../../../contract/direction.ts';
import type { Json } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import { toStep } from '../../../contract/pointer.ts';
import type { Run } from '../../run.ts';
import type { Way } from './way.ts';

/** @returns undefined where an operation takes none */
export function formWay(run: Run, update: Operation, isWhole: boolean): Way | undefined {
  const content = Object.entries(update.definition.requestBody?.content ?? {});
  const [type, media] = content.find(([one]) => isForm(one)) ?? [];
  if (type === undefined || !media?.schema) return undefined;
  const document = forRequests(run.contract.document);
  const pointer = `${update.pointer}/requestBody/content/${toStep(type)}/schema`;
  const body = { type, media, node: nodeOf(document, media.schema, pointer), required: false, examples: [] };
  const making = { document, samples: createSamples(document, run.seed), seed: run.seed };
  // How a list is written follows from more than is read here, unless nothing is said of it.
  const isWritten = ({ name, isFile, isList, json }: DeclaredPart) =>
    !isFile && (!isList || (!json && media.encoding?.[name] === undefined));
  const parts = new Map(
    declaredParts({ making }, body).flatMap((part) => (isWritten(part) ? [[part.name, part]] : [])),
  );
  return {
    type,
    at: [],
    children: new Map([...parts].map(([name, { node }]) => [name, node])),
    isWhole,
    leavesAlone: false,
    takesAway: () => false,
    bodies(fields, plain) {
      const said = Object.entries(fields).map(([name, value]) => {
        const part = parts.get(name);
        return part && isSayable(value) ? partsWith(part, value) : [];
      });
      if (said.some(({ length }) => length === 0)) return [];
      const usual = isWhole && plain.body && 'form' in plain.body ? plain.body.form : [];
      const others = usual.filter(([name]) => !Object.hasOwn(fields, name.replace(/\[.*/, '')));
      return [bodyOf(body, [...others.map(([name, text]) => ({ name, text })), ...said.flat()])];
    },
    // What must stand beside a change is taken from the usual form as it is.
    fieldsIn: () => ({}),
  };
}

/** Line ends are written in another way. */
const isSayable = (value: Json): boolean =>
  [value].flat().every((one) => one !== null && one !== '' && !/[\r\n]/.test(`${one}`));
