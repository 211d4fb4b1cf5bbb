// ajv as the tools use it: 2020-12 to the letter, and quick whatever anybody sends.
import { _, Ajv2020, type ErrorObject, str, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isDateTime } from '../../src/contract/formats.ts';
import { isMultiple } from './decimals.ts';
import { readPattern } from './patterns.ts';

/** @returns the errors of a value; empty when it is right */
export type Validate = (value: unknown) => ErrorObject[];

/** Values with more entries than this are told their first error only. */
const MOST_ENTRIES = 10_000;

/**
 * @param document what schemas refer to as `contract#/...`
 */
export function createValidators(document: object): (schema: object) => Validate {
  const first = newAjv(document, false);
  let all: Ajv2020 | undefined;
  return (schema) => {
    const isRight = first.compile(schema);
    let full: ValidateFunction | undefined;
    return endingIn((value) => {
      if (isRight(value)) return [];
      // To collect all errors ajv copies those it has at each entry, which takes minutes for a megabyte of wrong ones.
      if (isLarge(value)) return isRight.errors ?? [];
      all ??= newAjv(document, true);
      full ??= all.compile(schema);
      full(value);
      return full.errors ?? [];
    });
  };
}

/** What is nested deeper than calls can be, value or schema, nobody can judge. */
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
    // It warns of each format that nobody knows, and a contract may have its own.
    logger: false,
    // A contract is no schema, and reading the schema of all schemas takes longer than reading the contract.
    validateSchema: false,
    code: { regExp: Object.assign(readPattern, { code: 'readPattern' }) },
  });
  addFormats.default(ajv);
  ajv.addFormat('date-time', { type: 'string', validate: isDateTime });
  // ajv compares each entry with each other one, which takes minutes as well.
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    validate: (wanted: boolean, list: unknown[]) =>
      !wanted || new Set(list.map(canonical)).size === list.length,
  });
  // It divides binary fractions, by which 19.99 is no multiple of 0.01.
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

/** The same for values that are equal as JSON. */
function canonical(value: unknown): unknown {
  try {
    return JSON.stringify(value, (_, inner) =>
      inner === null || typeof inner !== 'object' || Array.isArray(inner)
        ? inner
        : Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    );
  } catch {
    // Nested deeper than calls can be: like no other entry, and wrong for other reasons.
    return Symbol();
  }
}
