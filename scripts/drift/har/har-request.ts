// Compares a recorded request with its response: accepted although invalid, or rejected although valid.
import { Buffer } from 'node:buffer';
import type { Json } from '../../contract/document.ts';
import type { GivenRequest, Judge } from '../../contract/judge.ts';
import { declaredType, isJson, isJsonPatch, isParts, mediaType } from '../../contract/media.ts';
import { isBoundByWords, type Operation } from '../../contract/operations.ts';
import { toStep } from '../../contract/pointer.ts';
import type { FieldError } from '../../contract/schemas.ts';
import type { FindingDraft } from '../findings/answer-findings.ts';
import { isBound, isSecret, isWorkflow, recordNamed, wordsOf } from '../model/naming.ts';
import { fieldsNamed, namesIn } from '../model/problem.ts';
import type { Recorded } from './har-entry.ts';

export interface ReadRequest {
  given: GivenRequest;
  /** A syntax error in the body, before any schema check. */
  malformed: string | undefined;
  /** Whether the complete body was recorded in a readable form. */
  isKnown: boolean;
}

/** @param params values of the path parameters */
export function readRequest(
  { url, request }: Recorded,
  operation: Operation,
  params: Record<string, string>,
): ReadRequest {
  const { headers, body } = request;
  const given: GivenRequest = { params, query: url.searchParams, headers };
  const content = operation.definition.requestBody?.content;
  const type = mediaType(headers);
  if (!body) {
    // Browsers state the length of an empty body.
    const isKnown = !content || headers.get('content-length') === '0';
    return { given, malformed: undefined, isKnown };
  }
  if (!content || type === '') return { given, malformed: undefined, isKnown: !content };
  if (declaredType(Object.keys(content), type) === undefined) {
    return { given, malformed: `the media type ${type}`, isKnown: false };
  }
  const text = Buffer.from(body).toString();
  if (isJson(type)) {
    try {
      return { given: { ...given, body: JSON.parse(text) }, malformed: undefined, isKnown: true };
    } catch {
      return { given, malformed: 'JSON that breaks off', isKnown: false };
    }
  }
  // Recorders seldom keep the exact bytes of files.
  if (!isParts(type) || type.startsWith('multipart/')) return { given, malformed: undefined, isKnown: false };
  const pairs = [...new URLSearchParams(text)];
  const fields = [...Map.groupBy(pairs, ([name]) => name)].map(([name, list]) => {
    const texts = list.map(([, value]) => value);
    return [name, texts.length > 1 ? texts : texts[0]] as const;
  });
  return {
    given: { ...given, body: Object.fromEntries(fields), files: {} },
    malformed: undefined,
    isKnown: true,
  };
}

/** @param answer the response to the request; `json` is its body */
export function requestFindings(
  judge: Judge,
  operation: Operation,
  { given, malformed, isKnown }: ReadRequest,
  answer: { status: number; json: Json | undefined },
): FindingDraft[] {
  const isTaken = answer.status < 300;
  if (!isTaken && answer.status !== 400 && answer.status !== 422) return [];
  const errors = judge.request(operation, given).filter((error) => isSure(operation, error, isKnown));
  if (isTaken) {
    return [
      ...(malformed === undefined ? [] : [takenMalformed(operation, malformed, answer.status)]),
      ...errors.map((error) => taken(operation, given, error, answer.status)),
    ];
  }
  if (errors.length > 0 || malformed !== undefined || !isKnown) return [];
  return refused(operation, given, answer);
}

/** Most recordings leave out cookies and some bodies. */
function isSure({ parameters, definition }: Operation, { field }: FieldError, isKnown: boolean): boolean {
  const parameter = parameters.find(({ name }) => isAt(field, name));
  if (parameter) return parameter.in !== 'cookie';
  return isKnown || !definition.requestBody;
}

const isAt = (field: string, name: string) => field === name || field.startsWith(`${name}.`);

const takenMalformed = ({ pointer }: Operation, malformed: string, status: number): FindingDraft => ({
  kind: 'accepted-malformed',
  says: `Accepted a request that cannot be read as declared: ${malformed}.`,
  rule: `${pointer}/requestBody/content`,
  expected: 'a refusal',
  actual: `${status}`,
});

function taken(
  operation: Operation,
  given: GivenRequest,
  { field, message }: FieldError,
  status: number,
): FindingDraft {
  const at = operation.parameters.findIndex(({ name }) => isAt(field, name));
  const type = mediaType(given.headers);
  return {
    kind: 'accepted-invalid',
    // All list entries count as one.
    says: `Accepted an invalid request: ${field.replace(/\.\d+(?=\.|$)/g, '.*')} (${message.replace(/\.$/, '')}).`,
    at: `/${field.replaceAll('.', '/')}`,
    rule:
      operation.parameterPointers[at] ?? `${operation.pointer}/requestBody/content/${toStep(type)}/schema`,
    expected: 'a refusal',
    actual: `${status}`,
  };
}

/** Reasons that only the server can know: duplicates, scarcity, ownership. */
const OWN =
  /already|taken|exist|unique|duplicate|in use|expired|not found|unknown|no such|belong|limit|quota/i;
const OF_TIME = ['at', 'on', 'date', 'time', 'day', 'code', 'otp'];

/**
 * Reports a rejection of a valid request only if the error names a field whose rules a schema could state. In recorded
 * traffic, other reasons cannot be ruled out.
 */
function refused(
  operation: Operation,
  given: GivenRequest,
  { status, json }: { status: number; json: Json | undefined },
): FindingDraft[] {
  // The target of a patch may not exist.
  if (isJsonPatch(mediaType(given.headers))) return [];
  const names = namesIn(given.body as Json | undefined);
  for (const { name } of operation.parameters) names.add(name);
  const named = [...new Set(fieldsNamed(json, names))];
  if (named.length === 0 || OWN.test(JSON.stringify(json)) || isBoundByWords(operation, named)) return [];
  const plain = named.filter((field) => !isOfItsOwn(field));
  if (plain.length < named.length) return [];
  const [first = ''] = plain;
  const at = operation.parameters.findIndex(({ name }) => isAt(first, name));
  return [
    {
      kind: 'refused-valid',
      severity: 'warning',
      says: `Refused a valid request, naming ${first.replace(/\.\d+(?=\.|$)/g, '.*')}.`,
      at: first,
      rule: operation.parameterPointers[at] ?? `${operation.pointer}/requestBody`,
      expected: '2XX',
      actual: `${status}`,
    },
  ];
}

/** Fields whose validity depends on more than the request. */
function isOfItsOwn(field: string): boolean {
  const own = field.split('.').findLast((step) => !/^\d+$/.test(step)) ?? '';
  return (
    recordNamed(own) !== undefined ||
    [isWorkflow, isBound, isSecret].some((is) => is(own)) ||
    wordsOf(own).some((word) => OF_TIME.includes(word))
  );
}
