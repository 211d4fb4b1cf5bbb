import { type Messages, setupI18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compileTexts } from './compile';
import { createLanguages, type LanguageParts, LOADING_DELAY_MS } from './languages';
import { disguiseEnglish } from './pseudo';

const JSON_OF = (languages: object) => JSON.stringify(languages);
const BOTH = JSON_OF({ de: { a: 'Medien' }, fr: { a: 'Médias' } });

/** Storage that is kept across page loads. */
const storageOf = (entries: Record<string, string> = {}) => {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    all: map,
  };
};

function openPage(
  speaks: string[],
  localStorage = storageOf(),
  compile = vi.fn(async () => ({ compileTexts })),
  builtIn: LanguageParts['builtIn'] = {},
) {
  const i18n = setupI18n();
  const html = { lang: '', dir: '' };
  let onStorage: (event: { key: string | null }) => void = () => {};
  const host = {
    localStorage,
    navigator: { languages: speaks },
    document: { documentElement: html },
    addEventListener: (_: 'storage', listener: typeof onStorage) => {
      onStorage = listener;
    },
  };
  const pseudo = async () => ({ disguiseEnglish });
  const languages = createLanguages(host, i18n, { compile, pseudo, builtIn });
  const says = () => i18n._('a', {}, { message: ['Assets'] as unknown as string });
  return {
    languages,
    html,
    says,
    compile,
    localStorage,
    tellOfStorage: () => onStorage({ key: 'language' }),
  };
}

