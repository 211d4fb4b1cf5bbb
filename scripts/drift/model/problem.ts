// Finds the request fields that an error response names, in any envelope.
import { type Case, type CaseRequest, jsonIn } from '../../contract/cases/case.ts';
import type { Json } from '../../contract/document.ts';

/**
 * Paths of the request fields that an error names (`address.city`, `tags.0`): from a separate text (`email`,
 * `/address/city`, `body.tags[0]`), or else from its sentences.
 * @param names the request's field names without their paths
 */
export function fieldsNamed(answer: Json | undefined, names: Set<string>): string[] {
  const texts = textsOf(answer);
  const ways = texts.filter((text) => !/\s/.test(text)).map((text) => stepsOf(text, names));
  const whole = ways.filter((steps) => steps.some((step) => names.has(step)));
  if (whole.length > 0) return whole.map((steps) => steps.join('.'));
  return texts.flatMap((text) => text.split(/[^\w-]+/)).filter((word) => word.length > 2 && names.has(word));
}

/** Path prefixes that are not fields, unless the request has a field with that name. */
const ROOTS = ['body', 'query', 'request', 'data', 'params', 'path', 'header', 'headers', '$'];

function stepsOf(text: string, names: Set<string>): string[] {
  const steps = text.split(/[./[\]'"#]+/).filter((step) => step !== '');
  const [first = ''] = steps;
  return steps.length > 1 && ROOTS.includes(first) && !names.has(first) ? steps.slice(1) : steps;
}

/** All texts and property names in a value. */
function textsOf(value: Json | undefined, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object' || depth > 5) return [];
  if (Array.isArray(value)) return value.slice(0, 50).flatMap((one) => textsOf(one, depth + 1));
  return Object.entries(value).flatMap(([name, inner]) => [name, ...textsOf(inner, depth + 1)]);
}

/** The sentences in a response. */
export const sentencesIn = (answer: Json | undefined): string =>
  textsOf(answer)
    .filter((text) => /\s/.test(text))
    .join(' ');

/** All field names in a request body, at any depth. */
export function namesIn(value: Json | undefined, into = new Set<string>()): Set<string> {
  if (value === null || typeof value !== 'object') return into;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) into.add(name);
    namesIn(inner, into);
  }
  return into;
}

/** The field names of a case's request: parameters and body. */
export function namesOf({ operation, request }: Pick<Case, 'operation' | 'request'>): Set<string> {
  const names = operation.parameters.map(({ name }) => name);
  return namesIn(jsonIn(request), new Set([...names, ...namesOfParts(request)]));
}

/** `address[city]` is part of `address`. */
function namesOfParts({ body }: CaseRequest): string[] {
  const names = body && 'parts' in body ? body.parts.map(({ name }) => name) : [];
  const inForm = body && 'form' in body ? body.form.map(([name]) => name) : [];
  return [...names, ...inForm].flatMap((name) => name.split(/[[\]]+/)).filter(Boolean);
}

/** Whether a field was checked and accepted: the response is a success, or only other fields are reported. */
export function isAboutElse(
  one: Case,
  { status, json }: { status: number; json: Json | undefined },
  field: string,
): boolean {
  const named = fieldsNamed(json, namesOf(one));
  if (status === 404) return named.length === 0;
  return [400, 422].includes(status) && named.length > 0 && !named.some((way) => way.startsWith(field));
}

/** Whether an invalid field may not have been checked, because only other fields are reported. */
export function isMasked(one: Case, { status, json }: { status: number; json: Json | undefined }): boolean {
  const { field = '' } = one.broken ?? {};
  if (one.kind !== 'invalid' || ![400, 422].includes(status) || ['', 'body'].includes(field)) return false;
  const named = fieldsNamed(json, namesOf(one));
  const isOf = (way: string) => way.startsWith(field) || field.startsWith(way) || field.endsWith(`.${way}`);
  return named.length > 0 && !named.some(isOf);
}
