import type { I18n, Messages } from '@lingui/core';
import { Store } from '@tanstack/react-store';
import { defaultLocale, directionOf, languageOf, matchLocale, pseudoLocales } from './locales';
import { readTranslations, type Texts } from './messages';
import { CHOICE_KEY, type StorageHost, storedChoice, storedMessages } from './stored-language';

/** Product-spec section 9: the delay before the loading of a language is shown, in milliseconds. */
export const LOADING_DELAY_MS = 200;

export interface LanguageState {
  /** The active language; empty before the start. */
  locale: string;
  /** The available languages. */
  available: readonly string[];
  /** Whether a language has been loading for longer than the delay. */
  loading: boolean;
}

/** The part of `window` used here, so that tests can replace it. */
export interface LanguageHost extends StorageHost {
  readonly navigator: { readonly languages: readonly string[] };
  readonly document: { readonly documentElement: { lang: string; dir: string } };
  addEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
}

/** Needed only for languages other than English. */
export interface LanguageParts {
  compile(): Promise<{ compileTexts(texts: Texts): Messages }>;
  pseudo(): Promise<{ disguiseEnglish(i18n: I18n): void }>;
  /** The catalogs of this build by language, used until the remote configuration has been read. */
  builtIn: Readonly<Record<string, () => Promise<{ default: Messages }>>>;
}

export interface Languages {
  /**
   * Shows the user's language if the browser has stored it, else English.
   * @param asked a language requested by the address, which counts as chosen
   * @returns once a built-in catalog of the user's language is shown, if there is one; never rejects
   */
  start(asked?: string | null): Promise<void>;
  /**
   * Takes the messages of the other languages.
   * @param json the value `translations` of the remote configuration; invalid parts are ignored
   * @param isPending whether a newer value may follow, for which a user without their language waits
   */
  setTranslations(json: string, isPending: boolean): void;
  /**
   * Stores the choice and shows the language once it is loaded.
   * @throws Error if it could not be fetched; the choice applies from the next start on
   */
  choose(locale: string): Promise<void>;
  state: Store<LanguageState>;
}

/** English, whose messages are compiled into the code. */
const NONE: Messages = {};

/** The source of truth for the page's language. */
export function createLanguages(host: LanguageHost, i18n: I18n, parts: LanguageParts): Languages {
  const choice = storedChoice(host);
  const memory = storedMessages(host);
  const readWishes = (): readonly string[] => {
    const chosen = choice.read();
    return chosen ? [chosen, ...host.navigator.languages] : host.navigator.languages;
  };
  let wishes = readWishes();
  let kept = memory.read();
  let texts: Map<string, Texts> | null = null;
  let source = '';
  let pending = true;
  let disguising = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const state = new Store<LanguageState>({ locale: '', available: [defaultLocale], loading: false });
  let turn = 0;

  const available = () => {
    const others = texts?.keys() ?? Object.keys({ ...parts.builtIn, ...(kept && { [kept.locale]: null }) });
    // A pseudo-language is offered only to users who requested it.
    return [defaultLocale, ...[...others].sort(), ...pseudoLocales.filter((locale) => locale === wishes[0])];
  };

  const tell = (news: Partial<LanguageState>) => state.setState((former) => ({ ...former, ...news }));

  const show = (locale: string, messages: Messages) => {
    if (locale === i18n.locale && messages === i18n.messages) return;
    i18n.loadAndActivate({ locale, messages });
    host.document.documentElement.lang = locale;
    host.document.documentElement.dir = directionOf(locale);
    tell({ locale, available: available() });
  };

  const wait = (waiting: boolean) => {
    if (waiting) timer ??= setTimeout(() => tell({ loading: true }), LOADING_DELAY_MS);
    else {
      clearTimeout(timer);
      timer = undefined;
      if (state.get().loading) tell({ loading: false });
    }
  };

  /** Whether pending messages may contain the user's preferred language. */
  const waits = () => pending && languageOf(wishes[0] ?? defaultLocale) !== languageOf(i18n.locale);

  const messagesOf = async (locale: string): Promise<Messages> => {
    if (pseudoLocales.includes(locale) && !disguising) {
      const { disguiseEnglish } = await parts.pseudo();
      if (!disguising) disguiseEnglish(i18n);
      disguising = true;
    }
    const given = texts?.get(locale);
    if (!given) {
      if (kept?.locale === locale) return kept.messages;
      return (await parts.builtIn[locale]?.())?.default ?? NONE;
    }
    const from = source;
    if (kept?.locale === locale && kept.source === from) return kept.messages;
    const { compileTexts } = await parts.compile();
    const messages = compileTexts(given);
    kept = { locale, source: from, messages };
    memory.write(kept);
    return messages;
  };

  const update = async () => {
    turn += 1;
    const mine = turn;
    const locale = matchLocale(wishes, available());
    wait(locale !== i18n.locale || waits());
    try {
      const messages = await messagesOf(locale);
      if (mine === turn) show(locale, messages);
    } finally {
      if (mine === turn) wait(waits());
    }
  };

  /** For changes the user did not request: on failure the current language stays. */
  const updateQuietly = () =>
    update().catch((error: unknown) => console.warn('A language could not be loaded.', error));

  return {
    async start(asked) {
      if (asked) {
        choice.write(asked);
        wishes = readWishes();
      }
      const wanted = matchLocale(wishes, available());
      const ready = kept?.locale === wanted ? kept : null;
      show(ready?.locale ?? defaultLocale, ready?.messages ?? NONE);
      host.addEventListener('storage', ({ key }) => {
        // The choice changed in another tab; a null key is localStorage.clear().
        if (key !== CHOICE_KEY && key !== null) return;
        wishes = readWishes();
        void updateQuietly();
      });
      if (wanted !== i18n.locale) await updateQuietly();
      else wait(waits());
    },
    setTranslations(json, isPending) {
      pending = isPending;
      const read = readTranslations(json);
      if (read) {
        texts = read;
        source = markOf(json);
        if (kept && !read.has(kept.locale)) {
          kept = null;
          memory.write(null);
        }
        tell({ available: available() });
      }
      void updateQuietly();
    },
    choose(locale) {
      choice.write(locale);
      wishes = readWishes();
      return update();
    },
    state,
  };
}

/** A fingerprint of a text: its length and a checksum of its characters. */
function markOf(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return `${text.length} ${sum}`;
}
