// Checks that a missing record is answered as missing.

import type { Operation } from '../../../contract/operations.ts';
import { type Exchange, type Run, succeeded } from '../../engine/run.ts';
import { pathParametersOf } from '../../model/resources.ts';
import { isRecord, unwrapped } from '../../model/shapes.ts';
import type { Context } from '../../records/context.ts';
import { madeUp } from './made-up.ts';
import { saysMissing } from './relation-of.ts';

/** Number of unused ids to request. */
const MOST_ASKED = 2;

export async function checkUnknown({ run, requests }: Context, operation: Operation): Promise<void> {
  const resource = run.resources.find(({ read }) => read === operation);
  const params = requests.proven(operation);
  if (!resource || !params) return;
  const read = (all: Record<string, string>) =>
    run.call(operation, requests.plain(operation, all), {
      tried: 'what is not there',
      lenient: [400, 404, 410, 422],
    });
  const own = await read(params);
  const asked: Exchange[] = [];
  for (const id of madeUp(run, operation, resource.pathParameter).slice(0, MOST_ASKED))
    asked.push(await read({ ...params, [resource.pathParameter]: id }));
  const [first] = asked;
  // An id of another form is covered by the invalid cases.
  const isFound = (one: Exchange) => one.status === own.status && isNothing(own, one) && isRight(run, one);
  if (!first || !succeeded(own) || !asked.every(isFound)) return;
  if (!saysMissing(run, { put: operation, target: resource })) return;
  run.report(first, {
    kind: 'undeclared-status',
    says: `Answered ${first.status} with an empty body for a missing record.`,
    at: 'what is not there',
    rule: `${operation.pointer}/responses/404`,
    expected: '404',
    actual: `${first.status}`,
  });
}

/**
 * Checks subresources of a missing record, if the contract declares 404 for them and the server answers 404 for the
 * record itself.
 */
export async function checkBelowUnknown({ run, requests }: Context, operation: Operation): Promise<void> {
  const { path, effect, method } = operation;
  const pathParameters = pathParametersOf(path).join();
  const above = run.resources.find(
    (one) =>
      one.read !== operation &&
      path.startsWith(`${one.path}/`) &&
      pathParametersOf(one.path).join() === pathParameters,
  );
  const { read } = above ?? {};
  const params = requests.proven(operation);
  if (!above || read?.effect !== 'read' || effect !== 'read' || method !== 'get' || !params) return;
  if (!saysMissing(run, { put: operation, target: above })) return;
  for (const id of madeUp(run, operation, above.pathParameter).slice(0, MOST_ASKED)) {
    const ask = (one: Operation) =>
      run.call(one, requests.plain(one, { ...params, [above.pathParameter]: id }), {
        tried: 'what stands below what is not there',
        lenient: [400, 404, 410, 422],
      });
    const isMissing = async () => (await ask(read)).status === 404;
    if (!succeeded(await ask(operation)) || !(await isMissing())) continue;
    const again = await ask(operation);
    if (!succeeded(again) || !(await isMissing())) return;
    run.report(again, {
      kind: 'undeclared-status',
      says: `Answered ${again.status} below a missing ${above.name}.`,
      at: 'below what is not there',
      rule: `${operation.pointer}/responses/404`,
      expected: '404',
      actual: `${again.status}`,
    });
    return;
  }
}

const isRight = ({ judge }: Run, { operation, reply }: Exchange): boolean =>
  'body' in reply && judge.answer(operation, reply).length === 0;

/** Whether a response is empty where a response with a record has the record. */
export function isNothing(
  { json: whole = null }: Pick<Exchange, 'json'>,
  { json }: Pick<Exchange, 'json'>,
): boolean {
  if (!isRecord(whole) || json === undefined) return false;
  if (json === null) return true;
  const record = unwrapped(whole);
  const [name] = Object.entries(whole).find(([, value]) => value === record) ?? [];
  return name !== undefined && isRecord(json) && json[name] === null;
}
