import { describe, expect, it } from 'vitest';
import { createUploadQueue, type SendOptions } from './upload-queue';

interface Call {
  name: string;
  sending: SendOptions;
  done: () => void;
  fail: (error: unknown) => void;
}

function setUp({ atOnce = 2 } = {}) {
  const calls: Call[] = [];
  const outcomes: [stored: number, failure: unknown][] = [];
  const queue = createUploadQueue<string>({
    atOnce,
    send: (file, _type, sending) =>
      new Promise((resolve, fail) => {
        sending.signal.addEventListener('abort', () => fail(new Error('aborted')));
        calls.push({ name: file.name, sending, done: () => resolve({ id: file.name }), fail });
      }),
    explain: (error) => ({ status: error === 'later' ? 'failed' : 'refused', reason: String(error) }),
    onIdle: (...outcome) => outcomes.push(outcome),
    check: (file) => (file.name.endsWith('.pdf') ? 'Unsupported file type' : null),
  });
  const states = () =>
    Object.fromEntries(queue.uploads.get().map(({ file, state }) => [file.name, state.status]));
  const add = (...names: string[]) => {
    queue.add(names.map((name) => new File(['x'], name)));
    queue.start(() => 'logo');
  };
  return { queue, calls, outcomes, states, add };
}

/** Lets settled promises run their handlers. */
const settled = () => new Promise((done) => setTimeout(done));

describe('upload queue', () => {
  it('adds each file once, until it is stored, and says how many are left out', async () => {
    const { queue, calls, states } = setUp();
    const [one, two] = ['a', 'b'].map((name) => new File(['x'], name, { lastModified: 1 })) as [File, File];
    queue.add([one]);
    queue.add([one, two]);
    expect([states(), queue.repeated()]).toEqual([{ a: 'chosen', b: 'chosen' }, 1]);
    queue.start(() => 'logo');
    calls[0]?.done();
    await settled();
    queue.add([one, two]);
    expect([queue.uploads.get().map(({ file }) => file.name), queue.repeated()]).toEqual([
      ['a', 'b', 'a'],
      1,
    ]);
  });

  it('leaves chosen files without a target, and those that turn out to be damaged', () => {
    const { queue, calls, states } = setUp();
    queue.add(['a', 'b', 'c'].map((name) => new File(['x'], name)));
    queue.setTarget('logo', 2);
    queue.refuse(3, 'damaged');
    queue.start(({ target }) => target);
    expect(states()).toEqual({ a: 'chosen', b: 'sending', c: 'refused' });
    queue.refuse(2, 'damaged');
    expect(states().b).toBe('sending');
    expect(calls.map(({ name }) => name)).toEqual(['b']);
  });

  it('sends a few at a time, and the next when one is done', async () => {
    const { add, calls, states } = setUp();
    add('a', 'b', 'c');
    expect(states()).toEqual({ a: 'sending', b: 'sending', c: 'queued' });
    calls[0]?.done();
    await settled();
    expect(states()).toEqual({ a: 'done', b: 'sending', c: 'sending' });
  });

  it('continues after a file that is refused locally or by the server', async () => {
    const { add, calls, states, queue } = setUp({ atOnce: 1 });
    add('a.pdf', 'b', 'c');
    expect(states()).toEqual({ 'a.pdf': 'refused', b: 'sending', c: 'queued' });
    calls[0]?.fail('wrong');
    await settled();
    expect(queue.uploads.get()[1]?.state).toEqual({ status: 'refused', reason: 'wrong' });
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
    queue.cancel(queue.uploads.get().map(({ id }) => id));
    await settled();
    add('e');
    calls[4]?.done();
    await settled();
    expect(outcomes.slice(1)).toEqual([[1, null]]);
  });

  it('cancels a queued or running file without affecting others, and ignores its late progress', async () => {
    const { add, calls, states, queue } = setUp({ atOnce: 1 });
    add('a', 'b', 'c');
    queue.cancel([3]);
    calls[0]?.sending.onProgress(0.5);
    expect(queue.uploads.get()[0]?.state).toEqual({ status: 'sending', sent: 0.5 });
    queue.cancel([1]);
    calls[0]?.sending.onProgress(0.9);
    await settled();
    expect(states()).toEqual({ a: 'canceled', b: 'sending', c: 'canceled' });
  });

  it('cancels all and starts no more', async () => {
    const { add, calls, states, queue } = setUp({ atOnce: 1 });
    add('a', 'b');
    queue.cancel(queue.uploads.get().map(({ id }) => id));
    await settled();
    expect(states()).toEqual({ a: 'canceled', b: 'canceled' });
    expect(calls).toHaveLength(1);
  });

  it('retries canceled files and temporary failures', async () => {
    const { add, calls, states, queue } = setUp();
    add('a');
    calls[0]?.fail('later');
    await settled();
    expect(queue.uploads.get()[0]?.state).toEqual({ status: 'failed', reason: 'later' });
    queue.retry([1]);
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
    queue.cancel([1]);
    queue.cancel(queue.uploads.get().map(({ id }) => id));
    expect(states()).toEqual({ a: 'done' });
  });
});
