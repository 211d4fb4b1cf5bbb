import { expect, it } from 'vitest';
import type { Run } from './run.ts';
import { inTurns, type Turn } from './turns.ts';

/** As much of a run as turns know of: it sends as long as it may. */
function counting(): Pick<Run, 'sent' | 'allow' | 'ended'> & { send(most: number): number } {
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

/** What each of some turns got that wanted so much. */
async function got(budget: number, wanted: [weight: number, wants: number][]): Promise<number[]> {
  const run = counting();
  const all: number[] = [];
  const turns = wanted.map(([weight, wants]): Turn => {
    return { weight, work: async () => all.push(run.send(wants)) };
  });
  await inTurns(run, budget, turns);
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

it('gives what one does not need to the next ones', async () => {
  expect(
    await got(100, [
      [1, 5],
      [1, 500],
      [1, 500],
    ]),
  ).toEqual([5, 48, 47]);
});

it('holds nothing up without a budget', async () => {
  expect(
    await got(Number.POSITIVE_INFINITY, [
      [1, 500],
      [1, 700],
    ]),
  ).toEqual([500, 700]);
});

it('keeps turns within turns to the share of the outer one', async () => {
  const run = counting();
  const all: number[] = [];
  const greedy: Turn = { work: async () => all.push(run.send(500)) };
  await inTurns(run, 90, [{ weight: 2, work: (end) => inTurns(run, end, [greedy, greedy]) }, greedy]);
  expect(all).toEqual([30, 30, 30]);
});

it('goes no further once the run has ended', async () => {
  const run = counting();
  const all: string[] = [];
  await inTurns(run, 90, [
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
