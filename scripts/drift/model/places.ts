// Properties of a value's place in a request.
import type { Place } from '../../contract/cases/case.ts';
import { type Node, typesOf } from '../../contract/cases/node.ts';
import type { Json, OpenApi, Parameter } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { spread } from '../../contract/schemas.ts';

/** The position in the surrounding lists as one number. */
export const nthOf = ({ field }: Place): number =>
  (field.match(/(?<=\.)\d+/g) ?? []).reduce((sum, step) => sum * 100 + Number(step), 0);

/** The header with the version of a record to change. */
export const isVersion = ({ name, in: where }: Parameter): boolean =>
  where === 'header' && /^if-match$/i.test(name);

/** Whether a change without a version is rejected: 428 has no other meaning. */
export const mustTellVersion = ({
  parameters,
  definition,
}: Pick<Operation, 'parameters' | 'definition'>): boolean =>
  parameters.some(
    (one) => isVersion(one) && (one.required === true || Object.hasOwn(definition.responses, '428')),
  );

/** Path parameters are text but may be numbers elsewhere. */
export const asIn = (node: Node | undefined, value: Json | undefined): Json | undefined =>
  node && typeof value === 'string' && /^\d{1,15}$/.test(value) && !typesOf(node).includes('string')
    ? Number(value)
    : value;

/** The name of a field without its path and list positions. */
export const lastName = ({ field }: Place): string =>
  field.split('.').findLast((step) => !/^\d+$/.test(step)) ?? '';

/** All values that the contract lists for a path parameter; undefined if it lists none. */
export const valuesListed = (
  document: OpenApi,
  { parameters }: Operation,
  name: string,
): Json[] | undefined => {
  const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
  return spread(document, parameter?.schema ?? {}).find((part) => part.enum)?.enum;
};
