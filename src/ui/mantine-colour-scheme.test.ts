import { expect, it, vi } from 'vitest';
import type { ColourSchemeStore, ThemePreference } from './colour-scheme';
import { mantineColourScheme } from './mantine-colour-scheme';

it('[theme] Mantine reads, writes and hears the one store', () => {
  let preference: ThemePreference = 'system';
  const listeners = new Set<() => void>();
  const store: ColourSchemeStore = {
    preference: () => preference,
    scheme: () => 'light',
    choose(next) {
      preference = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => () => undefined,
  };
  const manager = mantineColourScheme(store);
  const heard = vi.fn();
  expect(manager.get('light')).toBe('auto');
  manager.subscribe(heard);
  manager.set('dark');
  store.choose('light');
  manager.set('auto');
  manager.set('dark');
  manager.clear();
  expect(heard.mock.calls.flat()).toEqual(['dark', 'light', 'auto', 'dark', 'auto']);
  expect(preference).toBe('system');
  manager.unsubscribe();
  expect(listeners.size).toBe(0);
});
