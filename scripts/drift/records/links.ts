// Reads record addresses from a response: `Location` and the declared links.
import { jsonIn } from '../../contract/cases/case.ts';
import { declaredAnswer, type Json, type Link } from '../../contract/document.ts';
import { filledIn, type Operation } from '../../contract/operations.ts';
import { fromStep } from '../../contract/pointer.ts';
import type { Exchange, Run } from '../engine/run.ts';
import type { Resource } from '../model/resources.ts';
import { type Path, unwrapped, valueAt } from '../model/shapes.ts';
import { isFailure } from '../wire/reply.ts';

/** The path parameter in the response's `Location`. */
export function paramsOfLocation(
  { reply }: Exchange,
  { path }: Pick<Resource, 'path'>,
): Record<string, string> | undefined {
  const location = isFailure(reply) ? null : reply.headers.get('location');
  return location ? paramsIn(location, path) : undefined;
}

/**
 * A record that is read elsewhere than it was created, by the `Location` of a 201 or 202 or by its self link.
 * @returns undefined if there is none or no single path matches
 */
export function madeElsewhere(
  resources: Resource[],
  { operation, status, reply, json }: Exchange,
): { resource: Resource; params: Record<string, string> } | undefined {
  if (![201, 202].includes(status) || operation.method !== 'post' || isFailure(reply)) return undefined;
  const self = valueAt(unwrapped(json ?? null), ['links', 'self']);
  const address = reply.headers.get('location') ?? (typeof self === 'string' ? self : undefined);
  if (!address) return undefined;
  const first = new Set(resources.map(({ path }) => stepsOf(path)[0]));
  const fits = resources.flatMap((resource) => {
    const params = resource.read && paramsIn(address, resource.path);
    // A longer path is another one: `/authors/7/books/3` does not match `/books/{id}`.
    const before = stepsOf(address).slice(0, -stepsOf(resource.path).length);
    return params && !before.some((step) => first.has(step)) ? [{ resource, params }] : [];
  });
  return fits.length === 1 ? fits[0] : undefined;
}

const stepsOf = (address: string): string[] =>
  address
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);

/** The path parameters of a whole address. */
export const paramsAt = (address: string, path: string): Record<string, string> | undefined =>
  stepsOf(address).length === stepsOf(path).length ? paramsIn(address, path) : undefined;

function paramsIn(address: string, path: string): Record<string, string> | undefined {
  const steps = stepsOf(address);
  const template = stepsOf(path);
  const tail = steps.slice(-template.length);
  if (tail.length < template.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of template.entries()) {
    const given = tail[i] ?? '';
    const filled = filledIn(part, given);
    if (filled) params[filled.name] = safelyDecoded(filled.text);
    else if (part !== given) return undefined;
  }
  return params;
}

function safelyDecoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    // A single percent sign is literal.
    return step;
  }
}

/** The value of a record's last path parameter in a response: an id, or a resource name, `publishers/12/books/7`. */
export function idIn(
  { path, pathParameter }: Resource,
  body: Json | undefined,
  at: Path,
): string | undefined {
  const value = valueAt(body, at);
  const params = typeof value === 'string' && value.includes('/') ? paramsIn(value, path) : undefined;
  return value === undefined ? undefined : (params?.[pathParameter] ?? `${value}`);
}

/** The response may name the parent's id; short numbers are often equal by chance. */
export const isAbove = (parents: Record<string, string>, id: Json | undefined): boolean =>
  Object.values(parents).includes(`${id}`) && !/^\d{1,6}$/.test(`${id}`);

/** The path parameters in the declared links of a response. */
export function paramsOfLinks(
  run: Run,
  exchange: Exchange,
  { path, pathParameter }: Resource,
): Record<string, string> | undefined {
  for (const { operation, params } of linksOf(run, exchange)) {
    if (operation.path === path && params[pathParameter] !== undefined) return params;
  }
  return undefined;
}

/** The operations that a response links to, with the parameters it supplies. */
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

/** An OpenAPI runtime expression; anything else is a constant. */
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
