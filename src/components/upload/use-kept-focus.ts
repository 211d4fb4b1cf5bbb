import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus when its button disappears: in a list, to the button that takes its place, else to the last element
 * marked with `data-next-focus`, such as the summary. After the last file, it moves to the button that chooses files.
 */
export function useKeptFocus(zone: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = zone.current?.closest('dialog, main');
    if (!frame) return;
    const buttonsIn = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>('button') ?? [])];
    let focused: Element | null = null;
    let list: Element | null = null;
    let at = -1;
    const remember = () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement) || !frame.contains(activeElement)) return;
      focused = activeElement;
      list = activeElement.closest('ul');
      at = buttonsIn(list).indexOf(activeElement);
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return remember();
      const others = list?.isConnected ? buttonsIn(list) : [];
      const marked = [...frame.querySelectorAll<HTMLElement>('[data-next-focus]')].at(-1);
      const choose = zone.current?.querySelector('button');
      const next = others[at] ?? others.at(-1) ?? (list?.isConnected === false ? choose : (marked ?? choose));
      next?.focus();
      remember();
    });
    observer.observe(frame, { childList: true, subtree: true });
    frame.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      frame.removeEventListener('focusin', remember);
    };
  }, [zone]);
}
