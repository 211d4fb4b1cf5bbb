// Finds the resource that a field references if its name does not end in `id`: by a schema shared with a path
// parameter, by a sibling `type`, or by the path parameter's name.
import type { Case } from '../../contract/cases/case.ts';
import { allowed, alternatives, type Node, nodeOf } from '../../contract/cases/node.ts';
import type { OpenApi } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { idLikeness, plain, recordNamed, singular, wordsOf } from './naming.ts';
import type { Pool } from './pool.ts';
import type { Resource } from './resources.ts';

export interface Reference {
  resource: Resource;
  /** Whether it is the id of the requested or created record itself. */
  isOwn: boolean;
  /** The record that several fields identify together, such as a unit by its building and number. */
  composite?: Resource;
}

/** The reference in a body field. */
export type ReferenceOf = (operation: Operation, field: string) => Reference | undefined;

/**
 * @param nodeOfField the schema of a body field
 * @param fieldsOf all fields of a body
 */
export function inferReferences(
  document: OpenApi,
  operations: Operation[],
  resources: Resource[],
  nodeOfField: (operation: Operation, field: string) => Node | undefined,
  fieldsOf: (operation: Operation) => Iterable<string> = () => [],
): ReferenceOf {
  // A path without read, list and create operations is part of another one.
  const known = resources.filter(({ read, list, create }) => read ?? list ?? create);
  const byMark = new Map<string, Resource[]>();
  for (const resource of known) {
    const schema = operations
      .filter(({ path }) => path.startsWith(resource.path))
      .flatMap(({ parameters }) => parameters)
      .find(({ name, in: where }) => where === 'path' && name === resource.pathParameter)?.schema;
    const marks = schema ? marksOf(nodeOf(document, schema, ''), resource) : [];
    for (const mark of new Set(marks)) byMark.set(mark, [...(byMark.get(mark) ?? []), resource]);
  }

  /** The only resource whose path parameter has this schema; a shared schema is ambiguous. */
  const alike = (node: Node): Resource | undefined => {
    const ways = alternatives(document, node).filter(({ type }) => type !== 'null');
    const found = ways.map((way) => {
      const marks = way.node.flatMap(({ rules }) => [rules.$ref, rules.pattern]);
      const tied = [...new Set(marks.flatMap((mark) => byMark.get(mark ?? '') ?? []))];
      return broadestResource(tied);
    });
    return new Set(found).size === 1 ? found[0] : undefined;
  };

  const called = (name: string): Resource | undefined => {
    const fits = known.filter(
      (one) =>
        plain(name) === plain(one.pathParameter) || plain(name) === `${one.name}${plain(one.pathParameter)}`,
    );
    return wordsOf(name).length > 1 ? broadestResource(fits) : undefined;
  };

  /** `{ type: 'folder', key: … }`: the type names the resource. */
  const typed = (field: string, nodeAt: (field: string) => Node | undefined): Resource | undefined => {
    if (idLikeness(lastOf(field), '') < 5) return undefined;
    const type = nodeAt(field.replace(/[^.]+$/, 'type'));
    const [only, ...others] = (type && allowed(type)) ?? [];
    if (typeof only !== 'string' || others.length > 0) return undefined;
    const fits = known.filter(({ name }) => name === plain(singular(only)));
    return fits.length === 1 ? fits[0] : undefined;
  };

  const ownTieOf: ReferenceOf = (operation, field) => {
    const nodeAt = (one: string) => nodeOfField(operation, one);
    const node = nodeAt(field);
    if (!node || allowed(node)) return undefined;
    const isPlain = alternatives(document, node).every(({ type }) =>
      ['string', 'integer', 'null'].includes(type),
    );
    if (!isPlain) return undefined;
    const resource = alike(node) ?? typed(field, nodeAt) ?? called(lastOf(field));
    return resource && { resource, isOwn: isOwn(resource, operation, field) };
  };

  /** The innermost record that several fields identify together. */
  const wholeOf = (
    operation: Operation,
    field: string,
    { resource, isOwn }: Reference,
  ): Resource | undefined => {
    const beside = [...fieldsOf(operation)].filter((one) => one !== field && aboveOf(one) === aboveOf(field));
    const ties = beside.flatMap((one) => ownTieOf(operation, one) ?? []);
    const all = [...new Set([resource, ...ties.map((one) => one.resource)])];
    const [whole, ...others] = all
      .filter(({ path }) => path.startsWith(`${resource.path}/`) || path === resource.path)
      .filter(({ path }) => all.some((one) => path.startsWith(`${one.path}/`)))
      .toSorted((a, b) => b.path.length - a.path.length);
    // Branches do not identify one record, and the path's own record is given.
    const isOneWay = others.every(({ path }) => whole?.path.startsWith(`${path}/`));
    return isOwn || ties.some((one) => one.isOwn) || !isOneWay ? undefined : whole;
  };

  const tieOf: ReferenceOf = (operation, field) => {
    const tie = ownTieOf(operation, field);
    const whole = tie && wholeOf(operation, field, tie);
    // The name `…id` already states the resource.
    return recordNamed(lastOf(field)) && !whole
      ? undefined
      : tie && { ...tie, ...(whole && { composite: whole }) };
  };
  const ties = new Map<string, Reference | undefined>();
  // Cached, because every generated value needs it.
  return (operation, field) => {
    const key = `${operation.pointer} ${field.replace(/\.\d+/g, '.0')}`;
    if (!ties.has(key)) ties.set(key, tieOf(operation, field));
    return ties.get(key);
  };
}

