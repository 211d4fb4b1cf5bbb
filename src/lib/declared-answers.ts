// The declared responses of the contract, as codegen writes them for the browser.

/** The keywords in schemas of responses; codegen refuses any other. */
export interface DeclaredSchema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, DeclaredSchema>;
  required?: string[];
  additionalProperties?: boolean | DeclaredSchema;
  propertyNames?: DeclaredSchema;
  minProperties?: number;
  maxProperties?: number;
  items?: DeclaredSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  allOf?: DeclaredSchema[];
  oneOf?: DeclaredSchema[];
  anyOf?: DeclaredSchema[];
  discriminator?: { propertyName: string };
}

/** One response of an operation. */
export interface DeclaredAnswer {
  headers?: Record<string, { required?: boolean; schema: DeclaredSchema }>;
  /** By media type; absent without a body. */
  content?: Record<string, DeclaredSchema>;
}

export interface DeclaredAnswers {
  /** The contract's version. */
  version: string;
  /** By name; a reference is `#/components/schemas/Name`. */
  schemas: Record<string, DeclaredSchema>;
  answers: DeclaredAnswer[];
  /** operationId -> status -> index of the response. */
  operations: Record<string, Record<string, number>>;
}

/** Escapes a name for a JSON pointer. */
export const toStep = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Resolves a reference to its schema. */
export function resolve(schemas: DeclaredAnswers['schemas'], schema: DeclaredSchema): DeclaredSchema {
  if (schema.$ref === undefined) return schema;
  const found = schemas[schemaName(schema.$ref)];
  if (!found) throw new Error(`There is no schema at ${schema.$ref}.`);
  return resolve(schemas, found);
}

export const schemaName = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);
