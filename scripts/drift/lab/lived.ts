// Seeds a sample of response faults during a real run, one per operation, to verify the score of the replay.
import { createJudge } from '../../contract/judge.ts';
import type { Contract } from '../../contract/load.ts';
import type { Operation } from '../../contract/operations.ts';
import { type AnswerFault, answerFaults } from './answer-faults.ts';
import { type Between, isReply, labRun } from './lab-run.ts';
import type { Honest, Lab } from './parts.ts';
import { readRequest } from './read-request.ts';
import { isFoundInReplay, kindsInReplay } from './replay.ts';
import { onFreshSandbox } from './sandbox.ts';

/** Number of runs, each with other faults. */
const RUNS = 4;
/** Few cases per operation, since every response has the fault. */
const FEW = 12;

export async function runLived(
  { backend, only, seed, scores, say }: Lab,
  { traffic }: Honest,
): Promise<void> {
  const { contract } = backend;
  const judge = createJudge(contract);
  const among = (operation: Operation) => only?.includes(operation.id) ?? true;
  const faults = answerFaults(
    contract.document,
    traffic.write.filter(({ operation }) => among(operation)),
  ).filter((fault) => isFoundInReplay(judge, fault));
  const used = new Map<string, number>();
  for (let turn = 0; turn < RUNS; turn += 1) {
    const chosen = rarest(faults, used);
    const shown = new Set<AnswerFault>();
    const between = fault(contract, chosen, shown);
    const { findings, seconds } = await onFreshSandbox(contract, (fresh) =>
      labRun(fresh, { mode: 'write', seed, only, perOperation: FEW, between }),
    );
    for (const one of shown) {
      const { operation, kind, status, place } = one;
      const kinds = kindsInReplay(judge, one);
      const isFound = findings.some((found) => found.operation?.id === operation.id && kinds.has(found.kind));
      scores.add('lived', 'write', kind, `${operation.id} ${status} ${place}`, isFound);
    }
    say(`lived: ${shown.size} of ${chosen.size} faults shown in ${seconds.toFixed(1)} s`);
  }
}

/** Picks one fault per operation, of the least used kind. */
function rarest(faults: AnswerFault[], used: Map<string, number>): Map<Operation, AnswerFault> {
  const chosen = new Map<Operation, AnswerFault>();
  for (const [operation, own] of Map.groupBy(faults, ({ operation }) => operation)) {
    const count = ({ kind }: AnswerFault) => used.get(kind) ?? 0;
    const [first] = own.toSorted((a, b) => count(a) - count(b));
    if (!first) continue;
    chosen.set(operation, first);
    used.set(first.kind, count(first) + 1);
  }
  return chosen;
}

/** @param shown collects the faults that occurred in a response */
const fault =
  (contract: Contract, faults: Map<Operation, AnswerFault>, shown: Set<AnswerFault>): Between =>
  (send) =>
  async (wire, extra) => {
    const [read, reply] = await Promise.all([readRequest(contract, wire), send(wire, extra)]);
    const own = read && faults.get(read.operation);
    if (!own || !isReply(reply) || reply.status !== own.status) return reply;
    const seeded = own.into({ ...reply, body: new TextDecoder().decode(reply.body) });
    if (!seeded) return reply;
    shown.add(own);
    return { ...reply, ...seeded, body: new TextEncoder().encode(seeded.body) };
  };
