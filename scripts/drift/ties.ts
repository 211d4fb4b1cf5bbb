// Which record a value names though its name does not end in `id`: by the schema that it shares with the blank of that
// record's path, by the type that stands beside it, or by the blank's own name.
import type { Case } from '../contract/cases/case.ts';
import { allowed, alternatives, type Node, nodeOf } from '../contract/cases/node.ts';
import type { OpenApi } from '../contract/document.ts';
import type { Operation } from '../contract/operations.ts';
import { idLikeness, plain, recordNamed, singular, wordsOf } from './naming.ts';
import type { Pool } from './pool.ts';
import type { Resource } from './resources.ts';

export interface Tie {
  resource: Resource;
  /** It is the id of the record that the request is about, or that it makes. */
  isOwn: boolean;
  /** The record that it names together with the fields beside it: a unit by its building, and its number there. */
  whole?: Resource;
}

/** Of a field of an operation's body. */
export type TieOf = (operation: Operation, field: string) => Tie | undefined;

/**
 * @param nodeOfField what a field of a body may be
 * @param fieldsOf all fields of a body
 */
export function createTies(
  document: OpenApi,
  operations: Operation[],
  resources: Resource[],
  nodeOfField: (operation: Operation, field: string) => Node | undefined,
  fieldsOf: (operation: Operation) => Iterable<string> = () => [],
): TieOf {
  // What is neither read, listed nor made is part of another path.
  const known = resources.filter(({ read, list, create }) => read ?? list ?? create);
  const byMark = new Map<string, Resource[]>();
  for (const resource of known) {
    const schema = operations
      .filter(({ path }) => path.startsWith(resource.path))
      .flatMap(({ parameters }) => parameters)
      .find(({ name, in: where }) => where === 'path' && name === resource.blank)?.schema;
    const marks = schema ? marksOf(nodeOf(document, schema, ''), resource) : [];
    for (const mark of new Set(marks)) byMark.set(mark, [...(byMark.get(mark) ?? []), resource]);
  }

  /** The only resource whose blank is like this; what several have in common tells none of them. */
  const alike = (node: Node): Resource | undefined => {
    const ways = alternatives(document, node).filter(({ type }) => type !== 'null');
    const found = ways.map((way) => {
      const marks = way.node.flatMap(({ rules }) => [rules.$ref, rules.pattern]);
      const tied = [...new Set(marks.flatMap((mark) => byMark.get(mark ?? '') ?? []))];
      return ownPlaceOf(tied);
    });
    return new Set(found).size === 1 ? found[0] : undefined;
  };

  const called = (name: string): Resource | undefined => {
    const fits = known.filter(
      (one) => plain(name) === plain(one.blank) || plain(name) === `${one.name}${plain(one.blank)}`,
    );
    return wordsOf(name).length > 1 ? ownPlaceOf(fits) : undefined;
  };

  /** `{ type: 'folder', key: … }`: the type says of which kind the key is. */
  const typed = (field: string, nodeAt: (field: string) => Node | undefined): Resource | undefined => {
    if (idLikeness(lastOf(field), '') < 5) return undefined;
    const type = nodeAt(field.replace(/[^.]+$/, 'type'));
    const [only, ...others] = (type && allowed(type)) ?? [];
    if (typeof only !== 'string' || others.length > 0) return undefined;
    const fits = known.filter(({ name }) => name === plain(singular(only)));
    return fits.length === 1 ? fits[0] : undefined;
  };

  const ownTieOf: TieOf = (operation, field) => {
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

  /** The record that several fields name together, of which this is one; the innermost says all. */
  const wholeOf = (operation: Operation, field: string, { resource, isOwn }: Tie): Resource | undefined => {
    const beside = [...fieldsOf(operation)].filter((one) => one !== field && aboveOf(one) === aboveOf(field));
    const ties = beside.flatMap((one) => ownTieOf(operation, one) ?? []);
    const all = [...new Set([resource, ...ties.map((one) => one.resource)])];
    const [whole, ...others] = all
      .filter(({ path }) => path.startsWith(`${resource.path}/`) || path === resource.path)
      .filter(({ path }) => all.some((one) => path.startsWith(`${one.path}/`)))
      .toSorted((a, b) => b.path.length - a.path.length);
    // A branch of two ways leads to no one record, and what the path of the call names is not chosen.
    const isOneWay = others.every(({ path }) => whole?.path.startsWith(`${path}/`));
    return isOwn || ties.some((one) => one.isOwn) || !isOneWay ? undefined : whole;
  };

  const tieOf: TieOf = (operation, field) => {
    const tie = ownTieOf(operation, field);
    const whole = tie && wholeOf(operation, field, tie);
    // What is called `…id` says itself of which records it is.
    return recordNamed(lastOf(field)) && !whole ? undefined : tie && { ...tie, ...(whole && { whole }) };
  };
  const ties = new Map<string, Tie | undefined>();
  // Each value of each request asks again.
  return (operation, field) => {
    const key = `${operation.pointer} ${field.replace(/\.\d+/g, '.0')}`;
    if (!ties.has(key)) ties.set(key, tieOf(operation, field));
    return ties.get(key);
  };
}

/**
 * Of several resources the one that is all of them: `/depots/{depot}/couriers/{courier}` says which of the couriers
 * belong to a depot, and each of them is one of `/couriers/{courier}`.
 */
function ownPlaceOf(tied: Resource[]): Resource | undefined {
  const [own] = tied.toSorted((a, b) => a.path.length - b.path.length);
  return own && tied.every(({ path, blank }) => blank === own.blank && path.endsWith(own.path))
    ? own
    : undefined;
}

/**
 * What stands in a field that is tied to records: the id of the one in question, or of another one.
 * @param nth where it stands in a list, whose entries must mostly be different ones
 */
export function valueTied(
  pool: Pool,
  { resource, isOwn, whole }: Tie,
  params: Record<string, string>,
  nth: number,
): string | undefined {
  if (whole) return pool.beside(whole, params)[nth]?.params[resource.blank];
  return isOwn ? params[resource.blank] : pool.idsBeside(resource, params)[nth];
}

/** Whether what a case is about names a record, or is called like those that are known. */
export const namesRecord =
  (pool: Pool, tieOf: TieOf) =>
  ({ operation, name: says, field = '' }: Case) =>
  (name: string): boolean =>
    // Null names none.
    pool.isCalled(name) || (!/: null$/.test(says) && tieOf(operation, field) !== undefined);

/** The way to what a field stands in. */
const aboveOf = (field: string): string => field.split('.').slice(0, -1).join('.');

const lastOf = (field: string): string => field.split('.').findLast((step) => !/^\d+$/.test(step)) ?? '';

/** What says of which record a blank is: a schema that is called like it, a pattern that begins with letters. */
function marksOf(node: Node, { name, blank }: Resource): string[] {
  return node.flatMap(({ rules: { $ref, pattern } }) => {
    const called = plain($ref?.split('/').at(-1) ?? '');
    const isItsOwn = called.includes(name) || (called === plain(blank) && !IDS.includes(called));
    return [
      ...($ref !== undefined && name.length > 2 && isItsOwn ? [$ref] : []),
      ...(pattern !== undefined && /^\^[A-Za-z]{2,}[-_:.]/.test(pattern) ? [pattern] : []),
    ];
  });
}

/** Names of what any record may have. */
const IDS = ['id', 'uid', 'uuid', 'guid', 'key', 'slug', 'code', 'number', 'ref', 'name', 'handle'];

/** What stands around a record, and is no part of it. */
const AROUND = ['data', 'attributes', 'relationships'];

function isOwn(resource: Resource, operation: Operation, field: string): boolean {
  const { name, blank, create, path } = resource;
  if (operation !== create && !operation.path.startsWith(path)) return false;
  const [last = '', ...above] = field
    .split('.')
    .filter((step) => !/^\d+$/.test(step) && !AROUND.includes(step) && plain(step) !== name)
    .reverse();
  if (above.length > 0) return false;
  return [plain(blank), `${name}${plain(blank)}`].includes(plain(last)) || idLikeness(last, name) >= 5;
}
