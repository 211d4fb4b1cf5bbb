// Which fields an answer that refuses names, whatever its envelope is.
import { type Case, type CaseRequest, jsonIn } from '../../contract/cases/case.ts';
import type { Json } from '../../contract/document.ts';

/**
 * The fields of a request that an answer mentions, as ways to them (`address.city`, `tags.0`): by a text of its own
 * (`email`, `/address/city`, `body.tags[0]`) or, where there is none, by a name in its sentences.
 * @param names what the request's fields are called, without the way to them
 */
export function fieldsNamed(answer: Json | undefined, names: Set<string>): string[] {
  const texts = textsOf(answer);
  const ways = texts.filter((text) => !/\s/.test(text)).map((text) => stepsOf(text, names));
  const whole = ways.filter((steps) => steps.some((step) => names.has(step)));
  if (whole.length > 0) return whole.map((steps) => steps.join('.'));
  return texts.flatMap((text) => text.split(/[^\w-]+/)).filter((word) => word.length > 2 && names.has(word));
}

/** What a way may begin with that is no field, unless the request has a field of that name. */
const ROOTS = ['body', 'query', 'request', 'data', 'params', 'path', 'header', 'headers', '$'];

function stepsOf(text: string, names: Set<string>): string[] {
  const steps = text.split(/[./[\]'"#]+/).filter((step) => step !== '');
  const [first = ''] = steps;
  return steps.length > 1 && ROOTS.includes(first) && !names.has(first) ? steps.slice(1) : steps;
}

/** All texts in a value, and the names of its objects' properties. */
function textsOf(value: Json | undefined, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object' || depth > 5) return [];
  if (Array.isArray(value)) return value.slice(0, 50).flatMap((one) => textsOf(one, depth + 1));
  return Object.entries(value).flatMap(([name, inner]) => [name, ...textsOf(inner, depth + 1)]);
}

/** What an answer says in sentences. */
export const sentencesIn = (answer: Json | undefined): string =>
  textsOf(answer)
    .filter((text) => /\s/.test(text))
    .join(' ');

/** The names of all fields of a request's body, at any depth. */
export function namesIn(value: Json | undefined, into = new Set<string>()): Set<string> {
  if (value === null || typeof value !== 'object') return into;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) into.add(name);
    namesIn(inner, into);
  }
  return into;
}

/** What the fields of a case's request are called: its parameters, and all in its body. */
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

/** Whether a field was looked at and found right: nothing is found, or only something else is wrong. */
export function isAboutElse(
  one: Case,
  { status, json }: { status: number; json: Json | undefined },
  field: string,
): boolean {
  const named = fieldsNamed(json, namesOf(one));
  if (status === 404) return named.length === 0;
  return [400, 422].includes(status) && named.length > 0 && !named.some((way) => way.startsWith(field));
}

/** Whether what is wrong with a request may not have been looked at, as only other fields are said to be wrong. */
export function isMasked(one: Case, { status, json }: { status: number; json: Json | undefined }): boolean {
  const { field = '' } = one.broken ?? {};
  if (one.kind !== 'invalid' || ![400, 422].includes(status) || ['', 'body'].includes(field)) return false;
  const named = fieldsNamed(json, namesOf(one));
  const isOf = (way: string) => way.startsWith(field) || field.startsWith(way) || field.endsWith(`.${way}`);
  return named.length > 0 && !named.some(isOf);
}
