// Which operations are about the same records: what lists them, makes one, reads, changes and removes it.
import type { OpenApi } from '../contract/document.ts';
import type { Operation } from '../contract/operations.ts';
import { singular, wordsOf } from './naming.ts';
import { type ListShape, listShape, successSchema } from './shapes.ts';

export interface Resource {
  /** The template of one record: `/authors/{authorId}/books/{bookId}`. */
  path: string;
  /** Its last blank. */
  blank: string;
  /** The path without it. */
  collection: string;
  /** `book`. */
  name: string;
  list: { operation: Operation; shape: ListShape } | undefined;
  create: Operation | undefined;
  read: Operation | undefined;
  updates: Operation[];
  remove: Operation | undefined;
}

export const blanksOf = (path: string): string[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);

/** The template up to and with its last blank; undefined for a path without one. */
export function recordPath(path: string): string | undefined {
  const end = path.lastIndexOf('}');
  return end < 0 ? undefined : path.slice(0, end + 1);
}

/** `book` for `/authors/{authorId}/books`. */
export function nameOfCollection(collection: string): string {
  const step = collection.split('/').findLast((one) => one !== '' && !one.startsWith('{')) ?? '';
  return wordsOf(step).map(singular).join('');
}

/**
 * The records that a contract knows, in the order in which they can be made: first those that stand in no other one.
 */
export function resourcesOf(document: OpenApi, operations: Operation[]): Resource[] {
  const paths = new Set(operations.flatMap(({ path }) => upToEachBlank(path)));
  return [...paths]
    .map((path): Resource => {
      const collection = path.replace(/\/?\{[^}]+\}$/, '');
      const at = (method: string, template: string) =>
        operations.find((one) => one.method === method && one.path === template);
      const lists = at('get', collection);
      const shape = lists && lists.effect === 'read' ? listShape(document, lists) : undefined;
      const create = at('post', collection);
      const makes = create && successSchema(create) && lists !== undefined && !shape ? undefined : create;
      return {
        path,
        blank: blanksOf(path).at(-1) ?? '',
        collection,
        name: nameOfCollection(collection),
        list: lists && shape ? { operation: lists, shape } : undefined,
        create: makes ?? (at('put', path) && !at('get', path) ? undefined : create),
        read: at('get', path),
        updates: operations.filter(
          (one) => one.path === path && ['put', 'patch', 'post'].includes(one.method),
        ),
        remove: at('delete', path),
      };
    })
    .sort((a, b) => blanksOf(a.path).length - blanksOf(b.path).length);
}

/** `/a/{x}` and `/a/{x}/b/{y}` for `/a/{x}/b/{y}/c`. */
function upToEachBlank(path: string): string[] {
  return [...path.matchAll(/\}/g)].map(({ index }) => path.slice(0, index + 1));
}
