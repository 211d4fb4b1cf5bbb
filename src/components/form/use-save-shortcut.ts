import { msg } from '@lingui/core/macro';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useShortcuts } from '~/components/shortcuts/shortcuts';

/** Ctrl+S or ⌘S submits the form, wherever the focus is. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>): void {
  const save = () => {
    const field = document.activeElement;
    // The focused field is blurred first, as a press of the button would do.
    if (field instanceof HTMLElement && form.current?.contains(field)) {
      flushSync(() => field.blur());
      field.focus();
    }
    form.current?.requestSubmit();
  };
  useShortcuts({
    title: msg`Form`,
    shortcuts: [{ keys: ['Mod+s', 'Mod+S'], label: msg`Save`, run: save }],
  });
}
