// Tries properties that no case got accepted with values seen in responses, since only the server knows what it takes.

import type { CaseRequest } from '../../../contract/cases/case.ts';
import { toGiven } from '../../../contract/cases/http.ts';
import type { Json } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import { type Run, succeeded } from '../../engine/run.ts';
import { isRecord } from '../../model/shapes.ts';
import type { Context } from '../../records/context.ts';
import type { Requests } from '../../requests/requests.ts';

const MOST_FIELDS = 12;
const MOST_VALUES = 3;

export async function tryKnownValues(
  { run, requests, records }: Context,
  operation: Operation,
): Promise<void> {
  const params = records.target(operation);
  if (!params || operation.method === 'delete' || run.coverage.unproven([operation]).length > 0) return;
  for (const path of unaccepted(run, operation).slice(0, MOST_FIELDS)) {
    for (const request of requestsWith(run, requests, { operation, params, path })) {
      if (run.ended !== undefined) return;
      const exchange = await run.call(operation, request, {
        tried: `${path.join('.')} with a value that exists`,
        lenient: [409],
      });
      await records.learnMade(exchange);
      if (succeeded(exchange)) break;
    }
  }
  await records.thin(operation);
}

/** Paths of properties that no successful request contained, without those inside lists. */
const unaccepted = (run: Run, operation: Operation): string[][] =>
  run.coverage
    .unseen([operation])
    .flatMap((one) => one.split(`${operation.id} request.`)[1] ?? [])
    .filter((way) => !way.includes('[]'))
    .map((way) => way.split('.'));

function requestsWith(
  run: Run,
  requests: Requests,
  { operation, params, path }: { operation: Operation; params: Record<string, string>; path: string[] },
): CaseRequest[] {
  const name = path.at(-1) ?? '';
  const met = run.pool.values(name);
  const values = [met.at(-1), met[0], run.pool.reference(name, operation)].filter((one) => one !== undefined);
  const plain = requests.plain(operation, params);
  const { body } = plain;
  if (!body || !('json' in body)) return [];
  return [...new Set(values)]
    .flatMap((value) => {
      // Alone if possible, since other properties may conflict.
      const bodies = [{}, body.json].flatMap((base) =>
        [value, [value]].map(
          (one): CaseRequest => ({ ...plain, body: { ...body, json: put(base, path, one) } }),
        ),
      );
      return bodies.find((one) => isRight(run, operation, one)) ?? [];
    })
    .slice(0, MOST_VALUES);
}

function isRight(run: Run, operation: Operation, request: CaseRequest): boolean {
  const given = toGiven(request);
  return given !== undefined && run.judge.request(operation, given).length === 0;
}

function put(base: Json, [step = '', ...rest]: string[], value: Json): Json {
  const before = isRecord(base) ? base : {};
  return { ...before, [step]: rest.length === 0 ? value : put(before[step] ?? {}, rest, value) };
}
