import { useSelector } from '@tanstack/react-store';
import { type ColorScheme, createColorScheme } from './color-scheme';

/** The page's own store. `main.tsx` calls `colorScheme.start()` once. */
export const colorScheme = createColorScheme(globalThis.window);

/** The scheme on the page, for choices that CSS cannot make (an image in two versions). */
export function useColorScheme(): ColorScheme {
  return useSelector(colorScheme.changes, colorScheme.scheme);
}

/** The user's choice, for the control that changes it. */
export function useThemePreference() {
  return useSelector(colorScheme.changes, colorScheme.preference);
}
