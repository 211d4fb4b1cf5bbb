import { describe, expect, it } from 'vitest';
import { limited } from './limited';

describe('limited tasks', () => {
  it('run so many at once, in their order, also after a failure', async () => {
    const atOnce = limited(2);
    const began: number[] = [];
    let running = 0;
    let most = 0;
    const all = [0, 1, 2, 3, 4].map((n) =>
      atOnce(async () => {
        began.push(n);
        running += 1;
        most = Math.max(most, running);
        await new Promise((done) => setImmediate(done));
        running -= 1;
        if (n === 1) throw new Error('the second fails');
        return n;
      }),
    );
    const ended = await Promise.allSettled(all);
    expect(began).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
    expect(ended.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
  });
});
