// Groups operations by the records they list, create, read, update and remove.
import type { OpenApi } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { singular, wordsOf } from './naming.ts';
import { type ListShape, listShape, successSchema } from './shapes.ts';

export interface Resource {
  /** The template of one record: `/authors/{authorId}/books/{bookId}`. */
  path: string;
  /** Name of its last path parameter. */
  pathParameter: string;
  /** The path without that parameter. */
  collection: string;
  /** `book`. */
  name: string;
  list: { operation: Operation; shape: ListShape } | undefined;
  create: Operation | undefined;
  read: Operation | undefined;
  updates: Operation[];
  remove: Operation | undefined;
}

export const pathParametersOf = (path: string): string[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);

/** Actions on one record: `/orders/{id}/cancel` or `/orders/{id}:cancel`, for `/orders/{id}`. */
export const isActionOn = (path: string, record: string): boolean =>
  path.startsWith(record) &&
  /^[/:]/.test(path.slice(record.length)) &&
  pathParametersOf(path).length === pathParametersOf(record).length;

/** `book` for `/authors/{authorId}/books`. */
export function nameOfCollection(collection: string): string {
  const step = collection.split('/').findLast((one) => one !== '' && !one.startsWith('{')) ?? '';
  return wordsOf(step).map(singular).join('');
}

/** The contract's resources in the order in which they can be created: independent ones first. */
export function resourcesOf(document: OpenApi, operations: Operation[]): Resource[] {
  const paths = new Set(operations.flatMap(({ path }) => prefixesUpToParameters(path)));
  return [...paths]
    .map((path): Resource => {
      const at = (method: string, template: string) =>
        operations.find((one) => one.method === method && one.path === template);
      const reads = at('get', path);
      // A GET with side effects is not a read.
      const read = reads?.effect === 'read' ? reads : undefined;
      const collection = collectionOf(document, operations, path, read);
      const lists = at('get', collection);
      const shape = lists?.effect === 'read' ? listShape(document, lists) : undefined;
      return {
        path,
        pathParameter: pathParametersOf(path).at(-1) ?? '',
        collection,
        name: nameOfCollection(collection),
        list: lists && shape ? { operation: lists, shape } : undefined,
        create:
          at('post', collection) ??
          creatorOf(operations, collection, read, shape) ??
          linkingTo(
            operations,
            operations.filter((one) => one.path === path),
          ) ??
          puttingAt(at('put', path)),
        read,
        updates: operations.filter(
          (one) => one.path === path && ['put', 'patch', 'post'].includes(one.method),
        ),
        remove: at('delete', path),
      };
    })
    .sort((a, b) => depthOf(a) - depthOf(b));
}

/** The number of records that it takes to create one, and the record itself. */
const depthOf = ({ path, create }: Resource): number =>
  Math.max(
    pathParametersOf(path).length,
    create && create.path !== path ? pathParametersOf(create.path).length + 1 : 0,
  );

/** A PUT that creates a record with a client-chosen key. */
const puttingAt = (put: Operation | undefined): Operation | undefined =>
  put && Object.hasOwn(put.definition.responses, '201') ? put : undefined;

/** A create outside the collection, recognized by the response schema of the read operation. */
function creatorOf(
  operations: Operation[],
  collection: string,
  read: Operation | undefined,
  shape: ListShape | undefined,
): Operation | undefined {
  const schema = (read && successSchema(read)?.$ref) ?? shape?.schema.$ref;
  if (schema === undefined || collection.includes('{')) return undefined;
  const making = operations.filter((one) => {
    if (one.method !== 'post' || one.effect !== 'write') return false;
    // `/users/{id}/items` may create what `/items/{id}` reads.
    const isNear =
      one.path.endsWith(`}${collection}`) && !operations.some(({ path }) => path.startsWith(`${one.path}/{`));
    return (isNear || !one.path.includes('{')) && successSchema(one)?.$ref === schema;
  });
  const near = making.filter(({ path }) => path.startsWith(`${collection}/`));
  const [only, ...others] = near.length > 0 ? near : making;
  return others.length === 0 ? only : undefined;
}

/**
 * The collection of a record path: the path without its last parameter, or the create that links to it, or the list
 * with the same schema.
 */
function collectionOf(
  document: OpenApi,
  operations: Operation[],
  path: string,
  read: Operation | undefined,
): string {
  const own = path.replace(/(\/?\{[^}]+\}|\(['"]?\{[^}]+\}['"]?\))$/, '');
  if (operations.some((one) => one.path === own)) return own;
  const linking = linkingTo(
    operations,
    operations.filter((one) => one.path === path),
  );
  if (linking) return linking.path;
  const schema = read && successSchema(read)?.$ref;
  const listing =
    schema === undefined
      ? undefined
      : operations.find((one) => !one.path.includes('{') && listShape(document, one)?.schema.$ref === schema);
  return listing?.path ?? own;
}

/** A create whose response links to one of the operations. */
function linkingTo(operations: Operation[], targets: Operation[]): Operation | undefined {
  const ids = targets.map(({ id }) => id);
  return operations.find(
    (one) =>
      one.method === 'post' &&
      !one.path.includes('{') &&
      Object.values(one.definition.responses).some(({ links = {} }) =>
        Object.values(links).some(
          ({ operationId }) => operationId !== undefined && ids.includes(operationId),
        ),
      ),
  );
}

/** Makes an operation the resource's create if its response has the schema of the read operation. */
export function adopt(document: OpenApi, operations: Operation[], resource: Resource, by: Operation): void {
  const [made, told] = [by, resource.read].map((one) => one && successSchema(one));
  if (resource.create || resource.list || !made || JSON.stringify(made) !== JSON.stringify(told)) return;
  const lists = operations.find(
    ({ method, path, effect }) => method === 'get' && path === by.path && effect === 'read',
  );
  const shape = lists && listShape(document, lists);
  resource.create = by;
  resource.collection = by.path;
  resource.name = nameOfCollection(by.path);
  resource.list = lists && shape ? { operation: lists, shape } : undefined;
}

/** Whether the contract declares a status for missing records; `4XX` may mean anything. */
export const saysGone = ({ definition }: Operation): boolean =>
  ['404', '410'].some((status) => Object.hasOwn(definition.responses, status));

/** `/a/{x}` and `/a/{x}/b/{y}` for `/a/{x}/b/{y}/c`; `/a({x})` and `/a('{x}')` are other notations of `/a/{x}`. */
export function prefixesUpToParameters(path: string): string[] {
  return [...path.matchAll(/\}['"]?\)?/g)].map(({ index, 0: end }) => path.slice(0, index + end.length));
}

/** Whether an operation copies a record, by its name. */
export function isCopying({ collection, read, create }: Resource, operation: Operation): boolean {
  const { id, path, effect } = operation;
  const answered = successSchema(operation)?.$ref;
  return (
    effect === 'write' &&
    path.startsWith(`${collection}/`) &&
    [...wordsOf(path), ...wordsOf(id)].some((word) => ['copy', 'duplicate', 'clone'].includes(word)) &&
    answered !== undefined &&
    [read, create].some((one) => one !== undefined && successSchema(one)?.$ref === answered)
  );
}
