import type { IdeaTexts } from './texts/idea-texts';

/** In the URL instead of an idea. */
export const BLANK = 'blank';

type Ideas = typeof import('./idea-content') & { texts: IdeaTexts };

const ideas = new Map<string, Promise<Ideas>>();

/**
 * The ideas with their texts in the language of the business. The same promise each time, so that a component can
 * read it.
 */
export function loadIdeas(locale: string): Promise<Ideas> {
  const former = ideas.get(locale);
  if (former) return former;
  const loading = import('./idea-content').then(async (module) => ({
    ...module,
    texts: await module.readIdeaTexts(locale),
  }));
  ideas.set(locale, loading);
  // Another try may have a connection.
  loading.catch(() => ideas.delete(locale));
  return loading;
}
