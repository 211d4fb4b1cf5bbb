// Parses the text values of parameters and headers by their schemas.
import type { OpenApi, Parameter, Schema } from './document.ts';
import { resolveSchema } from './document.ts';
import { spread } from './schemas.ts';

/** The locations of parameters in a request. */
interface Carried {
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
}

export interface TextReader {
  /** Converts a text to a number or boolean if its schema requires one. */
  fromText(schema: Schema, text: string): unknown;
  /** The schema of a list's entries; undefined if it is not a list. */
  itemsOf(schema: Schema): Schema | undefined;
  /** `filter[color]=red` as an object; undefined if absent. */
  deepObject(name: string, schema: Schema, pairs: [name: string, text: string][]): unknown;
  /** Undefined if absent. */
  parameterValue(parameter: Parameter, carried: Carried): unknown;
}

/** The separator of a list in one text, for styles without a comma. */
export const SEPARATORS: Record<string, string> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** Locations where a parameter occurs once: path, header, cookie. */
function single(
  { name, in: where }: Parameter,
  params: Record<string, string>,
  headers: Headers,
): string | undefined {
  if (where === 'path') return params[name];
  if (where === 'header') return headers.get(name) ?? undefined;
  const cookies = (headers.get('cookie') ?? '').split(/; */);
  return cookies.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Text that is not JSON stays text, for which the schema reports an error. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function createTextReader(document: OpenApi): TextReader {
  const fromText = (schema: Schema, text: string): unknown => {
    const types = spread(document, schema).flatMap(({ type }) => type ?? []);
    if (types.includes('integer') || types.includes('number')) {
      // The JSON number syntax: `Number` would also accept 0x10, 1e2 and whitespace.
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
    }
    if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
    return text;
  };

  const itemsOf = (schema: Schema) => spread(document, schema).find(({ items }) => items)?.items;

  const parameterValue = (parameter: Parameter, { params, query, headers }: Carried): unknown => {
    const { name, schema, content } = parameter;
    const { style = 'form', explode = style === 'form' } = parameter;
    const items = itemsOf(schema);
    const list = (texts: string[]) => texts.map((text) => fromText(items ?? {}, text));
    if (parameter.in !== 'query') {
      const text = single(parameter, params, headers);
      if (text === undefined) return undefined;
      if (content) return fromJson(text);
      return items ? list(text.split(/, */)) : fromText(schema, text);
    }
    if (style === 'deepObject') return deepObject(name, schema, [...query]);
    const all = query.getAll(name);
    if (all.length === 0) return undefined;
    if (content && all.length === 1) return fromJson(all[0] ?? '');
    if (items && !content)
      return list(explode ? all : all.flatMap((text) => text.split(SEPARATORS[style] ?? ',')));
    // A repeated value is invalid: it is refused as text that matches no schema.
    return all.length > 1 ? all : fromText(schema, all[0] ?? '');
  };

  const deepObject: TextReader['deepObject'] = (name, schema, pairs) => {
    const { properties: declared = {}, additionalProperties: other } = resolveSchema(document, schema);
    const others = typeof other === 'object' ? other : {};
    const entries = pairs.flatMap(([key, text]) => {
      const inner =
        key.startsWith(`${name}[`) && key.endsWith(']') ? key.slice(name.length + 1, -1) : undefined;
      if (inner === undefined) return [];
      const property = Object.hasOwn(declared, inner) ? declared[inner] : undefined;
      return [[inner, fromText(property ?? others, text)] as const];
    });
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  };

  return { fromText, itemsOf, parameterValue, deepObject };
}
