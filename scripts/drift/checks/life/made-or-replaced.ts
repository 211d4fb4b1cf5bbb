// Whether a PUT says what it has done, where the contract declares both: 201 for what it has made, as HTTP demands it,
// and another status for what was there and is replaced.
import { freshKey } from '../../fresh-value.ts';
import type { Made, Records } from '../../records.ts';
import type { Requests } from '../../requests.ts';
import type { Resource } from '../../resources.ts';
import { type Exchange, type Run, worked } from '../../run.ts';

const REPLACED = ['200', '204'];

export async function checkMadeOrReplaced(
  run: Run,
  requests: Requests,
  records: Records,
  resource: Resource,
  { exchange, known }: Made,
): Promise<void> {
  const { operation, request } = exchange;
  const { read, create, path } = resource;
  const declared = Object.keys(operation.definition.responses);
  const other = REPLACED.find((status) => declared.includes(status));
  if (operation !== create || operation.path !== path || !read || !declared.includes('201') || !other) return;
  if (exchange.status !== 201) {
    // Something may have been there under that name: under the next one there is nothing.
    const params = { ...known.params, ...freshKey(run, resource) };
    const before = await run.call(read, requests.plain(read, params), {
      tried: 'reading what is not there yet',
      lenient: [404, 410],
    });
    if (![404, 410].includes(before.status)) return;
    const made = await run.call(operation, requests.plain(operation, params), { tried: 'making it by PUT' });
    if (!worked(made)) return;
    await records.learnMade(made);
    if (made.status !== 201) tell(run, made, 'What was not there is made, and not answered as made.', '201');
    return;
  }
  const again = await run.call(operation, request, { tried: 'putting the same again', lenient: [409, 412] });
  if (again.status === 201) tell(run, again, 'What is there is replaced, and answered as made.', other);
}

function tell(run: Run, exchange: Exchange, says: string, expected: string): void {
  run.report(exchange, {
    kind: 'undeclared-status',
    severity: 'error',
    says,
    at: 'made',
    rule: `${exchange.operation.pointer}/responses/${expected}`,
    expected,
    actual: `${exchange.status}`,
  });
}
