import { Store } from '@tanstack/react-store';
import type { ReactNode } from 'react';

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
  /** The name of the record, beside the text. */
  readonly subject: ReactNode;
  /** Further information, shown in the history only. */
  readonly detail: ReactNode;
  /** A button on the toast, not in the history. */
  readonly action: ReactNode;
  /** A button in the history, which must handle that it is pressed late or twice. */
  readonly pastAction: ReactNode;
  readonly type: NotificationType;
  readonly position: NotificationPosition;
  /** The time on screen in ms, not counting the time on hold; infinite until the user removes it. */
  readonly removeAfter: number;
  /** The creation time in ms since 1970. */
  readonly at: number;
};

export type NotificationRequest = Pick<Notification, 'text'> &
  Partial<Omit<Notification, 'id' | 'text' | 'at'>>;

export type NotificationStore = {
  /** Shows a notification and returns its id. */
  notify(request: NotificationRequest): number;
  /** Removes a notification early; ignores unknown ids. */
  remove(id: number): void;
  /** Pauses (`held`) or resumes the timers of a position, including those of new notifications. */
  hold(position: NotificationPosition, held: boolean): void;
  state: Store<Notifications>;
  /** Removes all notifications and the history, so that the next user does not see them. */
  forget(): void;
};

type Notifications = {
  /** All notifications in display order. */
  readonly items: readonly Notification[];
  /** The latest notifications, newest first, including removed ones. */
  readonly past: readonly Notification[];
};

/** `timer` is absent while paused; `left` is the remaining time in ms at `since`. */
type Clock = { left: number; since: number; timer?: ReturnType<typeof setTimeout> };

/** The maximum length of the history. */
const KEPT = 50;

export function createNotifications(): NotificationStore {
  const state = new Store<Notifications>({ items: [], past: [] });
  const clocks = new Map<number, Clock>();
  const held = new Set<NotificationPosition>();
  /** Issued ids in the future, because only these could be drawn again. */
  let taken: number[] = [];

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
    // A timer would take it for zero.
    if (clock.left === Number.POSITIVE_INFINITY) return;
    clock.timer = setTimeout(() => remove(id), clock.left);
  };

  const stop = (clock: Clock) => {
    clearTimeout(clock.timer);
    clock.timer = undefined;
    clock.left -= Date.now() - clock.since;
  };

  const remove = (id: number) => {
    clearTimeout(clocks.get(id)?.timer);
    if (clocks.delete(id))
      state.setState(({ items, past }) => ({ items: items.filter((item) => item.id !== id), past }));
  };

  return {
    state,
    notify({
      text,
      subject,
      detail,
      action,
      pastAction,
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
        pastAction,
        type,
        position,
        removeAfter,
        at,
      };
      const clock: Clock = { left: removeAfter, since: at };
      clocks.set(item.id, clock);
      if (!held.has(position)) run(item.id, clock);
      state.setState(({ items, past }) => ({
        items: position.startsWith('top') ? [item, ...items] : [...items, item],
        past: [item, ...past].slice(0, KEPT),
      }));
      return item.id;
    },
    remove,
    hold(position, isHeld) {
      if (held.has(position) === isHeld) return;
      if (isHeld) held.add(position);
      else held.delete(position);
      for (const item of state.get().items) {
        const clock = clocks.get(item.id);
        if (!clock || item.position !== position) continue;
        if (isHeld) stop(clock);
        else run(item.id, clock);
      }
    },
    forget() {
      for (const { timer } of clocks.values()) clearTimeout(timer);
      clocks.clear();
      state.setState(() => ({ items: [], past: [] }));
    },
  };
}

/** The page's notifications, shown by a `Toaster`. */
export const notifications = createNotifications();

/** Shows a notification on the page. */
export const notify = notifications.notify;
