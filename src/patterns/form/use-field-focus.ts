import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface FieldFocusSettings {
  form: RefObject<HTMLFormElement | null>;
  /** The errors that belong to no field. */
  summary: RefObject<HTMLElement | null>;
  tabs: { current: string; onChange: (tab: string) => void } | undefined;
  /** The tab that shows a field. */
  tabOf: (path: string) => string | undefined;
  /** Paths of the fields that show an error. */
  invalid: readonly string[];
  /** Counts the failed attempts. */
  failures: number;
}

/** Focuses the first error after each failed attempt. @returns a function that shows a field and focuses it */
export function useFieldFocus(settings: FieldFocusSettings): (path: string) => void {
  const { form, summary, tabs, tabOf, invalid, failures } = settings;
  /** A field of another tab, which gets the focus once it is shown. */
  const pending = useRef<string | null>(null);
  const focusField = (path: string) => {
    const tab = tabOf(path);
    if (tabs && tab !== undefined && tab !== tabs.current) {
      pending.current = path;
      tabs.onChange(tab);
    } else showField(form.current?.querySelector(`[data-path="${CSS.escape(path)}"]`));
  };
  const focusError = useEffectEvent(() => {
    // The current tab first: an error in sight needs no other tab.
    const path = invalid.find((path) => tabOf(path) === tabs?.current) ?? invalid[0];
    if (path === undefined) summary.current?.focus();
    else focusField(path);
  });
  useEffect(() => {
    if (failures > 0) focusError();
  }, [failures]);
  const currentTab = tabs?.current;
  const focusPending = useEffectEvent((tab: string | undefined) => {
    const path = pending.current;
    if (path === null || tabOf(path) !== tab) return;
    pending.current = null;
    focusField(path);
  });
  useEffect(() => focusPending(currentTab), [currentTab]);
  return focusField;
}

/** The invalid input of a field, or its first; a button only where it has no input. */
const inputIn = (field: Element | null | undefined) =>
  field?.querySelector<HTMLElement>('[aria-invalid=true]') ??
  field?.querySelector<HTMLElement>(
    'input:not(:disabled, [type=radio]:not(:checked)), textarea, select:not(:disabled)',
  ) ??
  field?.querySelector('button');

/** Focuses a field, opens its list of choices, and marks it for a moment. */
function showField(field: Element | null | undefined): void {
  const input = inputIn(field);
  input?.focus();
  if (!field || !input) return;
  field.animate(
    [{ background: 'var(--accent-soft)', boxShadow: '0 0 0 var(--space-2) var(--accent-soft)' }, {}],
    { duration: 1500, easing: 'ease-in' },
  );
  if (input.tagName !== 'BUTTON' || input.getAttribute('aria-expanded') !== 'false') return;
  input.click();
  requestAnimationFrame(() => field.scrollIntoView({ block: 'nearest' }));
}
