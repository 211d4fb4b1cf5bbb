import { describe, expect, it } from 'vitest';
import { runEach, runInChunks } from './run-chunks';

const ids = Array.from({ length: 450 }, (_, i) => `photo-${i}`);

describe('runInChunks', () => {
  it('makes a call for each 200 ids and reports the progress', async () => {
    const progress: number[] = [];
    const calls = await runInChunks(ids, async (some) => some, {
      signal: new AbortController().signal,
      onProgress: ({ done }) => progress.push(done),
    });
    expect(calls.map(({ length }) => length)).toEqual([200, 200, 50]);
    expect(calls.flat()).toEqual(ids);
    expect(progress).toEqual([0, 200, 400]);
  });

  it('stops between two calls when it is canceled', async () => {
    const abort = new AbortController();
    const run = { signal: abort.signal, onProgress: () => {} };
    const calls = await runInChunks(
      ids,
      async (some) => {
        abort.abort();
        return some.length;
      },
      run,
    );
    expect(calls).toEqual([200]);
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
      { signal: new AbortController().signal, onProgress: () => {} },
      3,
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
      { signal: abort.signal, onProgress: () => {} },
      1,
    );
    expect(done).toEqual(['photo-0']);
  });
});
