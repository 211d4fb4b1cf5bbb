import { createListeners } from '~/lib/listeners';
/** What a person may choose; 'system' is the absence of a choice and is never stored. */
export type ThemePreference = 'light' | 'dark' | 'system';
export type ColorScheme = 'light' | 'dark';

/** Color of the browser's own frame: --bg of tokens.css. A test holds all the places that repeat it together. */
export const THEME_COLORS: Record<ColorScheme, string> = { light: '#f6f6f5', dark: '#111112' };

const STORAGE_KEY = 'theme';

/** The part of `window` this needs, so that a test can hand in its own. */
export type ColorSchemeHost = Pick<Window, 'addEventListener' | 'removeEventListener' | 'matchMedia'> & {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly document: {
    readonly documentElement: Pick<HTMLElement, 'setAttribute'>;
    querySelector(selector: string): Pick<Element, 'getAttribute' | 'setAttribute'> | null;
  };
};

export type ColorSchemeStore = {
  /** The person's choice. */
  preference(): ThemePreference;
  /** What is on the page. */
  scheme(): ColorScheme;
  /** Stores the choice, shows it here and, by the storage event, in the other tabs. */
  choose(preference: ThemePreference): void;
  /** Calls back after each change of preference or scheme; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Puts the scheme on the page and begins to follow system and other tabs; returns the way to stop. */
  start(): () => void;
};

/** The one truth about light and dark: the attribute on <html>, the manifest and the theme-color follow it. */
export function createColorScheme(host: ColorSchemeHost): ColorSchemeStore {
  const system = host.matchMedia('(prefers-color-scheme: dark)');
  const listeners = createListeners();
  let preference = readStored(host);

  const scheme = (): ColorScheme => {
    if (preference !== 'system') return preference;
    return system.matches ? 'dark' : 'light';
  };

  const update = () => {
    show(host, scheme());
    listeners.notify();
  };

  const onStorage = (event: StorageEvent) => {
    // A null key is localStorage.clear() in another tab.
    if (event.key !== STORAGE_KEY && event.key !== null) return;
    preference = asPreference(event.key === null ? null : event.newValue);
    update();
  };

  return {
    preference: () => preference,
    scheme,
    choose(next) {
      if (next === preference) return;
      preference = next;
      store(host, next);
      update();
    },
    subscribe: listeners.subscribe,
    start() {
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
  // Only the theme's part of the address changes: the app may be served under a base path.
  if (href) manifest?.setAttribute('href', href.replace(/manifest-(light|dark)/, `manifest-${scheme}`));
}

function asPreference(stored: string | null): ThemePreference {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function readStored(host: ColorSchemeHost): ThemePreference {
  try {
    return asPreference(host.localStorage.getItem(STORAGE_KEY));
  } catch {
    // A browser that forbids storage throws here; the system's theme is then the right answer.
    return 'system';
  }
}

function store(host: ColorSchemeHost, preference: ThemePreference) {
  try {
    if (preference === 'system') host.localStorage.removeItem(STORAGE_KEY);
    else host.localStorage.setItem(STORAGE_KEY, preference);
  } catch {
    // Storage forbidden or full: the choice holds until the page is left, which is all that can be done.
  }
}
