import { z } from 'zod/mini';

type Fields = Record<string, z.core.$ZodType>;

/** What a URL may hold of these fields; a field is absent where it is not given, or has its default. */
export type Search<F extends Fields, K extends keyof F, More extends Fields = Record<never, never>> = {
  [Name in K]?: z.output<F[Name]>;
} & { [Name in keyof More]?: z.output<More[Name]> };

/**
 * A route's validator of its query, made from the contract's: only the named fields, each left out where it is absent,
 * wrong, or what the contract takes for granted. A page number someone mistyped in the address bar opens the first
 * page instead of an error.
 * @param more fields that another call of the contract states: `{ open: GetProductParams.shape.id }`
 */
export function searchOf<
  F extends Fields,
  K extends keyof F & string,
  More extends Fields = Record<never, never>,
>(schema: z.ZodMiniObject<F>, fields: readonly K[], more?: More) {
  const rules: [string, z.core.$ZodType | undefined][] = [
    ...fields.map((field): [string, z.core.$ZodType | undefined] => [field, schema.shape[field]]),
    ...Object.entries(more ?? {}),
  ];
  return (given: Record<string, unknown>): Search<F, K, More> => {
    const search: Record<string, unknown> = {};
    for (const [field, rule] of rules) {
      // Named even where it is left out: the router would else keep what it found in the address.
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
 * The validator of a list's address: all that its operation can be asked for, and `more`. A new filter of the contract
 * is read without a change here.
 */
export const listSearchOf = <F extends Fields, More extends Fields = Record<never, never>>(
  schema: z.ZodMiniObject<F>,
  more?: More,
) => searchOf<F, keyof F & string, More>(schema, Object.keys(schema.shape), more);

/** An address holds texts: one where a list may be meant, and a word where a yes or no is. */
function readText(rule: z.core.$ZodType, given: unknown) {
  const read = z.safeParse(rule, given);
  if (read.success || typeof given !== 'string') return read;
  const list = z.safeParse(rule, [given]);
  if (list.success) return list;
  return given === 'true' || given === 'false' ? z.safeParse(rule, given === 'true') : read;
}

/** The rule of `import` in the address of a list that rows can be brought into. */
export const importing = z.literal(true);
