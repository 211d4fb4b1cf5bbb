// Seeds faults into recorded responses and judges them with the checker.
import type { Judge } from '../../contract/judge.ts';
import { answerFindings } from '../findings/answer-findings.ts';
import type { AnswerFault } from './answer-faults.ts';
import type { LabAnswer, Recorded } from './record.ts';

const bytes = new TextEncoder();

/** Whether the fault is found in its response. */
export const isFoundInReplay = (judge: Judge, fault: AnswerFault): boolean =>
  kindsInReplay(judge, fault).size > 0;

/** The kinds of findings that report the fault. */
export function kindsInReplay(judge: Judge, fault: AnswerFault): Set<string> {
  const { shows } = fault;
  const seeded = fault.into(shows);
  if (!seeded) return new Set();
  const before = new Set(told(judge, shows, shows));
  const after = told(judge, shows, seeded).filter((one) => !before.has(one));
  const kinds = new Set(after.map((one) => one.split(' ')[0] ?? ''));
  // A server error is reported as such, without further findings.
  const isFailure = fault.kind.startsWith('server error');
  return isFailure && !kinds.has('server-error') ? new Set() : kinds;
}

const told = (judge: Judge, { operation, lenient }: Recorded, answer: LabAnswer): string[] =>
  answerFindings(judge, operation, { ...answer, body: bytes.encode(answer.body) }, lenient).map(
    ({ kind, at, rule, says }) => `${kind} ${at} ${rule} ${says}`,
  );
