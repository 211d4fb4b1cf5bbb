// What one answer has wrong, whoever asked for it: pure, so that recorded answers are judged as live ones are.
import { declaredAnswer } from '../contract/document.ts';
import type { Judge } from '../contract/judge.ts';
import type { Operation } from '../contract/operations.ts';
import type { Found } from './finding.ts';
import type { Reply } from './reply.ts';

/** What is found, without whose it is and how it came about. */
export type Told = Omit<Found, 'operation' | 'status' | 'tried' | 'curl' | 'excerpt'>;

/** @param lenient statuses that are no drift here where they are not declared */
export function judgeAnswer(
  judge: Judge,
  operation: Operation,
  { status, headers, body }: Pick<Reply, 'status' | 'headers' | 'body'>,
  lenient: readonly number[] = [],
): Told[] {
  const declared = declaredAnswer(operation.definition, status);
  if (status >= 500 && !(declared && declared.key === `${status}` && status !== 500)) {
    return [
      {
        kind: 'server-error',
        severity: 'error',
        says: `It answers ${status}: the server failed.`,
        rule: `${operation.pointer}/responses`,
        expected: 'an answer that says what is wrong',
        actual: `${status}`,
      },
    ];
  }
  return judge.answer(operation, { status, headers, body }).flatMap(({ kind, at, rule, says }): Told[] => {
    if (kind === 'undeclared-status' && lenient.includes(status)) return [];
    // Many contracts do not say what a refusal's body is, and mean that it does not matter.
    if (kind === 'unreadable-body' && status >= 400 && !declared?.answer.content) return [];
    const severity = kind === 'undeclared-property' ? 'warning' : 'error';
    return [{ kind, severity, says, at, rule, ...expectation(says) }];
  });
}

function expectation(says: string): { expected?: string; actual?: string } {
  const [, expected, actual] =
    /^Declared (?:are|is) (.*); the (?:status|media type) is (.*)\.$/.exec(says) ?? [];
  return expected === undefined ? {} : { expected, actual: actual ?? '' };
}
