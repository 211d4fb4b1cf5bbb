// The ajv configuration of the tools: strict 2020-12, and fast for any input.
import { _, Ajv2020, type ErrorObject, str, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isDateTime } from '../../src/response-check/formats.ts';
import { isMultiple } from './decimals.ts';
import { readPattern } from './patterns.ts';

/** @returns the errors of a value; empty if it is valid */
export type Validate = (value: unknown) => ErrorObject[];

/** Values with more entries than this get only their first error. */
const MOST_ENTRIES = 10_000;

/**
 * @param document the target of references to `contract#/...`
 */
export function createValidators(document: object): (schema: object) => Validate {
  const first = newAjv(document, false);
  let all: Ajv2020 | undefined;
  return (schema) => {
    const isRight = first.compile(schema);
    let full: ValidateFunction | undefined;
    return endingIn((value) => {
      if (isRight(value)) return [];
      // Collecting all errors copies the list at each entry, which takes minutes for a megabyte of invalid entries.
      if (isLarge(value)) return isRight.errors ?? [];
      all ??= newAjv(document, true);
      full ??= all.compile(schema);
      full(value);
      return full.errors ?? [];
    });
  };
}

/** Values and schemas nested deeper than the call stack cannot be validated. */
const endingIn =
  (validate: Validate): Validate =>
  (value) => {
    try {
      return validate(value);
    } catch (error) {
      if (error instanceof RangeError) return [];
      throw error;
    }
  };

function newAjv(document: object, allErrors: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors,
    verbose: true,
    discriminator: true,
    validateFormats: true,
    // Disables warnings about unknown formats, which a contract may define.
    logger: false,
    // A contract is not a schema, and compiling the meta-schema takes longer than reading the contract.
    validateSchema: false,
    code: { regExp: Object.assign(readPattern, { code: 'readPattern' }) },
  });
  addFormats.default(ajv);
  ajv.addFormat('date-time', { type: 'string', validate: isDateTime });
  // ajv compares each entry with every other, which takes minutes too.
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    validate: (wanted: boolean, list: unknown[]) =>
      !wanted || new Set(list.map(canonical)).size === list.length,
  });
  // ajv divides floating-point numbers, by which 19.99 is not a multiple of 0.01.
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    validate: (step: number, value: number) => isMultiple(value, step),
    error: {
      message: ({ schemaCode }) => str`must be multiple of ${schemaCode}`,
      params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}`,
    },
  });
  ajv.addSchema(document, 'contract');
  return ajv;
}

function isLarge(value: unknown): boolean {
  let entries = 0;
  const todo = [value];
  for (let next = todo.pop(); next !== undefined && entries <= MOST_ENTRIES; next = todo.pop()) {
    if (next === null || typeof next !== 'object') continue;
    const inner = Object.values(next);
    entries += inner.length;
    for (const one of inner.slice(0, MOST_ENTRIES)) todo.push(one);
  }
  return entries > MOST_ENTRIES;
}

/** The same key for values that are equal as JSON. */
function canonical(value: unknown): unknown {
  try {
    return JSON.stringify(value, (_, inner) =>
      inner === null || typeof inner !== 'object' || Array.isArray(inner)
        ? inner
        : Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    );
  } catch {
    // Values nested deeper than the call stack count as unique, and fail for other reasons.
    return Symbol();
  }
}
