// A correct backend with one kind of faulty response: it changes the query, the response, or responds without calling the backend.
import type { WireRequest } from '../../contract/cases/http.ts';
import type { Json } from '../../contract/document.ts';
import type { Contract } from '../../contract/load.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Reply } from '../wire/reply.ts';
import { type Between, isReply } from './lab-run.ts';
import { readRequest } from './read-request.ts';
import { isObject } from './wrong-values.ts';

export interface Call {
  operation: Operation;
  params: Record<string, string>;
  query: URLSearchParams;
  body: Record<string, Json>;
}

export interface FaultyResponse {
  /** Replaces the query. */
  query?(call: Call): URLSearchParams | undefined;
  /** Responds without the backend. */
  instead?(call: Call): Reply | undefined;
  /** Changes a successful JSON response. */
  answer?(call: Call, json: Json): Json | undefined;
  /** Receives every other successful response. */
  seen?(call: Call, json: Json): void;
}

export const withFaultyResponses =
  (contract: Contract, responses: FaultyResponse[]): Between =>
  (send) =>
  async (wire, extra) => {
    const read = await readRequest(contract, wire);
    if (!read || read.unreadable) return send(wire, extra);
    const { operation, given } = read;
    const body = isObject(given.body as Json) ? (given.body as Record<string, Json>) : {};
    const call: Call = { operation, params: given.params, query: given.query, body };
    for (const faulty of responses) {
      const own = faulty.instead?.(call);
      if (own) return own;
    }
    const query = responses.reduce(
      (now, faulty) => faulty.query?.({ ...call, query: now }) ?? now,
      given.query,
    );
    const reply = await send(withQuery(wire, query), extra);
    if (!isReply(reply) || reply.status >= 300 || !/json/.test(reply.headers.get('content-type') ?? ''))
      return reply;
    const json = JSON.parse(new TextDecoder().decode(reply.body)) as Json;
    for (const faulty of responses) faulty.seen?.(call, json);
    const changed = responses.reduce((now, faulty) => faulty.answer?.(call, now) ?? now, json);
    return changed === json ? reply : { ...reply, body: new TextEncoder().encode(JSON.stringify(changed)) };
  };

const withQuery = (wire: WireRequest, query: URLSearchParams): WireRequest => {
  const text = query.toString();
  return { ...wire, target: wire.target.replace(/\?.*$/, '') + (text && `?${text}`) };
};

/** Another value of the same type. */
export function altered(value: Json | undefined): Json {
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\dT/.test(value) ? '2001-02-03T04:05:06.000Z' : `${value}zq`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.length > 0 ? [] : ['altered'];
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, altered(inner)]))
    : 'altered';
}
