// The parts of the lab: each plants one family, runs the checker, and scores what it was told.
import { createJudge } from '../../contract/judge.ts';
import type { Operation } from '../../contract/operations.ts';
import { answerPlants } from './answer-plants.ts';
import { type Backend, type LabOutcome, labRun } from './lab-run.ts';
import { createLaxBackend } from './lax-backend.ts';
import { tell } from './lie.ts';
import { listLies, listsOf } from './list-lies.ts';
import { createRecorder, type Recorded } from './record.ts';
import { isFoundInReplay } from './replay.ts';
import { startLabSandbox } from './sandbox.ts';
import type { Mode, Scores } from './score.ts';
import { scoreLax } from './score-lax.ts';
import { scoreStrict } from './score-strict.ts';
import { stateLies } from './state-lies.ts';
import { countEdges, createStrictBackend, type Ordinary } from './strict-backend.ts';

export interface Lab {
  backend: Backend;
  scores: Scores;
  /** operationIds; all where it is undefined. */
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

/** Few cases, where a run is about something else. */
const FEW = 4;

const chosen = ({ backend, only }: Lab): Operation[] =>
  backend.contract.operations.filter(({ id }) => only?.includes(id) ?? true);

/**
 * Two runs in which nobody lies, whose traffic is kept.
 * @param isNeeded few cases will do where nothing is made of them
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

/** Plants in answers, set into the honest traffic. */
export function scoreAnswers(lab: Lab, { traffic }: Honest): void {
  const { scores } = lab;
  const { contract } = lab.backend;
  const among = chosen(lab);
  const of = (mode: Mode) => traffic[mode].filter(({ operation }) => among.includes(operation));
  const judge = createJudge(contract);
  const keyOf = ({ kind, operation, status, place }: ReturnType<typeof answerPlants>[number]) =>
    `${operation.id} ${status} ${place} ${kind}`;
  const all = answerPlants(contract.document, of('write'));
  const found = new Map(all.map((plant) => [keyOf(plant), isFoundInReplay(judge, plant)]));
  for (const plant of all) {
    const { kind, operation, status, place } = plant;
    scores.add(
      'response',
      'write',
      kind,
      `${operation.id} ${status} ${place}`,
      found.get(keyOf(plant)) === true,
    );
  }
  // What a call that changes nothing can show, whether or not such calls alone have shown it.
  const shown = new Set(answerPlants(contract.document, of('read')).map(keyOf));
  for (const plant of all.filter(({ operation }) => operation.effect === 'read')) {
    const { kind, operation, status, place } = plant;
    const isFound = shown.has(keyOf(plant)) && found.get(keyOf(plant)) === true;
    scores.add('response', 'read', kind, `${operation.id} ${status} ${place}`, isFound);
  }
}

/** A backend that takes everything, and lets everybody in. */
export async function runLax(lab: Lab, mode: Mode): Promise<LabOutcome> {
  const { backend, only, seed, scores } = lab;
  const lax = createLaxBackend(backend);
  const outcome = await labRun(backend, { mode, seed, only, between: lax.between });
  scoreLax(scores, backend, chosen(lab), mode, outcome, lax);
  lab.say(
    `takes everything, ${mode}: ${outcome.findings.length} findings in ${outcome.seconds.toFixed(1)} s`,
  );
  return outcome;
}

/** A backend that refuses what stands at an edge. */
export async function runStrict(lab: Lab, mode: Mode, { ordinary }: Pick<Honest, 'ordinary'>): Promise<void> {
  const { backend, only, seed, scores } = lab;
  for (const side of ['high', 'low'] as const) {
    const strict = createStrictBackend(backend, side, ordinary);
    const outcome = await labRun(backend, { mode, seed, only, between: strict.between });
    scoreStrict(scores, backend.contract, chosen(lab), { mode, side }, outcome, strict, ordinary);
    lab.say(`refuses edges, ${mode}: ${outcome.findings.length} findings in ${outcome.seconds.toFixed(1)} s`);
  }
}

/** Lists that do not do what their parameters say. They show without any change, so both modes find the same. */
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
  for (const { lies, plants } of listLies(lists)) {
    const outcome = await labRun(backend, {
      mode: 'read',
      seed,
      only,
      perOperation: FEW,
      between: tell(backend.contract, lies),
    });
    for (const { kind, operation, parameter, isTold } of plants) {
      const isFound = outcome.findings.some((one) => one.operation?.id === operation.id && isTold(one));
      for (const mode of ['read', 'write'] as const)
        scores.add('behaviour', mode, kind, `${operation.id} ${parameter}`, isFound);
    }
    lab.say(
      `lists, ${plants[0]?.kind}: ${outcome.findings.length} findings in ${outcome.seconds.toFixed(1)} s`,
    );
  }
}

/** Backends that do not keep what they say they do. */
export async function runStates(lab: Lab): Promise<void> {
  const { backend, only, seed, scores } = lab;
  const { contract } = backend;
  const ids = chosen(lab).map(({ id }) => id);
  for (const { lie, plants } of stateLies(contract)) {
    const own = plants.filter(({ where }) => ids.includes(where.split(' ')[0] ?? ''));
    // What one lie has left undone would stand in the way of the next.
    const sandbox = await startLabSandbox();
    try {
      const outcome = await labRun(
        { contract, api: sandbox.api, callers: sandbox.callers },
        { mode: 'write', seed, only, perOperation: FEW, between: tell(contract, [lie]) },
      );
      for (const { kind, where, isTold } of own)
        scores.add('behaviour', 'write', kind, where, outcome.findings.some(isTold));
      lab.say(
        `state, ${plants[0]?.kind}: ${outcome.findings.length} findings in ${outcome.seconds.toFixed(1)} s`,
      );
    } finally {
      await sandbox.stop();
    }
  }
}
