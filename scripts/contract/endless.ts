// A schema that is a branch of itself: to hold a value against it would never end.
import type { OpenApi, Schema } from './document.ts';

/** The name of the first schema that comes back to itself without a step into the value. */
export function endlessSchema({ components }: OpenApi): string | undefined {
  const done = new Set<string>();
  const isEndless = (name: string, above: string[]): boolean => {
    if (above.includes(name)) return true;
    if (done.has(name)) return false;
    const schema = components.schemas[name];
    const found = schema !== undefined && namesIn(schema).some((inner) => isEndless(inner, [...above, name]));
    if (!found) done.add(name);
    return found;
  };
  return Object.keys(components.schemas).find((name) => isEndless(name, []));
}

/** What a value must be held against as a whole, beside this. */
function namesIn({ $ref, allOf = [], anyOf = [], oneOf = [] }: Schema): string[] {
  const own = $ref === undefined ? [] : [$ref.split('/').at(-1) ?? ''];
  return [...own, ...[...allOf, ...anyOf, ...oneOf].flatMap((branch) => namesIn(branch))];
}
