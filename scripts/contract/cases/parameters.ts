// Serializes parameter values for a request.
import type { Json, Parameter } from '../document.ts';
import type { Operation } from '../operations.ts';
import { SEPARATORS } from '../text-values.ts';

const text = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A query value: the name is repeated for each entry of a list, unless its style differs. */
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

/** The value of a parameter outside the query. */
export const parameterText = ({ content }: Parameter, value: Json): string =>
  content ? JSON.stringify(value) : simpleText(value);

/** A value in the path or in a header. */
export const simpleText = (value: Json): string =>
  Array.isArray(value) ? value.map(text).join(',') : text(value);

/** Whether a header can contain it: HTTP trims whitespace and forbids control characters. */
export const isHeaderText = (value: string): boolean =>
  /^[\x21-\x7e\xa0-\xff]([\t\x20-\x7e\xa0-\xff]*[\x21-\x7e\xa0-\xff])?$/.test(value);

/** Whether a path segment can contain it: empty segments and dots are normalized away. */
export const isPathText = (value: string): boolean =>
  value !== '' && value !== '.' && value !== '..' && value.isWellFormed();

/** The path template with its parameters filled in. */
export const fillPath = (template: string, params: Record<string, string>): string =>
  template.replace(/\{([^}]+)\}/g, (blank, name: string) =>
    Object.hasOwn(params, name) ? encodeURIComponent(params[name] ?? '') : blank,
  );

/** The target of a request. */
export const pathOf = (
  { path, slash }: Pick<Operation, 'path' | 'slash'>,
  params: Record<string, string>,
): string => `${fillPath(path, params)}${slash ? '/' : ''}`;
