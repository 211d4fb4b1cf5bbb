// The properties of a list's entries, by the names that parameters may use for them.
import { type Json, type OpenApi, resolveSchema, type Schema } from '../../contract/document.ts';
import { spread } from '../../contract/schemas.ts';
import { plain, singular } from './naming.ts';
import { listedIn, type Path, propertiesOf } from './shapes.ts';

export interface Field {
  path: Path;
  schema: Schema;
  /** Whether the property belongs to the entry itself and not to a nested object. */
  isOwn: boolean;
}

/** Objects that only group an entry's own values. */
const CONTAINERS = ['attributes', 'properties'];
/** Objects that hold references to other records. */
const RELATIONS = ['relationships', 'relations'];

/** Nested properties with the same name are ambiguous: the outer one is used, or none. */
export function fieldsOf(document: OpenApi, schema: Schema): Map<string, Field> {
  const top = [...propertiesOf(document, schema)];
  const own = top.map(([name, inner]): [string, Field] => [
    name,
    { path: [name], schema: inner, isOwn: true },
  ]);
  const inner = top.flatMap(([outer, held]): [string, Field][] => {
    const properties = [...propertiesOf(document, held)];
    const below = (name: string, one: Schema, isOwn: boolean): [string, Field] => [
      name,
      { path: [outer, ...(isOwn ? [name] : name.split('.').slice(1))], schema: one, isOwn },
    ];
    if (CONTAINERS.includes(plain(outer))) return properties.map(([name, one]) => below(name, one, true));
    if (RELATIONS.includes(plain(outer)))
      return properties.map(([name, one]) => {
        const data = propertiesOf(document, one).get('data');
        const path = [outer, name, ...(data ? ['data'] : [])];
        return [name, { path, schema: data ?? one, isOwn: true }];
      });
    return properties.map(([name, one]) => below(`${outer}.${name}`, one, false));
  });
  const known = new Set(own.map(([name]) => plain(name)));
  const counts = Map.groupBy(inner, ([name]) => plain(name));
  const clear = inner.filter(([name]) => !known.has(plain(name)) && counts.get(plain(name))?.length === 1);
  return new Map([...own, ...clear]);
}

/** `labels` for `label`, and vice versa. */
export function fieldNamed(text: string, fields: Map<string, Field>): Field | undefined {
  const wanted = plain(text);
  const found = [...fields].find(
    ([name]) =>
      plain(name) === wanted || plain(name) === singular(wanted) || singular(plain(name)) === wanted,
  );
  return found?.[1];
}

/** The only nested property with this name and the same enum. */
export function fieldLike(
  document: OpenApi,
  text: string,
  schema: Schema,
  fields: Map<string, Field>,
): Field | undefined {
  const [only, ...others] = [...fields.values()].filter(
    ({ path, isOwn }) => !isOwn && plain(path.at(-1) ?? '') === plain(text),
  );
  const listed = listedIn(document, schema);
  const isSame = only && listed && JSON.stringify(listed) === JSON.stringify(listedIn(document, only.schema));
  return isSame && others.length === 0 ? only : undefined;
}

/** Whether two schemas are specific and equal enough to describe the same value: by reference, pattern or enum. */
export function schemasMatch(document: OpenApi, one: Schema, other: Schema): boolean {
  if (one.$ref !== undefined && one.$ref === other.$ref) return true;
  const telling = (schema: Schema): Json | undefined => {
    const parts = spread(document, resolveSchema(document, schema));
    const pattern = parts.find((part) => part.pattern !== undefined)?.pattern;
    const format = parts.find((part) => part.format === 'uuid')?.format;
    const listed = listedIn(document, schema) ?? [];
    // Single-value enums are too common.
    return (listed.length > 1 ? listed : undefined) ?? pattern ?? format;
  };
  const [a, b] = [telling(one), telling(other)];
  return a !== undefined && JSON.stringify(a) === JSON.stringify(b);
}
