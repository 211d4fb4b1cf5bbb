import { expect, it } from 'vitest';
import { saveEach } from './save-each';

it('saves the others when one fails, and says which failed', async () => {
  const saved: number[] = [];
  const progress: number[] = [];
  const outcome = await saveEach([1, 2, 3], {
    save: async (item) => {
      if (item === 2) throw new Error('refused');
      saved.push(item);
    },
    signal: new AbortController().signal,
    onProgress: (done) => progress.push(done),
  });
  expect(saved).toEqual([1, 3]);
  expect(outcome).toEqual({ failures: [{ item: 2, error: new Error('refused') }], untried: [] });
  expect(progress).toEqual([1, 2, 3]);
});

it('stops after the one being saved when it is canceled', async () => {
  const controller = new AbortController();
  const outcome = await saveEach(['a', 'b', 'c'], {
    save: async (item) => item === 'b' && controller.abort(),
    signal: controller.signal,
    onProgress: () => {},
  });
  expect(outcome).toEqual({ failures: [], untried: ['c'] });
});
