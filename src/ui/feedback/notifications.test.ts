import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotifications, type NotificationStore, POSITIONS } from './notifications';

let store: NotificationStore;
const texts = () => store.state.get().items.map((item) => item.text);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  store = createNotifications();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('[notification] id', () => {
  it('[notification] id is the time plus a random integer below 9999', () => {
    const random = vi.spyOn(Math, 'random');
    random.mockReturnValue(0);
    expect(store.notify({ text: 'a' })).toBe(Date.now());
    random.mockReturnValue(0.999_999_9);
    expect(store.notify({ text: 'b' })).toBe(Date.now() + 9998);
  });

  it('[notification] an id is never given twice, not even after its notification is gone', () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.5).mockReturnValueOnce(0.5).mockReturnValue(0.25);
    const first = store.notify({ text: 'a' });
    store.remove(first);
    expect(store.notify({ text: 'b' })).not.toBe(first);
  });
});

describe('[notification] order', () => {
  it('[notification] defaults are success, bottom-center and 2000 ms', () => {
    store.notify({ text: 'Saved' });
    expect(store.state.get().items).toMatchObject([
      { text: 'Saved', type: 'success', position: 'bottom-center', removeAfter: 2000 },
    ]);
  });

  it.each(POSITIONS.filter((position) => position.startsWith('top')))(
    '[notification] %s adds at the start',
    (position) => {
      for (const text of ['a', 'b', 'c']) store.notify({ text, position });
      expect(texts()).toEqual(['c', 'b', 'a']);
    },
  );

  it.each(POSITIONS.filter((position) => position.startsWith('bottom')))(
    '[notification] %s adds at the end',
    (position) => {
      for (const text of ['a', 'b', 'c']) store.notify({ text, position });
      expect(texts()).toEqual(['a', 'b', 'c']);
    },
  );
});

describe('[notification] time', () => {
  it('[notification] stays until it is removed, if removeAfter is infinite', () => {
    const id = store.notify({ text: 'a', removeAfter: Number.POSITIVE_INFINITY });
    store.hold('bottom-center', true);
    store.hold('bottom-center', false);
    vi.advanceTimersByTime(3_600_000);
    expect(texts()).toEqual(['a']);
    store.remove(id);
    expect(texts()).toEqual([]);
  });

  it('[notification] is removed after removeAfter and not a millisecond before', () => {
    store.notify({ text: 'default' });
    store.notify({ text: 'long', removeAfter: 5000 });
    vi.advanceTimersByTime(1999);
    expect(texts()).toEqual(['default', 'long']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual(['long']);
    vi.advanceTimersByTime(3000);
    expect(texts()).toEqual([]);
  });

  it('[notification] a held position keeps the time that was left, other positions run on', () => {
    store.notify({ text: 'held' });
    store.notify({ text: 'free', position: 'top-left' });
    vi.advanceTimersByTime(1500);
    store.hold('bottom-center', true);
    store.hold('bottom-center', true);
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['held']);
    store.hold('bottom-center', false);
    vi.advanceTimersByTime(499);
    expect(texts()).toEqual(['held']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('[notification] one that arrives in a held position waits with it', () => {
    store.hold('bottom-center', true);
    store.notify({ text: 'late' });
    vi.advanceTimersByTime(10_000);
    expect(texts()).toEqual(['late']);
    store.hold('bottom-center', false);
    vi.advanceTimersByTime(2000);
    expect(texts()).toEqual([]);
  });
});

describe('[notification] subscribers', () => {
  it('[notification] hears additions and removals; removing twice is silent; no timer is left behind', () => {
    const listener = vi.fn();
    const { unsubscribe } = store.state.subscribe(listener);
    const id = store.notify({ text: 'a' });
    store.remove(id);
    store.remove(id);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
    unsubscribe();
    store.notify({ text: 'b' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('the history', () => {
  const told = () => store.state.get().past.map(({ text }) => text);

  it('keeps what is gone from the page, the newest first, with its detail and its time', () => {
    store.notify({ text: 'a', detail: 'why', type: 'danger' });
    const at = Date.now();
    vi.advanceTimersByTime(5000);
    store.notify({ text: 'b' });
    expect(texts()).toEqual(['b']);
    expect(store.state.get().past).toMatchObject([
      { text: 'b' },
      { text: 'a', detail: 'why', type: 'danger', at },
    ]);
  });

  it('keeps fifty', () => {
    for (let i = 0; i < 60; i++) store.notify({ text: `${i}` });
    expect(told()).toHaveLength(50);
    expect(told()[0]).toBe('59');
  });

  it('is forgotten with all that is on the page, and nothing of it comes back', () => {
    const listener = vi.fn();
    store.notify({ text: 'a' });
    store.state.subscribe(listener);
    store.forget();
    expect([texts(), told(), listener.mock.calls.length]).toEqual([[], [], 1]);
    vi.advanceTimersByTime(5000);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
