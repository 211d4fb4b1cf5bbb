// Treats a search body like the query parameters of a list: filters in one object, paging in another, an order as an
// object.
import {
  type Json,
  type OpenApi,
  type Parameter,
  resolveSchema,
  type Schema,
} from '../../../contract/document.ts';
import * as names from '../../model/naming.ts';
import { isObject } from '../../model/query-parts.ts';
import { isRecord, listedIn, type Path, propertiesOf, typesOf, valueAt } from '../../model/shapes.ts';

export interface SearchPart {
  parameter: Parameter;
  /** Path of the value in the body. */
  path: Path;
  /** The value in the body's format. */
  told(value: Json): Json;
}

/** Objects that only group filters. */
const HOLDERS = ['filter', 'filters', 'where', 'criteria', 'conditions', 'query'];

export function searchParts(document: OpenApi, schema: Schema): SearchPart[] {
  const top = [...propertiesOf(document, schema)];
  const own = new Set(top.map(([name]) => name));
  return top.flatMap(([name, inner]): SearchPart[] => {
    if (names.isSort(name)) return [orderPart(document, name, inner) ?? partOf(document, [name], inner)];
    const isHolder = HOLDERS.includes(names.plain(name));
    if (!isObject(document, { schema: inner }) || !(isHolder || names.isPaging(name)))
      return [partOf(document, [name], inner)];
    return [...propertiesOf(document, inner)]
      .filter(([one]) => !isHolder || !own.has(one))
      .map(([one, held]) => partOf(document, [name, one], held, isHolder ? one : `${name}[${one}]`));
  });
}

/** The property's hints apply to the search field too. */
function partOf(document: OpenApi, path: Path, schema: Schema, name = path.join('.')): SearchPart {
  const own = { ...resolveSchema(document, schema), ...schema } as Pick<Parameter, 'x-drift'>;
  const hints = own['x-drift'];
  return {
    parameter: { name, in: 'query', schema, ...(hints && { 'x-drift': hints }) },
    path,
    told: (value) => value,
  };
}

/** `{ "field": "name", "direction": "desc" }`, single or as a list: treated as `name:desc`. */
function orderPart(document: OpenApi, name: string, schema: Schema): SearchPart | undefined {
  const { items, maxItems } = resolveSchema(document, schema);
  const isList = items !== undefined && typesOf(document, schema).includes('array');
  const properties = [...propertiesOf(document, isList ? items : schema)];
  const [way] = properties.filter(([one, inner]) => names.isDirection(one) && waysIn(document, inner));
  const [by, ...others] = properties.filter((one) => one !== way);
  const fields = by && textsIn(document, by[1]);
  const ways = way && waysIn(document, way[1]);
  if (!by || !fields || others.length > 0) return undefined;
  const listed = ways ? fields.flatMap((field) => [`${field}:asc`, `${field}:desc`]) : fields;
  const one: Schema = { type: 'string', enum: listed };
  const told = (value: Json): Json => {
    const [, field = '', side = ''] = /^(.*?)(?::(asc|desc))?$/.exec(`${value}`) ?? [];
    return { [by[0]]: field, ...(way && ways && side !== '' && { [way[0]]: ways[side === 'desc' ? 1 : 0] }) };
  };
  const asked: Schema = isList
    ? { type: 'array', items: one, ...(maxItems !== undefined && { maxItems }) }
    : one;
  return {
    parameter: { name, in: 'query', schema: asked },
    path: [name],
    told: (value) => (Array.isArray(value) ? value.map(told) : told(value)),
  };
}

function textsIn(document: OpenApi, schema: Schema): string[] | undefined {
  const listed = listedIn(document, schema)?.filter((value) => typeof value === 'string');
  return listed && listed.length > 0 ? listed : undefined;
}

/** The words for ascending and descending. */
function waysIn(document: OpenApi, schema: Schema): [string, string] | undefined {
  const listed = textsIn(document, schema) ?? [];
  const up = listed.find((value) => /^asc(ending)?$/i.test(value));
  const down = listed.find((value) => /^desc(ending)?$/i.test(value));
  return up !== undefined && down !== undefined ? [up, down] : undefined;
}

/** The body with one value set; siblings stay. */
export function withPart(
  body: Record<string, Json>,
  { path, told }: SearchPart,
  value: Json,
): Record<string, Json> {
  const [outer = '', inner] = path;
  if (inner === undefined) return { ...body, [outer]: told(value) };
  const beside = valueAt(body, [outer]);
  return { ...body, [outer]: { ...(isRecord(beside) && beside), [inner]: told(value) } };
}
