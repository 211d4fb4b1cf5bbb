import { z } from 'zod/mini';

type Fields = Record<string, z.core.$ZodType>;

/** The fields in a URL; absent if not given or equal to the default. */
export type Search<F extends Fields, K extends keyof F, More extends Fields = Record<never, never>> = {
  [Name in K]?: z.output<F[Name]>;
} & { [Name in keyof More]?: z.output<More[Name]> };

/**
 * Creates a route's query validator from the contract's. It keeps only the named fields, and drops absent, invalid and
 * default values, so that a mistyped page number opens the first page instead of an error.
 * The rules are made at the first use, because all routes are in the first script.
 * @param more fields of another operation of the contract: `() => ({ open: GetProductParams.shape.id })`
 */
export function searchOf<
  F extends Fields,
  K extends keyof F & string,
  More extends Fields = Record<never, never>,
>(schema: z.ZodMiniObject<F>, fields?: readonly K[], more?: () => More) {
  let rules: [string, z.core.$ZodType | undefined][] | undefined;
  return (given: Record<string, unknown>): Search<F, K, More> => {
    const search: Record<string, unknown> = {};
    rules ??= [
      ...(fields ?? Object.keys(schema.shape)).map((field): [string, z.core.$ZodType | undefined] => [
        field,
        schema.shape[field],
      ]),
      ...Object.entries(more?.() ?? {}),
    ];
    for (const [field, rule] of rules) {
      // Set to undefined if omitted, because otherwise the router keeps the value of the URL.
      search[field] = undefined;
      if (!rule || given[field] === undefined) continue;
      const read = readText(rule, given[field]);
      const absent = z.safeParse(rule, undefined);
      if (read.success && !(absent.success && absent.data === read.data)) search[field] = read.data;
    }
    return search as Search<F, K, More>;
  };
}

/**
 * Creates the query validator of a list: all parameters of its operation, and `more`. A new filter of the contract
 * needs no change here.
 */
export const listSearchOf = <F extends Fields, More extends Fields = Record<never, never>>(
  schema: z.ZodMiniObject<F>,
  more?: () => More,
) => searchOf<F, keyof F & string, More>(schema, undefined, more);

/** URLs contain strings only: converts a single value to an array and a word to a boolean if the schema expects it. */
function readText(rule: z.core.$ZodType, given: unknown) {
  const read = z.safeParse(rule, given);
  if (read.success || typeof given !== 'string') return read;
  const list = z.safeParse(rule, [given]);
  if (list.success) return list;
  return given === 'true' || given === 'false' ? z.safeParse(rule, given === 'true') : read;
}

/** The schema of `import` in the URL of a list with an import. */
export const importing = z.literal(true);
