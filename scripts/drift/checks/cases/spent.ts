// Repeats a case with a new record if the first record's state caused the rejection.
import type { CaseKind } from '../../../contract/cases/case.ts';
import { pathOf } from '../../../contract/cases/parameters.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Exchange, Run } from '../../engine/run.ts';
import { isVersion } from '../../model/places.ts';
import { pathParametersOf } from '../../model/resources.ts';
import type { Records } from '../../records/records.ts';
import { freshKey } from '../../requests/fresh-value.ts';
import type { Sent } from './never-taken.ts';

/** Maximum number of cases of each kind that get a new record, or create one themselves. */
const MOST = 6;
const MOST_MAKING = 24;

/** @returns repeats a case that met a conflict, and returns the new result */
export function createSpare(run: Run, records: Records, operation: Operation) {
  const count = new Map<CaseKind, number>();
  const pathParameters = pathParametersOf(operation.path);
  const resource = run.resources.find(
    ({ path, create }) =>
      create !== operation &&
      operation.path.startsWith(path) &&
      pathParametersOf(path).length === pathParameters.length,
  );
  const making = run.resources.find(({ path, create }) => create === operation && path === operation.path);
  // The version of a new record is unknown.
  const mayTry =
    operation.effect === 'write' && pathParameters.length > 0 && !operation.parameters.some(isVersion);
  return async (sent: Sent, send: (one: Sent['one']) => Promise<Exchange>): Promise<Sent> => {
    const { one, exchange } = sent;
    const before = count.get(one.kind) ?? 0;
    const isOfPath = pathParameters.includes(one.field ?? '');
    const isSpent = exchange.status === 409 || exchange.status === 410;
    if (!mayTry || !isSpent || isOfPath || before >= (making ? MOST_MAKING : MOST)) return sent;
    count.set(one.kind, before + 1);
    const of = (params: Record<string, string>) => ({
      ...one,
      request: { ...one.request, params, path: pathOf(operation, params) },
    });
    if (making) {
      // A PUT may not be able to change an existing record's type.
      const again = of({ ...one.request.params, ...freshKey(run, making) });
      const answer = await send(again);
      const known = await records.learnMade(answer);
      if (known) await records.discard([known]);
      return { one: again, exchange: answer };
    }
    const made = resource && (await records.make(resource, 'making a record with which nothing was done'));
    if (!made) return sent;
    const again = of(made.known.params);
    const answer = await send(again);
    await records.discard([made.known]);
    return { one: again, exchange: answer };
  };
}
