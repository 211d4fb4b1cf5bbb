// How a list is gone on in: by a page's number, an offset or a mark.

import { type Json, type Parameter, resolveSchema } from '../../../contract/document.ts';
import * as names from '../../naming.ts';
import { isObject } from '../../query-parts.ts';
import type { Run } from '../../run.ts';
import { typesOf } from '../../shapes.ts';

/** What says which page is meant. */
export interface Way {
  name: string;
  by: 'page' | 'offset' | 'cursor';
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
