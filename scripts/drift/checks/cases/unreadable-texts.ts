// Writes texts that no reader of JSON has to accept: NUL, and halves of a letter. A server that stores one may no longer
// be able to show its own data, so these requests come after all others.

import type { Attempt } from '../../../contract/cases/attempt.ts';
import type { Operation } from '../../../contract/operations.ts';
import { succeeded } from '../../engine/run.ts';
import type { Context } from '../../records/context.ts';
import { withUniqueIdempotencyKey } from '../../requests/idempotency-key.ts';
import { select } from './select.ts';

export async function tryUnreadableTexts(
  { run, requests, records }: Context,
  operation: Operation,
): Promise<void> {
  const params = records.target(operation);
  if (operation.effect === 'read' || !params || run.coverage.unproven([operation]).length > 0) return;
  const { json, fresh } = requests.recipe(operation);
  requests.turn();
  const attempts = run.cases.attempts(operation, {
    seed: run.seed,
    context: requests.context(operation, params, () => fresh),
    ...(json !== undefined && { json }),
  });
  const { unreadable } = select(attempts, {
    most: run.perOperation,
    seed: run.seed,
    fuzz: 0,
    isWrite: true,
  });
  for (const group of unreadable) {
    const one = firstMade(group);
    if (!one) continue;
    await requests.prepare(operation);
    const request = withUniqueIdempotencyKey(
      run,
      operation,
      requests.later(operation, one.request, one.field),
    );
    const tried = `hostile: ${group[0]?.name}`;
    const exchange = await run.call(operation, request, { tried, requestClass: 'hostile' });
    run.countCase(exchange);
    if (succeeded(exchange)) await records.learnMade(exchange);
  }
  await records.thin(operation);
}

function firstMade(group: Attempt[]): ReturnType<Attempt['make']> {
  for (const attempt of group) {
    const made = attempt.make();
    if (made) return made;
  }
  return undefined;
}
