// What may be right to refuse though its schema allows it: fields take only some values, and there may be too little.
import type { Case } from '../../../contract/cases/case.ts';

/** What has become of the valid cases of one operation. */
export interface Tried {
  taken: Case[];
  /** What may be wrong to refuse. */
  doubtful: Case[];
  /** What was not taken for what it is: nothing stood in its way. */
  declined: Case[];
  /** The statuses by which what is wrong in itself was answered. */
  refusals: Set<number>;
}

/** Where a list of values stands: the constants of a choice are one list. */
const listOf = (rule = ''): string => rule.replace(/\/(oneOf|anyOf)\/\d+\/(const|enum)$/, '');

/** Values of a field that nobody chose for their length. */
const MADE_UP = /: (a text of the pattern, \d|letters of many languages|\d+ characters)$/;

/**
 * Whether a field takes only values that the server knows, whatever its schema says: none of those that were made up
 * was taken, or of several that are listed only the one that goes with the others.
 */
export function isClosed(
  { field, name, rule = '' }: Case,
  { taken, doubtful, declined }: Omit<Tried, 'refusals'>,
): boolean {
  // Nothing at all is no value that would have to be known.
  if (/: null$/.test(name)) return false;
  const alike = (list: Case[]) => list.filter((other) => other.field === field);
  if (/\/(enum|const)$/.test(rule)) {
    const [yes, no] = [taken, doubtful].map(
      (list) => alike(list).filter((other) => listOf(other.rule) === listOf(rule)).length,
    );
    return (yes ?? 0) < 2 && (yes ?? 0) + (no ?? 0) > 2;
  }
  const [, other] = /: with (.*)$/.exec(name) ?? [];
  // A length that no keyword bounds has no rule of its own.
  const isOfText = MADE_UP.test(name) || /\/(minLength|maxLength|pattern|type)$/.test(rule);
  if (other === undefined && !isOfText) return false;
  const place =
    other === undefined ? field : [field === 'body' ? '' : field, other].filter(Boolean).join('.');
  const made = (list: Case[]) => list.some((one) => one.field === place && MADE_UP.test(one.name));
  return made(declined) && !made(taken);
}

/**
 * Whether a value is refused by a status that is declared, and by which nothing was refused that is wrong in itself: it
 * may be more than there is just now.
 */
export const isApart = (
  { one: { operation }, status }: { one: Pick<Case, 'operation'>; status: number },
  { refusals }: Pick<Tried, 'refusals'>,
): boolean =>
  [400, 422].some((one) => refusals.has(one)) &&
  !refusals.has(status) &&
  Object.hasOwn(operation.definition.responses, status);
