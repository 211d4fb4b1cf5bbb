// Selects the cases to try: one per rule and place, the simplest first. Cases that servers handle differently in good
// faith are left out.
import type { Attempt } from '../../../contract/cases/attempt.ts';
import type { CaseVariant } from '../../../contract/cases/case.ts';
import { byTurns } from '../../../contract/cases/choose.ts';
import { isLimit } from '../../model/naming.ts';

/** Cases that depend on a literal reading of the contract. */
const DISPUTABLE: CaseVariant[] = [
  // Many servers accept a repeated parameter and use one of the values.
  'repeated-parameter',
  // Many servers ignore an empty `?status=`.
  'empty-text',
  // Schemas do not describe trimming, counting or address normalization.
  ...(['surrounding-spaces', 'two-unit-characters', 'seldom-format'] as const),
  ...(['trailing-line-feed', 'odd-number', 'out-of-range', 'two-files'] as const),
];

/** Malformed requests that every server should reject. */
const MALFORMED: CaseVariant[] = [
  ...(['broken-escape', 'not-json', 'truncated', 'trailing-comma', 'empty-body'] as const),
  ...(['other-json-type', 'other-media-type', 'not-multipart', 'other-file-type'] as const),
];

/** Texts that have crashed servers, even though the contract may allow them. */
const HOSTILE: CaseVariant[] = ['sql', 'prototype-name', 'control-characters'];
/** Texts that no JSON reader has to accept: once stored, they may make a server's own data unreadable. */
const UNREADABLE: CaseVariant[] = ['nul', 'lone-surrogate'];
const MOST_HOSTILE = 6;
/** Allowed values that crash servers that build patterns from them or calculate with them. */
const ALLOWED: CaseVariant[] = ['pattern-signs', 'large-number'];
const MOST_ALLOWED = 8;

export interface Selection {
  valid: Attempt[][];
  invalid: Attempt[][];
  malformed: Attempt[];
  hostile: Attempt[];
  /** Texts that may make stored data unreadable: a group each. */
  unreadable: Attempt[][];
}

/**
 * @param isWrite whether the texts are stored
 * @returns groups of valid and invalid cases; the first case of a group that can be built is tried
 */
export function select(
  attempts: Attempt[],
  { most, seed, fuzz, isWrite = false }: { most: number; seed: number; fuzz: number; isWrite?: boolean },
): Selection {
  const fair = attempts.filter(
    (one) =>
      !isOneOf(DISPUTABLE, one) &&
      // Without a stated bound, the largest number means nothing.
      !(one.kind === 'valid' && one.rule === undefined && isOneOf(['lowest', 'highest'], one)),
  );
  const of = (kind: Attempt['kind']) => fair.filter((one) => one.kind === kind);
  const grouped = (list: Attempt[], key: (one: Attempt) => string) => [...Map.groupBy(list, key).values()];
  // Type changes come last, because the record may reject other fields afterwards.
  const valid = grouped(of('valid'), validKey).toSorted(([a], [b]) => Number(isKind(a)) - Number(isKind(b)));
  const invalid = grouped(of('invalid'), invalidKey);
  const malformed = of('malformed').filter((one) => isOneOf(MALFORMED, one));
  const unreadable = of('hostile').filter((one) => isOneOf(UNREADABLE, one));
  const hostile = byTurns(
    [...of('hostile').filter((one) => isOneOf(HOSTILE, one)), ...(isWrite ? [] : unreadable)],
    ({ sort }) => sort,
    seed,
  ).slice(0, Math.min(MOST_HOSTILE, most));
  // Page sizes are left out: a server without a limit returns all entries.
  const allowed = of('hostile').filter(
    (one) => isOneOf(ALLOWED, one) && !(isLimit(one.field ?? '') && one.variant === 'large-number'),
  );
  const rest = fuzz > 0 ? byTurns([...of('valid'), ...of('invalid')], ({ sort }) => sort, seed) : [];
  const chosen = new Set([...valid, ...invalid].map(([first]) => first));
  const more = rest.filter((one) => !chosen.has(one)).slice(0, fuzz);
  const [someValid, someInvalid] = [portion(valid, most * 0.35, seed), portion(invalid, most * 0.5, seed)];
  return {
    valid: [...someValid, ...more.filter(({ kind }) => kind === 'valid').map((one) => [one])],
    invalid: [...someInvalid, ...more.filter(({ kind }) => kind === 'invalid').map((one) => [one])],
    malformed: malformed.slice(0, Math.max(1, Math.floor(most * 0.1))),
    hostile: [...hostile, ...allowed.slice(0, Math.min(MOST_ALLOWED, most))],
    unreadable: isWrite ? grouped(unreadable, ({ sort }) => sort) : [],
  };
}

/** Takes up to `most` groups, spread over the kinds, in their original order. */
function portion(groups: Attempt[][], most: number, seed: number): Attempt[][] {
  if (groups.length <= most) return groups;
  const chosen = new Set(
    byTurns(groups, ([first]) => first?.sort ?? '', seed).slice(0, Math.max(1, Math.floor(most))),
  );
  return groups.filter((group) => chosen.has(group));
}

/** Whether a case changes the record's type. */
const isKind = (one: Attempt | undefined): boolean => isListed(one?.rule) || one?.field === 'body';

const place = (field = '') => field.replace(/\.\d+(?=\.|$)/g, '.*');
const isListed = (rule = '') => /\/(enum|const|properties|required|default)$/.test(rule);

/**
 * Each enum value, each optional property and each null is its own case: a lenient server may still reject one of them.
 */
const validKey = ({ name, rule, field, variant }: Attempt): string =>
  isListed(rule) || rule === undefined || variant === 'null' ? name : `${rule} ${place(field)}`;

/**
 * Patterns are tested from several sides, because only one end may be wrong. Impossible dates too, because many parsers
 * roll them over into the next month.
 */
const SIDES: CaseVariant[] = ['null', 'extra-letter', 'other-letter', 'other-case', 'impossible-date'];

const invalidKey = (one: Attempt): string =>
  `${one.rule} ${place(one.field)} ${isOneOf(SIDES, one) ? one.variant : ''}`;

const isOneOf = (variants: readonly CaseVariant[], { variant }: Attempt): boolean =>
  variant !== undefined && variants.includes(variant);
