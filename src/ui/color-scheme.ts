import { Store } from '@tanstack/react-store';
import { stored } from '~/lib/stored';

/** The user's choice. 'system' means no choice and is not stored. */
export type ThemePreference = 'light' | 'dark' | 'system';
export type ColorScheme = 'light' | 'dark';

/** The browser's theme color: --bg of tokens.css. A test compares all copies of it. */
export const THEME_COLORS: Record<ColorScheme, string> = { light: '#f6f6f5', dark: '#111112' };

const STORAGE_KEY = 'theme';

/** The part of `window` used here, so that tests can replace it. */
export type ColorSchemeHost = Pick<Window, 'addEventListener' | 'removeEventListener' | 'matchMedia'> & {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly document: {
    readonly documentElement: Pick<HTMLElement, 'setAttribute'>;
    querySelector(selector: string): Pick<Element, 'getAttribute' | 'setAttribute'> | null;
  };
};

export type ColorSchemeStore = {
  /** The user's choice. */
  preference(): ThemePreference;
  /** The scheme on the page. */
  scheme(): ColorScheme;
  /** Stores the choice and applies it here and, by the storage event, in other tabs. */
  choose(preference: ThemePreference): void;
  /** The number of changes of preference or scheme. */
  changes: Store<number>;
  /** Applies the scheme to the page and follows the system and other tabs. @returns a function that stops it */
  start(): () => void;
};

/**
 * The source of truth for light and dark: sets the attribute on <html>, the manifest and the theme-color. It reads nothing
 * before it is asked, so that modules which use it can be imported without a page.
 */
export function createColorScheme(host: ColorSchemeHost): ColorSchemeStore {
  const readSystem = () => host.matchMedia('(prefers-color-scheme: dark)');
  const changes = new Store(0);
  const choice = stored(STORAGE_KEY, asPreference, { storage: () => host.localStorage });
  const preference = choice.read;
  const scheme = (): ColorScheme => {
    const now = preference();
    if (now !== 'system') return now;
    return readSystem().matches ? 'dark' : 'light';
  };

  const update = () => {
    show(host, scheme());
    changes.setState((count) => count + 1);
  };

  const onStorage = (event: StorageEvent) => {
    // A null key is localStorage.clear() in another tab.
    if (event.key === STORAGE_KEY || event.key === null) update();
  };

  return {
    preference,
    scheme,
    choose(next) {
      if (next === preference()) return;
      choice.write(next === 'system' ? null : next);
      update();
    },
    changes,
    start() {
      const system = readSystem();
      update();
      system.addEventListener('change', update);
      host.addEventListener('storage', onStorage);
      return () => {
        system.removeEventListener('change', update);
        host.removeEventListener('storage', onStorage);
      };
    },
  };
}

function show({ document }: ColorSchemeHost, scheme: ColorScheme) {
  document.documentElement.setAttribute('data-color-scheme', scheme);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[scheme]);
  const manifest = document.querySelector('link[rel="manifest"]');
  const href = manifest?.getAttribute('href');
  // Replaces only the theme in the URL, because the app may be served under a base path.
  if (href) manifest?.setAttribute('href', href.replace(/manifest-(light|dark)/, `manifest-${scheme}`));
}

function asPreference(stored: string | null): ThemePreference {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}
