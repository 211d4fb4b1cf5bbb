// One run of the checker as the lab makes it: against the sandbox, with somebody between the two who may lie.
import type { WireRequest } from '../../contract/cases/http.ts';
import type { Contract } from '../../contract/load.ts';
import type { ReportFinding } from '../../report/report.ts';
import { createAccess } from '../access.ts';
import { check, type Outcome } from '../check.ts';
import type { Exchange, How } from '../run.ts';
import type { Failure, Reply } from '../wire/reply.ts';
import { createSender, type Sender } from '../wire/sender.ts';
import { type Caller, credentialsOf } from './caller.ts';

/** Where the honest backend is. */
export interface Backend {
  contract: Contract;
  api: string;
  callers: Caller[];
}

export type Send = Sender['send'];
/** Stands between the checker and the backend. */
export type Between = (send: Send) => Send;

export interface RunHow {
  mode: 'read' | 'write';
  seed?: number;
  /** operationIds; all where it is undefined. */
  only?: string[] | undefined;
  /** Cases of each operation. */
  perOperation?: number;
  /** True unless given: the sandbox is the lab's own. */
  allowSharedWrites?: boolean;
  between?: Between | undefined;
  seen?(exchange: Exchange, how: Required<Pick<How, 'lenient'>>): void;
}

/** What tells requests apart: it stands in a finding where the command line is otherwise. */
export const keyOf = ({ method, target, headers: { accept: _, ...headers }, body }: WireRequest): string =>
  `${method} ${target} ${JSON.stringify(headers)} ${body ? Buffer.from(body).toString('base64url').slice(0, 4000) : ''}`;

export interface LabOutcome extends Outcome {
  findings: ReportFinding[];
  seconds: number;
}

let runs = 0;

export async function labRun({ contract, api, callers }: Backend, how: RunHow): Promise<LabOutcome> {
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
        // Of this process and this run, as no two runs may make the same records.
        runId: ((process.pid * 4096 + runs) >>> 0).toString(16).padStart(8, '0').slice(-8),
        allowSharedWrites: how.allowSharedWrites ?? true,
        skipped: new Set(),
        budget: undefined,
        stop: stop.signal,
        operations: contract.operations.filter(({ id }) => how.only?.includes(id) ?? true),
        perOperation: how.perOperation ?? Number.POSITIVE_INFINITY,
        fuzz: 0,
        // The sandbox has done what it says it has.
        waits: [10],
        curl: keyOf,
        mask: (text) => text,
        ...(how.seen && { seen: how.seen }),
      },
      { step: (says) => process.env.LAB_STEPS && console.error(says) },
    );
    const findings = outcome.run.findings.all();
    return { ...outcome, findings, seconds: (performance.now() - began) / 1000 };
  } finally {
    await sender.close();
  }
}

export const isReply = (outcome: Reply | Failure): outcome is Reply => !('failure' in outcome);
