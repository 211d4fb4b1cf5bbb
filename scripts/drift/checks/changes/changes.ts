// Changes one record step by step: sends each change, reads it back and compares it with the previous state.
import type { CaseRequest } from '../../../contract/cases/case.ts';
import { allowed } from '../../../contract/cases/node.ts';
import type { Json } from '../../../contract/document.ts';
import { isJsonPatch } from '../../../contract/media.ts';
import type { Operation } from '../../../contract/operations.ts';
import { type Exchange, type Run, succeeded, wrongFields } from '../../engine/run.ts';
import type { DriftKind } from '../../findings/kinds.ts';
import * as names from '../../model/naming.ts';
import { isRecord } from '../../model/shapes.ts';
import type { Requests } from '../../requests/requests.ts';
import { pollUntil } from '../shared/poll-until.ts';
import {
  goneInside,
  isEchoed,
  isElsewhere,
  isNothing,
  isSame,
  isUntouched,
  recordIn,
  schemaIn,
  withoutShadowed,
} from '../shared/stored.ts';
import { checkChanged } from './conditional.ts';
import type { Fields, UpdateFormat } from './update-format.ts';

/** Whether it was accepted; `over` if the record can no longer be read. */
export type Change = 'taken' | 'refused' | 'over';

interface What {
  /** Undefined if the record can only be restored. */
  read: Operation | undefined;
  update: Operation;
  params: Record<string, string>;
  way: UpdateFormat;
  sent: Fields;
  /** Its original fields, if no operation reads it. */
  was?: Fields;
}

export interface Changes {
  /** Reads the record; false if that fails. */
  start(): Promise<boolean>;
  /** Sends some fields and reports every unexpected result. */
  make(fields: Fields): Promise<Change>;
  /** Restores the original fields. */
  restore(): Promise<void>;
  /** Whether a field's original value can be sent. */
  canRestore(name: string): boolean;
  now(name: string): Json;
  isNow(name: string, value: Json): boolean;
  /** Whether the record's response contains the field. */
  isShown(name: string): boolean;
  /** Whether this run set the field, and its value is unchanged since. */
  isKnown(name: string): boolean;
  /** Whether the server may keep a value when null is sent. */
  isDoubtful(name: string): boolean;
  /** The properties whose change has also reset this one; undefined if there are none. */
  resetBy(name: string): Set<string> | undefined;
  isOver(): boolean;
  /** The last accepted exchange. */
  last(): Exchange | undefined;
}

const LENIENT = [400, 403, 404, 409, 422];

