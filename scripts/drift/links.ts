// Where an answer says that a record stands: its `Location`, and the links that the contract declares.
import { jsonIn } from '../contract/cases/case.ts';
import { declaredAnswer, type Json, type Link } from '../contract/document.ts';
import type { Operation } from '../contract/operations.ts';
import { fromStep } from '../contract/pointer.ts';
import type { Resource } from './resources.ts';
import type { Exchange, Run } from './run.ts';
import { valueAt } from './shapes.ts';
import { isFailure } from './wire/reply.ts';

/** What fills the blank by the answer's `Location`. */
export function paramsOfLocation(
  { reply }: Exchange,
  { path }: Resource,
): Record<string, string> | undefined {
  const location = isFailure(reply) ? null : reply.headers.get('location');
  if (!location) return undefined;
  const steps = location
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);
  const template = path.split('/').filter(Boolean);
  const tail = steps.slice(-template.length);
  if (tail.length < template.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of template.entries()) {
    const given = tail[i] ?? '';
    if (part.startsWith('{')) params[part.slice(1, -1)] = safelyDecoded(given);
    else if (part !== given) return undefined;
  }
  return params;
}

function safelyDecoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    // Whoever writes a lone percent sign means one.
    return step;
  }
}

/** What fills the blank by the links that the contract declares for the answer. */
export function paramsOfLinks(
  run: Run,
  exchange: Exchange,
  { path, blank }: Resource,
): Record<string, string> | undefined {
  for (const { operation, params } of linksOf(run, exchange)) {
    if (operation.path === path && params[blank] !== undefined) return params;
  }
  return undefined;
}

/** The calls that an answer says can follow, with what it gives for their parameters. */
export function linksOf(
  run: Run,
  exchange: Exchange,
): { name: string; operation: Operation; params: Record<string, string> }[] {
  const declared = declaredAnswer(exchange.operation.definition, exchange.status);
  return Object.entries(declared?.answer.links ?? {}).flatMap(([name, link]) => {
    const operation = linked(run, link);
    if (!operation) return [];
    const params = Object.entries(link.parameters ?? {}).flatMap(([key, expression]) => {
      const value = evaluate(expression, exchange);
      return value === undefined ? [] : [[key.replace(/^(path|query|header)\./, ''), `${value}`]];
    });
    return [{ name, operation, params: Object.fromEntries(params) }];
  });
}

function linked({ contract }: Run, { operationId, operationRef }: Link): Operation | undefined {
  const pointer = operationRef?.replace(/^#/, '');
  return contract.operations.find((one) => one.id === operationId || one.pointer === pointer);
}

/** A runtime expression of OpenAPI; anything else is a constant. */
function evaluate(expression: Json, { json, reply, request }: Exchange): Json | undefined {
  if (typeof expression !== 'string' || !expression.startsWith('$')) return expression;
  const [, source = '', rest = ''] =
    /^\$(response\.body|response\.header|request\.path|request\.query|request\.body)[.#]?(.*)$/.exec(
      expression,
    ) ?? [];
  const inside = (value: Json | undefined) => valueAt(value, rest.split('/').slice(1).map(fromStep));
  switch (source) {
    case 'response.body':
      return inside(json);
    case 'response.header':
      return isFailure(reply) ? undefined : (reply.headers.get(rest) ?? undefined);
    case 'request.path':
      return request.params[rest];
    case 'request.query':
      return request.query.find(([name]) => name === rest)?.[1];
    case 'request.body':
      return inside(jsonIn(request));
    default:
      return undefined;
  }
}
