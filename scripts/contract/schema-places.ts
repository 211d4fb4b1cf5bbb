// Where in a contract's files schemas stand, and what there is no schema although it looks like one.
import type { Json } from './document.ts';

/** What stands under these is data, even where it looks like a reference. */
const DATA = ['value', 'example'];
const DATA_OF_SCHEMAS = ['example', 'examples', 'default', 'const', 'enum'];

/** Whether what stands under this key, which is no name, is data. */
export const isDataPlace = (key: string, isSchema: boolean): boolean =>
  (isSchema ? DATA_OF_SCHEMAS : DATA).includes(key);

/** Keywords under which anybody's names stand, and not keywords. */
const NAMES = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'];

/** Whether names stand here: a property may be called like a keyword. */
export const isNamesPlace = (path: string[]): boolean =>
  NAMES.includes(path.at(-1) ?? '') && !NAMES.includes(path.at(-2) ?? '');

/** Keywords whose value is an object and neither a schema nor names with schemas. */
const NO_SCHEMAS = ['discriminator', 'mapping', 'xml', 'externalDocs', 'dependentRequired'];

/** Whether what stands here, in a schema, is no schema: something of OpenAPI's own, or an extension's. */
export const isBesideSchemas = (path: string[]): boolean =>
  path.some((step) => step.startsWith('x-')) ||
  (NO_SCHEMAS.includes(path.at(-1) ?? '') && !isNamesPlace(path.slice(0, -1)) && !isSchemaPlace(path));

/** Whether what stands under these keys is a schema. */
export const isSchemaPlace = (path: string[]): boolean =>
  path.at(-1) === 'schema' || path.at(-2) === 'schemas';

/** The way to the schema that has this anchor; undefined where none has it. */
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
/** Keywords whose value holds schemas one after the other. */
const IN_ORDER = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];

/**
 * `true` and `false` are schemas too: as objects that say the same, no reader has to know of them.
 * @param path what leads to the boolean, in a place where schemas stand
 * @returns the schema as an object; the boolean where it is none, or where only `false` has a meaning of its own
 *   (`additionalProperties`, `unevaluatedProperties`, `items` after `prefixItems`)
 */
export function unlessBoolean(value: boolean, path: string[]): Json {
  const [above = '', last = ''] = [path.at(-2), path.at(-1)];
  const isHere = isNamesPlace(path.slice(0, -1)) || isSchemaPlace(path);
  if (isHere || IN_ORDER.includes(above) || ONE.includes(last)) return value ? {} : { not: {} };
  return last === 'items' && value ? {} : value;
}
