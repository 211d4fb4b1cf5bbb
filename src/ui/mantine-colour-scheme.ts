import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import type { ColourSchemeStore, ThemePreference } from './colour-scheme';

const toMantine = (preference: ThemePreference): MantineColorScheme =>
  preference === 'system' ? 'auto' : preference;

/** Lets Mantine read and write our store in place of a storage key of its own. */
export function mantineColourScheme(store: ColourSchemeStore): MantineColorSchemeManager {
  let stop: (() => void) | undefined;
  return {
    get: () => toMantine(store.preference()),
    set: (value) => store.choose(value === 'auto' ? 'system' : value),
    clear: () => store.choose('system'),
    subscribe(onUpdate) {
      stop = store.subscribe(() => onUpdate(toMantine(store.preference())));
    },
    unsubscribe: () => stop?.(),
  };
}
