// Finds the formats in which an operation accepts changes: JSON, a form, or a JSON patch.
import { jsonIn } from '../../../contract/cases/case.ts';
import { forRequests } from '../../../contract/direction.ts';
import type { OpenApi } from '../../../contract/document.ts';
import { isJsonPatch } from '../../../contract/media.ts';
import type { Operation } from '../../../contract/operations.ts';
import { spread } from '../../../contract/schemas.ts';
import type { Run } from '../../engine/run.ts';
import { type PartOf, partsOf } from '../../model/body-of.ts';
import { isRecord, valueAt } from '../../model/shapes.ts';
import { sentIn } from '../../requests/sent.ts';
import { formFormat } from './form-format.ts';
import { patchFormat } from './patch-format.ts';
import type { Fields, UpdateFormat } from './update-format.ts';

/**
 * @param read the operation that reads the record; undefined if there is none
 * @param sent selects the record's variant
 */
export function updateFormatsOf(
  run: Run,
  update: Operation,
  read: Operation | undefined,
  sent?: Fields,
): UpdateFormat[] {
  const [first] = Object.keys(update.definition.requestBody?.content ?? {});
  const parts = isJsonPatch(first) ? [] : partsOf(forRequests(run.contract.document), update, sent);
  const isWhole = tellsAll(run, update);
  const others = [formFormat(run, update, isWhole), read && patchFormat(run, update, read)];
  return [...parts.map((part) => jsonFormat(part, isWhole)), ...others.filter((way) => way !== undefined)];
}

/** The fields that a format covers, out of those that a record was created with. */
export const partOf = ({ at }: UpdateFormat, whole: Fields): Fields =>
  (at.length > 1 ? at : []).reduce((inner, step) => (isRecord(inner[step]) ? inner[step] : inner), whole);

/**
 * Whether a change must contain the whole record: a PUT, or a POST that cannot omit the fields required to create one.
 */
function tellsAll({ resources, contract }: Run, update: Operation): boolean {
  if (update.method !== 'post') return update.method === 'put';
  const create = resources.find(({ path }) => path === update.path)?.create;
  const [needed, made] = [update, create].map((one) => one && neededBy(contract.document, one));
  return made !== undefined && create !== update && made.every((name) => needed?.includes(name));
}

function neededBy(document: OpenApi, { definition }: Operation): string[] {
  const [media] = Object.values(definition.requestBody?.content ?? {});
  return spread(forRequests(document), media?.schema ?? {}).flatMap(({ required = [] }) => required);
}

const jsonFormat = ({ type, at, children, wrap }: PartOf, isWhole: boolean): UpdateFormat => ({
  type,
  at,
  children,
  isWhole,
  leavesAlone: /merge-patch\+json/.test(type),
  takesAway: () => false,
  bodies: (fields, plain) => [{ type, json: wrap(fields, jsonIn(plain) ?? null) }],
  fieldsIn(request) {
    const part = at.length > 1 ? valueAt(jsonIn(request), at) : sentIn(request);
    return isRecord(part) ? part : {};
  },
});
