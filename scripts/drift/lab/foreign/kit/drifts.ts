// What plants are made of.
import type { Json } from './contract.ts';
import type { Values } from './rules.ts';
import type { Answer, Call, Plant, RawCall } from './service.ts';

type Outside = NonNullable<Plant['outside']>;
type Inside = NonNullable<Plant['inside']>;

/** @param status of the answers that change */
const whenAnswered =
  (status: number, change: (answer: Answer, call: RawCall) => Answer): Outside =>
  async (call, next) => {
    const answer = await next();
    return answer.status === status ? change(answer, call) : answer;
  };

/**
 * Other values in the body.
 * @param edits by JSON pointer, with `*` for every entry and property; undefined takes away
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

/** @param headers undefined takes one away */
export const headersWith = (status: number, headers: Record<string, string | undefined>): Outside =>
  whenAnswered(status, (answer) => {
    const all = Object.entries({ ...answer.headers, ...headers });
    const kept = all.filter((pair): pair is [string, string] => pair[1] !== undefined);
    return { ...answer, headers: Object.fromEntries(kept) };
  });

export const statusInstead = (status: number, other: number): Outside =>
  whenAnswered(status, (answer) => ({ ...answer, status: other }));

export const typeInstead = (status: number, type: string): Outside =>
  whenAnswered(status, (answer) => ({ ...answer, type }));

/** @param change what becomes of the body's text */
export const textWith = (status: number, change: (text: string) => string): Outside =>
  whenAnswered(status, (answer) => ({ ...answer, raw: change(JSON.stringify(answer.body ?? '')) }));

export const brokenJson = (status: number) => textWith(status, (text) => text.slice(0, -1));

export const emptyBody = (status: number) => textWith(status, () => '');

/** The work is done with other values of the query. */
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

/** The work is done with another body. */
export const sentWith =
  (change: (body: Record<string, Json>, call: Call) => void): Inside =>
  (call, next) => {
    call.body = structuredClone(call.body);
    change(call.body as Record<string, Json>, call);
    return next();
  };

/** Another answer where the work went well. */
export const doneWith =
  (change: (answer: Answer, call: Call) => Answer): Inside =>
  async (call, next) => {
    const given = { ...call, query: { ...call.query } };
    const answer = await next();
    return answer.status < 300 ? change(answer, given) : answer;
  };

/** What a path names is looked up whatever it is, and some of it ends in an error of the server. */
export const failsOnPath =
  (name: string, usual: RegExp): Inside =>
  async (call, next) =>
    usual.test(String(call.path[name]))
      ? next()
      : { status: 500, raw: 'invalid input syntax', type: 'text/plain' };

/** What cannot be read as JSON is taken as something that can. */
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

/** What cannot be read ends in an error of the server. */
export const failsOnMalformed: Outside = async (call, next) => {
  try {
    if (call.bytes.length > 0) JSON.parse(new TextDecoder().decode(call.bytes));
  } catch {
    return { status: 500, raw: 'SyntaxError: Unexpected token', type: 'text/plain' };
  }
  return next();
};

/** Any media type is taken for this one. */
export const takesAnyType =
  (type: string): Outside =>
  (call, next) => {
    if (call.bytes.length > 0) call.headers.set('content-type', type);
    return next();
  };

/** A request passes with credentials that it does not have. */
export const admits =
  (name: string, value: string, when: 'none' | 'any' = 'any'): Outside =>
  (call, next) => {
    if (when === 'any' ? call.headers.has(name) : !call.headers.has(name)) call.headers.set(name, value);
    return next();
  };

type Patch<Store> = Pick<Plant<Store>, 'also' | 'rules' | 'outside' | 'inside' | 'accepts'>;

const plant =
  (kind: Plant['kind'], readVisible: boolean) =>
  <Store = unknown>(operation: string, id: string, says: string, patch: Patch<Store>): Plant<Store> => ({
    id,
    kind,
    readVisible,
    operation,
    says,
    ...patch,
  });

/** A wrong answer that a client meets who only reads. */
export const shown = (operation: string, id: string, says: string, outside: Outside) =>
  plant('response', true)(operation, id, says, { outside });

/** A wrong answer to what changes something. */
export const told = (operation: string, id: string, says: string, outside: Outside) =>
  plant('response', false)(operation, id, says, { outside });

/** A wrong deed that a client meets who only reads. */
export const reading = plant('behaviour', true);

export const writing = plant('behaviour', false);
