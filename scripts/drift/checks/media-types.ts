// Of several media types that an answer may have, each is asked for alone: what nobody asks for, nobody sees.
import type { Operation } from '../../contract/operations.ts';
import type { Records } from '../records.ts';
import type { Requests } from '../requests.ts';
import type { Run } from '../run.ts';

/** So many are asked for. */
const MOST_TYPES = 4;

/** The answer is held against what the contract says of its type; whichever type it has, the server may choose it. */
export async function tryMediaTypes(
  run: Run,
  requests: Requests,
  records: Records,
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

/** A stream of events may never end. */
const ENDLESS = /event-stream|mixed-replace|ndjson|jsonl|json-seq|stream\+json/i;

/** What works may be answered as; a range of types is none that can be asked for. */
const typesOf = ({ definition }: Operation): string[] => [
  ...new Set(
    Object.entries(definition.responses)
      .filter(([status]) => /^2/.test(status))
      .flatMap(([, { content = {} }]) => Object.keys(content))
      .filter((type) => !type.includes('*') && !ENDLESS.test(type)),
  ),
];
