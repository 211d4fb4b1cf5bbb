// Values of parameters as a request carries them.
import type { Json, Parameter } from '../document.ts';
import type { Operation } from '../operations.ts';
import { SEPARATORS } from '../text-values.ts';

const text = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A value in the query: the name once for each entry of a list, unless its style says otherwise. */
export function queryPairs(parameter: Parameter, value: Json): [string, string][] {
  const { name, content, style = 'form', explode = style === 'form' } = parameter;
  if (content) return [[name, JSON.stringify(value)]];
  if (Array.isArray(value)) {
    if (explode) return value.map((entry) => [name, text(entry)]);
    return value.length > 0 ? [[name, value.map(text).join(SEPARATORS[style] ?? ',')]] : [];
  }
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).map(([key, inner]): [string, string] => [key, text(inner)]);
    if (style === 'deepObject') return entries.map(([key, inner]) => [`${name}[${key}]`, inner]);
    return explode ? entries : [[name, entries.flat().join(',')]];
  }
  return [[name, text(value)]];
}

/** The value of a parameter that is not in the query. */
export const parameterText = ({ content }: Parameter, value: Json): string =>
  content ? JSON.stringify(value) : simpleText(value);

/** A value in the path or in a header. */
export const simpleText = (value: Json): string =>
  Array.isArray(value) ? value.map(text).join(',') : text(value);

/** Whether a header can carry it: HTTP cuts blanks off its ends and takes no control characters. */
export const isHeaderText = (value: string): boolean =>
  /^[\x21-\x7e\xa0-\xff]([\t\x20-\x7e\xa0-\xff]*[\x21-\x7e\xa0-\xff])?$/.test(value);

/** Whether one step of a path can carry it: an empty one, and dots, are taken for something else on the way. */
export const isPathText = (value: string): boolean =>
  value !== '' && value !== '.' && value !== '..' && value.isWellFormed();

/** The template with its blanks filled in. */
export const fillPath = (template: string, params: Record<string, string>): string =>
  template.replace(/\{([^}]+)\}/g, (blank, name: string) =>
    Object.hasOwn(params, name) ? encodeURIComponent(params[name] ?? '') : blank,
  );

/** Where a request goes. */
export const pathOf = (
  { path, slash }: Pick<Operation, 'path' | 'slash'>,
  params: Record<string, string>,
): string => `${fillPath(path, params)}${slash ? '/' : ''}`;
