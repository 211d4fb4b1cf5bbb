// Changes by a form: `name=Otter&seats=4`. A form cannot express null or an empty list, and empty text may mean either.
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
import type { Run } from '../../engine/run.ts';
import type { UpdateFormat } from './update-format.ts';

/** @returns undefined if the operation takes no form */
export function formFormat(run: Run, update: Operation, isWhole: boolean): UpdateFormat | undefined {
  const content = Object.entries(update.definition.requestBody?.content ?? {});
  const [type, media] = content.find(([one]) => isForm(one)) ?? [];
  if (type === undefined || !media?.schema) return undefined;
  const document = forRequests(run.contract.document);
  const pointer = `${update.pointer}/requestBody/content/${toStep(type)}/schema`;
  const body = { type, media, node: nodeOf(document, media.schema, pointer), required: false, examples: [] };
  const making = { document, samples: createSamples(document, run.seed), seed: run.seed };
  // The default encoding of a list is known; a declared one is not evaluated here.
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
    // Required fields are taken from the usual form.
    fieldsIn: () => ({}),
  };
}

/** Forms encode line breaks differently. */
const isSayable = (value: Json): boolean =>
  [value].flat().every((one) => one !== null && one !== '' && !/[\r\n]/.test(`${one}`));
