// Sends the requests of a run: writes one at a time, with a look at the target's data after the risky ones, and on after
// the target went down.
import type { RequestClass } from '../../../src/response-check/finding.ts';
import type { CaseRequest } from '../../contract/cases/case.ts';
import { toWire, type WireRequest } from '../../contract/cases/http.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Access } from '../auth/access.ts';
import type { Credential } from '../auth/credential.ts';
import type { FindingDraft } from '../findings/answer-findings.ts';
import { pathParametersOf } from '../model/resources.ts';
import { brokenReading, type Reading } from '../protection/brake.ts';
import { type Failure, isFailure, type Reply } from '../wire/reply.ts';
import type { Sender } from '../wire/sender.ts';
import { type Crash, createRecovery } from './recovery.ts';

/** A request before its response. */
export interface Flight {
  operation: Operation;
  request: CaseRequest;
  requestClass: RequestClass;
  /** Number of responses processed when it was sent. */
  asked: number;
  wire: WireRequest;
  caller: Credential | undefined;
  tried: string;
}

export interface Sending {
  send(flight: Flight): Promise<Reply | Failure>;
  /** Sends a request that can change data. */
  write(flight: Flight): Promise<Reply | Failure>;
  /** Runs a write of another kind between those of the run. */
  oneAtATime<T>(work: () => Promise<T>): Promise<T>;
  /** What must stay readable. */
  watch(readings: readonly Reading[]): void;
  /** Whether an operation has taken the target down, so that it is not called again. */
  isCrashing(operation: Operation): boolean;
  awaitTarget(): Promise<boolean>;
}

interface Setting {
  sender: Pick<Sender, 'send'>;
  access: Pick<Access, 'callerOf'>;
  operations: Operation[];
  /** Whether several writes may be in flight at once. */
  parallel?: boolean;
  plain(operation: Operation): CaseRequest;
  isCreate(operation: Operation): boolean;
  /** Whether existing data is changed just now and will be restored, so that reads may fail for that reason. */
  isSharing(): boolean;
  /** Why no further request is sent; undefined if they are. */
  whyOver(): string | undefined;
  isCleaning(): boolean;
  report(flight: Flight, reply: Reply | Failure, found: FindingDraft): void;
  end(says: string): void;
}

/** After this many crashes the run ends. */
const MOST_CRASHES = 10;
const LOST: Failure = { failure: 'broken', says: 'The target went down.', ms: 0 };

export function createSending(run: Setting): Sending {
  const crashing = new Set<Operation>();
  /** Operations whose first created record did not break anything. */
  const proven = new Set<Operation>();
  let readings: readonly Reading[] = [];
  let crashes = 0;
  let last: Promise<unknown> = Promise.resolve();

  const recovery = createRecovery<Flight>({
    send: ({ wire, caller }) => run.sender.send(wire, caller?.share() ?? {}),
    isUp,
    isRepeatable: isSafe,
    onCrash,
  });

  const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => {
    if (run.parallel) return work();
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };

  return {
    send,
    oneAtATime,
    write: (flight) =>
      oneAtATime(async () => {
        const says = run.whyOver();
        if (says !== undefined) return { failure: 'stopped', says, ms: 0 };
        const reply = await send(flight);
        await look(flight, reply);
        return reply;
      }),
    watch(given) {
      readings = given;
    },
    isCrashing: (operation) => crashing.has(operation) && !run.isCleaning(),
    awaitTarget: recovery.awaitTarget,
  };

  /** A read without a response gets a second attempt. */
  async function send(flight: Flight): Promise<Reply | Failure> {
    const reply = await recovery.send(flight);
    const isOpen = isFailure(reply) && ['timeout', 'broken'].includes(reply.failure) && isSafe(flight);
    return isOpen && !crashing.has(flight.operation) && run.whyOver() === undefined
      ? recovery.send(flight)
      : reply;
  }

  /** After the first plain record of an operation, and after each failure of the server. */
  async function look(flight: Flight, reply: Reply | Failure): Promise<void> {
    const { operation, requestClass } = flight;
    if (run.isCleaning() || run.isSharing()) return;
    const hasFailed = isFailure(reply) ? reply.failure !== 'stopped' : reply.status >= 500;
    const isFirst = requestClass === 'plain' && run.isCreate(operation) && !proven.has(operation);
    const hasMade = !isFailure(reply) && reply.status < 300 && isFirst;
    if (!hasFailed && !hasMade) return;
    if (hasMade) proven.add(operation);
    const broken = await brokenReading(readings, operation, ({ operation: list, request, caller }) =>
      run.sender.send(wireOf(list, request), caller?.share() ?? {}),
    );
    if (!broken) return;
    const { path } = broken.reading.operation;
    run.report(flight, reply, {
      kind: 'unreadable-after-write',
      isFatal: true,
      says: `After this request, GET ${path} cannot be read any more.`,
      at: path,
      rule: operation.pointer,
      expected: `GET ${path} as before`,
      actual: broken.status === 0 ? 'no answer' : `${broken.status}`,
    });
    run.end(`Writing stopped, as GET ${path} cannot be read any more after ${nameOf(flight)}.`);
  }

  async function isUp(): Promise<boolean> {
    const [probe] = run.operations
      .filter(({ method, effect }) => method === 'get' && effect === 'read')
      .toSorted((a, b) => pathParametersOf(a.path).length - pathParametersOf(b.path).length);
    const wire = probe ? toWire(run.plain(probe)) : { method: 'GET', target: '/', headers: {} };
    const reply = await run.sender.send(wire, (probe && run.access.callerOf(probe)?.share()) ?? {});
    return isFailure(reply) ? reply.failure === 'stopped' : ![502, 503, 504].includes(reply.status);
  }

  function onCrash({ suspects, cause, isBack }: Crash<Flight>): void {
    const [first, ...others] = suspects;
    crashes += 1;
    if (!isBack) run.end('The target went down and did not come back.');
    else if (crashes >= MOST_CRASHES) run.end(`The target went down ${crashes} times.`);
    if (cause) crashing.add(cause.operation);
    if (!first) return;
    run.report(first, LOST, {
      kind: 'crash',
      isFatal: true,
      says: cause
        ? 'The target goes down at this request, each time it is sent.'
        : `The target went down during this request or right after it${isBack ? ', but not when it was repeated' : ''}.`,
      rule: first.operation.pointer,
      expected: 'an answer',
      actual: [
        'no connection',
        ...(others.length > 0 ? [`also in flight: ${others.map(nameOf).join(', ')}`] : []),
      ].join('; '),
    });
  }
}

const isSafe = ({ wire }: Flight): boolean => ['GET', 'HEAD'].includes(wire.method);
const nameOf = ({ request }: Flight): string => `${request.method} ${request.path}`;

/** A request that accepts all declared types, so that content negotiation cannot fail. */
export function wireOf({ definition }: Operation, request: CaseRequest): WireRequest {
  const types = Object.values(definition.responses).flatMap(({ content = {} }) => Object.keys(content));
  const accept = [...new Set([...types, '*/*;q=0.1'])].join(', ');
  const wire = toWire(request);
  return { ...wire, headers: { accept, ...wire.headers } };
}
