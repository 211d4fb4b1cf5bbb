// Changes existing data where allowed: reads it before, restores it at once, and reads it again.
import type { CaseRequest } from '../../contract/cases/case.ts';
import { toWire } from '../../contract/cases/http.ts';
import type { CaseMaker } from '../../contract/cases/make.ts';
import type { Json } from '../../contract/document.ts';
import type { Contract } from '../../contract/load.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Access } from '../auth/access.ts';
import type { Credential } from '../auth/credential.ts';
import { jsonOf } from '../findings/answer-findings.ts';
import { isDerived } from '../model/naming.ts';
import { isVersion } from '../model/places.ts';
import type { Pool } from '../model/pool.ts';
import { isRecord, listShape, propertiesOf, unwrapped } from '../model/shapes.ts';
import { type Failure, isFailure, type Reply } from '../wire/reply.ts';
import type { Sender } from '../wire/sender.ts';

type Fields = Record<string, Json>;

/** A record or singleton as it was read. */
interface Seen {
  operation: Operation;
  request: CaseRequest;
  caller: Credential | undefined;
  value: Json;
}

interface Setting {
  contract: Contract;
  sender: Pick<Sender, 'send'>;
  /** Reads and judges; nothing is learned, because the data may not last. */
  read(operation: Operation, request: CaseRequest, caller: Credential | undefined): Promise<Reply | Failure>;
  access: Access;
  cases: CaseMaker;
  pool: Pool;
  seed: number;
  skipped: ReadonlySet<string>;
}

export interface SharedWrites {
  /**
   * Sends a request that can change existing data, one at a time. Each caller may see other data, so the same caller
   * reads and restores it.
   * @param isCase whether the change is not needed afterwards, so that it is restored at once
   */
  send(
    operation: Operation,
    request: CaseRequest,
    by: { caller: Credential | undefined; isCase: boolean },
    send: () => Promise<Reply | Failure>,
  ): Promise<Reply | Failure>;
  /** Whether a change is not restored yet. */
  isOpen(): boolean;
  /** Restores everything that was changed. */
  settle(): Promise<void>;
  /** Restores a snapshot's data. */
  putBack(seen: Seen): Promise<void>;
  /**
   * Addresses that could not be restored, with their differing properties.
   * @param known addresses that are compared elsewhere
   */
  changed(known: ReadonlySet<string>): Promise<string[]>;
}

/** The data at an address before its first change. */
interface State {
  address: string;
  reading: Operation;
  params: Record<string, string>;
  caller: Credential | undefined;
  fields: Fields;
}

