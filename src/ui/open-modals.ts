import { createListeners } from '~/lib/listeners';

const { subscribe, notify } = createListeners();
let stack: readonly HTMLDialogElement[] = [];

function change(next: readonly HTMLDialogElement[]): void {
  stack = next;
  notify();
}

/** The modal dialogs that are open. Everything outside the topmost one is inert, so a toast must be inside it. */
export const openModals = {
  subscribe,
  topmost: (): HTMLDialogElement | null => stack.at(-1) ?? null,
  /** @returns what removes it */
  add(dialog: HTMLDialogElement): () => void {
    // Without its scrollbar the page would become wider: its width is kept as padding meanwhile. `clientWidth` does not
    // count the gutter of a page that is too short to scroll.
    const { documentElement: root } = document;
    if (stack.length === 0)
      root.style.setProperty('--scrollbar', `${window.innerWidth - root.getBoundingClientRect().width}px`);
    change([...stack, dialog]);
    return () => change(stack.filter((one) => one !== dialog));
  },
};
