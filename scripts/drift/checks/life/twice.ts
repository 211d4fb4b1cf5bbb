// Checks uniqueness: the same create is sent again if the contract declares a conflict for it.

import { type Run, succeeded } from '../../engine/run.ts';
import type { CreatedRecord, Records } from '../../records/records.ts';
import { sentBy } from '../../requests/sent.ts';

export async function checkTwice(
  run: Run,
  records: Records,
  { known, exchange }: CreatedRecord,
): Promise<void> {
  const { operation, request } = exchange;
  const unique = operation.definition['x-drift']?.unique;
  if (!unique) return;
  const sent = sentBy(run, exchange);
  if (!unique.every((name) => Object.hasOwn(sent, name))) return;
  const again = await run.call(operation, request, { tried: 'making the same once more', lenient: [409] });
  const twin = await records.learnMade(again);
  // Some servers return the existing record.
  if (!succeeded(again) || !twin || JSON.stringify(twin.params) === JSON.stringify(known.params)) return;
  run.report(again, {
    kind: 'accepted-invalid',
    says: `Created two records with the same ${unique.join(' and ')}, which the contract declares a conflict.`,
    at: unique.join(),
    rule: `${operation.pointer}/responses/409`,
    expected: '409',
    actual: `${again.status}`,
  });
}
