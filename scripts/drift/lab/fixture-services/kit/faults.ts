// Building blocks for seeded faults.
import type { Json } from './contract.ts';
import type { Values } from './rules.ts';
import type { Answer, Call, RawCall, SeededFault } from './service.ts';

type Outside = NonNullable<SeededFault['outside']>;
type Inside = NonNullable<SeededFault['inside']>;

/** @param status of the responses to change */
const whenAnswered =
  (status: number, change: (answer: Answer, call: RawCall) => Answer): Outside =>
  async (call, next) => {
    const answer = await next();
    return answer.status === status ? change(answer, call) : answer;
  };

/**
 * Changes values in the body.
 * @param edits by JSON pointer, with `*` for every entry and property; undefined removes
 */
export const bodyWith = (
  status: number,
  edits: Record<string, Json | undefined | ((old: Json) => Json)>,
): Outside =>
  whenAnswered(status, (answer) => {
    const body = structuredClone(answer.body ?? null);
    for (const [pointer, value] of Object.entries(edits)) edit(body, pointer.split('/').slice(1), value);
    return { ...answer, body };
  });

function edit(
  body: Json,
  [step = '', ...rest]: string[],
  value: Json | undefined | ((old: Json) => Json),
): void {
  if (body === null || typeof body !== 'object') return;
  const record = body as Record<string, Json>;
  for (const key of step === '*' ? Object.keys(record) : [step]) {
    if (rest.length > 0) edit(record[key] ?? null, rest, value);
    else if (value === undefined) delete record[key];
    else record[key] = typeof value === 'function' ? value(record[key] ?? null) : value;
  }
}

/** @param headers undefined removes a header */
export const headersWith = (status: number, headers: Record<string, string | undefined>): Outside =>
  whenAnswered(status, (answer) => {
    const all = Object.entries({ ...answer.headers, ...headers });
    const kept = all.filter((pair): pair is [string, string] => pair[1] !== undefined);
    return { ...answer, headers: Object.fromEntries(kept) };
  });

export const statusInstead = (status: number, other: number): Outside =>
  whenAnswered(status, (answer) => ({ ...answer, status: other }));

/** Changes the query before the work. */
export const queryWith =
  (change: (query: Values) => void): Inside =>
  (call, next) => {
    change(call.query);
    return next();
  };

export const queryWithout = (...names: string[]): Inside =>
  queryWith((query) => {
    for (const name of names) delete query[name];
  });

/** Changes the body before the work. */
export const sentWith =
  (change: (body: Record<string, Json>, call: Call) => void): Inside =>
  (call, next) => {
    call.body = structuredClone(call.body);
    change(call.body as Record<string, Json>, call);
    return next();
  };

/** Replaces a successful response. */
export const doneWith =
  (change: (answer: Answer, call: Call) => Answer): Inside =>
  async (call, next) => {
    const given = { ...call, query: { ...call.query } };
    const answer = await next();
    return answer.status < 300 ? change(answer, given) : answer;
  };

/** Reads invalid JSON as something else. */
export const readsAs =
  (text: string): Outside =>
  (call, next) => {
    try {
      JSON.parse(new TextDecoder().decode(call.bytes));
    } catch {
      call.bytes = new TextEncoder().encode(text);
    }
    return next();
  };

/** Accepts a request as if it had these credentials. */
export const admits =
  (name: string, value: string, when: 'none' | 'any' = 'any'): Outside =>
  (call, next) => {
    if (when === 'any' ? call.headers.has(name) : !call.headers.has(name)) call.headers.set(name, value);
    return next();
  };

type Patch<Store> = Pick<SeededFault<Store>, 'also' | 'rules' | 'outside' | 'inside' | 'accepts'>;

const seededFault =
  (kind: SeededFault['kind'], readVisible: boolean) =>
  <Store = unknown>(
    operation: string,
    id: string,
    says: string,
    patch: Patch<Store>,
  ): SeededFault<Store> => ({
    id,
    kind,
    readVisible,
    operation,
    says,
    ...patch,
  });

/** A wrong response to a read operation. */
export const shown = (operation: string, id: string, says: string, outside: Outside) =>
  seededFault('response', true)(operation, id, says, { outside });

/** A wrong response to a write operation. */
export const told = (operation: string, id: string, says: string, outside: Outside) =>
  seededFault('response', false)(operation, id, says, { outside });

/** Wrong behavior of a read operation. */
export const reading = seededFault('behaviour', true);

export const writing = seededFault('behaviour', false);
