// Validates a response against the contract, with the verdicts and messages of the tools' judge, so
// that the same fault has the same fingerprint.

import {
  type DeclaredAnswer,
  type DeclaredAnswers,
  type DeclaredSchema,
  resolve,
  toStep,
} from '../lib/declared-answers.ts';
import { type Broken, checkValue } from './check-value.ts';
import type { Finding, FindingKind } from './finding.ts';

export interface ReceivedAnswer {
  status: number;
  headers: Headers;
  body: string;
  /**
   * Whether the browser hides headers that the response does not expose; a hidden one is not
   * missing.
   */
  isCrossOrigin?: boolean;
}

export interface AnswerFinding extends Finding {
  expected: string;
  found: string;
  /** `at` without data from the response: `*` for indexes and for undeclared names. */
  place: string;
}

type About = Pick<AnswerFinding, 'at' | 'rule' | 'expected' | 'found'> & { place?: string };

/**
 * @param operation its id, and its pointer in the bundled contract
 * @returns all violations; empty for a valid response
 */
export function checkAnswer(
  declared: DeclaredAnswers,
  operation: { id: string; pointer: string },
  given: ReceivedAnswer,
): AnswerFinding[] {
  const { status, headers, body } = given;
  const finding = (kind: FindingKind, { place, ...about }: About): AnswerFinding => ({
    kind,
    operationId: operation.id,
    status,
    says: `Expected: ${about.expected}. Found: ${about.found}.`,
    place: place ?? about.at,
    ...about,
  });
  const statuses = declared.operations[operation.id] ?? {};
  const answer = declared.answers[statuses[status] ?? -1];
  if (!answer) {
    const expected = `a status of ${Object.keys(statuses).join(', ')}`;
    const rule = `${operation.pointer}/responses`;
    return [finding('undeclared-status', { at: '', rule, expected, found: `${status}` })];
  }
  const rule = `${operation.pointer}/responses/${status}`;
  const findings = headerBreaks(declared, answer, given).map(([kind, name, { expected, found }]) =>
    finding(kind, { at: `header:${name}`, rule: `${rule}/headers/${name}`, expected, found }),
  );
  const add = (kind: FindingKind, about: About) => findings.push(finding(kind, about));
  const content = answer.content ?? {};
  const types = Object.keys(content);
  if (types.length === 0) {
    if (body !== '') add('undeclared-body', { at: '', rule, expected: 'no body', found: 'a body' });
    return findings;
  }
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const schema = Object.hasOwn(content, type) ? content[type] : undefined;
  if (!schema) {
    const expected = types.join(' or ');
    const found = type === '' ? 'no media type' : 'another media type';
    add('undeclared-media-type', { at: 'header:content-type', rule: `${rule}/content`, expected, found });
    return findings;
  }
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    const found = body === '' ? 'no body' : 'what is not JSON';
    add('unreadable-body', { at: '', rule: `${rule}/content`, expected: 'a body of JSON', found });
    return findings;
  }
  const pointer = `${rule}/content/${toStep(type)}/schema`;
  for (const broken of checkValue(declared.schemas, schema, value, { at: '', place: '', pointer }))
    add('schema', broken);
  for (const { at, place } of undeclared(declared.schemas, schema, value)) {
    const expected = 'no property but those that are declared';
    add('undeclared-property', { at, place, rule: pointer, expected, found: 'one that is not' });
  }
  return findings;
}

function headerBreaks(
  { schemas }: DeclaredAnswers,
  { headers = {} }: DeclaredAnswer,
  { headers: given, isCrossOrigin = false }: ReceivedAnswer,
): [FindingKind, string, Pick<Broken, 'expected' | 'found'>][] {
  return Object.entries(headers).flatMap(
    ([name, { required = false, schema }]): ReturnType<typeof headerBreaks> => {
      const text = given.get(name);
      if (text === null) {
        const isMissing = required && !isCrossOrigin;
        return isMissing ? [['missing-header', name, { expected: 'this header', found: 'none' }]] : [];
      }
      const here = { at: '', place: '', pointer: '' };
      return checkValue(schemas, schema, fromText(resolve(schemas, schema), text), here).map((broken) => [
        'header',
        name,
        broken,
      ]);
    },
  );
}

function fromText({ type }: DeclaredSchema, text: string): unknown {
  const types = [type].flat();
  // As JSON formats numbers.
  if (types.includes('integer') || types.includes('number'))
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  return types.includes('boolean') && /^(true|false)$/.test(text) ? text === 'true' : text;
}

/** Properties that no part of the schema declares. */
function undeclared(
  schemas: DeclaredAnswers['schemas'],
  schema: DeclaredSchema,
  value: unknown,
  at = '',
  place = '',
): { at: string; place: string }[] {
  if (value === null || typeof value !== 'object') return [];
  const parts = spread(schemas, schema);
  if (Array.isArray(value)) {
    const items = parts.find((part) => part.items)?.items;
    if (!items) return [];
    return value.flatMap((entry, i) => undeclared(schemas, items, entry, `${at}/${i}`, `${place}/*`));
  }
  // An object without declared properties may contain anything, and forbidden ones are already an
  // error.
  if (!parts.some(({ properties }) => properties)) return [];
  const isOpen = parts.some(({ additionalProperties }) => additionalProperties !== undefined);
  const declared = new Map<string, DeclaredSchema>();
  for (const { properties = {} } of parts) {
    for (const [name, inner] of Object.entries(properties)) {
      // Keeps the finding that says more about the content.
      if (!declared.has(name) || inner.$ref || inner.properties || inner.items) declared.set(name, inner);
    }
  }
  return Object.entries(value).flatMap(([name, inner]) => {
    const known = declared.get(name);
    if (!known) return isOpen ? [] : [{ at: `${at}/${name}`, place: `${place}/*` }];
    return undeclared(schemas, known, inner, `${at}/${name}`, `${place}/${name}`);
  });
}

/** A schema with all its branches, which together declare a value's properties. */
function spread(schemas: DeclaredAnswers['schemas'], schema: DeclaredSchema): DeclaredSchema[] {
  const own = resolve(schemas, schema);
  const branches = [...(own.allOf ?? []), ...(own.oneOf ?? []), ...(own.anyOf ?? [])];
  return [own, ...branches.flatMap((branch) => spread(schemas, branch))];
}
