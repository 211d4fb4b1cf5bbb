// Sends the requests of a run: writes one at a time, with a look at the target's data after the risky ones.
import type { RequestClass } from '../../src/contract/finding.ts';
import type { CaseRequest } from '../contract/cases/case.ts';
import { toWire, type WireRequest } from '../contract/cases/http.ts';
import type { Operation } from '../contract/operations.ts';
import type { FindingDraft } from './answer-findings.ts';
import type { Credential } from './cli/credential.ts';
import { brokenReading, type Reading } from './protection/brake.ts';
import { type Failure, isFailure, type Reply } from './wire/reply.ts';
import type { Sender } from './wire/sender.ts';

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
}

interface Setting {
  sender: Pick<Sender, 'send'>;
  /** Whether several writes may be in flight at once. */
  parallel?: boolean;
  isCreate(operation: Operation): boolean;
  /** Whether existing data is changed just now and will be restored, so that reads may fail for that reason. */
  isSharing(): boolean;
  /** Why no further request is sent; undefined if they are. */
  whyOver(): string | undefined;
  isCleaning(): boolean;
  report(flight: Flight, reply: Reply | Failure, found: FindingDraft): void;
  end(says: string): void;
}

export function createSending(run: Setting): Sending {
  /** Operations whose first created record did not break anything. */
  const proven = new Set<Operation>();
  let readings: readonly Reading[] = [];
  let last: Promise<unknown> = Promise.resolve();

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
  };

  /** A read without a response gets a second attempt. */
  async function send(flight: Flight): Promise<Reply | Failure> {
    const sendOnce = () => run.sender.send(flight.wire, flight.caller?.share() ?? {});
    const reply = await sendOnce();
    const isOpen = isFailure(reply) && ['timeout', 'broken'].includes(reply.failure) && isSafe(flight);
    return isOpen && run.whyOver() === undefined ? sendOnce() : reply;
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
      severity: 'error',
      isFatal: true,
      says: `After this request, GET ${path} cannot be read any more.`,
      at: path,
      rule: operation.pointer,
      expected: `GET ${path} as before`,
      actual: broken.status === 0 ? 'no answer' : `${broken.status}`,
    });
    run.end(`Writing stopped, as GET ${path} cannot be read any more after ${nameOf(flight)}.`);
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
