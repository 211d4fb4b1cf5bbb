// What the contract declares of answers, as codegen writes it for the browser.

/** The keywords that stand in schemas of answers; codegen refuses any other. */
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

/** One answer of an operation. */
export interface DeclaredAnswer {
  headers?: Record<string, { required?: boolean; schema: DeclaredSchema }>;
  /** By media type; without it there is no body. */
  content?: Record<string, DeclaredSchema>;
}

export interface DeclaredAnswers {
  /** The contract's version. */
  version: string;
  /** By name; a reference is `#/components/schemas/Name`. */
  schemas: Record<string, DeclaredSchema>;
  answers: DeclaredAnswer[];
  /** operationId -> status -> which of the answers. */
  operations: Record<string, Record<string, number>>;
}

/** A JSON pointer's way to write a name. */
export const toStep = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The schema itself, when what is given refers to another one. */
export function resolve(schemas: DeclaredAnswers['schemas'], schema: DeclaredSchema): DeclaredSchema {
  if (schema.$ref === undefined) return schema;
  const found = schemas[nameOf(schema.$ref)];
  if (!found) throw new Error(`There is no schema at ${schema.$ref}.`);
  return resolve(schemas, found);
}

export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);
