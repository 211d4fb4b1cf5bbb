// Runs the parts of the lab in order, after a fault-free run.
import type { Share } from '../findings/coverage.ts';
import type { Backend, LabOutcome } from './lab-run.ts';
import { runLived } from './lived.ts';
import {
  type Honest,
  type Lab,
  runHonest,
  runLax,
  runLists,
  runStates,
  runStrict,
  scoreAnswers,
} from './parts.ts';
import { createScores, type Row } from './score.ts';

export const PARTS = ['answers', 'lived', 'lax', 'strict', 'lists', 'states'] as const;
export type Part = (typeof PARTS)[number];

export interface LabReport {
  rows: Row[];
  honest: Honest;
}

export interface LabOptions {
  parts: readonly Part[];
  only: string[] | undefined;
  seed: number;
  say(line: string): void;
}

export async function runLab(backend: Backend, { parts, ...how }: LabOptions): Promise<LabReport> {
  const lab: Lab = { backend, scores: createScores(), ...how };
  const needing: Part[] = ['answers', 'lived', 'strict'];
  const honest = await runHonest(
    lab,
    needing.some((one) => parts.includes(one)),
  );
  if (parts.includes('answers')) scoreAnswers(lab, honest);
  if (parts.includes('lived')) await runLived(lab, honest);
  if (parts.includes('lists')) await runLists(lab);
  if (parts.includes('states')) await runStates(lab);
  if (parts.includes('strict')) await runStrict(lab, 'write', honest);
  for (const mode of parts.includes('lax') ? (['read', 'write'] as const) : []) await runLax(lab, mode);
  return { rows: lab.scores.rows(), honest };
}

/** The coverage and the false findings of a fault-free run. */
export function describeHonest(name: string, { run, findings }: LabOutcome): string {
  const among = run.operations.filter(({ effect }) => run.mode === 'write' || effect === 'read');
  const { coverage } = run;
  const say = ({ proven, of }: Share) =>
    `${proven} of ${of} (${((proven / Math.max(1, of)) * 100).toFixed(1)} percent)`;
  const wrong = findings.map(
    (one) => `  ${one.kind} ${one.operation?.id ?? ''} ${one.status ?? ''} ${one.at ?? ''}: ${one.says}`,
  );
  return [
    `${name}: ${findings.length} findings, of which there should be none; operations ${say(coverage.operations(among))}, parameters ${say(coverage.parameters(among))}, properties ${say(coverage.properties(among))}`,
    ...wrong,
  ].join('\n');
}
