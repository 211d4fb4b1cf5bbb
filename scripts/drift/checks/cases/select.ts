// Selects the cases to try: one per rule and place, the simplest first. Cases that servers handle differently in good
// faith are left out.
import type { Attempt } from '../../../contract/cases/attempt.ts';
import { byTurns } from '../../../contract/cases/choose.ts';
import { isLimit } from '../../naming.ts';

/** Cases that depend on a literal reading of the contract. */
const DISPUTABLE = [
  // Many servers accept a repeated parameter and use one of the values.
  /: twice$/,
  // Many servers ignore an empty `?status=`.
  /^valid .*: empty$/,
  // Schemas do not describe trimming, counting or address normalization.
  /: spaces at both ends$/,
  /: \d+ characters of two units$/,
  /: seldom: /,
  /: a line feed behind$/,
  /: "1\.5\.2"$/,
  /: "\u0661"$/,
  /: ""$/,
  / out of any range$/,
  / two files$/,
];

/** Malformed requests that every server should reject. */
const MALFORMED = [
  /^path [^:]+: a broken escape$/,
  /^body: (not JSON|cut off at the end|with a comma too many|nothing at all)$/,
  /^body: (a list|a text) instead of an object$/,
  /^body: as (text\/plain|application\/xml|application\/json)$/,
  /^body: no multipart at all$/,
  /^file [^:]+: of another type$/,
];

/** Texts that have crashed servers, even though the contract may allow them. */
const HOSTILE =
  /: (NUL|half of a letter|SQL|a broken escape|a name that every object has|control characters)$/;
const MOST_HOSTILE = 6;
/** Allowed values that crash servers that build patterns from them or calculate with them. */
const ALLOWED = /^(query [^:]+: signs of patterns|(query|path) [^:]+: a large number)$/;
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
    ({ kind, name, rule }) =>
      !DISPUTABLE.some((one) => one.test(`${kind} ${name}`) || one.test(name)) &&
      // Without a stated bound, the largest number means nothing.
      !(kind === 'valid' && rule === undefined && / the (lowest|highest)$/.test(name)),
  );
  const of = (kind: Attempt['kind']) => fair.filter((one) => one.kind === kind);
  const grouped = (list: Attempt[], key: (one: Attempt) => string) => [...Map.groupBy(list, key).values()];
  // Type changes come last, because the record may reject other fields afterwards.
  const valid = grouped(of('valid'), validKey).toSorted(([a], [b]) => Number(isKind(a)) - Number(isKind(b)));
  const invalid = grouped(of('invalid'), invalidKey);
  const malformed = of('malformed').filter(({ name }) => MALFORMED.some((one) => one.test(name)));
  const hostile = byTurns(
    of('hostile').filter(({ name, isUnreadable }) => HOSTILE.test(name) && !(isWrite && isUnreadable)),
    ({ sort }) => sort,
    seed,
  ).slice(0, Math.min(MOST_HOSTILE, most));
  // Page sizes are left out: a server without a limit returns all entries.
  const allowed = of('hostile').filter(
    ({ name, field = '' }) => ALLOWED.test(name) && !(isLimit(field) && !name.endsWith('patterns')),
  );
  const unreadable = of('hostile').filter((one) => isWrite && one.isUnreadable && HOSTILE.test(one.name));
  const rest = fuzz > 0 ? byTurns([...of('valid'), ...of('invalid')], ({ sort }) => sort, seed) : [];
  const chosen = new Set([...valid, ...invalid].map(([first]) => first));
  const more = rest.filter((one) => !chosen.has(one)).slice(0, fuzz);
  const [someValid, someInvalid] = [portion(valid, most * 0.35, seed), portion(invalid, most * 0.5, seed)];
  return {
    valid: [...someValid, ...more.filter(({ kind }) => kind === 'valid').map((one) => [one])],
    invalid: [...someInvalid, ...more.filter(({ kind }) => kind === 'invalid').map((one) => [one])],
    malformed: malformed.slice(0, Math.max(1, Math.floor(most * 0.1))),
    hostile: [...hostile, ...allowed.slice(0, Math.min(MOST_ALLOWED, most))],
    unreadable: grouped(unreadable, ({ sort }) => sort),
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
const validKey = ({ name, rule, field }: Attempt): string =>
  isListed(rule) || rule === undefined || name.endsWith(': null') ? name : `${rule} ${place(field)}`;

/**
 * Patterns are tested from several sides, because only one end may be wrong. Impossible dates too, because many parsers
 * roll them over into the next month.
 */
const SIDES =
  /: (null|a letter too many|another letter|what there is, in another case|not a date(?:-time)?: "\d{4}-02-30)/;

const invalidKey = ({ name, rule, field }: Attempt): string =>
  `${rule} ${place(field)} ${SIDES.exec(name)?.[1] ?? ''}`;
