// The faults set in the fault panel, so that every error state of a screen can be seen.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Operation } from '../scripts/contract/operations.ts';
import type { FieldError } from '../scripts/contract/schemas.ts';
import { BREAKS, type Break } from './break-contract.ts';
import { checkPrefer, readPrefer } from './prefer.ts';
import { invalid, problem, type Reply } from './problems.ts';

const ALL_UP = {
  sandbox: 'up',
  prism: 'up',
  identity: 'up',
  installations: 'up',
  remoteConfig: 'up',
  analytics: 'up',
} as const;
export type PartName = keyof typeof ALL_UP;
const PART_NAMES = Object.keys(ALL_UP) as PartName[];

const STATES = ['up', 'down', 'hang'] as const;
/**
 * down: the connection breaks. hang: no response until the state changes or the client disconnects.
 */
export type PartState = (typeof STATES)[number];

export interface OperationFault {
  /** `code=503`, `example=empty`, `code=422, example=unsupportedFile` */
  prefer?: string;
  /** The field that a 422 names, and what the response says about it. */
  invalid?: FieldError;
  /** Delay before each response. */
  latencyMs?: number;
  /** The share of requests that get a 503, 0 to 1. */
  errorRate?: number;
  /** The response breaks off in the middle, so that its JSON does not parse. */
  broken?: true;
  /** How the response violates the contract. */
  drift?: Break;
}

export interface FaultState {
  operations: Record<string, OperationFault>;
  parts: Record<PartName, PartState>;
}

/** The connection must be broken, without any response. */
export class CutOff extends Error {
  override name = 'CutOff';
}

/** The faults of everyone, or of one client. */
export interface Faults {
  get(): FaultState;
  /**
   * Replaces all faults. Sets none if any is invalid.
   * @param others operations outside the API's contract, which cannot drift
   */
  set(given: unknown, operations: Operation[], others?: Operation[]): FieldError[];
  clear(): void;
  of(operationId: string): OperationFault;
  /**
   * Waits for the latency, then decides whether the request fails.
   * @param failure creates the response of a failed request
   */
  meet(operationId: string, signal: AbortSignal, failure?: () => Reply): Promise<Reply | undefined>;
  /**
   * Returns immediately if the part is up. @throws CutOff if it is down, or if the client
   * disconnected while it hangs
   */
  pass(part: PartName, signal: AbortSignal): Promise<void>;
}

/** The faults of everyone, and of each client that has its own. */
export interface AllFaults extends Faults {
  /** The faults of a client, from `clientOf`; of everyone for undefined. */
  ofClient(client: string | undefined): Faults;
  /** The number of requests that hang now. */
  waiting(): number;
}

const MAX_LATENCY_MS = 60_000;
const none = (): FaultState => ({ operations: {}, parts: { ...ALL_UP } });
const unavailable = () =>
  problem(503, 'The fault panel makes this operation fail.', undefined, { 'retry-after': '1' });

export function createFaults(): AllFaults {
  const ofClients = new Map<string, Faults>();
  const waiters = new Set<() => void>();
  return {
    ...createSet(waiters),
    ofClient(client) {
      if (client === undefined) return this;
      const own = ofClients.get(client) ?? createSet(waiters);
      ofClients.set(client, own);
      return own;
    },
    waiting: () => waiters.size,
  };
}

/** @param waiters the requests that hang, of all clients */
function createSet(waiters: Set<() => void>): Faults {
  let state = none();
  const change = (next: FaultState) => {
    state = next;
    for (const wake of [...waiters]) wake();
  };

  const changed = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        waiters.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      waiters.add(wake);
      signal.addEventListener('abort', wake);
    });

  const of: Faults['of'] = (id) => (Object.hasOwn(state.operations, id) ? (state.operations[id] ?? {}) : {});

  return {
    of,
    get: () => state,
    set(given, operations, others = []) {
      const { next, wrong } = read(given, operations, others);
      if (wrong.length === 0) change(next);
      return wrong;
    },
    clear: () => change(none()),
    async meet(id, signal, failure = unavailable) {
      const { latencyMs = 0, errorRate = 0, invalid: wrong } = of(id);
      if (latencyMs > 0) await sleep(latencyMs, undefined, { signal });
      if (Math.random() < errorRate) return failure();
      return wrong && invalid([wrong]);
    },
    async pass(part, signal) {
      while (state.parts[part] === 'hang' && !signal.aborted) await changed(signal);
      if (signal.aborted || state.parts[part] === 'down') throw new CutOff(`${part} is switched off.`);
    },
  };
}

