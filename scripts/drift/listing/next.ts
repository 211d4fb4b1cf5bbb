// Detects whether a list has a next page, by any convention.
import type { Json } from '../../contract/document.ts';
import type { Exchange } from '../engine/run.ts';
import * as names from '../model/naming.ts';
import { isRecord } from '../model/shapes.ts';
import { isFailure } from '../wire/reply.ts';

type Answer = Pick<Exchange, 'operation' | 'request' | 'caller' | 'json' | 'reply'>;

/** Whether there may be more; a response that echoes the requested place counts too. */
export const mayGoOn = ({ json, reply }: Answer): boolean =>
  linkHeader(reply) !== undefined ||
  marks(json).some(({ name, value }) => !names.isMore(name) || value === true);

/**
 * The query of the next page's address.
 * @returns undefined if the address is not of the same list: only its query is ever sent, to the target
 */
export function nextQuery(answer: Answer): [string, string][] | undefined {
  const { operation, request, caller, reply } = answer;
  const own = URL.parse(request.path, 'http://list.invalid');
  const address = linkHeader(reply) ?? addressIn(marks(answer.json));
  const next = own && address !== undefined ? URL.parse(address, own) : null;
  if (!own || !next?.pathname.endsWith(own.pathname)) return undefined;
  const shared = new Set((caller?.share().query ?? []).map(([name]) => name));
  const pairs = [...next.searchParams].filter(([name]) => !shared.has(name));
  const asked = new Set(request.query.map((pair) => pair.join('=')));
  // Another filter or month is another list.
  const isOther = ([name, value]: [string, string]) =>
    operation.parameters.some(
      // A default value may be stated explicitly.
      (one) => one.name === name && one.in === 'query' && `${one.schema.default}` !== value,
    ) &&
    !asked.has(`${name}=${value}`) &&
    ![names.isPage, names.isCursor, names.isOffset, names.isLimit].some((is) => is(name));
  return pairs.some(isOther) || pairs.length === 0 ? undefined : pairs;
}

/** `Link: </books?after=7>; rel="next"`. */
function linkHeader(reply: Answer['reply']): string | undefined {
  const text = isFailure(reply) ? null : reply.headers.get('link');
  const links = [...(text ?? '').matchAll(/<([^>]*)>([^<]*)/g)];
  return links.find(([, , rest = '']) => /;\s*rel="?([^";]*\s)?next(\s|"|;|,|$)/i.test(rest))?.[1];
}

/** Paging values beside the entries, unless null. */
function marks(value: Json | undefined, depth = 0): { name: string; value: Json }[] {
  if (!isRecord(value) || depth > 2) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const isMark =
      names.isNext(name) ||
      names.isCursor(name) ||
      names.isMore(name) ||
      names.wordsOf(name).some((word) => word === 'next' || word === 'cursor');
    if (isMark && inner !== null && inner !== '' && inner !== false) return [{ name, value: inner }];
    return marks(inner, depth + 1);
  });
}

/** A text that is an address, or an object that has one: `{ "href": "/books?after=7" }`. */
function addressIn(found: { name: string; value: Json }[]): string | undefined {
  return found
    .filter(({ name }) => names.wordsOf(name).includes('next'))
    .map(({ value }) => (isRecord(value) ? value.href : value))
    .filter((value) => typeof value === 'string')
    .find((value) => /^(https?:\/\/|\/|\?|\.)|^[^\s?]+\?[^\s?]+=/.test(value));
}
