// Locates schemas in a contract's files, and data that only looks like a schema.
import type { Json } from './document.ts';

/** The values of these keys are data, even if they look like references. */
const DATA = ['value', 'example'];
const DATA_OF_SCHEMAS = ['example', 'examples', 'default', 'const', 'enum'];

/** Whether the value of this keyword is data. */
export const isDataPlace = (key: string, isSchema: boolean): boolean =>
  (isSchema ? DATA_OF_SCHEMAS : DATA).includes(key);

/** Keywords whose keys are free names instead of keywords. */
const NAMES = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'];

/** Whether keys are free names here: a property may be named like a keyword. */
export const isNamesPlace = (path: string[]): boolean =>
  NAMES.includes(path.at(-1) ?? '') && !NAMES.includes(path.at(-2) ?? '');

/** Keywords whose value is an object, but neither a schema nor a map of schemas. */
const NO_SCHEMAS = ['discriminator', 'mapping', 'xml', 'externalDocs', 'dependentRequired'];

/** Whether a value inside a schema is not a schema, but an OpenAPI object or an extension. */
export const isBesideSchemas = (path: string[]): boolean =>
  path.some((step) => step.startsWith('x-')) ||
  (NO_SCHEMAS.includes(path.at(-1) ?? '') && !isNamesPlace(path.slice(0, -1)) && !isSchemaPlace(path));

/** Whether the value at these keys is a schema. */
export const isSchemaPlace = (path: string[]): boolean =>
  path.at(-1) === 'schema' || path.at(-2) === 'schemas';

/** The path to the schema with this anchor; undefined if there is none. */
export function wayToAnchor(
  value: Json,
  anchor: string,
  path: string[] = [],
  isSchema = false,
): string[] | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  const isNames = isNamesPlace(path);
  const isKeyed = !Array.isArray(value) && !isNames;
  if (isKeyed && (value.$anchor === anchor || value.$dynamicAnchor === anchor)) return path;
  for (const [key, inner] of Object.entries(value)) {
    if (isDataPlace(key, isSchema) && !isNames) continue;
    const at = [...path, key];
    const found = wayToAnchor(inner, anchor, at, isSchema || isSchemaPlace(at));
    if (found) return found;
  }
  return undefined;
}

/** Keywords whose value is a schema. */
const ONE = ['not', 'if', 'then', 'else', 'contains', 'propertyNames'];
/** Keywords whose value is a list of schemas. */
const IN_ORDER = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];

/**
 * Converts the boolean schemas `true` and `false` to objects, so that readers handle objects only.
 * @param path the location of the boolean, where schemas are expected
 * @returns the schema as an object; the boolean if it is not a schema, or if only `false` has its own meaning
 *   (`additionalProperties`, `unevaluatedProperties`, `items` after `prefixItems`)
 */
export function unlessBoolean(value: boolean, path: string[]): Json {
  const [above = '', last = ''] = [path.at(-2), path.at(-1)];
  const isHere = isNamesPlace(path.slice(0, -1)) || isSchemaPlace(path);
  if (isHere || IN_ORDER.includes(above) || ONE.includes(last)) return value ? {} : { not: {} };
  return last === 'items' && value ? {} : value;
}
