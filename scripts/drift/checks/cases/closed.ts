// What may be right to refuse though its schema allows it: fields take only some values, and there may be too little.
import type { Case } from '../../../contract/cases/case.ts';
import type { Json } from '../../../contract/document.ts';
import { namesOf } from '../problem.ts';

/** What has become of the valid cases of one operation. */
export interface Tried {
  taken: Case[];
  /** What may be wrong to refuse. */
  doubtful: Case[];
  /** What was not taken for what it is: nothing stood in its way. */
  declined: Case[];
  /** How what is wrong in itself was refused, by the field that it is about. */
  refusals: Map<string, Set<string>>;
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
 * What a refusal looks like: its status, and what there is in its body, whatever the fields are called. A server that
 * checks a request against a schema answers all that is wrong with it in one way.
 */
export function formOf(one: Case, { status, json }: { status: number; json: Json | undefined }): string {
  const fields = namesOf(one);
  const parts = (value: Json | undefined, depth = 0): string[] => {
    if (value === null || typeof value !== 'object' || depth > MOST_DEPTH) return [];
    if (Array.isArray(value)) return value.flatMap((inner) => parts(inner, depth));
    return Object.entries(value).flatMap(([name, inner]) => {
      const own = fields.has(name) ? '*' : name;
      return [own, ...parts(inner, depth + 1).map((part) => `${own}.${part}`)];
    });
  };
  return [status, ...new Set(parts(json).toSorted())].join(' ');
}

const MOST_DEPTH = 4;

/** Remembers how what is wrong in itself was refused. */
export function learnForm({ refusals }: Tried, one: Case, answer: Parameters<typeof formOf>[1]): void {
  const { kind, broken: { field = '' } = {} } = one;
  if (kind !== 'invalid') return;
  refusals.set(field, new Set(refusals.get(field)).add(formOf(one, answer)));
}

/**
 * Whether a value is refused in a way in which nothing was that is wrong in itself, with the same field if that was
 * tried: it may be more than there is just now, or not go with the rest.
 */
export function isApart(
  { form, one: { field = '' } }: { form: string; one: Pick<Case, 'field'> },
  { refusals }: Pick<Tried, 'refusals'>,
): boolean {
  const forms = [...(refusals.get(field) ?? [...refusals.values()].flatMap((all) => [...all]))];
  return forms.length > 0 && !forms.includes(form);
}
