// Makes each `Idempotency-Key` unique.
import type { CaseRequest } from '../../contract/cases/case.ts';
import type { Parameter } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { type Run, wrongFields } from '../engine/run.ts';

/** How many characters identify a key; shorter keys cannot be recognized. */
const [LEAST, MOST] = [8, 12];

export const isIdempotencyKey = ({ name, in: where }: Pick<Parameter, 'name' | 'in'>): boolean =>
  where === 'header' && /^idempotency-key$/i.test(name);

/** A counter for all runs of this process. */
let given = 0;

/** The request with an unused key of equal length, if the contract allows it. */
export function withUniqueIdempotencyKey(run: Run, operation: Operation, request: CaseRequest): CaseRequest {
  const name = operation.parameters.find(isIdempotencyKey)?.name ?? '';
  const key = request.headers[name];
  if (key === undefined || key.length < LEAST) return request;
  given += 1;
  const end = `${run.runId}${given.toString(16).padStart(5, '0')}`.slice(-Math.min(key.length, MOST));
  const own = { ...request, headers: { ...request.headers, [name]: key.slice(0, -end.length) + end } };
  return wrongFields(run, operation, own).join() === wrongFields(run, operation, request).join()
    ? own
    : request;
}
