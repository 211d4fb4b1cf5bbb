import { expect, it } from 'vitest';
import { type BudgetShare, runWithinBudget } from './budget-shares.ts';
import type { Run } from './run.ts';

/** The part of a run that shares need: it sends as long as it may. */
function counting(): Pick<Run, 'sent' | 'allow'> & { ended: string | undefined; send(most: number): number } {
  let [sent, allowed] = [0, Number.POSITIVE_INFINITY];
  return {
    ended: undefined,
    sent: () => sent,
    allow(most) {
      allowed = most;
    },
    send(most) {
      const before = sent;
      sent = Math.max(sent, Math.min(sent + most, Math.ceil(allowed)));
      return sent - before;
    },
  };
}

/** The number of requests that each share used. */
async function got(budget: number, wanted: [weight: number, wants: number][]): Promise<number[]> {
  const run = counting();
  const all: number[] = [];
  const turns = wanted.map(([weight, wants]): BudgetShare => {
    return { weight, work: async () => all.push(run.send(wants)) };
  });
  await runWithinBudget(run, budget, turns);
  return all;
}

it('shares a budget by weight', async () => {
  expect(
    await got(100, [
      [1, 500],
      [3, 500],
      [1, 500],
    ]),
  ).toEqual([20, 60, 20]);
});

it('passes unused requests on to the next shares', async () => {
  expect(
    await got(100, [
      [1, 5],
      [1, 500],
      [1, 500],
    ]),
  ).toEqual([5, 48, 47]);
});

it('pauses nothing without a budget', async () => {
  expect(
    await got(Number.POSITIVE_INFINITY, [
      [1, 500],
      [1, 700],
    ]),
  ).toEqual([500, 700]);
});

it('limits nested shares to the outer share', async () => {
  const run = counting();
  const all: number[] = [];
  const greedy: BudgetShare = { work: async () => all.push(run.send(500)) };
  await runWithinBudget(run, 90, [
    { weight: 2, work: (end) => runWithinBudget(run, end, [greedy, greedy]) },
    greedy,
  ]);
  expect(all).toEqual([30, 30, 30]);
});

it('stops when the run has ended', async () => {
  const run = counting();
  const all: string[] = [];
  await runWithinBudget(run, 90, [
    {
      work: async () => {
        all.push('first');
        run.ended = 'Nobody answers.';
      },
    },
    { work: async () => all.push('second') },
  ]);
  expect(all).toEqual(['first']);
});
