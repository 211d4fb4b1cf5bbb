/** Whom to tell of a change, in the form that `useSyncExternalStore` takes. */
export interface Listeners {
  /** @returns how to stop listening */
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
      // A listener may subscribe or unsubscribe others.
      for (const listener of [...listeners]) listener();
    },
  };
}
