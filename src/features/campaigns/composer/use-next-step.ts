import { msg } from '@lingui/core/macro';
import { type KeyPress, useShortcuts } from '~/parts/shortcuts/shortcuts';

const CONTROL = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)';

/**
 * Ctrl+Enter or ⌘+Enter moves the focus to the next part of the composer, or from outside the form to its first part.
 * From the last part it moves to the send button and does not press it.
 */
export function useNextStep(): void {
  useShortcuts(
    {
      title: msg`Campaign`,
      shortcuts: [{ keys: ['Mod+Enter'], label: msg`Next part of the campaign`, run: toNextStep }],
    },
    'before fields',
  );
}

function toNextStep(event: KeyPress): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  // At first the focus is outside of the form; dialogs have their own shortcuts.
  const form = target.closest('dialog')
    ? null
    : (target.closest('form') ?? document.querySelector('main form'));
  if (!form) return false;
  event.stopPropagation();
  // Parts with inputs or the send button, without the preview and the save bar.
  const parts = [...form.querySelectorAll('section[aria-labelledby]:has([data-path], [data-go])')];
  const next = parts[parts.findIndex((part) => part.contains(document.activeElement)) + 1];
  const goal = next
    ? next.querySelector<HTMLElement>(CONTROL)
    : form.querySelector<HTMLElement>('[data-go] button');
  goal?.focus();
  return true;
}
