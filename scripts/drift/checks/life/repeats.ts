// Checks that a request repeated with the same `Idempotency-Key` is done once, if the contract declares that header.

import { type CaseRequest, jsonIn } from '../../../contract/cases/case.ts';
import { nodeOf } from '../../../contract/cases/node.ts';
import { createSamples } from '../../../contract/cases/sample.ts';
import { forRequests } from '../../../contract/direction.ts';
import type { Parameter } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import { type Exchange, type Run, succeeded, wrongFields } from '../../engine/run.ts';
import type { Context } from '../../records/context.ts';
import type { Records } from '../../records/records.ts';
import { isIdempotencyKey } from '../../requests/idempotency-key.ts';
import type { Requests } from '../../requests/requests.ts';

/** Number of keys to try until a create succeeds. */
const MOST_KEYS = 9;

export async function checkRepeats({ run, requests, records }: Context): Promise<void> {
  for (const operation of run.operations) {
    const header = operation.parameters.find(isIdempotencyKey);
    if (run.ended !== undefined) return;
    if (header && operation.effect === 'write')
      await checkRepeat(run, requests, records, { operation, header });
  }
}

async function checkRepeat(
  run: Run,
  requests: Requests,
  records: Records,
  { operation, header }: { operation: Operation; header: Parameter },
): Promise<void> {
  const params = requests.proven(operation) ?? records.target(operation);
  const plain = params && (await requests.sendPlain(operation, params, { tried: 'a plain request' }));
  if (!plain || !succeeded(plain)) return;
  await records.learnMade(plain);
  const key = keyFor(run, operation, header);
  const withKey = (nth: number): CaseRequest => {
    const next = requests.plain(operation, params);
    return { ...next, headers: { ...next.headers, [header.name]: `${key.slice(0, -1)}${nth}` } };
  };
  const send = (one: CaseRequest, tried: string) =>
    run.call(operation, one, { tried, lenient: [400, 409, 422] });
  let nth = 0;
  let request = withKey(nth);
  if (wrongFields(run, operation, request).length > 0) return;
  let first = await send(request, 'a request with its own key');
  let again = await sendAgain();
  // A referenced record may be used up by the first request.
  while (again.status === 409 && nth < MOST_KEYS && requests.avoid(again)) {
    nth += 1;
    request = withKey(nth);
    first = await send(request, 'a request with its own key');
    again = await sendAgain();
  }
  if (!succeeded(again)) return;
  const made = [await records.learnMade(first), await records.learnMade(again)];
  const [one, other] = made.map((known) => known && JSON.stringify(known.params));
  if (one !== undefined && other !== undefined && one !== other) {
    tell(again, 'The same request with the same key creates two records.', operation.pointer, 'what it made');
  }
  const conflict = ['409', '422'].find((status) => Object.hasOwn(operation.definition.responses, status));
  const unlike = withKey(nth);
  if (conflict === undefined || !header['x-drift']?.once) return;
  if (JSON.stringify(jsonIn(unlike)) === JSON.stringify(jsonIn(request))) return;
  const third = await send(unlike, 'another request with the same key');
  if (!succeeded(third)) return;
  await records.learnMade(third);
  tell(
    third,
    'Accepted another request with the same key.',
    `${operation.pointer}/responses/${conflict}`,
    conflict,
  );

  async function sendAgain(): Promise<Exchange> {
    return succeeded(first) ? send(request, 'the same request with the same key') : first;
  }

  function tell(exchange: Exchange, says: string, rule: string, expected: string): void {
    const at = header.name;
    const found = { kind: 'accepted-invalid', says, at, rule, expected } as const;
    run.report(exchange, { ...found, actual: `${exchange.status}` });
  }
}

/** An unused key, reproducible for the same run id. */
function keyFor(run: Run, operation: Operation, { schema }: Parameter): string {
  const document = forRequests(run.contract.document);
  const nth = run.operations.indexOf(operation).toString(16).padStart(4, '0');
  const own = `${run.runId.padStart(8, '0')}-${nth}-4000-8000-000000000000`;
  const { maxLength = own.length, pattern, format } = schema;
  if (pattern === undefined && (format === undefined || format === 'uuid')) return own.slice(0, maxLength);
  const samples = createSamples(document, Number.parseInt(run.runId, 16) % 9973);
  return `${samples.one(nodeOf(document, schema, '')) ?? own}`;
}
