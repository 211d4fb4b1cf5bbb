import { msg } from '@lingui/core/macro';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { type KeyPress, useShortcuts } from '~/parts/shortcuts/shortcuts';

const SAVE = ['Mod+s', 'Mod+S'];

/** Ctrl+S or ⌘S submits the form, wherever the focus is; so do the `more` keys. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>, more: readonly string[] = []): void {
  const save = ({ defaultPrevented }: KeyPress) => {
    const field = document.activeElement;
    // Of several forms, the one with the focus is saved, or the first.
    if (defaultPrevented || (field?.closest('form') ?? form.current) !== form.current) return false;
    // The focused field is blurred first, as a press of the button would do.
    if (field instanceof HTMLElement && form.current?.contains(field)) {
      flushSync(() => field.blur());
      field.focus();
    }
    form.current?.requestSubmit();
    return true;
  };
  useShortcuts({
    title: msg`Form`,
    within: form,
    shortcuts: [{ keys: [...more, ...SAVE], label: msg`Save`, run: save }],
  });
}
