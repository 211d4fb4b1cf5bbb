import { expect, it } from 'vitest';
import { limited } from './limited';

it('runs no more tasks at once, in their order, also after one that failed', async () => {
  const atOnce = limited(2);
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const tasks = [0, 1, 2, 3].map((n) =>
    atOnce(async () => {
      begun.push(n);
      await new Promise<void>((done) => ends.push(done));
      if (n === 0) throw new Error('failed');
      return n;
    }),
  );
  const ended = Promise.allSettled(tasks);
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  for (let n = 0; n < 4; n += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(n);
    ends[n]?.();
  }
  expect((await ended).map(({ status }) => status)).toEqual([
    ...['rejected', 'fulfilled', 'fulfilled', 'fulfilled'],
  ]);
  expect(begun).toEqual([0, 1, 2, 3]);
});