/** Runs all pending microtasks. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the first language', () => {
  test('is English, at once and without the compiler, until other translations arrive', async () => {
    const page = openPage(['en-US', 'en']);
    page.languages.start();
    expect(page.html).toEqual({ lang: 'en', dir: 'ltr' });
    page.languages.setTranslations(BOTH, false);
    await settle();
    expect(page.says()).toBe('Assets');
    expect(page.compile).not.toHaveBeenCalled();
    expect(page.languages.state.get()).toEqual({
      locale: 'en',
      available: ['en', 'de', 'fr'],
      loading: false,
    });
  });

  test('is the browser’s, once its messages are there', async () => {
    const page = openPage(['de-CH', 'en']);
    page.languages.start();
    expect(page.says()).toBe('Assets');
    page.languages.setTranslations(BOTH, false);
    await settle();
    expect(page.says()).toBe('Medien');
    expect(page.html.lang).toBe('de');
  });

  test('of somebody who returns is theirs, before anything is fetched or compiled', async () => {
    const before = openPage(['de']);
    before.languages.start();
    before.languages.setTranslations(BOTH, false);
    await settle();

    const page = openPage(['de'], before.localStorage);
    page.languages.start();
    expect(page.says()).toBe('Medien');
    page.languages.setTranslations(BOTH, false);
    await settle();
    expect(page.compile).not.toHaveBeenCalled();
    page.languages.setTranslations(JSON_OF({ de: { a: 'Dateien' } }), false);
    await settle();
    expect(page.says()).toBe('Dateien');
  });

  test('is English again when theirs is no longer published', async () => {
    const before = openPage(['de']);
    before.languages.start();
    before.languages.setTranslations(BOTH, false);
    await settle();
    const page = openPage(['de'], before.localStorage);
    page.languages.start();
    page.languages.setTranslations(JSON_OF({ fr: { a: 'Médias' } }), false);
    await settle();
    expect(page.says()).toBe('Assets');
    const after = openPage(['de'], before.localStorage);
    after.languages.start();
    expect(after.says()).toBe('Assets');
  });

  test.each(['{', '{"locale":"de"}', '{"locale":"de","source":"1","messages":{"a":[["n","date"]]}}', '7'])(
    'is English where storage has %s',
    (kept) => {
      const page = openPage(['de'], storageOf({ 'language-messages': kept }));
      page.languages.start();
      expect(page.says()).toBe('Assets');
    },
  );

  test('is English where storage is forbidden', async () => {
    const page = openPage(['en'], {
      ...storageOf(),
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    });
    page.languages.start();
    page.languages.setTranslations(BOTH, false);
    await page.languages.choose('fr');
    expect(page.says()).toBe('Médias');
  });
});

describe('a built-in catalog', () => {
  const builtIn = { de: async () => ({ default: { a: ['Medien'] } as Messages }) };
  const openGerman = () => openPage(['de-AT'], storageOf(), undefined, builtIn);

  test('is shown and offered when the start is done, before anything is published', async () => {
    const page = openGerman();
    await page.languages.start();
    expect(page.says()).toBe('Medien');
    expect(page.compile).not.toHaveBeenCalled();
    expect(page.languages.state.get()).toEqual({ locale: 'de', available: ['en', 'de'], loading: false });
  });

  test('gives way to what is published, and to English where the language is not', async () => {
    const page = openGerman();
    await page.languages.start();
    page.languages.setTranslations(JSON_OF({ de: { a: 'Dateien' } }), false);
    await settle();
    expect(page.says()).toBe('Dateien');
    page.languages.setTranslations(JSON_OF({ fr: { a: 'Médias' } }), false);
    await settle();
    expect(page.says()).toBe('Assets');
    expect(page.languages.state.get().available).toEqual(['en', 'fr']);
  });

  test('that cannot be fetched leaves English', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const page = openPage(['de'], storageOf(), undefined, {
      de: async () => {
        throw new Error('offline');
      },
    });
    await page.languages.start();
    expect(page.says()).toBe('Assets');
  });
});

describe('a choice', () => {
  test('goes before the browser’s languages, is kept, and reaches the other tabs', async () => {
    const page = openPage(['de']);
    const other = openPage(['de'], page.localStorage);
    for (const { languages } of [page, other]) {
      languages.start();
      languages.setTranslations(BOTH, false);
    }
    await page.languages.choose('fr');
    expect(page.says()).toBe('Médias');
    other.tellOfStorage();
    await settle();
    expect(other.says()).toBe('Médias');
    await page.languages.choose('en');
    expect(page.says()).toBe('Assets');
  });

  test('that is overtaken by another does not come back', async () => {
    const page = openPage(['en']);
    page.languages.start();
    page.languages.setTranslations(BOTH, false);
    await Promise.all([page.languages.choose('fr'), page.languages.choose('en')]);
    expect(page.says()).toBe('Assets');
  });

  test('that cannot be fetched says so, and holds from the next start on', async () => {
    const page = openPage(
      ['en'],
      storageOf(),
      vi.fn(async () => {
        throw new Error('offline');
      }),
    );
    page.languages.start();
    page.languages.setTranslations(BOTH, false);
    await expect(page.languages.choose('fr')).rejects.toThrow('offline');
    expect(page.languages.state.get()).toMatchObject({ locale: 'en', loading: false });
    expect(page.localStorage.all.get('language')).toBe('fr');
  });
});

test('what cannot be read changes nothing', async () => {
  const page = openPage(['de']);
  page.languages.start();
  page.languages.setTranslations(BOTH, true);
  await settle();
  page.languages.setTranslations('{"de":', false);
  await settle();
  expect(page.says()).toBe('Medien');
});

test('a pseudo-language is nobody’s but of who asks for it', async () => {
  const page = openPage(['en-XA']);
  page.languages.start('en-XB');
  await settle();
  expect(page.says()).toBe('Åššéţš~~');
  expect(page.html).toEqual({ lang: 'en-XB', dir: 'rtl' });
  expect(page.languages.state.get().available).toEqual(['en', 'en-XB']);
  await page.languages.choose('en');
  expect(page.html).toEqual({ lang: 'en', dir: 'ltr' });
  expect(page.languages.state.get().available).toEqual(['en']);
});

describe('[locale-delay] a language on its way is told of', () => {
  test('after 200 ms, until it is there', async () => {
    let arrive: (parts: { compileTexts: typeof compileTexts }) => void = () => {};
    const page = openPage(
      ['en'],
      storageOf(),
      vi.fn(() => new Promise<{ compileTexts: typeof compileTexts }>((done) => (arrive = done))),
    );
    page.languages.start();
    page.languages.setTranslations(BOTH, false);
    const chosen = page.languages.choose('de');
    await vi.advanceTimersByTimeAsync(LOADING_DELAY_MS - 1);
    expect(page.languages.state.get().loading).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.languages.state.get().loading).toBe(true);
    arrive({ compileTexts });
    await chosen;
    expect(page.languages.state.get()).toMatchObject({ locale: 'de', loading: false });
  });

  test('while a first visitor waits for the remote configuration, and not once it has failed', async () => {
    const page = openPage(['de']);
    page.languages.start();
    page.languages.setTranslations('', true);
    await vi.advanceTimersByTimeAsync(LOADING_DELAY_MS);
    expect(page.languages.state.get()).toMatchObject({ locale: 'en', loading: true });
    page.languages.setTranslations('', false);
    expect(page.languages.state.get().loading).toBe(false);
  });

  test('not when it is quick, and never in English', async () => {
    const german = openPage(['de']);
    const english = openPage(['en-GB']);
    const seen = vi.fn();
    for (const { languages } of [german, english]) {
      languages.state.subscribe(({ loading }) => seen(loading));
      languages.start();
    }
    await vi.advanceTimersByTimeAsync(LOADING_DELAY_MS - 1);
    german.languages.setTranslations(BOTH, false);
    await vi.advanceTimersByTimeAsync(10 * LOADING_DELAY_MS);
    expect(seen).not.toHaveBeenCalledWith(true);
  });
});
