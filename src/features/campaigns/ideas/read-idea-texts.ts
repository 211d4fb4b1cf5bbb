import type { IdeaTexts } from './texts/idea-texts';

const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const;

type Language = (typeof LANGUAGES)[number];

/** The language of the ideas for a business: its own, or English. @param locale such as `fr-CA` */
export function ideaLanguage(locale: string): Language {
  const language = locale.slice(0, 2).toLowerCase();
  return LANGUAGES.find((known) => known === language) ?? 'en';
}

const read = new Map<Language, Promise<IdeaTexts>>();

/** The same promise each time, so that a component can read it. */
export function readIdeaTexts(locale: string): Promise<IdeaTexts> {
  const language = ideaLanguage(locale);
  const former = read.get(language);
  if (former) return former;
  const texts = import(`./texts/${language}.ts`).then((module: { texts: IdeaTexts }) => module.texts);
  read.set(language, texts);
  // Another try may have a connection.
  texts.catch(() => read.delete(language));
  return texts;
}
