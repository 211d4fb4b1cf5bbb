// What an entry of a list says, by the names under which a list's parameters may speak of it.
import { type Json, type OpenApi, resolveSchema, type Schema } from '../contract/document.ts';
import { spread } from '../contract/schemas.ts';
import { plain, singular } from './naming.ts';
import { listedIn, type Path, propertiesOf } from './shapes.ts';

export interface Field {
  path: Path;
  schema: Schema;
  /** Whether it is the entry's own, and not that of something in it. */
  isOwn: boolean;
}

/** What holds an entry's own values, and adds nothing to what they are called. */
const CONTAINERS = ['attributes', 'properties'];
/** What holds the identifiers of other records. */
const RELATIONS = ['relationships', 'relations'];

/** Two that are called the same are told apart by nothing: the outer one is meant, or none. */
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

/** `labels` for `label`, and the other way round. */
export function fieldNamed(text: string, fields: Map<string, Field>): Field | undefined {
  const wanted = plain(text);
  const found = [...fields].find(
    ([name]) =>
      plain(name) === wanted || plain(name) === singular(wanted) || singular(plain(name)) === wanted,
  );
  return found?.[1];
}

/** The only one in something in the entry that is called so and can be nothing else: it has the same listed values. */
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

/** Whether two schemas say so much of a value that they are about the same: by one name, a pattern, or listed values. */
export function isAlike(document: OpenApi, one: Schema, other: Schema): boolean {
  if (one.$ref !== undefined && one.$ref === other.$ref) return true;
  const telling = (schema: Schema): Json | undefined => {
    const parts = spread(document, resolveSchema(document, schema));
    const pattern = parts.find((part) => part.pattern !== undefined)?.pattern;
    const format = parts.find((part) => part.format === 'uuid')?.format;
    const listed = listedIn(document, schema) ?? [];
    // Of one thing only, many have the same.
    return (listed.length > 1 ? listed : undefined) ?? pattern ?? format;
  };
  const [a, b] = [telling(one), telling(other)];
  return a !== undefined && JSON.stringify(a) === JSON.stringify(b);
}
