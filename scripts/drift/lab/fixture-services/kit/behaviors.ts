// Faults in a server's state.
import type { Json } from './contract.ts';
import type { Answer, Call, SeededFault } from './service.ts';

type Row = Record<string, Json>;
type Inside<Store> = NonNullable<SeededFault<Store>['inside']>;
type Rows<Store> = (store: Store, call: Call) => Map<string | number, Row>;
type Key = (call: Call) => string | number;

/** Forgets created records at once. */
export const forgetsCreated =
  <Store>(rows: Rows<Store>): Inside<Store> =>
  async (call, next, store) => {
    const before = new Set(rows(store, call).keys());
    const answer = await next();
    for (const key of rows(store, call).keys()) if (!before.has(key)) rows(store, call).delete(key);
    return answer;
  };

/** Handles a call without the matching rows; added rows stay. */
export const overlooks =
  <Store>(rows: Rows<Store>, isOverlooked: (row: Row) => boolean): Inside<Store> =>
  async (call, next, store) => {
    const all = rows(store, call);
    const kept = [...all];
    for (const [key, row] of kept) if (isOverlooked(row)) all.delete(key);
    const answer = await next();
    const added = [...all].filter(([key]) => !kept.some(([other]) => other === key));
    all.clear();
    for (const [key, row] of [...kept, ...added]) all.set(key, row);
    return answer;
  };

/** Responds with a change that is not stored, or stored differently. */
export const keeps =
  <Store>(rows: Rows<Store>, key: Key, kept: (before: Row, after: Row) => Row): Inside<Store> =>
  async (call, next, store) => {
    const before = rows(store, call).get(key(call));
    const answer = await next();
    const after = rows(store, call).get(key(call));
    if (before && after && answer.status < 300) rows(store, call).set(key(call), kept(before, after));
    return answer;
  };

/** Deletes nothing, but reports success. */
export const keepsDeleted =
  <Store>(rows: Rows<Store>, key: Key): Inside<Store> =>
  async (call, next, store) => {
    const row = rows(store, call).get(key(call));
    const before = row && structuredClone(row);
    const answer = await next();
    if (before) rows(store, call).set(key(call), before);
    return answer;
  };

/** Replaces the response after the work is done. */
export const insteadOf =
  <Store>(status: number, answer: Answer): Inside<Store> =>
  async (_, next) => {
    const given = await next();
    return given.status === status ? answer : given;
  };
