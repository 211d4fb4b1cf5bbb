import { createListeners } from '~/lib/listeners';

const { subscribe, notify } = createListeners();
let stack: readonly HTMLDialogElement[] = [];

function change(next: readonly HTMLDialogElement[]): void {
  stack = next;
  notify();
}

/** The open modal dialogs. Everything outside of the topmost one is inert, so toasts must be inside it. */
export const openModals = {
  subscribe,
  topmost: (): HTMLDialogElement | null => stack.at(-1) ?? null,
  /** @returns a function that removes it */
  add(dialog: HTMLDialogElement): () => void {
    // Padding replaces the hidden scrollbar, so that the page keeps its width. `clientWidth` excludes
    // the gutter of a page that is too short to scroll.
    const { documentElement: root } = document;
    if (stack.length === 0)
      root.style.setProperty('--scrollbar', `${window.innerWidth - root.getBoundingClientRect().width}px`);
    change([...stack, dialog]);
    return () => change(stack.filter((one) => one !== dialog));
  },
};
