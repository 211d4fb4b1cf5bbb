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
