import { describe, expect, it } from 'vitest';
import { changeInBatches, runEach, runInBatches } from './batches';

const ids = Array.from({ length: 450 }, (_, i) => `photo-${i}`);

describe('runInBatches', () => {
  it('makes a call for each 200 items and reports the progress', async () => {
    const progress: number[] = [];
    const calls = await runInBatches(ids, async (some) => some, {
      onProgress: (done) => progress.push(done),
    });
    expect(calls.map(({ length }) => length)).toEqual([200, 200, 50]);
    expect(calls.flat()).toEqual(ids);
    expect(progress).toEqual([200, 400, 450]);
  });

  it('stops between two calls when it is canceled', async () => {
    const abort = new AbortController();
    const calls = await runInBatches(
      ids,
      async (some) => {
        abort.abort();
        return some.length;
      },
      { signal: abort.signal },
    );
    expect(calls).toEqual([200]);
  });

  it('makes no more calls after a failure', async () => {
    let calls = 0;
    const run = runInBatches(ids, async () => {
      calls += 1;
      throw new Error('refused');
    });
    await expect(run).rejects.toThrow('refused');
    expect(calls).toBe(1);
  });
});

describe('changeInBatches', () => {
  it('merges the outcomes of all calls', async () => {
    const outcome = await changeInBatches(ids, async ([first = '', second = '', ...others]) => ({
      changed: others,
      missing: [first],
      refused: [{ id: second }],
    }));
    expect(outcome.changed).toHaveLength(444);
    expect(outcome.missing).toEqual(['photo-0', 'photo-200', 'photo-400']);
    expect(outcome.refused).toEqual([{ id: 'photo-1' }, { id: 'photo-201' }, { id: 'photo-401' }]);
  });
});

describe('runEach', () => {
  it('processes every item, a few at a time', async () => {
    let running = 0;
    let most = 0;
    const done = await runEach(
      ids.slice(0, 20),
      async (id) => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 1));
        running -= 1;
        return id;
      },
      { concurrency: 3 },
    );
    expect(done.toSorted()).toEqual(ids.slice(0, 20).toSorted());
    expect(most).toBe(3);
  });

  it('starts nothing more once it is canceled', async () => {
    const abort = new AbortController();
    const done = await runEach(
      ids,
      async (id) => {
        abort.abort();
        return id;
      },
      { signal: abort.signal },
    );
    expect(done).toEqual(['photo-0']);
  });
});
