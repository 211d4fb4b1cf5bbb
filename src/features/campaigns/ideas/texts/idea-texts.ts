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
