// Detects legitimate rejections of values that the schema allows: closed value sets and scarce resources.
import type { Case, CaseVariant } from '../../../contract/cases/case.ts';
import type { Json } from '../../../contract/document.ts';
import { namesOf } from '../../model/problem.ts';

/** The results of one operation's valid cases. */
export interface Tried {
  taken: Case[];
  /** Possibly wrong rejections. */
  doubtful: Case[];
  /** Cases that were rejected because of their own value. */
  declined: Case[];
  /** The forms in which invalid values were rejected, by field. */
  refusals: Map<string, Set<string>>;
}

/** Path of the value list: the constants of a choice form one list. */
const listOf = (rule = ''): string => rule.replace(/\/(oneOf|anyOf)\/\d+\/(const|enum)$/, '');

/** Values that were not chosen for their length. */
const MADE_UP: (CaseVariant | undefined)[] = ['pattern-text', 'many-languages', 'length'];

/**
 * Whether a field accepts only values known to the server: every generated value was rejected, or of several listed
 * values only one was accepted.
 */
export function isClosed(
  { field, variant, property, rule = '' }: Case,
  { taken, doubtful, declined }: Omit<Tried, 'refusals'>,
): boolean {
  // Null is not a value that the server would have to know.
  if (variant === 'null') return false;
  const alike = (list: Case[]) => list.filter((other) => other.field === field);
  if (/\/(enum|const)$/.test(rule)) {
    const [yes, no] = [taken, doubtful].map(
      (list) => alike(list).filter((other) => listOf(other.rule) === listOf(rule)).length,
    );
    return (yes ?? 0) < 2 && (yes ?? 0) + (no ?? 0) > 2;
  }
  // A length without a bounding keyword is not a separate rule.
  const isOfText = MADE_UP.includes(variant) || /\/(minLength|maxLength|pattern|type)$/.test(rule);
  if (property === undefined && !isOfText) return false;
  const place =
    property === undefined ? field : [field === 'body' ? '' : field, property].filter(Boolean).join('.');
  const made = (list: Case[]) => list.some((one) => one.field === place && MADE_UP.includes(one.variant));
  return made(declined) && !made(taken);
}

/**
 * The form of a rejection: its status and the structure of its body without field names. A server that validates
 * against a schema reports all violations in one form.
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

/** Records the form in which an invalid value was rejected. */
export function learnForm({ refusals }: Tried, one: Case, answer: Parameters<typeof formOf>[1]): void {
  const { kind, broken: { field = '' } = {} } = one;
  if (kind !== 'invalid') return;
  refusals.set(field, new Set(refusals.get(field)).add(formOf(one, answer)));
}

/**
 * Whether a rejection differs in form from every validation error, with the same field if one was tried. The cause may
 * be scarcity or a combination of values.
 */
export function isApart(
  { form, one: { field = '' } }: { form: string; one: Pick<Case, 'field'> },
  { refusals }: Pick<Tried, 'refusals'>,
): boolean {
  const forms = [...(refusals.get(field) ?? [...refusals.values()].flatMap((all) => [...all]))];
  return forms.length > 0 && !forms.includes(form);
}
