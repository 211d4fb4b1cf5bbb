import { describe, expect, it } from 'vitest';
import { refusal } from '~/components/pickers/accepted-files';
import { createUploadQueue, type Sending } from './upload-queue';

interface Call {
  name: string;
  sending: Sending;
  done: () => void;
  fail: (error: unknown) => void;
}

function setUp({ atOnce = 2 } = {}) {
  const calls: Call[] = [];
  const queue = createUploadQueue<string>({
    atOnce,
    send: (file, _type, sending) =>
      new Promise<void>((done, fail) => {
        sending.signal.addEventListener('abort', () => fail(new Error('aborted')));
        calls.push({ name: file.name, sending, done, fail });
      }),
    explain: (error) => ({ reason: String(error), again: error === 'later' }),
    refuse: (file) => (file.name.endsWith('.pdf') ? 'Unsupported file type' : null),
  });
  const states = () => Object.fromEntries(queue.list().map(({ file, state }) => [file.name, state.status]));
  const add = (...names: string[]) =>
    queue.add(
      names.map((name) => new File(['x'], name)),
      'logo',
    );
  return { queue, calls, states, add };
}

/** Lets what has been settled be acted upon. */
const settled = () => new Promise((done) => setTimeout(done));

describe('upload queue', () => {
  it('sends a few at a time and the next when one is through', async () => {
    const { add, calls, states } = setUp();
    add('a', 'b', 'c');
    expect(states()).toEqual({ a: 'sending', b: 'sending', c: 'waiting' });
    calls[0]?.done();
    await settled();
    expect(states()).toEqual({ a: 'done', b: 'sending', c: 'sending' });
  });

  it('goes on past a file that is refused, by itself or by the other side', async () => {
    const { add, calls, states, queue } = setUp({ atOnce: 1 });
    add('a.pdf', 'b', 'c');
    expect(states()).toEqual({ 'a.pdf': 'refused', b: 'sending', c: 'waiting' });
    calls[0]?.fail('wrong');
    await settled();
    expect(queue.list()[1]?.state).toEqual({ status: 'refused', reason: 'wrong', again: false });
    expect(states().c).toBe('sending');
    expect(calls.map(({ name }) => name)).toEqual(['b', 'c']);
  });

  it('cancels one without the others, waiting or on its way, and takes no late progress for it', async () => {
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

  it('cancels all and starts none of them', async () => {
    const { add, calls, states, queue } = setUp({ atOnce: 1 });
    add('a', 'b');
    queue.cancelAll();
    await settled();
    expect(states()).toEqual({ a: 'cancelled', b: 'cancelled' });
    expect(calls).toHaveLength(1);
  });

  it('sends again what was cancelled or may work later', async () => {
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
  });

  it('leaves alone what is done', async () => {
    const { add, calls, states, queue } = setUp();
    add('a');
    calls[0]?.done();
    await settled();
    queue.cancel(1);
    queue.cancelAll();
    expect(states()).toEqual({ a: 'done' });
  });
});

describe('[upload-types] what is refused before it is sent', () => {
  const size = 1000;
  it.each(['image/png', 'image/svg+xml', 'video/mp4', 'audio/wav', ''])('takes "%s"', (type) => {
    expect(refusal({ type, size })).toBeNull();
  });

  it.each(['application/pdf', 'text/html', 'application/zip', 'font/woff2'])('refuses %s', (type) => {
    expect(refusal({ type, size })?.message).toContain('Unsupported file type');
  });

  it('knows the limits of the contract, to the byte, and refuses what is empty', () => {
    const limits = { 'image/png': 25, 'video/mp4': 200, 'audio/wav': 20 };
    for (const [type, megabytes] of Object.entries(limits)) {
      expect(refusal({ type, size: megabytes * 2 ** 20 })).toBeNull();
      expect(refusal({ type, size: megabytes * 2 ** 20 + 1 })?.message?.[0]).toContain(`${megabytes} MB`);
    }
    expect(refusal({ type: 'image/png', size: 0 })).not.toBeNull();
  });
});
