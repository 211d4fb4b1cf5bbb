import type { IdeaTexts } from './texts/idea-texts';

type Language = keyof typeof READ;

const READ = {
  en: () => import('./texts/en'),
  de: () => import('./texts/de'),
  es: () => import('./texts/es'),
  fr: () => import('./texts/fr'),
  it: () => import('./texts/it'),
  nl: () => import('./texts/nl'),
  pt: () => import('./texts/pt'),
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
