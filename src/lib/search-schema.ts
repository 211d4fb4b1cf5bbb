import { z } from 'zod/mini';

type Fields = Record<string, z.core.$ZodType>;

/** What a URL may hold of these fields; a field is absent where it is not given, or has its default. */
export type Search<F extends Fields, K extends keyof F> = { [Name in K]?: z.output<F[Name]> };

/**
 * A route's validator of its query, made from the contract's: only the named fields, each left out where it is absent,
 * wrong, or what the contract takes for granted. A page number someone mistyped in the address bar opens the first
 * page instead of an error.
 */
export function searchOf<F extends Fields, K extends keyof F & string>(
  schema: z.ZodMiniObject<F>,
  fields: readonly K[],
) {
  return (given: Record<string, unknown>): Search<F, K> => {
    const search: Record<string, unknown> = {};
    for (const field of fields) {
      // Named even where it is left out: the router would else keep what it found in the address.
      search[field] = undefined;
      const rule = schema.shape[field];
      if (!rule || given[field] === undefined) continue;
      const read = z.safeParse(rule, given[field]);
      const absent = z.safeParse(rule, undefined);
      if (read.success && !(absent.success && absent.data === read.data)) search[field] = read.data;
    }
    return search as Search<F, K>;
  };
}
