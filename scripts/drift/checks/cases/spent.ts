// What is refused because of what was done with a record says nothing of the case: it is tried with a new one.
import type { CaseKind } from '../../../contract/cases/case.ts';
import { pathOf } from '../../../contract/cases/parameters.ts';
import type { Operation } from '../../../contract/operations.ts';
import { freshKey } from '../../fresh-value.ts';
import { isVersion } from '../../places.ts';
import type { Records } from '../../records.ts';
import { blanksOf } from '../../resources.ts';
import type { Exchange, Run } from '../../run.ts';
import type { Sent } from './never-taken.ts';

/** Of each kind of cases of an operation, so many are tried with a new record; and so many make one themselves. */
const MOST = 6;
const MOST_MAKING = 24;

/** @returns tries a case again that a conflict stood in the way of; gives what became of it */
export function createSpare(run: Run, records: Records, operation: Operation) {
  const count = new Map<CaseKind, number>();
  const blanks = blanksOf(operation.path);
  const resource = run.resources.find(
    ({ path, create }) =>
      create !== operation && operation.path.startsWith(path) && blanksOf(path).length === blanks.length,
  );
  const making = run.resources.find(({ path, create }) => create === operation && path === operation.path);
  // Of a new one nobody knows the version.
  const mayTry = operation.effect === 'write' && blanks.length > 0 && !operation.parameters.some(isVersion);
  return async (sent: Sent, send: (one: Sent['one']) => Promise<Exchange>): Promise<Sent> => {
    const { one, exchange } = sent;
    const before = count.get(one.kind) ?? 0;
    const isOfPath = blanks.includes(one.field ?? '');
    const isSpent = exchange.status === 409 || exchange.status === 410;
    if (!mayTry || !isSpent || isOfPath || before >= (making ? MOST_MAKING : MOST)) return sent;
    count.set(one.kind, before + 1);
    const of = (params: Record<string, string>) => ({
      ...one,
      request: { ...one.request, params, path: pathOf(operation, params) },
    });
    if (making) {
      // What there is may not be replaced by what is of another kind.
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