/** @param wrongFields finds the invalid fields of a request */
export function createSharedWrites(
  run: Setting,
  wrongFields: (operation: Operation, request: CaseRequest) => string[],
): SharedWrites {
  const states = new Map<string, State | undefined>();
  const open = new Map<string, Operation>();
  const changed = new Map<string, string[]>();
  let last: Promise<unknown> = Promise.resolve();

  /** One at a time, because concurrent changes could not be attributed. */
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };

  const write = async (operation: Operation, request: CaseRequest, caller: Credential | undefined) => {
    const reply = await run.sender.send(toWire(request), caller?.share() ?? {});
    if (isDone(reply)) run.pool.learnVersion(operation.path, request.params, null);
  };

  const requestFor = (operation: Operation, params: Record<string, string>, version?: string | null) => {
    const value = (place: { in: string; field: string }): Json | undefined => {
      if (place.in === 'path') return params[place.field];
      return operation.parameters.some((one) => one.name === place.field && isVersion(one))
        ? (version ?? '*')
        : undefined;
    };
    return run.cases.plain(operation, { seed: run.seed, context: { value } });
  };

  const read = async ({ reading, params, caller }: Omit<State, 'address' | 'fields'>) => {
    const reply = await run.read(reading, requestFor(reading, params), caller);
    if (!isDone(reply)) return undefined;
    const json = unwrapped(jsonOf(reply) ?? null);
    return isRecord(json) ? { fields: json, version: reply.headers.get('etag') } : undefined;
  };

  const stateOf = async (
    { path }: Operation,
    { params, path: address }: CaseRequest,
    caller: Credential | undefined,
  ): Promise<State | undefined> => {
    const reading = run.contract.operations.find(
      (one) => one.method === 'get' && one.path === path && one.effect === 'read' && !run.skipped.has(one.id),
    );
    if (!reading || listShape(run.contract.document, reading)) return undefined;
    const now = await read({ reading, params, caller });
    return now && { address, reading, params, caller, fields: now.fields };
  };

  const compareNow = async (key: string): Promise<void> => {
    const state = states.get(key);
    const now = state && (await read(state));
    const names = state && now ? differing(state.fields, now.fields) : ['it cannot be read any more'];
    if (names.length > 0) changed.set(key, names);
    else changed.delete(key);
  };

  const updatesOf = ({ path }: Operation): Operation[] =>
    run.contract.operations.filter(
      (one) => one.path === path && /^(put|patch|post)$/.test(one.method) && !run.skipped.has(one.id),
    );

  const restore = async (key: string, by: Operation): Promise<void> => {
    const state = states.get(key);
    if (!state) return;
    let now = await read(state);
    for (const update of updatesOf(state.reading).toSorted((a, b) => Number(b === by) - Number(a === by))) {
      const names = now ? differing(state.fields, now.fields) : Object.keys(state.fields);
      // First only the differences, then all fields, then single fields.
      for (const some of [names, Object.keys(state.fields), ...names.map((name) => [name])]) {
        if (now && differing(state.fields, now.fields).length === 0) break;
        const request = requestFor(update, state.params, now?.version);
        const body = bodyFor(update, request, state.fields, some);
        if (!body || wrongFields(update, { ...request, body }).length > 0) continue;
        await write(update, { ...request, body }, state.caller);
        now = await read(state);
      }
    }
    await compareNow(key);
  };

  /** The original data, reduced to what an operation takes. */
  const bodyFor = (
    { definition }: Operation,
    { body }: CaseRequest,
    before: Fields,
    names: string[],
  ): CaseRequest['body'] | undefined => {
    if (!body || !('json' in body) || !isRecord(body.json)) return undefined;
    const schema = Object.values(definition.requestBody?.content ?? {})[0]?.schema;
    const taken = schema ? [...propertiesOf(run.contract.document, schema).keys()] : Object.keys(body.json);
    const fields = Object.entries(before).filter(([name]) => taken.includes(name) && names.includes(name));
    return fields.length > 0 ? { type: body.type, json: Object.fromEntries(fields) } : undefined;
  };

  const settle = async (): Promise<void> => {
    for (const [key, by] of [...open]) {
      open.delete(key);
      await restore(key, by);
    }
  };

  return {
    send: (operation, request, { caller, isCase }, send) =>
      alone(async () => {
        const key = keyOf(request.path, caller);
        if (!states.has(key)) states.set(key, await stateOf(operation, request, caller));
        open.set(key, operation);
        const reply = await send();
        if (isCase) await settle();
        return reply;
      }),
    isOpen: () => open.size > 0,
    settle: () => alone(settle),
    putBack: ({ operation, request: { path: address, params }, caller, value }) =>
      alone(async () => {
        const [update] = updatesOf(operation);
        if (!update || !isRecord(value)) return;
        // The state before this change may already include another change.
        const key = keyOf(address, caller);
        states.set(key, { address, reading: operation, params, caller, fields: value });
        await restore(key, update);
      }),
    async changed(known) {
      const keys = [...changed.keys()].filter((key) => !known.has(states.get(key)?.address ?? ''));
      // A referenced record may have been removed.
      for (const key of keys) await compareNow(key);
      return keys.flatMap((key) => {
        const names = changed.get(key);
        return names ? [`${states.get(key)?.address} (${names.join(', ')})`] : [];
      });
    },
  };
}

const isDone = (reply: Reply | Failure): reply is Reply =>
  !isFailure(reply) && reply.status >= 200 && reply.status < 300;

const keyOf = (address: string, caller: Credential | undefined): string =>
  `${address} ${caller ?? 'anonymous'}`;

/** The differing properties, without those that a server counts or dates itself. */
function differing(before: Fields, now: Fields): string[] {
  return Object.keys({ ...before, ...now }).filter(
    (name) => !isDerived(name) && JSON.stringify(before[name] ?? null) !== JSON.stringify(now[name] ?? null),
  );
}
