// Tracks what a run has proven: operations that responded as declared, accepted parameters, and properties seen.
import type { Json, OpenApi, Schema } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { spread } from '../../contract/schemas.ts';
import { successSchema } from '../model/shapes.ts';

export interface Share {
  proven: number;
  of: number;
}

export interface Coverage {
  /** A successful call. */
  worked(
    operation: Operation,
    request: { names: Iterable<string>; body: Json | undefined },
    answer: Json | undefined,
  ): void;
  /** A call with any response. */
  answered(operation: Operation, status: number): void;
  operations(among: Operation[]): Share;
  parameters(among: Operation[]): Share;
  properties(among: Operation[]): Share;
  /** Operations that never succeeded. */
  unproven(among: Operation[]): Operation[];
  /** `placeOrder (401, 422)`: response statuses, the most frequent first. */
  answersOf(operation: Operation): string;
  unseen(among: Operation[]): string[];
}

export function createCoverage(document: OpenApi): Coverage {
  const worked = new Set<Operation>();
  const answered = new Map<Operation, Map<number, number>>();
  const parameters = new Set<string>();
  const properties = new Set<string>();

  const walk = (schema: Schema, value: Json | undefined, at: string, depth: number): void => {
    if (value === null || typeof value !== 'object' || depth > 8) return;
    const parts = spread(document, schema);
    if (Array.isArray(value)) {
      const items = parts.find((part) => part.items)?.items;
      for (const entry of items ? value : []) walk(items ?? {}, entry, `${at}[]`, depth + 1);
      return;
    }
    for (const part of parts) {
      for (const [name, inner] of Object.entries(part.properties ?? {})) {
        if (!Object.hasOwn(value, name)) continue;
        properties.add(`${at}.${name}`);
        walk(inner, value[name], `${at}.${name}`, depth + 1);
      }
    }
  };

  /** The properties of a schema, without recursion. */
  const declared = (schema: Schema, at: string, above: Schema[]): string[] => {
    const parts = spread(document, schema);
    if (parts.some((part) => above.includes(part)) || above.length > 12) return [];
    const inside = [...above, ...parts];
    const items = parts.find((part) => part.items)?.items;
    return [
      ...parts.flatMap((part) =>
        Object.entries(part.properties ?? {}).flatMap(([name, inner]) => [
          `${at}.${name}`,
          ...declared(inner, `${at}.${name}`, inside),
        ]),
      ),
      ...(items ? declared(items, `${at}[]`, inside) : []),
    ];
  };

  const requestSchema = ({ definition }: Operation) =>
    Object.values(definition.requestBody?.content ?? {})[0]?.schema;
  const propertiesOf = (operation: Operation): string[] => {
    const [answer, request] = [successSchema(operation), requestSchema(operation)];
    return [
      ...new Set([
        ...(answer ? declared(answer, `${operation.id} answer`, []) : []),
        ...(request ? declared(request, `${operation.id} request`, []) : []),
      ]),
    ];
  };

  return {
    worked(operation, { names, body }, answer) {
      worked.add(operation);
      for (const name of names) parameters.add(`${operation.id} ${name}`);
      const [answers, request] = [successSchema(operation), requestSchema(operation)];
      if (answers) walk(answers, answer, `${operation.id} answer`, 0);
      if (request) walk(request, body, `${operation.id} request`, 0);
    },
    answered(operation, status) {
      const counts = answered.get(operation) ?? new Map<number, number>();
      answered.set(operation, counts.set(status, (counts.get(status) ?? 0) + 1));
    },
    operations: (among) => ({ proven: among.filter((one) => worked.has(one)).length, of: among.length }),
    parameters: (among) => share(among.flatMap(parametersOf), parameters),
    properties: (among) => share(among.flatMap(propertiesOf), properties),
    unproven: (among) => among.filter((one) => !worked.has(one)),
    answersOf(operation) {
      const often = [...(answered.get(operation) ?? [])].toSorted(([, a], [, b]) => b - a);
      const statuses = often.slice(0, 3).map(([status]) => status);
      return `${operation.id} (${statuses.length > 0 ? statuses.join(', ') : 'never called'})`;
    },
    unseen: (among) => [
      ...among.flatMap(parametersOf).filter((one) => !parameters.has(one)),
      ...among.flatMap(propertiesOf).filter((one) => !properties.has(one)),
    ],
  };
}

const parametersOf = ({ id, parameters }: Operation) => parameters.map(({ name }) => `${id} ${name}`);

const share = (all: string[], seen: Set<string>): Share => {
  const wanted = [...new Set(all)];
  return { proven: wanted.filter((one) => seen.has(one)).length, of: wanted.length };
};
