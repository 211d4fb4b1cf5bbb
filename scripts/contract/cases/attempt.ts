// Lazy cases. Building one runs the judge, so only requested cases are built.
import type { Json } from '../document.ts';
import type { Break } from './breaker.ts';
import type { Case, CaseRequest } from './case.ts';
import type { Variant } from './edges.ts';
import type { Maker } from './maker.ts';

export interface Attempt extends Pick<Case, 'kind' | 'name' | 'rule' | 'field'> {
  /** Cases of one sort share kind and keyword; a sample takes from different sorts. */
  sort: string;
  /** Whether its text may make the data unreadable that it is stored in. */
  isUnreadable?: true;
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
  const { name, rule, values, inner, expects } = variant;
  const within = (): Variant => ({
    name: `${name}, one step further in`,
    ...(rule !== undefined && { rule }),
    // Without another valid value there is no inner step.
    values: inner?.().filter((value) => !values.includes(value)) ?? [],
  });
  return {
    kind: 'valid',
    name: `${slot.title}: ${name}`,
    field: slot.field,
    ...(rule !== undefined && { rule }),
    sort: `valid ${lastStep(rule) ?? name}`,
    ...(others.length > 0 && { elsewhere: () => others.map((other) => validCase(maker, other, variant)) }),
    ...(inner && rule !== undefined && { inner: () => validCase(maker, slot, within()) }),
    make() {
      for (const value of values.slice(0, MOST_TRIES)) {
        const request = slot.put(value, slot.field, false);
        if (!request || maker.wrong(request)?.length !== 0) continue;
        const { field } = slot;
        return {
          kind: 'valid',
          request,
          field,
          ...(rule !== undefined && { rule }),
          expects: expects ?? 'accepted',
        };
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
  return {
    kind: 'invalid',
    name: `${slot.title}: ${name}`,
    field,
    rule,
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
      return (
        best && {
          kind: 'invalid',
          request: best,
          field,
          rule,
          broken: { field, keyword },
          expects: 'refused',
        }
      );
    },
  };
}

/** A case that bypasses the judge. */
export const plainCase = (
  kind: 'malformed' | 'hostile',
  name: string,
  request: () => CaseRequest | undefined,
  { isUnreadable, ...rest }: Partial<Pick<Case, 'expects' | 'field'> & Pick<Attempt, 'isUnreadable'>> = {},
): Attempt => ({
  kind,
  name,
  ...(isUnreadable && { isUnreadable }),
  sort: `${kind} ${name.split(': ').at(-1)}`,
  make() {
    const made = request();
    return made && { kind, request: made, expects: 'either', ...rest };
  },
});
