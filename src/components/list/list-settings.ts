// List settings per user, stored in this browser. They contain column names only, and no personal
// data.

import { useSyncExternalStore } from 'react';
import { currentUser } from '~/identity';
import { createListeners } from '~/lib/listeners';

interface Settings {
  /** The columns of each list that differ from the default. */
  columns: Record<string, Record<string, boolean>>;
  /** Whether single-letter shortcuts are enabled. */
  keys: boolean;
  density: Density;
}

export type Density = 'compact' | 'comfortable';

const PLAIN: Settings = { columns: {}, keys: true, density: 'compact' };
const listeners = createListeners();
let held: { key: string; text: string | null; settings: Settings } | undefined;

const keyNow = () => `lists ${currentUser()?.uid ?? ''}`;

function read(): Settings {
  const key = keyNow();
  const text = stored(key);
  if (held?.key !== key || held.text !== text) held = { key, text, settings: parse(text) };
  return held.settings;
}

/** Without browser storage, settings last until the page is reloaded. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return held?.key === key ? held.text : null;
  }
}

/** Values of other versions are ignored. */
function parse(text: string | null): Settings {
  try {
    return { ...PLAIN, ...JSON.parse(text ?? '{}') };
  } catch {
    return PLAIN;
  }
}

function write(change: Partial<Settings>): void {
  const key = keyNow();
  const settings = { ...read(), ...change };
  const text = JSON.stringify(settings);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Validated by `stored`.
  }
  held = { key, text, settings };
  listeners.notify();
}

/** Whether single letters are shortcuts. */
export const areLettersOn = (): boolean => read().keys;

export function useListSettings(list: string) {
  const settings = useSyncExternalStore(listeners.subscribe, read);
  const columns = settings.columns[list] ?? {};
  return {
    keys: settings.keys,
    setKeys: (keys: boolean) => write({ keys }),
    density: settings.density,
    setDensity: (density: Density) => write({ density }),
    isShown: ({ id, hidden = false }: { id: string; hidden?: boolean }) => columns[id] ?? !hidden,
    show: (id: string, shown: boolean) =>
      write({ columns: { ...settings.columns, [list]: { ...columns, [id]: shown } } }),
    /** The default. */
    reset: () => write({ columns: { ...settings.columns, [list]: {} } }),
  };
}

export type ListSettings = ReturnType<typeof useListSettings>;
