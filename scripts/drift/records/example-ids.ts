// Path parameter values from the contract's examples, for resources without a list.
import type { Json } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { pathParametersOf, type Resource } from '../model/resources.ts';

/** An operation below a path without operations: `/floors/{no}/sensors`. */
export const askingBelow = (operations: Operation[], { path, list }: Resource): Operation | undefined =>
  list || operations.some((one) => one.path === path)
    ? undefined
    : operations.find(
        (one) =>
          one.method === 'get' &&
          one.effect === 'read' &&
          one.path.startsWith(`${path}/`) &&
          pathParametersOf(one.path).length === pathParametersOf(path).length,
      );

/**
 * @param asking has the path parameter
 * @param met values seen under its name
 */
export function exampleIds(
  { parameters }: Operation,
  { pathParameter, read }: Resource,
  met: Json[],
): Set<Json> {
  const parameter = parameters.find(({ name, in: where }) => where === 'path' && name === pathParameter);
  const { examples = {} } = (parameter ?? {}) as { examples?: Record<string, { value: Json }> };
  const {
    minimum,
    maximum = Number.POSITIVE_INFINITY,
    ...schema
  } = (parameter?.schema ?? {}) as {
    examples?: Json[];
    example?: Json;
    enum?: Json[];
    minimum?: number;
    maximum?: number;
  };
  const given = [
    parameter?.example,
    ...Object.values(examples).map(({ value }) => value),
    ...(schema.examples ?? []),
    schema.example,
    ...met,
    ...(schema.enum ?? []).slice(0, 2),
    // Records that cannot be read are often numbered.
    ...(read || minimum === undefined ? [] : [minimum, minimum + 1].filter((one) => one <= maximum)),
  ];
  return new Set(given.filter((one) => one !== undefined));
}
