// List settings per user, stored in this browser. They contain column names only, and no personal
// data.

import { Store, useSelector } from '@tanstack/react-store';
import { currentUser } from '~/identity';
import { stored } from '~/lib/stored';

interface Settings {
  /** The columns of each list that differ from the default. */
  columns: Record<string, Record<string, boolean>>;
  /** Whether single-letter shortcuts are enabled. */
  keys: boolean;
  density: Density;
}

export type Density = 'compact' | 'comfortable';

const PLAIN: Settings = { columns: {}, keys: true, density: 'compact' };
const parse = (text: string | null): Settings => ({ ...PLAIN, ...JSON.parse(text ?? '{}') });

/** The number of changes on this page. */
const changes = new Store(0);
let own = { uid: '', settings: stored('lists ', parse) };

/** Another user of this browser has other settings. */
function ownSettings() {
  const uid = currentUser()?.uid ?? '';
  if (uid !== own.uid) own = { uid, settings: stored(`lists ${uid}`, parse) };
  return own.settings;
}

function write(change: Partial<Settings>): void {
  ownSettings().write({ ...ownSettings().read(), ...change });
  changes.setState((count) => count + 1);
}

/** Whether single letters are shortcuts. */
export const areLettersOn = (): boolean => ownSettings().read().keys;

export function useListSettings(list: string) {
  const settings = useSelector(changes, () => ownSettings().read());
  const columns = settings.columns[list] ?? {};
  return {
    keys: settings.keys,
    setKeys: (keys: boolean) => write({ keys }),
    density: settings.density,
    setDensity: (density: Density) => write({ density }),
    isShown: ({ id, initiallyHidden = false }: { id: string; initiallyHidden?: boolean }) =>
      columns[id] ?? !initiallyHidden,
    show: (id: string, shown: boolean) =>
      write({ columns: { ...settings.columns, [list]: { ...columns, [id]: shown } } }),
    /** The default. */
    reset: () => write({ columns: { ...settings.columns, [list]: {} } }),
  };
}

export type ListSettings = ReturnType<typeof useListSettings>;
