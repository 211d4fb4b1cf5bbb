import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { type ColorSchemeHost, createColorScheme, THEME_COLORS } from './color-scheme';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** A window with one <html>, one theme-color, one manifest link and a system theme that can be switched. */
function page({ stored = null as string | null, systemDark = false, storageWorks = true } = {}) {
  const element = (start: Record<string, string>) => ({
    attributes: start,
    getAttribute: (name: string) => start[name] ?? null,
    setAttribute(name: string, value: string) {
      start[name] = value;
    },
  });
  const html = element({});
  const meta = element({ content: '' });
  const manifest = element({ href: '/base/manifest-light.webmanifest' });
  const storage = new Map<string, string>(stored === null ? [] : [['theme', stored]]);
  const media = Object.assign(new EventTarget(), { matches: systemDark });
  const events = new EventTarget();
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  };
  const host = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    matchMedia: () => media,
    get localStorage() {
      if (!storageWorks) throw new Error('storage is forbidden');
      return localStorage;
    },
    document: {
      documentElement: html,
      querySelector: (selector: string) => (selector.startsWith('meta') ? meta : manifest),
    },
  };
  return {
    host: host as unknown as ColorSchemeHost,
    storage,
    shown: () => ({
      scheme: html.attributes['data-color-scheme'],
      color: meta.attributes.content,
      manifest: manifest.attributes.href,
    }),
    setSystem(dark: boolean) {
      media.matches = dark;
      media.dispatchEvent(new Event('change'));
    },
    fromOtherTab(key: string | null, newValue: string | null) {
      if (key === null) storage.clear();
      else if (newValue !== null) storage.set(key, newValue);
      events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    },
  };
}

const LIGHT = { scheme: 'light', color: THEME_COLORS.light, manifest: '/base/manifest-light.webmanifest' };
const DARK = { scheme: 'dark', color: THEME_COLORS.dark, manifest: '/base/manifest-dark.webmanifest' };

describe('[theme] color scheme', () => {
  it('[theme] without a choice the system decides, live', () => {
    const { host, shown, setSystem } = page({ systemDark: true });
    const store = createColorScheme(host);
    store.start();
    expect([store.preference(), store.scheme(), shown()]).toEqual(['system', 'dark', DARK]);
    setSystem(false);
    expect([store.scheme(), shown()]).toEqual(['light', LIGHT]);
  });

  it('[theme] a stored choice wins over the system, an unknown value does not', () => {
    const chosen = page({ stored: 'light', systemDark: true });
    createColorScheme(chosen.host).start();
    expect(chosen.shown()).toEqual(LIGHT);
    chosen.setSystem(true);
    expect(chosen.shown()).toEqual(LIGHT);
    const unknown = page({ stored: 'sepia', systemDark: true });
    createColorScheme(unknown.host).start();
    expect(unknown.shown()).toEqual(DARK);
  });

  it('[theme] a choice is shown and stored; back to the system nothing stays stored', () => {
    const { host, shown, storage } = page();
    const store = createColorScheme(host);
    store.start();
    const listener = vi.fn();
    store.changes.subscribe(listener);
    store.choose('dark');
    store.choose('dark');
    expect([shown(), storage.get('theme'), listener.mock.calls.length]).toEqual([DARK, 'dark', 1]);
    store.choose('system');
    expect([shown(), storage.has('theme'), store.preference()]).toEqual([LIGHT, false, 'system']);
  });

  it('[theme] follows the choice made in another tab, other keys do not matter', () => {
    const { host, shown, fromOtherTab } = page();
    const stop = createColorScheme(host).start();
    fromOtherTab('theme', 'dark');
    expect(shown()).toEqual(DARK);
    fromOtherTab('other', 'light');
    expect(shown()).toEqual(DARK);
    fromOtherTab(null, null);
    expect(shown()).toEqual(LIGHT);
    stop();
    fromOtherTab('theme', 'dark');
    expect(shown()).toEqual(LIGHT);
  });

  it('[theme] works where storage is forbidden', () => {
    const { host, shown } = page({ systemDark: true, storageWorks: false });
    const store = createColorScheme(host);
    store.start();
    store.choose('light');
    expect(shown()).toEqual(LIGHT);
  });
});

describe('[theme] one truth', () => {
  const cases = [null, 'light', 'dark', 'sepia'].flatMap((stored) =>
    [true, false].flatMap((systemDark) =>
      [true, false].map((storageWorks) => ({ stored, systemDark, storageWorks })),
    ),
  );
  it.each(cases)('[theme] before the first paint as after it: %o', (options) => {
    const booted = page(options);
    runInNewContext(read('./theme-boot.js'), booted.host);
    const started = page(options);
    createColorScheme(started.host).start();
    expect(booted.shown()).toEqual(started.shown());
  });

  it.each(['light', 'dark'] as const)('[theme] %s: tokens and manifest name the same color', (scheme) => {
    const backgrounds = [...read('./tokens.css').matchAll(/--bg: (#[0-9a-f]{6})/g)].map((match) => match[1]);
    expect(backgrounds[scheme === 'light' ? 0 : 1]).toBe(THEME_COLORS[scheme]);
    const manifest: unknown = JSON.parse(read(`../../public/manifest-${scheme}.webmanifest`));
    expect(manifest).toMatchObject({
      theme_color: THEME_COLORS[scheme],
      background_color: THEME_COLORS[scheme],
    });
  });
});
