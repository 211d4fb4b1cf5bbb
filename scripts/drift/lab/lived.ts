// A sample of the plants in answers, lived through: somebody between the checker and the backend sets them into the
// answers as they come, one for each operation at a time. It tells whether the score of the replay is true.
import { createJudge } from '../../contract/judge.ts';
import type { Contract } from '../../contract/load.ts';
import type { Operation } from '../../contract/operations.ts';
import { type AnswerPlant, answerPlants } from './answer-plants.ts';
import { type Between, isReply, labRun } from './lab-run.ts';
import type { Honest, Lab } from './parts.ts';
import { readRequest } from './read-request.ts';
import { isFoundInReplay, kindsInReplay } from './replay.ts';

/** Runs, each with other plants. */
const RUNS = 4;
/** Few cases of each operation: every answer of it has the plant. */
const FEW = 12;

export async function runLived(
  { backend, only, seed, scores, say }: Lab,
  { traffic }: Honest,
): Promise<void> {
  const { contract } = backend;
  const judge = createJudge(contract);
  const among = (operation: Operation) => only?.includes(operation.id) ?? true;
  const plants = answerPlants(
    contract.document,
    traffic.write.filter(({ operation }) => among(operation)),
  ).filter((plant) => isFoundInReplay(judge, plant));
  const used = new Map<string, number>();
  for (let turn = 0; turn < RUNS; turn += 1) {
    const chosen = rarest(plants, used);
    const shown = new Set<AnswerPlant>();
    const between = plant(contract, chosen, shown);
    const { findings, seconds } = await labRun(backend, {
      mode: 'write',
      seed,
      only,
      perOperation: FEW,
      between,
    });
    for (const one of shown) {
      const { operation, kind, status, place } = one;
      const kinds = kindsInReplay(judge, one);
      const isFound = findings.some((found) => found.operation?.id === operation.id && kinds.has(found.kind));
      scores.add('lived', 'write', kind, `${operation.id} ${status} ${place}`, isFound);
    }
    say(`lived: ${shown.size} of ${chosen.size} plants shown in ${seconds.toFixed(1)} s`);
  }
}

/** For each operation one plant, of a kind that was had least so far. */
function rarest(plants: AnswerPlant[], used: Map<string, number>): Map<Operation, AnswerPlant> {
  const chosen = new Map<Operation, AnswerPlant>();
  for (const [operation, own] of Map.groupBy(plants, ({ operation }) => operation)) {
    const count = ({ kind }: AnswerPlant) => used.get(kind) ?? 0;
    const [first] = own.toSorted((a, b) => count(a) - count(b));
    if (!first) continue;
    chosen.set(operation, first);
    used.set(first.kind, count(first) + 1);
  }
  return chosen;
}

/** @param shown gets those that stood in an answer */
const plant =
  (contract: Contract, plants: Map<Operation, AnswerPlant>, shown: Set<AnswerPlant>): Between =>
  (send) =>
  async (wire, extra) => {
    const [read, reply] = await Promise.all([readRequest(contract, wire), send(wire, extra)]);
    const own = read && plants.get(read.operation);
    if (!own || !isReply(reply) || reply.status !== own.status) return reply;
    const planted = own.into({ ...reply, body: new TextDecoder().decode(reply.body) });
    if (!planted) return reply;
    shown.add(own);
    return { ...reply, ...planted, body: new TextEncoder().encode(planted.body) };
  };
