import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Ctrl+S or ⌘S submits the form, wherever the focus is. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      const field = document.activeElement;
      // The focused field is blurred first, as a press of the button would do.
      if (field instanceof HTMLElement && form.current?.contains(field)) {
        flushSync(() => field.blur());
        field.focus();
      }
      form.current?.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form]);
}
