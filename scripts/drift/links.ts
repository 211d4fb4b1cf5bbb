// Where an answer says that a record stands: its `Location`, and the links that the contract declares.
import { jsonIn } from '../contract/cases/case.ts';
import { declaredAnswer, type Json, type Link } from '../contract/document.ts';
import { filledIn, type Operation } from '../contract/operations.ts';
import { fromStep } from '../contract/pointer.ts';
import type { Resource } from './resources.ts';
import type { Exchange, Run } from './run.ts';
import { type Path, unwrapped, valueAt } from './shapes.ts';
import { isFailure } from './wire/reply.ts';

/** What fills the blank by the answer's `Location`. */
export function paramsOfLocation(
  { reply }: Exchange,
  { path }: Pick<Resource, 'path'>,
): Record<string, string> | undefined {
  const location = isFailure(reply) ? null : reply.headers.get('location');
  return location ? paramsIn(location, path) : undefined;
}

/**
 * What was made though it is read elsewhere than where it was made, as the `Location` of a 201 says, or of a 202, or the
 * link to itself in the answer.
 * @returns undefined where nothing is said, or no path of the contract fits alone
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
    // What stands before a path is the server's own: `/authors/7/books/3` is no `/books/{id}`.
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

/** What fills the blanks of a path that is an address as a whole. */
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
    // Whoever writes a lone percent sign means one.
    return step;
  }
}

/**
 * What fills a record's last blank, by what stands there in an answer: the id, or the name that says where the record
 * is, `publishers/12/books/7`.
 */
export function idIn({ path, blank }: Resource, body: Json | undefined, at: Path): string | undefined {
  const value = valueAt(body, at);
  const params = typeof value === 'string' && value.includes('/') ? paramsIn(value, path) : undefined;
  return value === undefined ? undefined : (params?.[blank] ?? `${value}`);
}

/** What is answered may be what it was made below, by whose id it is told; short numbers are often the same by chance. */
export const isAbove = (parents: Record<string, string>, id: Json | undefined): boolean =>
  Object.values(parents).includes(`${id}`) && !/^\d{1,6}$/.test(`${id}`);

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
