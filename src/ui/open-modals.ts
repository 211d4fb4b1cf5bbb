import { Store } from '@tanstack/react-store';

const stack = new Store<readonly HTMLDialogElement[]>([]);

/** The open modal dialogs. Everything outside of the topmost one is inert, so toasts must be inside it. */
export const openModals = {
  stack,
  topmost: (dialogs = stack.get()): HTMLDialogElement | null => dialogs.at(-1) ?? null,
  /** @returns a function that removes it */
  add(dialog: HTMLDialogElement): () => void {
    // Padding replaces the hidden scrollbar, so that the page keeps its width. `clientWidth` excludes
    // the gutter of a page that is too short to scroll.
    const { documentElement: root } = document;
    if (stack.get().length === 0)
      root.style.setProperty('--scrollbar', `${window.innerWidth - root.getBoundingClientRect().width}px`);
    stack.setState((dialogs) => [...dialogs, dialog]);
    return () => stack.setState((dialogs) => dialogs.filter((one) => one !== dialog));
  },
};
