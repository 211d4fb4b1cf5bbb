// Finds requests at the edge of a rule, which an off-by-one error rejects.
import { type Json, type OpenApi, resolveSchema, type Schema } from '../../contract/document.ts';
import { isJson } from '../../contract/media.ts';
import { toStep } from '../../contract/pointer.ts';
import { compileSchemas } from '../../contract/schemas.ts';
import type { ReadRequest } from './read-request.ts';
import { isObject } from './wrong-values.ts';

/** The edge of one rule. */
export interface Edge {
  kind: string;
  /** JSON pointer of the keyword. */
  rule: string;
  field: string;
  /** Only edges of one side are seeded together, so that a bounded field keeps valid values. */
  side: 'low' | 'high';
}

export const nameOfEdge = ({ kind, rule, field }: Edge): string => `${kind} ${rule} ${field}`;

export type EdgesOf = (read: ReadRequest) => Edge[];

export function createEdges(document: OpenApi): EdgesOf {
  const schemas = compileSchemas(document);
  const isFit = (schema: Schema, value: Json) => schemas.errorsOf(schema, value).length === 0;

  const walk = (given: Schema, pointer: string, value: Json, field: string): Edge[] => {
    const parts = rulesAt(given, pointer, value);
    const isNullable = value === null;
    const found = parts.flatMap(({ schema, at }) => edgesAt(schema, at, value, field));
    if (isNullable) found.push({ kind: 'null', rule: `${pointer}/type`, field, side: 'high' });
    if (value === null || typeof value !== 'object') return found;
    for (const { schema, at } of parts) {
      const { items, properties = {} } = schema;
      if (Array.isArray(value) && items)
        for (const entry of value.slice(0, 20))
          found.push(...walk(items, `${at}/items`, entry, join(field, '*')));
      if (!isObject(value)) continue;
      for (const [name, inner] of Object.entries(properties)) {
        const step = `${at}/properties/${toStep(name)}`;
        if (Object.hasOwn(value, name))
          found.push(...walk(inner, step, value[name] ?? null, join(field, name)));
      }
    }
    return found;
  };

  const rulesAt = (schema: Schema, at: string, value: Json): { schema: Schema; at: string }[] => {
    const inner: [Schema, string][] = [
      ...(schema.allOf ?? []).map((one, i): [Schema, string] => [one, `${at}/allOf/${i}`]),
      ...(['oneOf', 'anyOf'] as const).flatMap((key) =>
        (schema[key] ?? [])
          .map((one, i): [Schema, string] => [one, `${at}/${key}/${i}`])
          .filter(([one]) => isFit(one, value)),
      ),
    ];
    if (schema.$ref !== undefined)
      inner.push([
        resolveSchema(document, { $ref: schema.$ref }),
        `/components/schemas/${schema.$ref.split('/').at(-1)}`,
      ]);
    return [{ schema, at }, ...inner.flatMap(([one, pointer]) => rulesAt(one, pointer, value))];
  };

  return ({ operation, given }) => {
    const found = operation.parameters.flatMap((parameter, i): Edge[] => {
      const texts = parameter.in === 'query' ? given.query.getAll(parameter.name) : [];
      if (texts.length === 0) return [];
      const at = `${operation.parameterPointers[i]}/schema`;
      return walk(parameter.schema, at, fromTexts(document, parameter.schema, texts), parameter.name);
    });
    const [type = '', media] = Object.entries(operation.definition.requestBody?.content ?? {})[0] ?? [];
    if (!media?.schema || given.body === undefined) return found;
    const at = `${operation.pointer}/requestBody/content/${toStep(type)}/schema`;
    const body = given.body as Json;
    return [...found, ...(isJson(type) ? walk(media.schema, at, body, '') : inParts(media.schema, at, body))];
  };

  /** The edges inside JSON parts. */
  function inParts(whole: Schema, at: string, body: Json): Edge[] {
    const parts = rulesAt(whole, at, body).flatMap(({ schema: { properties = {} }, at: pointer }) =>
      Object.entries(properties).flatMap(([name, schema]) => {
        const text = isObject(body) ? body[name] : undefined;
        const ways =
          typeof text === 'string' ? rulesAt(schema, `${pointer}/properties/${toStep(name)}`, text) : [];
        return ways.map((way) => ({ ...way, name, value: parsed(`${text}`) }));
      }),
    );
    return parts.flatMap(({ schema: { contentSchema }, at: pointer, name, value }) =>
      contentSchema && value !== undefined
        ? walk(contentSchema, `${pointer}/contentSchema`, value, name)
        : [],
    );
  }
}

function edgesAt(schema: Schema, at: string, value: Json, field: string): Edge[] {
  const found: Edge[] = [];
  const add = (keyword: keyof Schema, side: Edge['side']) =>
    found.push({ kind: keyword, rule: `${at}/${keyword}`, field, side });
  if (typeof value === 'string') {
    const { length } = [...value];
    if (schema.minLength === length) add('minLength', 'low');
    if (schema.maxLength === length) add('maxLength', 'high');
  }
  // Of several values it is unclear which one counts; a single one may be what every request sends.
  if (schema.enum && schema.enum.length > 2 && schema.enum.at(-1) === value) add('enum', 'high');
  if (typeof value === 'number') {
    if (schema.minimum === value) add('minimum', 'low');
    if (schema.maximum === value) add('maximum', 'high');
  }
  if (Array.isArray(value)) {
    if (value.length > 0 && schema.minItems === value.length) add('minItems', 'low');
    if (schema.maxItems === value.length) add('maxItems', 'high');
  }
  return found;
}

function fromTexts(document: OpenApi, schema: Schema, texts: string[]): Json {
  const { type, items } = resolveSchema(document, schema);
  const one = (text: string) => (type === 'integer' || type === 'number' ? Number(text) : text);
  if (type === 'array') return texts.map((text) => fromTexts(document, items ?? {}, [text]));
  return one(texts[0] ?? '');
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    // An unreadable value is at no edge.
    return undefined;
  }
}

const join = (field: string, step: string): string => (field === '' ? step : `${field}.${step}`);
