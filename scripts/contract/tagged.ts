// Whether the branches of a choice can be told apart by one property.
import { type Json, type OpenApi, resolveSchema, type Schema } from './document.ts';

/** Whether each branch requires the tag and has texts of its own for it; ajv cannot tell them apart otherwise. */
export function isTagged(document: OpenApi, { oneOf, required = [] }: Schema, tag: string): boolean {
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
