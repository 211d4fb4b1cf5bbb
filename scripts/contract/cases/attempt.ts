// Cases that are still to be made. Making one asks the judge, so only those are made that are wanted.
import type { Json } from '../document.ts';
import type { Break } from './breaker.ts';
import type { Case, CaseRequest } from './case.ts';
import type { Variant } from './edges.ts';
import type { Maker } from './maker.ts';

export interface Attempt extends Pick<Case, 'kind' | 'name' | 'rule' | 'field'> {
  /** Cases of one sort are of one kind and about one keyword: few of many are taken from different sorts. */
  sort: string;
  /** The same value among other ones: what stands around it may be refused, and not what this is about. */
  elsewhere?(): Attempt[];
  /** The same one step further in from the edge that this is about; undefined where it is about none. */
  inner?(): Attempt;
  /** Undefined when it comes out otherwise than it shall: nothing could be found that breaks this and only this. */
  make(): Omit<Case, 'operation' | 'name'> | undefined;
}

/** More values are not tried: they are of one kind. */
const MOST_TRIES = 12;

/** A place in a request where a value can be put. */
export interface Slot {
  /** What a problem calls it. */
  field: string;
  /** What cases call it. */
  title: string;
  /**
   * @param isWrong what the caller knows is not set into what is wrong: it could be right then
   * @returns undefined for a value that cannot be sent there
   */
  put(value: Json, testing: string, isWrong: boolean): CaseRequest | undefined;
}

const lastStep = (rule: string | undefined) => rule?.split('/').at(-1);

/**
 * The valid case of a variant: of its values the first that is right by the judge.
 * @param others where the same place is among other values
 */
export function validCase(maker: Maker, slot: Slot, variant: Variant, others: Slot[] = []): Attempt {
  const { name, rule, values, inner, expects } = variant;
  const within = (): Variant => ({
    name: `${name}, one step further in`,
    ...(rule !== undefined && { rule }),
    // Where nothing else is right there is no step to make.
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

/** The invalid case of a break: best where only its field is wrong, else where its field is among the wrong ones. */
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

/** A case that no judge is asked about. */
export const plainCase = (
  kind: 'malformed' | 'hostile',
  name: string,
  request: () => CaseRequest | undefined,
  rest: Partial<Pick<Case, 'expects' | 'field'>> = {},
): Attempt => ({
  kind,
  name,
  sort: `${kind} ${name.split(': ').at(-1)}`,
  make() {
    const made = request();
    return made && { kind, request: made, expects: 'either', ...rest };
  },
});
