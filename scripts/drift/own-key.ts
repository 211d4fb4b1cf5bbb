// Keys that stand for one request only: `Idempotency-Key`.
import type { CaseRequest } from '../contract/cases/case.ts';
import type { Parameter } from '../contract/document.ts';
import type { Operation } from '../contract/operations.ts';
import { type Run, wrongFields } from './run.ts';

/** So many of its characters tell a key from all others; shorter ones cannot be told. */
const [LEAST, MOST] = [8, 12];

export const isRepeatKey = ({ name, in: where }: Pick<Parameter, 'name' | 'in'>): boolean =>
  where === 'header' && /^idempotency-key$/i.test(name);

/** Keys of all runs of this process, so that none is given twice. */
let given = 0;

/** The request with a key that is as long and that nobody has used, where the contract allows such a one as well. */
export function withOwnKey(run: Run, operation: Operation, request: CaseRequest): CaseRequest {
  const name = operation.parameters.find(isRepeatKey)?.name ?? '';
  const key = request.headers[name];
  if (key === undefined || key.length < LEAST) return request;
  given += 1;
  const end = `${run.runId}${given.toString(16).padStart(5, '0')}`.slice(-Math.min(key.length, MOST));
  const own = { ...request, headers: { ...request.headers, [name]: key.slice(0, -end.length) + end } };
  return wrongFields(run, operation, own).join() === wrongFields(run, operation, request).join()
    ? own
    : request;
}
