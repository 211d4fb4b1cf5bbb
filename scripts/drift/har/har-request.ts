// What a recorded request and its answer say of each other: the contract forbids what was taken, or allows what was not.
import { Buffer } from 'node:buffer';
import type { Json } from '../../contract/document.ts';
import type { GivenRequest, Judge } from '../../contract/judge.ts';
import { declaredType, isJson, isJsonPatch, isParts, mediaType } from '../../contract/media.ts';
import { isBoundByWords, type Operation } from '../../contract/operations.ts';
import { toStep } from '../../contract/pointer.ts';
import type { FieldError } from '../../contract/schemas.ts';
import type { Told } from '../answer-findings.ts';
import { fieldsNamed, namesIn } from '../checks/problem.ts';
import { isBound, isSecret, isWorkflow, recordNamed, wordsOf } from '../naming.ts';
import type { Recorded } from './har-entry.ts';

export interface ReadRequest {
  given: GivenRequest;
  /** What is wrong with the body's form, before any schema. */
  malformed: string | undefined;
  /** Whether all of the body was recorded, in a form that can be judged. */
  isKnown: boolean;
}

/** @param params what the path's blanks hold */
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
    // Browsers say of what they send without a body how long it is.
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
  // Recorders keep the bytes of files as they can, which is seldom as they were.
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

/** @param answer of the same exchange; `json` is its body */
export function requestFindings(
  judge: Judge,
  operation: Operation,
  { given, malformed, isKnown }: ReadRequest,
  answer: { status: number; json: Json | undefined },
): Told[] {
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

/** Cookies are left out of most recordings, and so are bodies of some kinds. */
function isSure({ parameters, definition }: Operation, { field }: FieldError, isKnown: boolean): boolean {
  const parameter = parameters.find(({ name }) => isAt(field, name));
  if (parameter) return parameter.in !== 'cookie';
  return isKnown || !definition.requestBody;
}

const isAt = (field: string, name: string) => field === name || field.startsWith(`${name}.`);

const takenMalformed = ({ pointer }: Operation, malformed: string, status: number): Told => ({
  kind: 'accepted-malformed',
  severity: 'error',
  says: `It takes what cannot be read as the contract declares: ${malformed}.`,
  rule: `${pointer}/requestBody/content`,
  expected: 'a refusal',
  actual: `${status}`,
});

function taken(
  operation: Operation,
  given: GivenRequest,
  { field, message }: FieldError,
  status: number,
): Told {
  const at = operation.parameters.findIndex(({ name }) => isAt(field, name));
  const type = mediaType(given.headers);
  return {
    kind: 'accepted-invalid',
    severity: 'error',
    // Entries of lists count as one.
    says: `It takes what the contract forbids: ${field.replace(/\.\d+(?=\.|$)/g, '.*')} (${message.replace(/\.$/, '')}).`,
    at: `/${field.replaceAll('.', '/')}`,
    rule:
      operation.parameterPointers[at] ?? `${operation.pointer}/requestBody/content/${toStep(type)}/schema`,
    expected: 'a refusal',
    actual: `${status}`,
  };
}

/** What a server can know and no schema says: it is there already, it has run out, it is not yours. */
const OWN =
  /already|taken|exist|unique|duplicate|in use|expired|not found|unknown|no such|belong|limit|quota/i;
const OF_TIME = ['at', 'on', 'date', 'time', 'day', 'code', 'otp'];

/**
 * A refusal of what the contract allows is told only where the answer is about a field of the request whose rules
 * a schema could say: in traffic, unlike in a test, nobody knows what else was the reason.
 */
function refused(
  operation: Operation,
  given: GivenRequest,
  { status, json }: { status: number; json: Json | undefined },
): Told[] {
  // What a patch names may not be there.
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
      says: `It refuses what the contract allows, and names ${first.replace(/\.\d+(?=\.|$)/g, '.*')}.`,
      at: first,
      rule: operation.parameterPointers[at] ?? `${operation.pointer}/requestBody`,
      expected: '2XX',
      actual: `${status}`,
    },
  ];
}

/** Fields whose right values depend on more than the request. */
function isOfItsOwn(field: string): boolean {
  const own = field.split('.').findLast((step) => !/^\d+$/.test(step)) ?? '';
  return (
    recordNamed(own) !== undefined ||
    [isWorkflow, isBound, isSecret].some((is) => is(own)) ||
    wordsOf(own).some((word) => OF_TIME.includes(word))
  );
}
