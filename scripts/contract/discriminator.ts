// Whether a property discriminates between the branches of a choice.
import { type Json, type OpenApi, resolveSchema, type Schema } from './document.ts';

/** Whether each branch requires the tag with distinct constants, as ajv needs. */
export function isDiscriminated(document: OpenApi, { oneOf, required = [] }: Schema, tag: string): boolean {
  if (oneOf === undefined) return false;
  const names = oneOf.map((branch): Json[] => {
    const own = resolveSchema(document, branch);
    const schema = own.properties?.[tag];
    if (![...(own.required ?? []), ...required].includes(tag)) return [];
    return schema?.const === undefined ? (schema?.enum ?? []) : [schema.const];
  });
  const all = names.flat();
  const isEachNamed = names.every(({ length }) => length > 0);
  return isEachNamed && all.every((name) => typeof name === 'string') && new Set(all).size === all.length;
}
