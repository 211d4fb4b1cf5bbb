/** Change listeners, compatible with `useSyncExternalStore`. */
export interface Listeners {
  /** @returns the unsubscribe function */
  subscribe: (listener: () => void) => () => void;
  notify: () => void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify() {
      // Copied, because a listener may subscribe or unsubscribe others.
      for (const listener of [...listeners]) listener();
    },
  };
}
