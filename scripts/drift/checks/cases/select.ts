// Which cases of an operation are tried: one for each rule at each place, the plainest first. What servers answer
// differently in good faith is left out, so that nobody is accused of it.
import type { Attempt } from '../../../contract/cases/attempt.ts';
import { byTurns } from '../../../contract/cases/choose.ts';
import { isLimit } from '../../naming.ts';

/** Cases that only a literal reader of the contract refuses, or takes. */
const DISPUTABLE = [
  // A parameter that comes twice: many servers take one of the two.
  /: twice$/,
  // `?status=` is no status for many.
  /^valid .*: empty$/,
  // What a field trims or counts, and how it writes an address, is told in no schema.
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

/** Of what cannot be read at all, that on which everybody agrees. */
const MALFORMED = [
  /^path [^:]+: a broken escape$/,
  /^body: (not JSON|cut off at the end|with a comma too many|nothing at all)$/,
  /^body: (a list|a text) instead of an object$/,
  /^body: as (text\/plain|application\/xml|application\/json)$/,
  /^body: no multipart at all$/,
  /^file [^:]+: of another type$/,
];

/** Texts that have brought servers down; the contract may allow them. */
const HOSTILE =
  /: (NUL|half of a letter|SQL|a broken escape|a name that every object has|control characters)$/;
const MOST_HOSTILE = 6;
/** What the contract allows, and brings down a server that puts it into a pattern or reckons with it. */
const ALLOWED = /^(query [^:]+: signs of patterns|(query|path) [^:]+: a large number)$/;
const MOST_ALLOWED = 8;

export interface Selection {
  valid: Attempt[][];
  invalid: Attempt[][];
  malformed: Attempt[];
  hostile: Attempt[];
}

/**
 * @returns for what is valid and invalid, groups: of each, the first that can be made is tried
 */
export function select(
  attempts: Attempt[],
  { most, seed, fuzz }: { most: number; seed: number; fuzz: number },
): Selection {
  const fair = attempts.filter(
    ({ kind, name, rule }) =>
      !DISPUTABLE.some((one) => one.test(`${kind} ${name}`) || one.test(name)) &&
      // Where no bound is stated, the largest number there is means nothing.
      !(kind === 'valid' && rule === undefined && / the (lowest|highest)$/.test(name)),
  );
  const of = (kind: Attempt['kind']) => fair.filter((one) => one.kind === kind);
  const grouped = (list: Attempt[], key: (one: Attempt) => string) => [...Map.groupBy(list, key).values()];
  // What changes what a record is comes last: it may have no use for the rest then.
  const valid = grouped(of('valid'), validKey).toSorted(([a], [b]) => Number(isKind(a)) - Number(isKind(b)));
  const invalid = grouped(of('invalid'), invalidKey);
  const malformed = of('malformed').filter(({ name }) => MALFORMED.some((one) => one.test(name)));
  const hostile = byTurns(
    of('hostile').filter(({ name }) => HOSTILE.test(name)),
    ({ sort }) => sort,
    seed,
  ).slice(0, Math.min(MOST_HOSTILE, most));
  // How many entries a page has is left out: whoever sets no bound to that answers with all of them.
  const allowed = of('hostile').filter(
    ({ name, field = '' }) => ALLOWED.test(name) && !(isLimit(field) && !name.endsWith('patterns')),
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
  };
}

/** As many as there may be, of as many sorts as there are, in their own order. */
function portion(groups: Attempt[][], most: number, seed: number): Attempt[][] {
  if (groups.length <= most) return groups;
  const chosen = new Set(
    byTurns(groups, ([first]) => first?.sort ?? '', seed).slice(0, Math.max(1, Math.floor(most))),
  );
  return groups.filter((group) => chosen.has(group));
}

/** Whether a case names another kind of a record, or may do so among other things. */
const isKind = (one: Attempt | undefined): boolean => isListed(one?.rule) || one?.field === 'body';

const place = (field = '') => field.replace(/\.\d+(?=\.|$)/g, '.*');
const isListed = (rule = '') => /\/(enum|const|properties|required|default)$/.test(rule);

/**
 * Each value of a list of allowed ones is a case of its own, and each property that may be left out, and null: a server
 * that takes any text may still refuse that there is none.
 */
const validKey = ({ name, rule, field }: Attempt): string =>
  isListed(rule) || rule === undefined || name.endsWith(': null') ? name : `${rule} ${place(field)}`;

/**
 * What a pattern takes is looked at from several sides: it may be cut off, or too wide, in one place only. So is what
 * reads as a date and is none in any calendar: many who refuse a word go on counting into March.
 */
const SIDES =
  /: (null|a letter too many|another letter|what there is, in another case|not a date(?:-time)?: "\d{4}-02-30)/;

const invalidKey = ({ name, rule, field }: Attempt): string =>
  `${rule} ${place(field)} ${SIDES.exec(name)?.[1] ?? ''}`;
