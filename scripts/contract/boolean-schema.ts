// `true` and `false` are schemas too. As objects that say the same, no reader has to know of them.
import type { Json } from './document.ts';

/** Keywords whose value is a schema. */
const ONE = ['schema', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'];
/** Keywords whose value holds schemas: by name, or one after the other. */
const BY_NAME = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions', 'schemas'];
const IN_ORDER = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];

/**
 * @param path what leads to the boolean, in a place where schemas stand
 * @returns the schema as an object; the boolean where it is none, or where only `false` has a meaning of its own
 *   (`additionalProperties`, `unevaluatedProperties`, `items` after `prefixItems`)
 */
export function unlessBoolean(value: boolean, path: string[]): Json {
  const [above = '', last = ''] = [path.at(-2), path.at(-1)];
  const isName = (key: string, holder: string | undefined) =>
    BY_NAME.includes(key) && !BY_NAME.includes(holder ?? '');
  if (isName(above, path.at(-3)) || IN_ORDER.includes(above) || ONE.includes(last)) {
    return value ? {} : { not: {} };
  }
  return last === 'items' && value ? {} : value;
}
