// Sends the contract's example when the fault panel or `Prefer` requests one.
import type { Operation } from '../../scripts/contract/operations.ts';
import { checkPrefer, declaredAnswers, type Prefer, readPrefer } from '../prefer.ts';
import type { Reply } from '../problems.ts';
import { json, Refused, whenToRetry } from './replies.ts';

/** The request's preference, else the panel's. @throws Refused 400 for an undeclared response */
export function readWish(
  operation: Operation,
  header: string | string[] | undefined,
  fault: string | undefined,
): Prefer | undefined {
  const wish = readPrefer([header].flat().join(', ')) ?? readPrefer(fault);
  const checked = wish && checkPrefer(operation, wish);
  if (checked && 'wrong' in checked) throw new Refused(400, checked.wrong.message);
  // Nothing is generated here, so `dynamic` has no effect.
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
