// Lazy cases. Building one runs the judge, so only requested cases are built.
import type { Json } from '../document.ts';
import type { Break } from './breaker.ts';
import type { Branch, Case, CaseRequest } from './case.ts';
import type { Variant } from './edges.ts';
import type { Maker } from './maker.ts';

export interface Attempt
  extends Pick<Case, 'kind' | 'name' | 'rule' | 'field' | 'variant' | 'property' | 'branch'> {
  /** Cases of one sort share kind and keyword; a sample takes from different sorts. */
  sort: string;
  /** The same value within other surroundings, since the first ones may be refused for another reason. */
  elsewhere?(): Attempt[];
  /** The same, one step inside the limit; undefined if the case is not about a limit. */
  inner?(): Attempt;
  /** Undefined when no value breaks this keyword and nothing else. */
  make(): Omit<Case, 'operation' | 'name'> | undefined;
}

/** Later values are not tried: they are of the same kind. */
const MOST_TRIES = 12;

/** A location in a request that takes a value. */
export interface Slot {
  /** The field name in problems. */
  field: string;
  /** The field name in case names. */
  title: string;
  branch?: Branch | undefined;
  /**
   * @param isWrong keeps values of the context out of the wrong value, which they could repair
   * @returns undefined for a value that cannot be sent in this location
   */
  put(value: Json, testing: string, isWrong: boolean): CaseRequest | undefined;
}

const lastStep = (rule: string | undefined) => rule?.split('/').at(-1);

/**
 * The valid case of a variant: the first value that the judge accepts.
 * @param others the same slot within other sample values
 */
export function validCase(maker: Maker, slot: Slot, variant: Variant, others: Slot[] = []): Attempt {
  const { name, rule, values, inner, expects, property } = variant;
  const within = (): Variant => ({
    name: `${name}, one step further in`,
    ...(rule !== undefined && { rule }),
    // Without another valid value there is no inner step.
    values: inner?.().filter((value) => !values.includes(value)) ?? [],
  });
  const about = {
    kind: 'valid',
    field: slot.field,
    ...(rule !== undefined && { rule }),
    ...(property !== undefined && { property }),
    ...traitsOf(slot, variant),
  } as const;
  return {
    ...about,
    name: `${slot.title}: ${name}`,
    sort: `valid ${lastStep(rule) ?? name}`,
    ...(others.length > 0 && { elsewhere: () => others.map((other) => validCase(maker, other, variant)) }),
    ...(inner && rule !== undefined && { inner: () => validCase(maker, slot, within()) }),
    make() {
      for (const value of values.slice(0, MOST_TRIES)) {
        const request = slot.put(value, slot.field, false);
        if (!request || maker.wrong(request)?.length !== 0) continue;
        return { ...about, request, expects: expects ?? 'accepted' };
      }
      return undefined;
    },
  };
}

/** The invalid case of a break: prefers values with errors in its field only over those with further errors. */
export function invalidCase(maker: Maker, slot: Slot, broken: Break): Attempt {
  const { name, rule, values, keyword, at, isInside = false } = broken;
  const inside = slot.field === 'body' ? '' : slot.field;
  const field = at === undefined ? slot.field : [inside, at].filter(Boolean).join('.');
  const isAbout = (wrong: string) =>
    wrong === field || (isInside && (field === 'body' || wrong.startsWith(`${field}.`)));
  const about = { kind: 'invalid', field, rule, ...traitsOf(slot, broken) } as const;
  return {
    ...about,
    name: `${slot.title}: ${name}`,
    sort: `invalid ${keyword}`,
    make() {
      let best: CaseRequest | undefined;
      for (const value of values.slice(0, MOST_TRIES)) {
        const request = slot.put(value, field, true);
        const wrong = request && maker.wrong(request)?.map((error) => error.field);
        if (!wrong?.some(isAbout)) continue;
        const isAlone = wrong.every(isAbout);
        if (isAlone || !best) best = request;
        if (isAlone) break;
      }
      return best && { ...about, request: best, broken: { field, keyword }, expects: 'refused' };
    },
  };
}

const traitsOf = (
  { branch }: Slot,
  { variant }: Pick<Variant, 'variant'>,
): Pick<Case, 'branch' | 'variant'> => ({
  ...(branch && { branch }),
  ...(variant && { variant }),
});

/** A case that bypasses the judge. */
export const plainCase = (
  kind: 'malformed' | 'hostile',
  name: string,
  request: () => CaseRequest | undefined,
  rest: Partial<Pick<Case, 'expects' | 'field' | 'variant'>> = {},
): Attempt => ({
  kind,
  name,
  ...(rest.variant && { variant: rest.variant }),
  sort: `${kind} ${name.split(': ').at(-1)}`,
  make() {
    const made = request();
    return made && { kind, request: made, expects: 'either', ...rest };
  },
});
