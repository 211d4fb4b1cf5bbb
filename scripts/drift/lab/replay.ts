// Sets plants into recorded answers, and lets the checker's own judgement say what it thinks of them.
import type { Judge } from '../../contract/judge.ts';
import { answerFindings } from '../answer-findings.ts';
import type { AnswerPlant } from './answer-plants.ts';
import type { LabAnswer, Recorded } from './record.ts';

const bytes = new TextEncoder();

/** Whether the plant is told, in the answer in which it shows. */
export function isFoundInReplay(judge: Judge, plant: AnswerPlant): boolean {
  const { shows } = plant;
  const planted = plant.into(shows);
  if (!planted) return false;
  const before = new Set(told(judge, shows, shows));
  const after = told(judge, shows, planted).filter((one) => !before.has(one));
  // That the server failed is told as that, and not as something else that is wrong with its answer.
  return after.some((one) => !plant.kind.startsWith('server error') || one.startsWith('server-error '));
}

const told = (judge: Judge, { operation, lenient }: Recorded, answer: LabAnswer): string[] =>
  answerFindings(judge, operation, { ...answer, body: bytes.encode(answer.body) }, lenient).map(
    ({ kind, at, rule, says }) => `${kind} ${at} ${rule} ${says}`,
  );
