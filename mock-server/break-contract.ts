// Responses that break the contract on purpose, to test drift detection.
import type { Judge } from '../scripts/contract/judge.ts';
import type { Operation } from '../scripts/contract/operations.ts';
import type { Reply } from './problems.ts';

export const BREAKS = [
  'property-missing',
  'other-type',
  'undeclared-property',
  'value-as-name',
  'undeclared-status',
  'other-media-type',
] as const;
export type Break = (typeof BREAKS)[number];

/** Marks a response that was broken on purpose. */
const HEADER = 'x-drift-on-purpose';

/** Breaks a valid response; returns it unchanged if it cannot be broken in this way. */
export function breakContract(reply: Reply, drift: Break, operation: Operation, judge: Judge): void {
  reply.headers = new Headers(reply.headers);
  if (drift === 'undeclared-status') reply.status = 418;
  else if (drift === 'other-media-type') reply.headers.set('content-type', 'text/plain');
  else {
    const wanted =
      drift === 'undeclared-property' || drift === 'value-as-name' ? 'undeclared-property' : 'schema';
    const broken = variants(readJson(reply.body), drift).find((value) =>
      judge.answer(operation, { ...reply, body: JSON.stringify(value) }).some(({ kind }) => kind === wanted),
    );
    if (broken === undefined) return;
    reply.body = JSON.stringify(broken);
  }
  reply.headers.set(HEADER, drift);
}

function readJson(body: Reply['body']): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString());
  } catch {
    // A body that is not JSON has no properties to vary.
    return undefined;
  }
}

/** A place in a value, and a function that returns the whole value with a replacement there. */
interface Place {
  depth: number;
  value: unknown;
  put(value: unknown): unknown;
}

/**
 * The value with one change each. Deepest or largest changes come first, since they leave most of
 * the page intact.
 */
function variants(whole: unknown, drift: Break): unknown[] {
  const rank = ({ depth, value }: Place) => (drift === 'value-as-name' ? textsIn(value).length : depth);
  const places = [...placesIn({ depth: 0, value: whole, put: (value) => value })].toSorted(
    (a, b) => rank(b) - rank(a),
  );
  return places.flatMap(({ value, put }) => {
    if (drift === 'other-type') return value === null || typeof value === 'object' ? [] : [put(other(value))];
    if (!isRecord(value)) return [];
    if (drift === 'undeclared-property') return [put({ ...value, notInTheContract: true })];
    if (drift === 'value-as-name') {
      const names = textsIn(value).map((text) => [text, true]);
      return names.length > 0 ? [put({ ...value, ...Object.fromEntries(names) })] : [];
    }
    return Object.keys(value).map((name) => {
      const { [name]: _, ...without } = value;
      return put(without);
    });
  });
}

const textsIn = (value: unknown): string[] =>
  isRecord(value) ? Object.values(value).filter((own) => typeof own === 'string') : [];

const other = (value: unknown) => (typeof value === 'string' ? 7 : 'text');

function* placesIn(place: Place): Generator<Place> {
  yield place;
  const { value, depth, put } = place;
  if (Array.isArray(value)) {
    // Only the first of several similar entries is varied.
    const [first, ...others] = value;
    if (value.length > 0)
      yield* placesIn({ depth: depth + 1, value: first, put: (inner) => put([inner, ...others]) });
  } else if (isRecord(value)) {
    for (const [name, own] of Object.entries(value))
      yield* placesIn({ depth: depth + 1, value: own, put: (inner) => put({ ...value, [name]: inner }) });
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
