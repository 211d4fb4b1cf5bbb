// Records that no list of their own names: the entries of another list may, by the schema of what fills the blank.
import type { OpenApi } from '../contract/document.ts';
import type { Operation } from '../contract/operations.ts';
import { fieldsOf, isAlike } from './fields.ts';
import type { Known } from './pool.ts';
import type { Requests } from './requests.ts';
import { blanksOf, type Resource } from './resources.ts';
import { type Exchange, type Run, worked } from './run.ts';
import { isRecord, type ListShape, listShape, type Path, recordsIn, unwrapped, valueAt } from './shapes.ts';

/** Of the records that a list stands below, so many are asked for it. */
const MOST_PARENTS = 5;
/** So many ids are tried, and found at most. */
const MOST_IDS = 3;

export async function harvestElsewhere(
  run: Run,
  requests: Requests,
  resource: Resource,
  read: (params: Record<string, string>) => Promise<Exchange | undefined>,
): Promise<Known[]> {
  const { document } = run.contract;
  if (resource.list || resource.read?.effect !== 'read' || blanksOf(resource.path).length > 1) return [];
  const ids = new Set<string>();
  for (const { operation, shape, path } of listsWith(document, run.operations, resource)) {
    const above = run.pool.fits(operation.path).map(({ params }) => params);
    const parents = blanksOf(operation.path).length === 0 ? [{}] : above.slice(0, MOST_PARENTS);
    for (const params of parents) {
      if (ids.size >= MOST_IDS) break;
      const answer = await run.call(operation, requests.plain(operation, params), { tried: 'the list' });
      if (!worked(answer)) continue;
      for (const entry of recordsIn(shape, answer.json)) {
        const id = valueAt(entry, path);
        if (typeof id === 'string' || typeof id === 'number') ids.add(`${id}`);
      }
    }
  }
  const found: Known[] = [];
  for (const id of [...ids].slice(0, MOST_IDS)) {
    const params = { [resource.blank]: id };
    const answer = await read(params);
    if (!answer || !worked(answer)) continue;
    const body = unwrapped(answer.json ?? null);
    found.push({ resource, params, body: isRecord(body) ? body : {}, own: false });
  }
  return found;
}

/** Lists whose entries have something with the schema of the resource's blank. */
function listsWith(
  document: OpenApi,
  operations: Operation[],
  { read, blank }: Resource,
): { operation: Operation; shape: ListShape; path: Path }[] {
  const schema = read?.parameters.find(({ name, in: where }) => where === 'path' && name === blank)?.schema;
  if (!schema) return [];
  return operations.flatMap((operation) => {
    const shape = operation.effect === 'read' ? listShape(document, operation) : undefined;
    const field =
      shape &&
      [...fieldsOf(document, shape.schema).values()].find((one) => isAlike(document, schema, one.schema));
    return field ? [{ operation, shape, path: field.path }] : [];
  });
}
