// What the place of a value in a request says of it.
import type { Place } from '../contract/cases/case.ts';
import { type Node, typesOf } from '../contract/cases/node.ts';
import type { Json, Parameter } from '../contract/document.ts';
import type { Operation } from '../contract/operations.ts';

/** Where a place stands in the lists around it. */
export const nthOf = ({ field }: Place): number =>
  (field.match(/(?<=\.)\d+/g) ?? []).reduce((sum, step) => sum * 100 + Number(step), 0);

/** What a change says of which version it is about. */
export const isVersion = ({ name, in: where }: Parameter): boolean =>
  where === 'header' && /^if-match$/i.test(name);

/** Whether a change is refused that does not say which version it is about: 428 means nothing else. */
export const mustTellVersion = ({
  parameters,
  definition,
}: Pick<Operation, 'parameters' | 'definition'>): boolean =>
  parameters.some(
    (one) => isVersion(one) && (one.required === true || Object.hasOwn(definition.responses, '428')),
  );

/** What fills a path is text, and may be a number elsewhere. */
export const asIn = (node: Node | undefined, value: Json | undefined): Json | undefined =>
  node && typeof value === 'string' && /^\d{1,15}$/.test(value) && !typesOf(node).includes('string')
    ? Number(value)
    : value;

/** The name of a field, without the way to it and its place in a list. */
export const lastName = ({ field }: Place): string =>
  field.split('.').findLast((step) => !/^\d+$/.test(step)) ?? '';
