// The query parameters as they are sent: each member of an object has a name, `page[size]`.
import type { OpenApi, Parameter } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { isPaging } from './naming.ts';
import { propertiesOf, typesOf } from './shapes.ts';

export const isObject = (document: OpenApi, { schema }: Pick<Parameter, 'schema'>): boolean =>
  typesOf(document, schema).includes('object');

/**
 * Only objects that hold paging parameters are split: a `size` elsewhere may be a shoe size. The result contains no
 * objects.
 */
export function queryParts(document: OpenApi, { parameters }: Pick<Operation, 'parameters'>): Parameter[] {
  return parameters.flatMap((parameter): Parameter[] => {
    if (parameter.in !== 'query') return [];
    if (!isObject(document, parameter)) return [parameter];
    const { name, style = 'form', explode = style === 'form' } = parameter;
    const isDeep = style === 'deepObject';
    if (!isPaging(name) || !(isDeep || (style === 'form' && explode))) return [];
    return [...propertiesOf(document, parameter.schema)]
      .filter(([, schema]) => !isObject(document, { schema }))
      .map(([inner, schema]) => ({ name: isDeep ? `${name}[${inner}]` : inner, in: 'query', schema }));
  });
}

/** The parameter that holds a part, with its index in the operation. */
export function placeOfPart(document: OpenApi, { parameters }: Operation, part: string): number {
  const placeOf = (wanted: string) =>
    parameters.findIndex(({ name, in: where }) => name === wanted && where === 'query');
  const at = [part, part.replace(/\[[^[\]]*\]$/, '')].map(placeOf).find((place) => place >= 0);
  if (at !== undefined) return at;
  return parameters.findIndex((one) =>
    queryParts(document, { parameters: [one] }).some((own) => own.name === part),
  );
}

/** Names of the parameters in a query, including object members. */
export function sentIn(
  document: OpenApi,
  { parameters }: Pick<Operation, 'parameters'>,
  query: [name: string, text: string][],
): string[] {
  return parameters.flatMap((parameter) => {
    const { name, in: where, style = 'form', explode = style === 'form' } = parameter;
    const isSpread = style === 'form' && explode && isObject(document, parameter);
    const inner = isSpread ? propertiesOf(document, parameter.schema) : undefined;
    const isOwn = ([sent]: [string, string]) =>
      sent === name || (style === 'deepObject' && sent.startsWith(`${name}[`)) || inner?.has(sent);
    return where === 'query' && query.some(isOwn) ? [name] : [];
  });
}
