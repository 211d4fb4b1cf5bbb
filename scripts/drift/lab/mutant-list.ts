// What can be taken from the checker: each of its checks, one at a time.
export interface Mutant {
  /** What the checker does no longer. */
  says: string;
  /** Below `scripts/drift`. */
  file: string;
  /** Stands there once. */
  from: string;
  to: string;
}

const without = (says: string, file: string, from: string, to = ''): Mutant => ({ says, file, from, to });

export const MUTANTS: Mutant[] = [
  without(
    'judge answers',
    'judge-answer.ts',
    'return judge.answer(operation,',
    'return [].slice(0, 0) as never[] ?? judge.answer(operation,',
  ),
  without('tell that the server failed', 'judge-answer.ts', 'status >= 500 && !(', 'status >= 900 && !('),
  without(
    'tell what is taken though it is invalid',
    'verdict.ts',
    "is: 'wrong',\n    found: {\n      kind: 'accepted-invalid'",
    "is: 'open' as 'wrong',\n    found: {\n      kind: 'accepted-invalid'",
  ),
];
