import { describe, expect, it } from 'vitest';
import { createUploadQueue, type Sending } from './upload-queue';

interface Call {
  name: string;
  sending: Sending;
  done: () => void;
  fail: (error: unknown) => void;
}

function setUp({ atOnce = 2 } = {}) {
  const calls: Call[] = [];
  const outcomes: [stored: number, failure: unknown][] = [];
  const queue = createUploadQueue<string>({
    atOnce,
    send: (file, _type, sending) =>
      new Promise<void>((done, fail) => {
        sending.signal.addEventListener('abort', () => fail(new Error('aborted')));
        calls.push({ name: file.name, sending, done, fail });
      }),
    explain: (error) => ({ reason: String(error), again: error === 'later' }),
    onIdle: (...outcome) => outcomes.push(outcome),
    refuse: (file) => (file.name.endsWith('.pdf') ? 'Unsupported file type' : null),
  });
  const states = () => Object.fromEntries(queue.list().map(({ file, state }) => [file.name, state.status]));
  const add = (...names: string[]) =>
    queue.add(
      names.map((name) => new File(['x'], name)),
      'logo',
    );
  return { queue, calls, outcomes, states, add };
}

/** Lets settled promises run their handlers. */
const settled = () => new Promise((done) => setTimeout(done));

describe('upload queue', () => {
  it('sends a few at a time, and the next when one is done', async () => {
    const { add, calls, states } = setUp();
    add('a', 'b', 'c');
    expect(states()).toEqual({ a: 'sending', b: 'sending', c: 'waiting' });
    calls[0]?.done();
    await settled();
    expect(states()).toEqual({ a: 'done', b: 'sending', c: 'sending' });
  });

  it('continues after a file that is refused locally or by the server', async () => {
    const { add, calls, states, queue } = setUp({ atOnce: 1 });
    add('a.pdf', 'b', 'c');
    expect(states()).toEqual({ 'a.pdf': 'refused', b: 'sending', c: 'waiting' });
    calls[0]?.fail('wrong');
    await settled();
    expect(queue.list()[1]?.state).toEqual({ status: 'refused', reason: 'wrong', again: false });
    expect(states().c).toBe('sending');
    expect(calls.map(({ name }) => name)).toEqual(['b', 'c']);
  });

  it('reports once how many files are stored, and a failure, without those that the user canceled', async () => {
    const { add, calls, outcomes, queue } = setUp();
    add('a', 'b', 'c');
    calls[0]?.done();
    await settled();
    calls[1]?.fail('wrong');
    await settled();
    expect(outcomes).toEqual([]);
    calls[2]?.done();
    await settled();
    expect(outcomes).toEqual([[2, 'wrong']]);
    add('d');
    queue.cancelAll();
    await settled();
    add('e');
    calls[4]?.done();
    await settled();
    expect(outcomes.slice(1)).toEqual([[1, null]]);
  });

  it('cancels a waiting or running file without affecting others, and ignores its late progress', async () => {
    const { add, calls, states, queue } = setUp({ atOnce: 1 });
    add('a', 'b', 'c');
    queue.cancel(3);
    calls[0]?.sending.onProgress(0.5);
    expect(queue.list()[0]?.state).toEqual({ status: 'sending', sent: 0.5 });
    queue.cancel(1);
    calls[0]?.sending.onProgress(0.9);
    await settled();
    expect(states()).toEqual({ a: 'cancelled', b: 'sending', c: 'cancelled' });
  });

  it('cancels all and starts no more', async () => {
    const { add, calls, states, queue } = setUp({ atOnce: 1 });
    add('a', 'b');
    queue.cancelAll();
    await settled();
    expect(states()).toEqual({ a: 'cancelled', b: 'cancelled' });
    expect(calls).toHaveLength(1);
  });

  it('retries cancelled files and temporary failures', async () => {
    const { add, calls, states, queue } = setUp();
    add('a');
    calls[0]?.fail('later');
    await settled();
    expect(queue.list()[0]?.state).toEqual({ status: 'refused', reason: 'later', again: true });
    queue.retry(1);
    expect(states()).toEqual({ a: 'sending' });
    calls[1]?.done();
    await settled();
    expect(states()).toEqual({ a: 'done' });
    // The key tells the server that it is the same file.
    add('b');
    const [first, second, other] = calls.map(({ sending }) => sending.key);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  it('does not retry completed files', async () => {
    const { add, calls, states, queue } = setUp();
    add('a');
    calls[0]?.done();
    await settled();
    queue.cancel(1);
    queue.cancelAll();
    expect(states()).toEqual({ a: 'done' });
  });
});
