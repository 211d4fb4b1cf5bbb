import { useSyncExternalStore } from 'react';
import { type ColourScheme, createColourScheme } from './colour-scheme';

/** The page's own store. `main.tsx` calls `colourScheme.start()` once. */
export const colourScheme = createColourScheme(window);

/** The scheme on the page, for what CSS cannot choose (an image in two versions). */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(colourScheme.subscribe, colourScheme.scheme);
}

/** The person's choice, for the control that changes it. */
export function useThemePreference() {
  return useSyncExternalStore(colourScheme.subscribe, colourScheme.preference);
}
