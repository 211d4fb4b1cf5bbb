// Sets plants into recorded answers, and lets the checker's own judgement say what it thinks of them.
import type { Judge } from '../../contract/judge.ts';
import { answerFindings } from '../answer-findings.ts';
import type { AnswerPlant } from './answer-plants.ts';
import type { LabAnswer, Recorded } from './record.ts';

const bytes = new TextEncoder();

/** Whether the plant is told, in the answer in which it shows. */
export const isFoundInReplay = (judge: Judge, plant: AnswerPlant): boolean =>
  kindsInReplay(judge, plant).size > 0;

/** The kinds of the findings that tell of the plant. */
export function kindsInReplay(judge: Judge, plant: AnswerPlant): Set<string> {
  const { shows } = plant;
  const planted = plant.into(shows);
  if (!planted) return new Set();
  const before = new Set(told(judge, shows, shows));
  const after = told(judge, shows, planted).filter((one) => !before.has(one));
  const kinds = new Set(after.map((one) => one.split(' ')[0] ?? ''));
  // That the server failed is told as that, and not as something else that is wrong with its answer.
  const isFailure = plant.kind.startsWith('server error');
  return isFailure && !kinds.has('server-error') ? new Set() : kinds;
}

const told = (judge: Judge, { operation, lenient }: Recorded, answer: LabAnswer): string[] =>
  answerFindings(judge, operation, { ...answer, body: bytes.encode(answer.body) }, lenient).map(
    ({ kind, at, rule, says }) => `${kind} ${at} ${rule} ${says}`,
  );
