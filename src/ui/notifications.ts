import type { ReactNode } from 'react';
import { createListeners } from '~/lib/listeners';

export type NotificationType = 'success' | 'danger' | 'warning';

/** Left and right swap sides on a right-to-left page. */
export const POSITIONS = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;
export type NotificationPosition = (typeof POSITIONS)[number];

export type Notification = {
  /** Time of the call in ms plus a random number below 9999. */
  readonly id: number;
  readonly text: ReactNode;
  /** What it is about, beside the text: the name of a record. */
  readonly subject: ReactNode;
  /** What there is to know beyond the text; it stands in the history only. */
  readonly detail: ReactNode;
  /** A button on the toast; the history does not have it. */
  readonly action: ReactNode;
  readonly type: NotificationType;
  readonly position: NotificationPosition;
  /** Time on screen in ms, not counting the time it was held. */
  readonly removeAfter: number;
  /** When it came, in ms since 1970. */
  readonly at: number;
};

export type NotificationRequest = Pick<Notification, 'text'> &
  Partial<Omit<Notification, 'id' | 'text' | 'at'>>;

export type NotificationStore = {
  /** Shows a notification and returns its id. */
  notify(request: NotificationRequest): number;
  /** Takes a notification away before its time; an id that is gone already is fine. */
  remove(id: number): void;
  /** Stops (`held`) or continues the clocks of one position, also for those that come while it is held. */
  hold(position: NotificationPosition, held: boolean): void;
  /** All notifications in their order of display: the same array until something changes. */
  list(): readonly Notification[];
  /** The last ones, newest first, also those that are gone from the page: the same array until something changes. */
  past(): readonly Notification[];
  /** Takes all of them away, as if there had been none: what one person was told is not for the next. */
  forget(): void;
  subscribe(listener: () => void): () => void;
};

/** `timer` is absent while the clock is stopped; `left` counts in ms from `since`. */
type Clock = { left: number; since: number; timer?: ReturnType<typeof setTimeout> };

/** How many the history keeps. */
const KEPT = 50;

export function createNotifications(): NotificationStore {
  let items: readonly Notification[] = [];
  let past: readonly Notification[] = [];
  const clocks = new Map<number, Clock>();
  const held = new Set<NotificationPosition>();
  const listeners = createListeners();
  /** Ids given out that lie in the future: only these can be drawn a second time. */
  let taken: number[] = [];

  const change = (next: readonly Notification[]) => {
    items = next;
    listeners.notify();
  };

  const drawId = () => {
    const now = Date.now();
    taken = taken.filter((id) => id >= now);
    let id: number;
    do id = now + Math.floor(Math.random() * 9999);
    while (taken.includes(id));
    taken.push(id);
    return id;
  };

  const run = (id: number, clock: Clock) => {
    clock.since = Date.now();
    clock.timer = setTimeout(() => remove(id), clock.left);
  };

  const stop = (clock: Clock) => {
    clearTimeout(clock.timer);
    clock.timer = undefined;
    clock.left -= Date.now() - clock.since;
  };

  const remove = (id: number) => {
    clearTimeout(clocks.get(id)?.timer);
    if (clocks.delete(id)) change(items.filter((item) => item.id !== id));
  };

  return {
    notify({
      text,
      subject,
      detail,
      action,
      type = 'success',
      position = 'bottom-center',
      removeAfter = 2000,
    }) {
      const at = Date.now();
      const item: Notification = {
        id: drawId(),
        text,
        subject,
        detail,
        action,
        type,
        position,
        removeAfter,
        at,
      };
      past = [item, ...past].slice(0, KEPT);
      const clock: Clock = { left: removeAfter, since: at };
      clocks.set(item.id, clock);
      if (!held.has(position)) run(item.id, clock);
      change(position.startsWith('top') ? [item, ...items] : [...items, item]);
      return item.id;
    },
    remove,
    hold(position, isHeld) {
      if (held.has(position) === isHeld) return;
      if (isHeld) held.add(position);
      else held.delete(position);
      for (const item of items) {
        const clock = clocks.get(item.id);
        if (!clock || item.position !== position) continue;
        if (isHeld) stop(clock);
        else run(item.id, clock);
      }
    },
    list: () => items,
    past: () => past,
    forget() {
      for (const { timer } of clocks.values()) clearTimeout(timer);
      clocks.clear();
      past = [];
      change([]);
    },
    subscribe: listeners.subscribe,
  };
}

/** The page's own notifications; a `Toaster` shows them. */
export const notifications = createNotifications();

/** Shows a notification on the page. */
export const notify = notifications.notify;