/**
 * The broadest of several resources: `/depots/{depot}/couriers/{courier}` lists a depot's couriers, each of which is
 * one of `/couriers/{courier}`.
 */
function broadestResource(tied: Resource[]): Resource | undefined {
  const [own] = tied.toSorted((a, b) => a.path.length - b.path.length);
  return own &&
    tied.every(({ path, pathParameter }) => pathParameter === own.pathParameter && path.endsWith(own.path))
    ? own
    : undefined;
}

/**
 * The value of a reference: the record's own id or another one's.
 * @param nth position in a list, whose entries should differ
 */
export function referencedValue(
  pool: Pool,
  { resource, isOwn, composite: whole }: Reference,
  params: Record<string, string>,
  nth: number,
): string | undefined {
  if (whole) return pool.beside(whole, params)[nth]?.params[resource.pathParameter];
  return isOwn ? params[resource.pathParameter] : pool.idsBeside(resource, params)[nth];
}

/** Whether a case is about a reference. */
export const namesRecord =
  (pool: Pool, tieOf: ReferenceOf) =>
  ({ operation, name: says, field = '' }: Case) =>
  (name: string): boolean =>
    // Null references nothing.
    pool.isCalled(name) || (!/: null$/.test(says) && tieOf(operation, field) !== undefined);

/** Path of the surrounding object. */
const aboveOf = (field: string): string => field.split('.').slice(0, -1).join('.');

const lastOf = (field: string): string => field.split('.').findLast((step) => !/^\d+$/.test(step)) ?? '';

/**
 * Identifying parts of a path parameter's schema: a `$ref` with a matching name, or a pattern with a literal prefix.
 */
function marksOf(node: Node, { name, pathParameter }: Resource): string[] {
  return node.flatMap(({ rules: { $ref, pattern } }) => {
    const called = plain($ref?.split('/').at(-1) ?? '');
    const isItsOwn =
      called.includes(name) || (called === plain(pathParameter) && !GENERIC_ID_NAMES.includes(called));
    return [
      ...($ref !== undefined && name.length > 2 && isItsOwn ? [$ref] : []),
      ...(pattern !== undefined && /^\^[A-Za-z]{2,}[-_:.]/.test(pattern) ? [pattern] : []),
    ];
  });
}

/** Names that any record may have. */
const GENERIC_ID_NAMES = [
  'id',
  'uid',
  'uuid',
  'guid',
  'key',
  'slug',
  'code',
  'number',
  'ref',
  'name',
  'handle',
];

/** Objects that wrap a record. */
const ENVELOPE_KEYS = ['data', 'attributes', 'relationships'];

function isOwn(resource: Resource, operation: Operation, field: string): boolean {
  const { name, pathParameter, create, path } = resource;
  if (operation !== create && !operation.path.startsWith(path)) return false;
  const [last = '', ...above] = field
    .split('.')
    .filter((step) => !/^\d+$/.test(step) && !ENVELOPE_KEYS.includes(step) && plain(step) !== name)
    .reverse();
  if (above.length > 0) return false;
  return (
    [plain(pathParameter), `${name}${plain(pathParameter)}`].includes(plain(last)) ||
    idLikeness(last, name) >= 5
  );
}
