// Schemas that are a branch of themselves: validating a value against them would never terminate.
import type { OpenApi, Schema } from './document.ts';
import { toStep } from './pointer.ts';

type Rules = Schema &
  Partial<Record<(typeof ONE)[number], Schema>> & { dependentSchemas?: Record<string, Schema> };

const ONE = ['not', 'if', 'then', 'else'] as const;
const SEVERAL = ['allOf', 'anyOf', 'oneOf'] as const;

/** The references of a schema that apply to the same value, with their pointers. */
function branchesOf(schema: Rules, pointer: string): { ref: string; pointer: string }[] {
  const { $ref, dependentSchemas = {} } = schema;
  const inner = [
    ...ONE.flatMap((keyword): [Schema | undefined, string][] => [[schema[keyword], keyword]]),
    ...SEVERAL.flatMap((keyword) =>
      (schema[keyword] ?? []).map((one, i): [Schema, string] => [one, `${keyword}/${i}`]),
    ),
    ...Object.entries(dependentSchemas).map(([name, one]): [Schema, string] => [
      one,
      `dependentSchemas/${toStep(name)}`,
    ]),
  ];
  return [
    ...($ref === undefined ? [] : [{ ref: $ref.split('/').at(-1) ?? '', pointer: `${pointer}/$ref` }]),
    ...inner.flatMap(([one, at]) => (one ? branchesOf(one, `${pointer}/${at}`) : [])),
  ];
}

/** @returns the name of a schema that is a branch of itself, and that branch's pointer; undefined if none */
export function endlessSchema({
  components: { schemas },
}: Pick<OpenApi, 'components'>): { name: string; pointer: string } | undefined {
  const done = new Set<string>();
  const walk = (name: string, above: string[]): { name: string; pointer: string } | undefined => {
    const schema = schemas[name];
    if (done.has(name) || !schema) return undefined;
    const inside = [...above, name];
    for (const { ref, pointer } of branchesOf(schema, `/components/schemas/${toStep(name)}`)) {
      const found = inside.includes(ref) ? { name: ref, pointer } : walk(ref, inside);
      if (found) return found;
    }
    done.add(name);
    return undefined;
  };
  for (const name of Object.keys(schemas)) {
    const found = walk(name, []);
    if (found) return found;
  }
  return undefined;
}
