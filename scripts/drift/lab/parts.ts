// The parts of the lab: each seeds one family of faults, runs the checker and scores its findings.
import { createJudge } from '../../contract/judge.ts';
import type { Operation } from '../../contract/operations.ts';
import { answerFaults } from './answer-faults.ts';
import { faultyLists, listsOf } from './faulty-lists.ts';
import { withFaultyResponses } from './faulty-response.ts';
import { faultyStates } from './faulty-states.ts';
import { type Backend, type LabOutcome, labRun } from './lab-run.ts';
import { createLaxBackend } from './lax-backend.ts';
import { createRecorder, type Recorded } from './record.ts';
import { isFoundInReplay } from './replay.ts';
import { onFreshSandbox } from './sandbox.ts';
import type { Mode, Scores } from './score.ts';
import { scoreLax } from './score-lax.ts';
import { scoreStrict } from './score-strict.ts';
import { countEdges, createStrictBackend, type Ordinary } from './strict-backend.ts';

export interface Lab {
  backend: Backend;
  scores: Scores;
  /** operationIds; undefined for all. */
  only: string[] | undefined;
  seed: number;
  say(line: string): void;
}

export interface Honest {
  write: LabOutcome;
  read: LabOutcome;
  traffic: Record<Mode, Recorded[]>;
  ordinary: Ordinary;
}

/** Few cases for runs about other checks. */
const FEW = 4;

const chosen = ({ backend, only }: Lab): Operation[] =>
  backend.contract.operations.filter(({ id }) => only?.includes(id) ?? true);

/**
 * Two fault-free runs whose traffic is recorded.
 * @param isNeeded whether many cases are needed
 */
export async function runHonest(lab: Lab, isNeeded = true): Promise<Honest> {
  const { backend, only, seed } = lab;
  const [reading, writing] = [createRecorder(), createRecorder()];
  const edges = countEdges(backend);
  const perOperation = isNeeded ? Number.POSITIVE_INFINITY : 1;
  const read = await labRun(backend, { mode: 'read', seed, only, perOperation, seen: reading.seen });
  lab.say(`honest, read: ${read.run.sent()} requests in ${read.seconds.toFixed(1)} s`);
  const write = await labRun(backend, {
    mode: 'write',
    seed,
    only,
    perOperation,
    seen: writing.seen,
    between: edges.between,
  });
  lab.say(`honest, write: ${write.run.sent()} requests in ${write.seconds.toFixed(1)} s`);
  return { read, write, traffic: { read: reading.all(), write: writing.all() }, ordinary: edges.ordinary() };
}

/** Seeds response faults into the recorded traffic. */
export function scoreAnswers(lab: Lab, { traffic }: Honest): void {
  const { scores } = lab;
  const { contract } = lab.backend;
  const among = chosen(lab);
  const of = (mode: Mode) => traffic[mode].filter(({ operation }) => among.includes(operation));
  const judge = createJudge(contract);
  const keyOf = ({ kind, operation, status, place }: ReturnType<typeof answerFaults>[number]) =>
    `${operation.id} ${status} ${place} ${kind}`;
  const all = answerFaults(contract.document, of('write'));
  const found = new Map(all.map((fault) => [keyOf(fault), isFoundInReplay(judge, fault)]));
  for (const fault of all) {
    const { kind, operation, status, place } = fault;
    scores.add(
      'response',
      'write',
      kind,
      `${operation.id} ${status} ${place}`,
      found.get(keyOf(fault)) === true,
    );
  }
  // Read operations count for both modes.
  const shown = new Set(answerFaults(contract.document, of('read')).map(keyOf));
  for (const fault of all.filter(({ operation }) => operation.effect === 'read')) {
    const { kind, operation, status, place } = fault;
    const isFound = shown.has(keyOf(fault)) && found.get(keyOf(fault)) === true;
    scores.add('response', 'read', kind, `${operation.id} ${status} ${place}`, isFound);
  }
}

/** A backend without validation and access control. */
export async function runLax(lab: Lab, mode: Mode): Promise<LabOutcome> {
  const { backend, only, seed, scores } = lab;
  return onFreshSandbox(backend.contract, async (fresh) => {
    const lax = createLaxBackend(fresh);
    const outcome = await labRun(fresh, { mode, seed, only, between: lax.between });
    scoreLax(scores, fresh, chosen(lab), mode, outcome, lax);
    lab.say(
      `takes everything, ${mode}: ${outcome.findings.length} findings in ${outcome.seconds.toFixed(1)} s`,
    );
    return outcome;
  });
}

/** A backend that rejects edge values. */
export async function runStrict(lab: Lab, mode: Mode, { ordinary }: Pick<Honest, 'ordinary'>): Promise<void> {
  const { backend, only, seed, scores } = lab;
  for (const side of ['high', 'low'] as const)
    await onFreshSandbox(backend.contract, async (fresh) => {
      const strict = createStrictBackend(fresh, side, ordinary);
      const outcome = await labRun(fresh, { mode, seed, only, between: strict.between });
      scoreStrict(scores, backend.contract, chosen(lab), { mode, side }, outcome, strict, ordinary);
      lab.say(
        `refuses edges, ${mode}: ${outcome.findings.length} findings in ${outcome.seconds.toFixed(1)} s`,
      );
    });
}

/** Lists that ignore their parameters. Reads reveal them, so both modes find the same. */
export async function runLists(lab: Lab): Promise<void> {
  const { backend, seed, scores } = lab;
  const ids = chosen(lab).map(({ id }) => id);
  const lists = listsOf(backend.contract).filter(({ id }) => ids.includes(id));
  const reading = chosen(lab).filter(
    ({ effect, path, method }) =>
      effect === 'read' &&
      method === 'get' &&
      (lists.some((one) => one.path.startsWith(path.replace(/\/[^/]*\{.*$/, ''))) || path.includes('{')),
  );
  const only = [...new Set([...lists, ...reading].map(({ id }) => id))];
  for (const { faulty, faults } of faultyLists(lists)) {
    const outcome = await labRun(backend, {
      mode: 'read',
      seed,
      only,
      perOperation: FEW,
      between: withFaultyResponses(backend.contract, faulty),
    });
    for (const { kind, operation, parameter, isTold } of faults) {
      const isFound = outcome.findings.some((one) => one.operation?.id === operation.id && isTold(one));
      for (const mode of ['read', 'write'] as const)
        scores.add('behaviour', mode, kind, `${operation.id} ${parameter}`, isFound);
    }
    lab.say(
      `lists, ${faults[0]?.kind}: ${outcome.findings.length} findings in ${outcome.seconds.toFixed(1)} s`,
    );
  }
}

/** Backends that do not store what they confirm. */
export async function runStates(lab: Lab): Promise<void> {
  const { backend, only, seed, scores } = lab;
  const { contract } = backend;
  const ids = chosen(lab).map(({ id }) => id);
  for (const { faulty, faults } of faultyStates(contract)) {
    const own = faults.filter(({ where }) => ids.includes(where.split(' ')[0] ?? ''));
    const outcome = await onFreshSandbox(contract, (fresh) =>
      labRun(fresh, {
        mode: 'write',
        seed,
        only,
        perOperation: FEW,
        between: withFaultyResponses(contract, [faulty]),
      }),
    );
    for (const { kind, where, isTold } of own)
      scores.add('behaviour', 'write', kind, where, outcome.findings.some(isTold));
    lab.say(
      `state, ${faults[0]?.kind}: ${outcome.findings.length} findings in ${outcome.seconds.toFixed(1)} s`,
    );
  }
}
