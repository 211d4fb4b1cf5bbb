// Decides what one response proves about a case. Pure: equal inputs give equal verdicts.
import type { Case } from '../../../contract/cases/case.ts';
import type { Json } from '../../../contract/document.ts';
import { isJsonPatch } from '../../../contract/media.ts';
import { isBoundByWords, type Operation } from '../../../contract/operations.ts';
import type { FindingDraft } from '../../findings/answer-findings.ts';
import type { FindingDetails } from '../../findings/finding.ts';
import { isBound, isSecret, isWorkflow, recordNamed } from '../../model/naming.ts';
import { fieldsNamed, namesOf, sentencesIn } from '../../model/problem.ts';
import { isIdempotencyKey } from '../../requests/idempotency-key.ts';

export type Verdict =
  | { is: 'right' }
  /**
   * Inconclusive: the error is about something else, or may have a reason that no schema states. `found` is the finding
   * if that reason is ruled out.
   */
  | { is: 'open'; why: string; found?: FindingDraft }
  /** Drift, reported immediately. */
  | { is: 'wrong'; found: FindingDraft }
  /** Drift if it repeats while the plain request still works. */
  | { is: 'doubtful'; found: FindingDraft };

interface Answer {
  status: number;
  json: Json | undefined;
}

const open = (why: string, found?: FindingDraft): Verdict => ({
  is: 'open',
  why,
  ...(found && { found }),
});
const RIGHT: Verdict = { is: 'right' };

/** @param isRecord whether a field references a record, by its schema or its name */
export function verdictOf(one: Case, answer: Answer, isRecord: (name: string) => boolean): Verdict {
  const { status } = answer;
  if (status === 0) return open('there was no answer');
  if (status >= 500) return RIGHT; // Server errors are reported as such.
  if (status === 429) return open('too many requests');
  switch (one.kind) {
    case 'valid':
      return ofValid(one, answer, isRecord);
    case 'invalid':
      return ofInvalid(one, answer);
    case 'malformed':
      return ofMalformed(one, answer);
    default:
      return RIGHT;
  }
}

/** The server accepted what it must reject. */
const taken = (
  { operation }: Case,
  { status }: Answer,
  found: Pick<FindingDetails, 'kind' | 'says' | 'at' | 'rule'>,
): Verdict => ({
  is: 'wrong',
  found: { ...found, expected: refusals(operation), actual: `${status}` },
});

function ofInvalid(one: Case, answer: Answer): Verdict {
  const { operation, broken, rule = operation.pointer, name } = one;
  const { status } = answer;
  if (status < 300) {
    const says = `Accepted an invalid request: ${name}.`;
    return taken(one, answer, { kind: 'accepted-invalid', says, at: broken?.field ?? '', rule });
  }
  if (status < 400) return open('it leads elsewhere');
  const inPath = operation.parameters.some(
    ({ in: where, name }) => where === 'path' && name === broken?.field,
  );
  if (status === 401 || status === 403 || (status === 404 && !inPath))
    return open('it was refused for another reason');
  return RIGHT;
}

function ofMalformed(one: Case, answer: Answer): Verdict {
  const { operation, name, expects, field } = one;
  if (expects !== 'refused' || answer.status >= 300) return RIGHT;
  const says = `Accepted a request that cannot be read as declared: ${name}.`;
  const rule = field === undefined ? `${operation.pointer}/requestBody/content` : operation.pointer;
  return taken(one, answer, { kind: 'accepted-malformed', says, at: field ?? '', rule });
}

function ofValid(one: Case, { status, json }: Answer, isRecord: (name: string) => boolean): Verdict {
  const { operation, field = '', rule = operation.pointer, name, expects, request } = one;
  if (status < 400) return RIGHT;
  if (expects !== 'accepted') return open('the contract does not decide it');
  if (isJsonPatch(request.body?.type)) return open('it may name what the record does not have');
  if (status !== 400 && status !== 422 && status !== 413)
    return open(`it is refused for its own reasons: ${status}`);
  if (isFreeText(operation, field) && Object.hasOwn(operation.definition.responses, `${status}`))
    return open('the contract declares this refusal, and not which texts it is for');
  const found: FindingDraft = {
    kind: 'refused-valid',
    says: `Refused a valid request: ${name}.`,
    at: field,
    rule,
    expected: accepting(operation),
    actual: `${status}`,
  };
  const why = ownReason(one, json, isRecord);
  if (why === undefined) return { is: 'doubtful', found };
  return open(why, LASTING.includes(why) ? undefined : found);
}

