// Runs the checker against the sandbox, with a function in between that may seed faults.
import type { WireRequest } from '../../contract/cases/http.ts';
import type { Contract } from '../../contract/load.ts';
import type { ReportFinding } from '../../report/report.ts';
import { createAccess } from '../auth/access.ts';
import { check, type Outcome } from '../check.ts';
import type { CallOptions, Exchange } from '../engine/run.ts';
import type { Failure, Reply } from '../wire/reply.ts';
import { createSender, type Sender } from '../wire/sender.ts';
import { type Caller, credentialsOf } from './caller.ts';

/** The fault-free backend. */
export interface Backend {
  contract: Contract;
  api: string;
  callers: Caller[];
}

export type Send = Sender['send'];
/** Wraps the sender between the checker and the backend. */
export type Between = (send: Send) => Send;

export interface LabRunOptions {
  mode: 'read' | 'write';
  seed?: number;
  /** operationIds; undefined for all. */
  only?: string[] | undefined;
  /** Cases per operation. */
  perOperation?: number;
  /** Defaults to true, because the sandbox belongs to the lab. */
  allowSharedWrites?: boolean;
  between?: Between | undefined;
  seen?(exchange: Exchange, how: Required<Pick<CallOptions, 'lenient'>>): void;
}

/** Identifies a request; it takes the place of the command line in findings. */
export const keyOf = ({ method, target, headers: { accept: _, ...headers }, body }: WireRequest): string =>
  `${method} ${target} ${JSON.stringify(headers)} ${body ? Buffer.from(body).toString('base64url').slice(0, 4000) : ''}`;

export interface LabOutcome extends Outcome {
  findings: ReportFinding[];
  seconds: number;
}

let runs = 0;

export async function labRun({ contract, api, callers }: Backend, how: LabRunOptions): Promise<LabOutcome> {
  const began = performance.now();
  const stop = new AbortController();
  const sender = createSender({ target: new URL(api), signal: stop.signal, timeoutMs: 30_000 });
  const send: Send = (wire, extra) => sender.send(wire, extra);
  runs += 1;
  try {
    const outcome = await check(
      {
        contract,
        sender: { send: how.between?.(send) ?? send },
        access: createAccess(contract, credentialsOf(callers)),
        mode: how.mode,
        seed: how.seed ?? 1,
        // Unique per process and run, so that records differ.
        runId: ((process.pid * 4096 + runs) >>> 0).toString(16).padStart(8, '0').slice(-8),
        allowSharedWrites: how.allowSharedWrites ?? true,
        skipped: new Set(),
        budget: undefined,
        stop: stop.signal,
        operations: contract.operations.filter(({ id }) => how.only?.includes(id) ?? true),
        perOperation: how.perOperation ?? Number.POSITIVE_INFINITY,
        fuzz: 0,
        // The sandbox has no delayed writes.
        waits: [10],
        curl: keyOf,
        mask: (text) => text,
        ...(how.seen && { seen: how.seen }),
      },
      { step: (says) => process.env.LAB_STEPS && console.error(says) },
    );
    if (outcome.inconclusive !== undefined)
      throw new Error(`The run proved nothing: ${outcome.inconclusive}`);
    const findings = outcome.run.findings.all();
    return { ...outcome, findings, seconds: (performance.now() - began) / 1000 };
  } finally {
    await sender.close();
  }
}

export const isReply = (outcome: Reply | Failure): outcome is Reply => !('failure' in outcome);