function read(
  given: unknown,
  own: Operation[],
  others: Operation[],
): { next: FaultState; wrong: FieldError[] } {
  const next = none();
  const wrong: FieldError[] = [];
  const refuse = (field: string, message: string) => wrong.push({ field, message });
  const { operations: faults = {}, parts = {}, ...unknown } = isRecord(given) ? given : {};
  if (!isRecord(given) || !isRecord(faults) || !isRecord(parts)) {
    refuse('body', 'Send {"operations": {…}, "parts": {…}}.');
    return { next, wrong };
  }
  for (const name of Object.keys(unknown))
    refuse(name, 'Unknown field. Faults are in "operations" and "parts".');
  for (const [name, value] of Object.entries(parts)) {
    const part = PART_NAMES.find((known) => known === name);
    const wanted = STATES.find((known) => known === value);
    if (part && wanted) next.parts[part] = wanted;
    else refuse(`parts.${name}`, `Set ${PART_NAMES.join(', ')} to ${STATES.join(', ')}.`);
  }
  for (const [id, fault] of Object.entries(faults)) {
    const operation = [...own, ...others].find((known) => known.id === id);
    if (!operation || !isRecord(fault))
      refuse(`operations.${id}`, 'The contract does not have this operation.');
    else if (fault.drift !== undefined && !own.includes(operation))
      refuse(`operations.${id}.drift`, 'Only operations of the API can drift.');
    else if (fault.invalid !== undefined && !own.includes(operation))
      refuse(`operations.${id}.invalid`, 'Only operations of the API have fields.');
    else
      next.operations[id] = readFault(operation, fault, (key, says) =>
        refuse(`operations.${id}.${key}`, says),
      );
  }
  return { next, wrong };
}

function readFault(
  operation: Operation,
  { prefer, invalid, latencyMs, errorRate, broken, drift, ...unknown }: Record<string, unknown>,
  refuse: (key: string, message: string) => void,
): OperationFault {
  const fault: OperationFault = {};
  for (const key of Object.keys(unknown))
    refuse(key, 'Unknown field. Set prefer, invalid, latencyMs, errorRate, broken or drift.');
  const inside = (value: unknown, most: number): value is number =>
    typeof value === 'number' && value >= 0 && value <= most;
  if (prefer !== undefined && prefer !== '') {
    const wish = typeof prefer === 'string' ? readPrefer(prefer) : undefined;
    const checked = wish ? checkPrefer(operation, wish) : { wrong: { message: 'Send code=… or example=….' } };
    if ('wrong' in checked) refuse('prefer', checked.wrong.message);
    else fault.prefer = `${prefer}`;
  }
  if (invalid !== undefined) {
    const { field, message = 'Check this field.', ...more } = isRecord(invalid) ? invalid : {};
    const isComplete = isText(field) && isText(message) && Object.keys(more).length === 0;
    if (isComplete && fault.prefer === undefined) fault.invalid = { field, message };
    else refuse('invalid', 'Set a field, and a message if you like, without another response.');
  }
  if (latencyMs !== undefined) {
    if (inside(latencyMs, MAX_LATENCY_MS)) fault.latencyMs = latencyMs;
    else refuse('latencyMs', `Enter milliseconds from 0 to ${MAX_LATENCY_MS}.`);
  }
  if (errorRate !== undefined) {
    if (inside(errorRate, 1)) fault.errorRate = errorRate;
    else refuse('errorRate', 'Enter a rate from 0 to 1.');
  }
  if (broken !== undefined) {
    if (broken === true && fault.prefer === undefined && !fault.invalid) fault.broken = true;
    else refuse('broken', 'Set it to true, without another response.');
  }
  if (drift !== undefined) {
    const known = BREAKS.find((one) => one === drift);
    if (known && !fault.broken) fault.drift = known;
    else refuse('drift', `Choose one of ${BREAKS.join(', ')}, without truncated JSON.`);
  }
  return fault;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
