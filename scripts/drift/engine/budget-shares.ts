// Shares a budget among the parts of a run, so that late parts get some too. Without a budget there are no limits.
import type { Run } from './run.ts';

/** A part of the work with a share of the budget. */
export interface BudgetShare {
  /** Its weight relative to the following parts; defaults to 1. */
  weight?: number;
  /** @param end total number of requests at which it ends */
  work(end: number): Promise<unknown>;
}

/**
 * Runs the parts one after another, each with its share of the remaining requests. Unused requests go to later parts.
 * @param end total number of requests at which all end
 */
export async function runWithinBudget(
  run: Pick<Run, 'sent' | 'allow' | 'ended'>,
  end: number,
  turns: readonly BudgetShare[],
): Promise<void> {
  let weights = turns.reduce((sum, { weight = 1 }) => sum + weight, 0);
  for (const { weight = 1, work } of turns) {
    const share = ((end - run.sent()) * weight) / weights;
    weights -= weight;
    const turnEnd = run.sent() + Math.max(share, 0);
    run.allow(turnEnd);
    if (run.ended !== undefined) break;
    await work(turnEnd);
  }
  run.allow(end);
}

const MIN_CASES = 4;
/** The rest is for other checks. */
const SHARE_OF_CASES = 0.6;

/** @returns the maximum number of cases per operation, of all kinds together */
export const casesPerOperation = (budget: number | undefined, operations: number): number =>
  budget === undefined
    ? Number.POSITIVE_INFINITY
    : Math.max(MIN_CASES, (budget * SHARE_OF_CASES) / Math.max(operations, 1));
