// Checks that a PUT distinguishes creating (201) from replacing, if the contract declares both statuses.

import { type Exchange, type Run, succeeded } from '../../engine/run.ts';
import type { Resource } from '../../model/resources.ts';
import type { CreatedRecord, Records } from '../../records/records.ts';
import { freshKey } from '../../requests/fresh-value.ts';
import type { Requests } from '../../requests/requests.ts';

const REPLACED = ['200', '204'];

export async function checkMadeOrReplaced(
  run: Run,
  requests: Requests,
  records: Records,
  resource: Resource,
  { exchange, known }: CreatedRecord,
): Promise<void> {
  const { operation, request } = exchange;
  const { read, create, path } = resource;
  const declared = Object.keys(operation.definition.responses);
  const other = REPLACED.find((status) => declared.includes(status));
  if (operation !== create || operation.path !== path || !read || !declared.includes('201') || !other) return;
  if (exchange.status !== 201) {
    // The first key may have been taken; the next one is new.
    const params = { ...known.params, ...freshKey(run, resource) };
    const before = await run.call(read, requests.plain(read, params), {
      tried: 'reading what is not there yet',
      lenient: [404, 410],
    });
    if (![404, 410].includes(before.status)) return;
    const made = await run.call(operation, requests.plain(operation, params), { tried: 'making it by PUT' });
    if (!succeeded(made)) return;
    await records.learnMade(made);
    if (made.status !== 201)
      tell(run, made, 'Created a record, and answered with another status than 201.', '201');
    return;
  }
  const again = await run.call(operation, request, { tried: 'putting the same again', lenient: [409, 412] });
  if (again.status === 201) tell(run, again, 'Replaced a record, and answered 201.', other);
}

function tell(run: Run, exchange: Exchange, says: string, expected: string): void {
  run.report(exchange, {
    kind: 'undeclared-status',
    says,
    at: 'made',
    rule: `${exchange.operation.pointer}/responses/${expected}`,
    expected,
    actual: `${exchange.status}`,
  });
}
