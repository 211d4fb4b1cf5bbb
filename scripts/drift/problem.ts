// Which fields an answer that refuses names, whatever its envelope is.
import type { Json } from '../contract/document.ts';

/**
 * The names of the request's fields that an answer mentions: as a text of its own (`email`, `/address/city`,
 * `body.tags[0]`) or, where there is none, in its sentences.
 * @param names what the request's fields are called, without the way to them
 */
export function fieldsNamed(answer: Json | undefined, names: Set<string>): Set<string> {
  const texts = textsOf(answer);
  const whole = new Set(
    texts
      .filter((text) => !/\s/.test(text))
      .flatMap((text) => stepsOf(text).filter((step) => names.has(step))),
  );
  if (whole.size > 0) return whole;
  return new Set(
    texts.flatMap((text) => text.split(/[^\w-]+/)).filter((word) => word.length > 2 && names.has(word)),
  );
}

const stepsOf = (text: string) =>
  text.split(/[./[\]'"#]+/).filter((step) => step !== '' && !/^\d+$/.test(step));

/** All texts in a value, and the names of its objects' properties. */
function textsOf(value: Json | undefined, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object' || depth > 5) return [];
  if (Array.isArray(value)) return value.slice(0, 50).flatMap((one) => textsOf(one, depth + 1));
  return Object.entries(value).flatMap(([name, inner]) => [name, ...textsOf(inner, depth + 1)]);
}

/** The names of all fields of a request's body, at any depth. */
export function namesIn(value: Json | undefined, into = new Set<string>()): Set<string> {
  if (value === null || typeof value !== 'object') return into;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) into.add(name);
    namesIn(inner, into);
  }
  return into;
}
