// Tries removals on records created for it: plainly, and with each optional parameter.

import type { CaseRequest } from '../../../contract/cases/case.ts';
import { queryPairs, simpleText } from '../../../contract/cases/parameters.ts';
import type { Json, Parameter } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import { type Run, succeeded } from '../../engine/run.ts';
import type { KnownRecord } from '../../model/pool.ts';
import { pathParametersOf, type Resource } from '../../model/resources.ts';
import { namingField, partRemovals } from '../../protection/named-by-value.ts';
import type { Context } from '../../records/context.ts';
import type { Records } from '../../records/records.ts';
import type { Requests } from '../../requests/requests.ts';

/** Number of values to try as the part to remove. */
const MOST_VALUES = 4;

export async function tryRemoval({ run, requests, records }: Context, operation: Operation): Promise<void> {
  if (operation.method !== 'delete') return;
  const resource = resourceOf(run, operation);
  if (!resource?.create || !run.operations.includes(resource.create)) return;
  const optional = operation.parameters.filter(
    ({ required, in: where, example }) => !required && where !== 'path' && example !== undefined,
  );
  for (const parameter of [undefined, ...optional]) {
    if (run.ended !== undefined) return;
    // The lifecycle check already covers plain removal of whole records.
    if (parameter === undefined && operation.path === resource.path) continue;
    const made = await records.make(resource, 'making a record to remove', { rich: true });
    if (!made) return;
    await remove(run, requests, records, { operation, resource, known: made.known, parameter });
  }
}

/** The resource that is removed, wholly or in part. */
function resourceOf({ resources }: Run, { path }: Operation): Resource | undefined {
  const own = resources.find((one) => one.path === path);
  if (own || pathParametersOf(path).length > 0) return own;
  return resources.find(({ collection, create }) => create && path.startsWith(`${collection}/`));
}

async function remove(
  run: Run,
  requests: Requests,
  records: Records,
  {
    operation,
    resource,
    known,
    parameter,
  }: { operation: Operation; resource: Resource; known: KnownRecord; parameter: Parameter | undefined },
): Promise<boolean> {
  const tried = parameter ? `removing with ${parameter.name}` : 'removing a part of what was made';
  const plain = requestsFor(run, requests, operation, known);
  for (const request of plain.map((one) => (parameter ? withParameter(one, parameter) : one))) {
    for (const caller of run.access.callersOf(operation)) {
      const answer = await run.call(operation, request, { tried, caller, lenient: [403, 404, 409, 410] });
      if (succeeded(answer)) {
        if (operation.path === resource.path) records.gone(operation, known.params);
        return true;
      }
      if (answer.status !== 403) break;
    }
  }
  return false;
}

/** A record is identified by its path; a part of it by its value. */
function requestsFor(run: Run, requests: Requests, operation: Operation, known: KnownRecord): CaseRequest[] {
  const plain = requests.plain(operation, known.params);
  if (namingField(run.contract, operation) === undefined) return [plain];
  const parts = [...partRemovals(run, operation, plain, known.body)];
  return parts.map(({ request }) => request).slice(0, MOST_VALUES);
}

function withParameter(request: CaseRequest, parameter: Parameter): CaseRequest {
  const value = parameter.example as Json;
  return parameter.in === 'query'
    ? { ...request, query: [...request.query, ...queryPairs(parameter, value)] }
    : { ...request, headers: { ...request.headers, [parameter.name]: simpleText(value) } };
}
