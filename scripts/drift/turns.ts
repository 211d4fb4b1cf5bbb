// How a budget is shared: what comes last has its part as well. Without a budget, nothing here holds anything up.
import type { Run } from './run.ts';

/** A part of the work that may be held to its share. */
export interface Turn {
  /** Its share of what is left, as against the turns that come after it; 1 unless said. */
  weight?: number;
  /** @param end so many requests of the run may have been sent when it is over */
  work(end: number): Promise<unknown>;
}

/**
 * Does one after the other, each with its share of the requests that are left; what one does not need is the next ones'.
 * @param end so many requests of the run may have been sent when all are done
 */
export async function inTurns(
  run: Pick<Run, 'sent' | 'allow' | 'ended'>,
  end: number,
  turns: readonly Turn[],
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

const FEWEST_CASES = 4;
/** The rest is for what is no case. */
const SHARE_OF_CASES = 0.6;

/** @returns how many cases each of so many operations may have, of all kinds together */
export const casesOfEach = (budget: number | undefined, operations: number): number =>
  budget === undefined
    ? Number.POSITIVE_INFINITY
    : Math.max(FEWEST_CASES, (budget * SHARE_OF_CASES) / Math.max(operations, 1));
