// How a list is paged: by page number, offset, cursor or last entry.

import { type Json, type Parameter, resolveSchema } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Run } from '../engine/run.ts';
import { schemasMatch } from '../model/fields.ts';
import * as names from '../model/naming.ts';
import { isObject } from '../model/query-parts.ts';
import { type ListShape, type Path, schemaAt, typesOf } from '../model/shapes.ts';

/** The parameter that selects a page. */
export interface PageMechanism {
  name: string;
  by: 'page' | 'offset' | 'cursor' | 'last';
  first: Json | undefined;
}

/** A `from` that is not a number is a bound and not an offset. */
export const isPlace = (run: Run, { name, schema }: Parameter): boolean =>
  ((names.isPage(name) || names.isCursor(name)) && !isObject(run.contract.document, { schema })) ||
  (names.isOffset(name) && typesOf(run.contract.document, schema).includes('integer'));

/**
 * @param parts parameters of the query
 * @param told names in the response's page object: `number` there is the page number
 */
export function pageMechanismOf(run: Run, parts: Parameter[], told: string[]): PageMechanism | undefined {
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
 * The cursor is the id of the last entry if no response states another cursor, and its description or its schema says
 * so.
 */
export function asLastEntry(
  run: Run,
  way: PageMechanism | undefined,
  { parameters, definition }: Operation,
  { schema, next }: ListShape,
  idPath: Path | undefined,
): PageMechanism | undefined {
  const parameter = parameters.find((one) => one.in === 'query' && one.name === way?.name);
  if (way?.by !== 'cursor' || !parameter || next || !idPath) return way;
  const { document } = run.contract;
  const isSaid = /\b(id|identifier) of the last (?!page)|\blast (?!page)\w+['’]s id\b/i.test(
    parameter.description ?? '',
  );
  const isTold = Object.entries(definition.responses).some(
    ([status, { headers = {} }]) => /^2/.test(status) && Object.keys(headers).some(mayLeadOn),
  );
  const isId = !isTold && schemasMatch(document, parameter.schema, schemaAt(document, schema, idPath));
  return isSaid || isId ? { ...way, by: 'last' } : way;
}

const mayLeadOn = (header: string): boolean =>
  names
    .wordsOf(header)
    .some((word) => ['next', 'cursor', 'continuation', 'token', 'marker', 'link'].includes(word));
