// Checks creates whose records cannot be read, or only elsewhere: the response has the sent values.

import type { Exchange, Run } from '../../engine/run.ts';
import type { Context } from '../../records/context.ts';
import { sentBy } from '../../requests/sent.ts';
import { differences } from '../shared/stored.ts';

export async function checkAnswered({ run, requests, records }: Context): Promise<void> {
  for (const operation of run.operations) {
    const { method, path, effect, definition } = operation;
    // Records created in their collection are covered by the lifecycle check.
    const isListed = run.resources.some(
      ({ create, collection }) => create === operation && collection === path,
    );
    if (method !== 'post' || effect !== 'write' || isListed || !Object.hasOwn(definition.responses, '201'))
      continue;
    if (run.ended !== undefined) return;
    const params = records.target(operation);
    if (!params || run.coverage.unproven([operation]).length > 0) continue;
    const made = await requests.sendPlain(operation, params, {
      tried: 'making as much as it takes',
      rich: true,
    });
    await records.learnMade(made);
    if (made.status === 201) tellDifferences(run, made);
  }
}

/** Compares a create response with its request. */
export function tellDifferences(run: Run, made: Exchange): void {
  const { operation, json } = made;
  for (const { field, expected, actual } of differences(run, operation, sentBy(run, made), json))
    run.report(made, {
      kind: 'not-stored',
      says: `The response to the creation has another ${field} than was sent.`,
      at: field,
      rule: operation.pointer,
      expected,
      actual,
    });
}
