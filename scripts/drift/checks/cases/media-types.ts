// Requests each of several response media types separately, since otherwise only one of them would be seen.

import type { Operation } from '../../../contract/operations.ts';
import type { Context } from '../../records/context.ts';

/** Number of media types to request. */
const MOST_TYPES = 4;

/** Validates the response against its own media type; the server may choose among the declared ones. */
export async function tryMediaTypes(
  { run, requests, records }: Context,
  operation: Operation,
): Promise<void> {
  if (operation.effect !== 'read') return;
  const types = typesOf(operation);
  const params = requests.proven(operation) ?? records.target(operation);
  if (types.length < 2 || !params) return;
  for (const type of types.slice(0, MOST_TYPES)) {
    const plain = requests.plain(operation, params);
    const request = { ...plain, headers: { ...plain.headers, accept: type } };
    await run.call(operation, request, { tried: `asking for ${type}`, lenient: [406] });
  }
}

/** An event stream may never end. */
const ENDLESS = /event-stream|mixed-replace|ndjson|jsonl|json-seq|stream\+json/i;

/** Media types of successful responses; wildcard ranges cannot be requested. */
const typesOf = ({ definition }: Operation): string[] => [
  ...new Set(
    Object.entries(definition.responses)
      .filter(([status]) => /^2/.test(status))
      .flatMap(([, { content = {} }]) => Object.keys(content))
      .filter((type) => !type.includes('*') && !ENDLESS.test(type)),
  ),
];
