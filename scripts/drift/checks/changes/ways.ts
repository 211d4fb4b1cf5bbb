// How an operation can be told a change: by the properties that it is about, as JSON or as a form, or step by step, as a
// JSON patch.
import { jsonIn } from '../../../contract/cases/case.ts';
import { forRequests } from '../../../contract/direction.ts';
import type { OpenApi } from '../../../contract/document.ts';
import { isJsonPatch } from '../../../contract/media.ts';
import type { Operation } from '../../../contract/operations.ts';
import { spread } from '../../../contract/schemas.ts';
import { type PartOf, partsOf } from '../../body-of.ts';
import type { Run } from '../../run.ts';
import { sentIn } from '../../sent.ts';
import { isRecord, valueAt } from '../../shapes.ts';
import { formWay } from './form-way.ts';
import { patchWay } from './patches.ts';
import type { Fields, Way } from './way.ts';

/**
 * @param read what tells the record; undefined where nothing does
 * @param sent what the record is, where there are several kinds of them
 */
export function waysOf(run: Run, update: Operation, read: Operation | undefined, sent?: Fields): Way[] {
  const [first] = Object.keys(update.definition.requestBody?.content ?? {});
  const parts = isJsonPatch(first) ? [] : partsOf(forRequests(run.contract.document), update, sent);
  const isWhole = tellsAll(run, update);
  const others = [formWay(run, update, isWhole), read && patchWay(run, update, read)];
  return [...parts.map((part) => jsonWay(part, isWhole)), ...others.filter((way) => way !== undefined)];
}

/** What a way is about, of what a record was made with: that may have the same parts. */
export const partOf = ({ at }: Way, whole: Fields): Fields =>
  (at.length > 1 ? at : []).reduce((inner, step) => (isRecord(inner[step]) ? inner[step] : inner), whole);

/**
 * Whether a change has to tell all of a record, which PUT does, and POST may: it does not where it may leave out what
 * no record is made without.
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

const jsonWay = ({ type, at, children, wrap }: PartOf, isWhole: boolean): Way => ({
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
