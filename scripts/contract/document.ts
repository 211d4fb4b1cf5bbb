// The subset of an OpenAPI 3.1 document that the tools read, after bundling: only schemas are still references.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  maxProperties?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  enum?: Json[];
  const?: Json;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  default?: Json;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  contentMediaType?: string;
  contentEncoding?: string;
  contentSchema?: Schema;
  description?: string;
  readOnly?: boolean;
  writeOnly?: boolean;
  /** Part of a document that is stored as it was sent, so that newer versions of it survive older readers. */
  'x-keeps-unknown-fields'?: boolean;
}

export interface Example {
  summary?: string;
  value: Json;
}

export interface MediaType {
  schema?: Schema;
  examples?: Record<string, Example>;
  /** The encoding of parts. */
  encoding?: Record<string, { contentType?: string; style?: string }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  /** The schema of its content, if it has one. */
  schema: Schema;
  /** How lists and objects are serialized in the query: `form` by default. */
  style?: string;
  explode?: boolean;
  /** The text is JSON of this schema. */
  content?: Record<string, MediaType>;
  example?: Json;
  'x-drift'?: ParameterHints;
  /** Sent by the transport on every call, so generated hooks do not take it as an argument. */
  'x-transport'?: boolean;
}

export interface Header {
  required?: boolean;
  schema?: Schema;
  example?: Json;
}

export interface Answer {
  description: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
  links?: Record<string, Link>;
}

/** The link from a response to a following call. */
export interface Link {
  operationId?: string;
  operationRef?: string;
  /** By parameter name, also as `path.id`: a constant, or a runtime expression like `$response.body#/id`. */
  parameters?: Record<string, Json>;
}

/** What the drift check may rely on at a parameter, because no schema can say it. */
export interface ParameterHints {
  /** The property of the entries that it filters. */
  filter?: string;
  /** Whether a bound includes itself. */
  inclusive?: boolean;
  /** The texts that it sorts as numbers. */
  numeric?: string[];
  /** Of an idempotency key: another request with the same key is a conflict (409, 422). */
  once?: boolean;
}

/** The same at an operation. */
export interface OperationHints {
  /** Doing it again with the same record is a conflict (409). */
  once?: boolean;
  /** The states in which a record must be; otherwise it is a conflict (409). */
  from?: string[];
  /** A second record with the same values in these properties is a conflict (409). */
  unique?: string[];
  /** Paths of the collections that are removed together with the record. */
  removes?: string[];
  /** Paths of the collections whose entries make the removal a conflict (409). */
  heldBy?: string[];
  /** The response is byte for byte what was uploaded. */
  unchanged?: boolean;
}

export interface OperationObject {
  operationId: string;
  tags: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Answer>;
  security?: Record<string, string[]>[];
  'x-origin'?: string;
  'x-effect'?: string;
  'x-permission'?: string;
  'x-list'?: string;
  'x-drift'?: OperationHints;
  /** Rules for fields that their schemas cannot express. */
  'x-rules'?: { fields: string[]; says: string }[];
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;
export type Method = (typeof METHODS)[number];

export type PathItem = { parameters?: Parameter[] } & Partial<Record<Method, OperationObject>>;

export interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, PathItem>;
  /** An operation's requirements for the caller's parameters. */
  security?: Record<string, string[]>[];
  components: { schemas: Record<string, Schema>; securitySchemes?: Record<string, Json> };
}

/**
 * The response declared for a status, and its key: the status itself, its range (`4XX`), or `default`.
 * @returns undefined if none is declared
 */
export function declaredAnswer(
  { responses }: Pick<OperationObject, 'responses'>,
  status: number,
): { key: string; answer: Answer } | undefined {
  const range = `${Math.floor(status / 100)}XX`;
  const key = [`${status}`, range, range.toLowerCase(), 'default'].find((one) =>
    Object.hasOwn(responses, one),
  );
  const answer = key === undefined ? undefined : responses[key];
  return key !== undefined && answer ? { key, answer } : undefined;
}

/** Resolves a reference to a schema of the document. */
export function resolveSchema(document: OpenApi, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const found = document.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`no schema at ${schema.$ref}`);
  return resolveSchema(document, found);
}