export function createChanges(
  run: Run,
  requests: Requests,
  { read, update, params, way, sent, was: before }: What,
): Changes {
  const { isWhole, children } = way;
  const rules = (update.definition['x-rules'] ?? []).map(({ fields }) => fields);
  /** Fields that this run has set. */
  const known: Fields = { ...sent };
  /** States that were reset by changes of other properties, with those properties. */
  const reset = new Map<string, Set<string>>();
  /** Values that stayed when null was sent. */
  const kept = new Map<string, Set<string>>();
  let first: Fields = {};
  let hasLost = false;
  /** Whether a conditional request has been sent. */
  let isAsked = false;
  let last: Exchange | undefined;
  let is: Fields | undefined;

  const current = async (): Promise<Fields | undefined> => {
    if (!read) return before;
    const exchange = await run.call(read, requests.plain(read, params), {
      tried: 'reading before and after a change',
    });
    if (!succeeded(exchange) || !isRecord(exchange.json)) return undefined;
    return recordIn(exchange.json, { ...Object.fromEntries(children), ...sent });
  };

  /** A request with these fields; undefined if they would be invalid. */
  const requestWith = (fields: Fields): CaseRequest | undefined => {
    const plain = requests.plain(update, params);
    return way
      .bodies(fields, plain, is ?? {})
      .map((body) => ({ ...plain, body }))
      .find((request) => wrongFields(run, update, request).length === 0);
  };

  const isThere = (name: string, value: Json, was: Fields, now: Fields): boolean => {
    if (!read || !isEchoed(run, read, name, value)) return true;
    if (!Object.hasOwn(now, name) && isNothing(value)) return true;
    const before = was[name] ?? null;
    // The server may replace null with a value.
    if (value === null) return isNothing(now[name]) || !isKept(name, before, now[name] ?? null);
    const stayed = JSON.stringify(before) === JSON.stringify(now[name] ?? null);
    if (isSame(withoutShadowed(value, now), now[name] ?? null, name))
      return !(stayed && isElsewhere(value, before));
    return names.isWorkflow(name) && !stayed;
  };

  /** Whether a value stays when null is sent. An inherited value may be equal, so two different values must stay. */
  const isKept = (name: string, before: Json, now: Json): boolean => {
    if (!isKnown(name, before) || JSON.stringify(before) !== JSON.stringify(now)) return false;
    const values = kept.get(name) ?? new Set();
    kept.set(name, values.add(JSON.stringify(before)));
    return values.size > 1;
  };

  const isKnown = (name: string, value: Json = is?.[name] ?? null): boolean => {
    const set = known[name];
    if (set === undefined) return false;
    return set === null ? isNothing(value) : isSame(set, value, name);
  };

  const make = async (fields: Fields): Promise<Change> => {
    const was = is;
    if (!was) return 'over';
    const plain = isWhole ? way.fieldsIn(requests.plain(update, params)) : {};
    const whole: Fields = { ...plain, ...(isWhole ? scalarsOf(was, plain) : {}), ...fields };
    const request = requestWith(whole);
    if (!request) return 'refused';
    const list = Object.keys(fields).join(' and ');
    const version = read && run.pool.version(read.path, params);
    const changed = await run.call(update, request, { tried: `changing ${list}`, lenient: LENIENT });
    if (!succeeded(changed)) {
      const [[name = '', value = null] = [], other] = Object.entries(fields);
      if (!other && typeof value === 'string' && [400, 404, 422].includes(changed.status))
        run.pool.refuse(name, value);
      return 'refused';
    }
    last = changed;
    const lost = (now: Fields) =>
      Object.entries(fields).filter(([name, value]) => !isThere(name, value, was, now));
    const isRight = (one: Fields | undefined) => one === undefined || lost(one).length === 0;
    const now = await pollUntil(hasLost ? { waits: [] } : run, current, isRight);
    is = now;
    if (!now) return 'over';
    const isOther = Object.keys(fields).some(
      (name) => JSON.stringify(was[name]) !== JSON.stringify(now[name]),
    );
    if (read && version !== undefined && isOther && !isAsked) {
      isAsked = true;
      await checkChanged(run, requests, read, params, version);
    }
    // Waits only once for a lost change to appear.
    hasLost ||= lost(now).length > 0;
    for (const [name] of lost(now)) {
      const stayed = JSON.stringify(was[name] ?? null) === JSON.stringify(now[name] ?? null);
      report(
        changed,
        'update-lost',
        name,
        `A change of ${name} is answered as done, and is not there afterwards.`,
        { expected: 'the value sent', actual: stayed ? 'the value before' : 'another value' },
      );
    }
    for (const other of isWhole ? [] : Object.keys(known)) {
      if (!isTouched(other, fields, was, now)) continue;
      report(
        changed,
        'update-touches-others',
        other,
        `A change of another property changes ${other} as well.`,
        { expected: 'the value before', actual: isNothing(now[other]) ? 'null' : 'another value' },
      );
    }
    const isMerged = way.leavesAlone && !isJsonPatch(way.type);
    for (const name of isMerged ? goneInside(fields, was, now) : []) {
      const says = `Changing a part of ${name} removes the rest of it.`;
      report(changed, 'update-touches-others', name, says, { expected: 'the rest', actual: 'nothing' });
    }
    Object.assign(known, fields);
    return 'taken';
  };

  /** Whether a property that was set before, but not sent now, changed without a known reason. */
  const isTouched = (other: string, fields: Fields, was: Fields, now: Fields): boolean => {
    if (Object.hasOwn(fields, other) || !Object.hasOwn(was, other) || names.isDerived(other)) return false;
    const [before, after] = [was[other] ?? null, now[other] ?? null];
    if (!isKnown(other, before)) return false;
    const changed = Object.keys(fields);
    if (changed.every((name) => isUntouched(before, after, name))) return false;
    const listed = allowed(children.get(other) ?? []);
    // Only the server knows the next workflow state, as long as it is a valid one.
    if (names.isWorkflow(other))
      return isReset(other, changed) || (listed !== undefined && !listed.includes(after) && after !== null);
    const isTied = (name: string) =>
      (names.isBound(name) && names.isBound(other)) ||
      (names.wordsOf(other).includes('slug') && ['name', 'title'].includes(name)) ||
      rules.some((one) => one.includes(name) && one.includes(other)) ||
      says(fields[name] ?? null, other, after) ||
      // Another variant does not have this property.
      (allowed(children.get(name) ?? []) !== undefined && isNothing(after));
    return !changed.some(isTied);
  };

  /**
   * Whether two unrelated changes reset a state although a merge must not touch it. A state that the server moves by
   * itself does not count.
   */
  const isReset = (name: string, changed: string[]): boolean => {
    if (!way.leavesAlone || !children.has(name)) return false;
    const by = reset.get(name) ?? new Set();
    reset.set(name, new Set([...by, changed.join()]));
    return by.size > 0 && !by.has(changed.join());
  };

  const report = (
    exchange: Exchange,
    kind: DriftKind,
    at: string,
    says: string,
    rest: { expected: string; actual: string },
  ): void => {
    run.report(exchange, { kind, says, at, rule: update.pointer, ...rest });
  };

  return {
    make,
    isKnown: (name) => isKnown(name),
    isDoubtful: (name) => kept.has(name),
    resetBy: (name) => reset.get(name),
    async start() {
      is = await current();
      first = is ?? {};
      return is !== undefined;
    },
    now: (name) => is?.[name] ?? null,
    isNow: (name, value) => isSame(value, is?.[name] ?? null, name),
    isShown: (name) =>
      (is !== undefined && Object.hasOwn(is, name)) ||
      (read !== undefined && schemaIn(run, read, name) !== undefined),
    last: () => last,
    canRestore: (name) =>
      isWhole || way.takesAway(name) || requestWith({ [name]: is?.[name] ?? null }) !== undefined,
    isOver: () => is === undefined || run.ended !== undefined,
    restore: () => run.withoutLimits(restore),
  };

  async function restore(): Promise<void> {
    is = await current();
    const added = Object.keys(is ?? {}).filter((name) => !Object.hasOwn(first, name) && way.takesAway(name));
    const whole = { ...first, ...Object.fromEntries(added.map((name) => [name, null])) };
    const own = Object.entries(whole).filter(
      ([name, value]) =>
        is && children.has(name) && (isWhole || !read || JSON.stringify(value) !== JSON.stringify(is[name])),
    );
    const send = async (some: [string, Json][]) => {
      const request = some.length > 0 ? requestWith(Object.fromEntries(some)) : undefined;
      return (
        request &&
        (await run.call(update, request, { tried: 'putting back what was there', lenient: LENIENT }))
      );
    };
    const answer = await send(own);
    if (!isWhole && !(answer && succeeded(answer))) for (const one of own) await send([one]);
  }
}

/** Whether a value contains the name with another value, at any depth. */
const says = (value: Json, name: string, other: Json): boolean =>
  Array.isArray(value)
    ? value.some((one) => says(one, name, other))
    : isRecord(value) &&
      Object.entries(value).some(
        ([key, inner]) => (key === name && isSame(inner, other)) || says(inner, name, other),
      );

/** The existing scalar fields that a whole record is sent with. */
const scalarsOf = (fields: Fields, plain: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => Object.hasOwn(plain, name) && value !== null && typeof value !== 'object',
    ),
  );
