import { useEffect } from 'react';

const CONTROL = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)';

/**
 * Ctrl or ⌘ with Enter leads from the part of the composer that has the focus to the next one, and from outside of the
 * form to its first. From the last it leads to the button that sends; nobody sends by a slip.
 */
export function useNextStep(): void {
  useEffect(() => {
    // Before a field takes the Enter for its own.
    document.addEventListener('keydown', toNextStep, true);
    return () => document.removeEventListener('keydown', toNextStep, true);
  }, []);
}

function toNextStep(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, target } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || !(target instanceof Element)) return;
  // On arrival the focus is outside of the form; in a dialog the keys are not ours.
  const form = target.closest('dialog')
    ? null
    : (target.closest('form') ?? document.querySelector('main form'));
  if (!form) return;
  event.preventDefault();
  event.stopPropagation();
  // Those with something to fill in or to send; not the preview, nor the bar that saves.
  const parts = [...form.querySelectorAll('section[aria-labelledby]:has([data-path], [data-go])')];
  const next = parts[parts.findIndex((part) => part.contains(document.activeElement)) + 1];
  const goal = next
    ? next.querySelector<HTMLElement>(CONTROL)
    : form.querySelector<HTMLElement>('[data-go] button');
  goal?.focus();
}
