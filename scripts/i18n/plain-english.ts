/** What a text on the screen does not say, because a shop owner would have to read it twice. */
const UNCLEAR = [
  'stands',
  'whoever',
  'somebody',
  'nobody',
  'becomes known',
  'became known',
  'put right',
  'by itself',
  'of its own',
  'what became of',
  'parted by',
  'is told',
  'e-mail',
  'colour',
] as const;

/** @returns one sentence for each phrase of the list in an English message */
export const unclearPhrasesIn = (message: string): string[] =>
  UNCLEAR.filter((phrase) => new RegExp(`\\b${phrase}\\b`, 'i').test(message)).map(
    (phrase) => `en: "${message}" contains "${phrase}"; say it in plain English.`,
  );
