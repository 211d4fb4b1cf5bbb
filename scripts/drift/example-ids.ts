// What may fill a blank where no list tells it: what the contract itself gives as an example.
import type { Json } from '../contract/document.ts';
import type { Operation } from '../contract/operations.ts';
import { blanksOf, type Resource } from './resources.ts';

/** What can be asked about a step of a path at which nothing stands by itself: `/floors/{no}/sensors`. */
export const askingBelow = (operations: Operation[], { path, list }: Resource): Operation | undefined =>
  list || operations.some((one) => one.path === path)
    ? undefined
    : operations.find(
        (one) =>
          one.method === 'get' &&
          one.effect === 'read' &&
          one.path.startsWith(`${path}/`) &&
          blanksOf(one.path).length === blanksOf(path).length,
      );

/**
 * @param asking has the parameter that says what may fill the blank
 * @param met values that stand under its name elsewhere
 */
export function exampleIds({ parameters }: Operation, { blank, read }: Resource, met: Json[]): Set<Json> {
  const parameter = parameters.find(({ name, in: where }) => where === 'path' && name === blank);
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
    // What nothing reads is often numbered.
    ...(read || minimum === undefined ? [] : [minimum, minimum + 1].filter((one) => one <= maximum)),
  ];
  return new Set(given.filter((one) => one !== undefined));
}
