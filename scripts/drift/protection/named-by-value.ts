// A DELETE that names by value what it removes, in its query or body: `DELETE /contacts/emails?value=…`.
import { type CaseRequest, jsonIn } from '../../contract/cases/case.ts';
import { toGiven } from '../../contract/cases/http.ts';
import { requiredOf } from '../../contract/cases/node.ts';
import { queryPairs } from '../../contract/cases/parameters.ts';
import type { Json } from '../../contract/document.ts';
import type { Judge } from '../../contract/judge.ts';
import type { Contract } from '../../contract/load.ts';
import type { Operation } from '../../contract/operations.ts';
import { jsonBodyOf } from '../model/body-of.ts';
import { pathParametersOf } from '../model/resources.ts';
import { isRecord, listShape, propertiesOf } from '../model/shapes.ts';
import type { Ownership } from './ownership.ts';

/**
 * The only required query parameter or body property, if the list at the same path shows it for each entry. Anything
 * else may select many records, such as `olderThan`.
 */
export function namingField({ document, operations }: Contract, operation: Operation): string | undefined {
  const { method, path, parameters } = operation;
  if (method !== 'delete' || pathParametersOf(path).length > 0) return undefined;
  const body = jsonBodyOf(document, operation);
  const query = parameters.filter(({ required, in: where }) => required && where === 'query');
  const [name, ...others] = [...query.map((one) => one.name), ...(body ? requiredOf(body.node) : [])];
  const list = operations.find((one) => one.method === 'get' && one.path === path && one.effect === 'read');
  const shape = list && listShape(document, list);
  if (name === undefined || others.length > 0 || !shape) return undefined;
  return propertiesOf(document, shape.schema).has(name) ? name : undefined;
}

/** The requests that remove a part of a record of this run. */
export function* partRemovals(
  run: { contract: Contract; judge: Judge; ownership: Pick<Ownership, 'isUnshared'> },
  operation: Operation,
  plain: CaseRequest,
  body: Json,
): Generator<{ value: Json; request: CaseRequest }> {
  const name = namingField(run.contract, operation);
  if (name === undefined) return;
  const step = operation.path.split('/').at(-1) ?? '';
  for (const value of new Set(valuesUnder(body, [name, step]))) {
    const request = withValue(operation, plain, name, value);
    const given = toGiven(request);
    const isValid = given && run.judge.request(operation, given).length === 0;
    if (isValid && run.ownership.isUnshared(value, false)) yield { value, request };
  }
}

function withValue({ parameters }: Operation, plain: CaseRequest, name: string, value: Json): CaseRequest {
  const parameter = parameters.find((one) => one.name === name && one.in === 'query');
  const json = jsonIn(plain);
  if (!parameter)
    return {
      ...plain,
      body: { type: plain.body?.type, json: { ...(isRecord(json) && json), [name]: value } },
    };
  const others = plain.query.filter(([key]) => key !== name);
  return { ...plain, query: [...others, ...queryPairs(parameter, value)] };
}

/** Values under one of these names, at any depth. */
function valuesUnder(value: Json, names: string[], isInside = false): Json[] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesUnder(entry, names, isInside));
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      valuesUnder(inner, names, isInside || names.includes(name)),
    );
  return isInside && value !== null ? [value] : [];
}
