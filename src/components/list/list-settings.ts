// How somebody likes to see their lists, kept in this browser for each person: names of columns, and nothing of anybody.

import { useSyncExternalStore } from 'react';
import { currentUser } from '~/identity';
import { createListeners } from '~/lib/listeners';

interface Settings {
  /** Of each list, the columns that are not as they are at first. */
  columns: Record<string, Record<string, boolean>>;
  /** Whether single letters do something. */
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

/** Where this browser stores nothing, choices last as long as the page. */
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
    // As `stored` says.
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
    /** As it is at first. */
    reset: () => write({ columns: { ...settings.columns, [list]: {} } }),
  };
}

export type ListSettings = ReturnType<typeof useListSettings>;
