// Validates requests by the contract, unless a fault changes the rules of an operation.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  DOCUMENT,
  type Document,
  type Json,
  type Operation,
  objectAt,
  operationsOf,
  type Parameter,
  resolve,
  type Schema,
} from './contract.ts';

export type Values = Record<string, Json>;

export interface Complaint {
  /** A parameter name or a JSON pointer into the body. */
  field: string;
  problem: string;
}

export interface Rules {
  operation: Operation;
  /** @returns the parsed values with defaults, and the errors */
  parameters(given: Given): { path: Values; query: Values; header: Values; wrong: Complaint[] };
  body(type: string, value: unknown): Complaint[];
}

export interface Given {
  pathParameters: Record<string, string>;
  search: URLSearchParams;
  headers: Headers;
}

/** Replacement fields of rules by the pointer of their object; undefined removes a field. */
export type Changes = Record<string, Record<string, unknown>>;

export function rulesFor(contract: Document, id: string, changes: Changes = {}): Rules {
  const document = changed(contract, changes);
  const operation = operationOf(document, id);
  const complaints = complainer(document);
  // Separate from parameters, which may refer to a property that a body must not contain.
  const inBodies = structuredClone(document);
  forRequests(inBodies);
  const { body } = operationOf(inBodies, id);
  const bodyComplaints = complainer(inBodies);
  return {
    operation,
    parameters: (given) => {
      const values: { path: Values; query: Values; header: Values } = { path: {}, query: {}, header: {} };
      const wrong = operation.parameters.flatMap((parameter) => {
        const { name, schema, required = false } = parameter;
        const value = parameterValue(document, parameter, given) ?? resolve(document, schema).default;
        if (value === undefined) return required ? [{ field: name, problem: 'is required' }] : [];
        values[parameter.in][name] = value;
        return complaints(schema, value, name);
      });
      return { ...values, wrong };
    },
    body: (type, value) => bodyComplaints(body?.content[type]?.schema ?? {}, value, ''),
  };
}

function operationOf(document: Document, id: string): Operation {
  const operation = operationsOf(document).find((one) => one.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

function complainer(document: Document) {
  const ajv = createAjv(document);
  const compiled = new Map<Schema, ValidateFunction>();
  return (schema: Schema, value: unknown, root: string): Complaint[] => {
    const isRight = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, isRight);
    if (isRight(value)) return [];
    return (isRight.errors ?? []).map(({ instancePath, message = 'is wrong' }) => ({
      field: `${root}${instancePath}`,
      problem: message,
    }));
  };
}

function createAjv(document: Document): Ajv2020 {
  const ajv = new Ajv2020({
    ...{ strict: false, logger: false },
    // So that 19.99 is a multiple of 0.01 despite floating point.
    multipleOfPrecision: 6,
  });
  addFormats.default(ajv);
  // RFC 3339 requires the T, but ajv-formats does not.
  const usual = ajv.formats['date-time'] as { validate(text: string): boolean };
  ajv.addFormat('date-time', (text: string) => text[10] === 'T' && usual.validate(text));
  // Any bytes are valid.
  ajv.addFormat('binary', true);
  ajv.addSchema(document, DOCUMENT);
  return ajv;
}

function changed(contract: Document, changes: Changes): Document {
  const document = structuredClone(contract);
  for (const [pointer, fields] of Object.entries(changes)) {
    const target = objectAt(document, pointer);
    for (const [name, value] of Object.entries(fields)) {
      if (value === undefined) delete target[name];
      else target[name] = value;
    }
  }
  return document;
}

/** Read-only properties may be sent and are ignored. */
function forRequests(value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  const schema = value as Schema;
  const { properties } = schema;
  if (properties && !Array.isArray(properties)) {
    for (const [name, inner] of Object.entries(properties)) {
      if (!inner.readOnly) continue;
      properties[name] = {};
      if (schema.required) schema.required = schema.required.filter((one) => one !== name);
    }
  }
  for (const inner of Object.values(value)) forRequests(inner);
}

const SEPARATORS: Record<string, string> = { spaceDelimited: ' ', pipeDelimited: '|' };

function parameterValue(document: Document, parameter: Parameter, given: Given): Json | undefined {
  const { name, style = 'form', explode = style === 'form' } = parameter;
  const schema = resolve(document, parameter.schema);
  const items = schema.items;
  const list = (texts: string[]) => texts.map((text) => fromText(document, items ?? {}, text));
  if (parameter.in !== 'query') {
    const text = parameter.in === 'path' ? given.pathParameters[name] : given.headers.get(name);
    if (text === undefined || text === null) return undefined;
    return items ? list(text.split(',')) : fromText(document, schema, text);
  }
  if (style === 'deepObject') return deepObject(document, name, schema, given.search);
  const all = given.search.getAll(name);
  if (all.length === 0) return undefined;
  if (items) return list(explode ? all : all.flatMap((text) => text.split(SEPARATORS[style] ?? ',')));
  // Repeated values are ambiguous.
  return all.length > 1 ? all : fromText(document, schema, all[0] ?? '');
}

function deepObject(document: Document, name: string, schema: Schema, search: URLSearchParams) {
  const entries = [...search].flatMap(([key, text]) => {
    if (!key.startsWith(`${name}[`) || !key.endsWith(']')) return [];
    const inner = key.slice(name.length + 1, -1);
    return [[inner, fromText(document, schema.properties?.[inner] ?? {}, text)] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Parses a text if the schema wants another type. */
export function fromText(document: Document, given: Schema, text: string): Json {
  const schema = resolve(document, given);
  const types = [schema, ...(schema.allOf ?? []), ...(schema.anyOf ?? [])].flatMap(
    (one) => resolve(document, one).type ?? [],
  );
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(\.\d+)?$/.test(text))
    return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
