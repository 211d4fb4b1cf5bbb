// Finds records that have no list in the entries of other lists, by the schema of their path parameter.
import type { OpenApi } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { type Exchange, type Run, succeeded } from '../engine/run.ts';
import { fieldsOf, schemasMatch } from '../model/fields.ts';
import type { KnownRecord } from '../model/pool.ts';
import { pathParametersOf, type Resource } from '../model/resources.ts';
import {
  isRecord,
  type ListShape,
  listShape,
  type Path,
  recordsIn,
  unwrapped,
  valueAt,
} from '../model/shapes.ts';
import type { Requests } from '../requests/requests.ts';

/** Number of parents whose list is read. */
const MOST_PARENTS = 5;
/** Number of ids to try. */
const MOST_IDS = 3;

export async function discoverIdsInOtherLists(
  run: Run,
  requests: Requests,
  resource: Resource,
  read: (params: Record<string, string>) => Promise<Exchange | undefined>,
): Promise<KnownRecord[]> {
  const { document } = run.contract;
  if (resource.list || resource.read?.effect !== 'read' || pathParametersOf(resource.path).length > 1)
    return [];
  const ids = new Set<string>();
  for (const { operation, shape, path } of listsReferencing(document, run.operations, resource)) {
    const above = run.pool.fits(operation.path).map(({ params }) => params);
    const parents = pathParametersOf(operation.path).length === 0 ? [{}] : above.slice(0, MOST_PARENTS);
    for (const params of parents) {
      if (ids.size >= MOST_IDS) break;
      const answer = await run.call(operation, requests.plain(operation, params), { tried: 'the list' });
      if (!succeeded(answer)) continue;
      for (const entry of recordsIn(shape, answer.json)) {
        const id = valueAt(entry, path);
        if (typeof id === 'string' || typeof id === 'number') ids.add(`${id}`);
      }
    }
  }
  const found: KnownRecord[] = [];
  for (const id of [...ids].slice(0, MOST_IDS)) {
    const params = { [resource.pathParameter]: id };
    const answer = await read(params);
    if (!answer || !succeeded(answer)) continue;
    const body = unwrapped(answer.json ?? null);
    found.push({ resource, params, body: isRecord(body) ? body : {}, own: false });
  }
  return found;
}

/** Lists whose entries have a property with the schema of the path parameter. */
function listsReferencing(
  document: OpenApi,
  operations: Operation[],
  { read, pathParameter }: Resource,
): { operation: Operation; shape: ListShape; path: Path }[] {
  const schema = read?.parameters.find(
    ({ name, in: where }) => where === 'path' && name === pathParameter,
  )?.schema;
  if (!schema) return [];
  return operations.flatMap((operation) => {
    const shape = operation.effect === 'read' ? listShape(document, operation) : undefined;
    const field =
      shape &&
      [...fieldsOf(document, shape.schema).values()].find((one) =>
        schemasMatch(document, schema, one.schema),
      );
    return field ? [{ operation, shape, path: field.path }] : [];
  });
}
