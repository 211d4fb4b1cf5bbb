// What recipients read of the ideas: in the language of the business, not in that of the app.

interface IdeaText {
  /** A text message has none. */
  subject?: string;
  /** Its text; blocks follow it. */
  body: string;
  /** The text of a button; without one, `bookNow`. */
  button?: string;
}

const IDS = [
  ...(['textback', 'holidays', 'autumn', 'summer', 'spring', 'january'] as const),
  ...(['winback', 'birthday', 'thanks', 'unseen'] as const),
  ...(['shades', 'trim', 'bath', 'portrait', 'season', 'checkup'] as const),
  ...(['event', 'recap', 'news', 'return'] as const),
];
export type IdeaId = (typeof IDS)[number];

export interface IdeaTexts {
  optOut: string;
  bookNow: string;
  seePhoto: string;
  ideas: Record<IdeaId, IdeaText>;
}

type Language = keyof typeof READ;

const READ = {
  en: () => import('./en'),
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  it: () => import('./it'),
  nl: () => import('./nl'),
  pt: () => import('./pt'),
};

/** The language of the ideas for a business: its own, or English. @param locale such as `fr-CA` */
export function ideaLanguage(locale: string): Language {
  const language = locale.slice(0, 2).toLowerCase();
  return Object.hasOwn(READ, language) ? (language as Language) : 'en';
}

const read = new Map<Language, Promise<IdeaTexts>>();

/** The same promise each time, so that a component can read it. */
export function readIdeaTexts(locale: string): Promise<IdeaTexts> {
  const language = ideaLanguage(locale);
  const former = read.get(language);
  if (former) return former;
  const texts = READ[language]().then((module) => module.texts);
  read.set(language, texts);
  // Another try may have a connection.
  texts.catch(() => read.delete(language));
  return texts;
}
