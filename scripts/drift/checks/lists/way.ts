// How a list is gone on in: by a page's number, an offset, a mark or its last entry.

import { type Json, type Parameter, resolveSchema } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import { isAlike } from '../../fields.ts';
import * as names from '../../naming.ts';
import { isObject } from '../../query-parts.ts';
import type { Run } from '../../run.ts';
import { type ListShape, type Path, schemaAt, typesOf } from '../../shapes.ts';

/** What says which page is meant. */
export interface Way {
  name: string;
  by: 'page' | 'offset' | 'cursor' | 'last';
  first: Json | undefined;
}

/** A `from` that is no number is a bound, and no place in the list. */
export const isPlace = (run: Run, { name, schema }: Parameter): boolean =>
  ((names.isPage(name) || names.isCursor(name)) && !isObject(run.contract.document, { schema })) ||
  (names.isOffset(name) && typesOf(run.contract.document, schema).includes('integer'));

/**
 * @param parts of the query
 * @param told what the answer says of its page: a `number` among it is that of the page
 */
export function wayOf(run: Run, parts: Parameter[], told: string[]): Way | undefined {
  const named = parts.filter((one) => isPlace(run, one));
  const numbers = parts.filter(({ name }) => told.includes(name) && names.isPage(`page[${name}]`));
  const places = named.length > 0 ? named : numbers;
  const page = places.find((one) => names.isPage(one.name) || numbers.includes(one));
  if (page) {
    const { minimum, default: given } = resolveSchema(run.contract.document, page.schema);
    return { name: page.name, by: 'page', first: minimum ?? (typeof given === 'number' ? given : 1) };
  }
  const offset = places.find(({ name }) => names.isOffset(name));
  if (offset) return { name: offset.name, by: 'offset', first: 0 };
  return places[0] && { name: places[0].name, by: 'cursor', first: undefined };
}

/**
 * A mark is the id of the page's last entry where no answer tells another one, and it is said to be that: in words, or
 * by the schema that it shares with the entries' ids.
 */
export function asLastEntry(
  run: Run,
  way: Way | undefined,
  { parameters, definition }: Operation,
  { schema, next }: ListShape,
  idPath: Path | undefined,
): Way | undefined {
  const parameter = parameters.find((one) => one.in === 'query' && one.name === way?.name);
  if (way?.by !== 'cursor' || !parameter || next || !idPath) return way;
  const { document } = run.contract;
  const isSaid = /\b(id|identifier) of the last (?!page)|\blast (?!page)\w+['’]s id\b/i.test(
    parameter.description ?? '',
  );
  const isTold = Object.entries(definition.responses).some(
    ([status, { headers = {} }]) => /^2/.test(status) && Object.keys(headers).some(mayLeadOn),
  );
  const isId = !isTold && isAlike(document, parameter.schema, schemaAt(document, schema, idPath));
  return isSaid || isId ? { ...way, by: 'last' } : way;
}

const mayLeadOn = (header: string): boolean =>
  names
    .wordsOf(header)
    .some((word) => ['next', 'cursor', 'continuation', 'token', 'marker', 'link'].includes(word));
