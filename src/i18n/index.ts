import { i18n } from '@lingui/core';
import { createLanguages } from './languages';
import { keepValuesText } from './values';

/** The page's languages. `main.tsx` starts them once and passes the messages of the remote configuration. */
export const languages = createLanguages(window, i18n, {
  compile: () => import('./compile'),
  pseudo: () => import('./pseudo'),
  builtIn: { de: () => import('./catalogs/de.po'), fr: () => import('./catalogs/fr.po') },
});

/** Starts in the user's language, or in the one that the address requests: `?language=fr`. */
export function startLanguages(): Promise<void> {
  keepValuesText(i18n);
  const url = new URL(location.href);
  const asked = url.searchParams.get('language');
  if (asked !== null) {
    // Removed, because it would override later choices.
    url.searchParams.delete('language');
    history.replaceState(history.state, '', url);
  }
  return languages.start(asked);
}
