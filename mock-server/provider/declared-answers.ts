// An answer that was asked for by hand, in the fault panel or by `Prefer`: the contract's own example.
import type { Operation } from '../../scripts/contract/operations.ts';
import { checkPrefer, declaredAnswers, type Prefer, readPrefer } from '../prefer.ts';
import type { Reply } from '../problems.ts';
import { json, Refused, whenToRetry } from './replies.ts';

/** The wish of the request, else the panel's. @throws Refused 400 for an answer that is not declared */
export function readWish(
  operation: Operation,
  header: string | string[] | undefined,
  fault: string | undefined,
): Prefer | undefined {
  const wish = readPrefer([header].flat().join(', ')) ?? readPrefer(fault);
  const checked = wish && checkPrefer(operation, wish);
  if (checked && 'wrong' in checked) throw new Refused(400, checked.wrong.message);
  // Nothing here is made up, so there is no other answer to `dynamic`.
  return wish?.code === undefined && wish?.example === undefined ? undefined : wish;
}

export function wished(operation: Operation, { code, example }: Prefer): Reply {
  const found = declaredAnswers(operation).find(
    (answer) =>
      (code === undefined || answer.code === code) && (example === undefined || answer.example === example),
  );
  if (!found) throw new Error(`${operation.id} does not declare what was checked before.`);
  const { headers = {}, content } = operation.definition.responses[found.code] ?? {};
  const examples = Object.entries(headers).flatMap(([name, { example }]): [string, string][] =>
    example === undefined ? [] : [[name, `${example}`]],
  );
  const all = { ...Object.fromEntries(examples), ...whenToRetry(found.code) };
  if (!content) return { status: found.code, headers: new Headers(all), body: '' };
  return json(found.code, content['application/json']?.examples?.[found.example ?? '']?.value, all);
}