const RECORD = 'it names a record';
const KEY = 'the key may be used already';

/** Error texts about a missing record. */
const ABSENT = /\b(do(es)?(n['’]t| not) exist|not exist|no such|unknown \w+ id|not found)\b/i;
const ABSENCE = 'it may name what is not there';
/** Error texts about a valid value that exceeds what is available. */
const SCARCE =
  /\b(insufficient|not enough|in stock|out of stock|sold out|below zero|capacity|exceeds? the (stock|balance))\b/i;

/** Reasons that apply to every value of the field, or that no other value can avoid. */
const LASTING = [
  'an example may name what is not there',
  'several things are new at once',
  RECORD,
  ABSENCE,
  'it may be no state that can follow',
  'not every moment may be meant',
];

/** A legitimate reason to reject an allowed value: it depends on more than the schema states. */
function ownReason(
  { operation, field = '', variant, property, rule, request }: Case,
  json: Json | undefined,
  isRecord: (name: string) => boolean,
): string | undefined {
  if (variant === 'example') return 'an example may name what is not there';
  if (variant === 'every-property' || variant === 'only-required') return 'several things are new at once';
  const place = [field === 'body' ? '' : field, property ?? ''].filter(Boolean).join('.') || 'body';
  const own = place.split('.').findLast((step) => !/^\d+$/.test(step)) ?? '';
  if (recordNamed(own) !== undefined || isRecord(own) || /uuid|uri/.test(formatOf(operation, own)))
    return RECORD;
  if (operation.parameters.some(({ in: where, name }) => where === 'path' && name === field)) return RECORD;
  // A workflow state may not be reachable from the current one.
  if (isWorkflow(own) && operation.effect === 'write') return 'it may be no state that can follow';
  if (isIdempotencyKey({ name: field, in: 'header' })) return KEY;
  if (isBound(own)) return 'it may be bound to another value';
  if (isSecret(own)) return 'it may have to be repeated';
  if (/date|time/.test(formatOf(operation, own)) || /\/format$/.test(rule ?? ''))
    return 'not every moment may be meant';
  // A list of field names: `updateMask=title`.
  const listed = isListed(operation, field)
    ? request.query.flatMap(([one, text]) => (one === field ? text.split(',') : []))
    : [];
  const names = namesOf({ operation, request }).add(own);
  for (const one of listed) names.add(one.trim());
  const named = fieldsNamed(json, names);
  const words = sentencesIn(json);
  if (ABSENT.test(words)) return ABSENCE;
  if (isBoundByWords(operation, [place, ...named])) return 'the contract says so in words';
  if (SCARCE.test(words)) return 'there may not be as much';
  if (named.length === 0 || place === 'body') return undefined;
  const isAbout = (way: string) =>
    way === place ||
    way === own ||
    (variant !== 'entry-count' && way.startsWith(`${place}.`)) ||
    place === `${way}.0`;
  return named.some(isAbout) ? undefined : 'the answer is about another field';
}

/** Whether a schema says nothing of a text, so that only the server knows which ones it has. */
const isFreeText = ({ parameters }: Operation, field: string): boolean =>
  parameters.some(
    ({ name, in: where, schema }) =>
      name === field &&
      where === 'query' &&
      schema.type === 'string' &&
      !['enum', 'const', 'pattern', 'format', 'minLength', 'maxLength', '$ref'].some(
        (keyword) => keyword in schema,
      ),
  );

/** Whether a parameter takes arbitrary words. */
const isListed = ({ parameters }: Operation, field: string): boolean =>
  parameters.some(({ name, in: where, schema }) => where === 'query' && name === field && !schema.enum);

const formatOf = ({ parameters }: Operation, name: string): string =>
  parameters.find((one) => one.name === name)?.schema?.format ?? '';

const refusals = ({ definition }: Operation): string => {
  const declared = Object.keys(definition.responses).filter((status) => /^4/.test(status));
  const telling = declared.filter((status) => !['401', '403', '404', '409', '429'].includes(status));
  return (telling.length > 0 ? telling : declared.length > 0 ? declared : ['4XX']).join(' or ');
};

const accepting = ({ definition }: Operation): string =>
  Object.keys(definition.responses)
    .filter((status) => /^2/.test(status))
    .join(' or ') || '2XX';
