// Placeholders and links in the text of a message. Shared by the composer and the sandbox.

export const PLACEHOLDERS = [
  '{{firstName}}',
  '{{business}}',
  '{{location}}',
  '{{link}}',
  '{{photoLink}}',
] as const;

export const placeholdersIn = (text: string | null | undefined): string[] =>
  text?.match(/\{\{[^{}]*\}\}/g) ?? [];

/** Paragraphs that mark the position of a campaign's pictures and products, and of the recipient's photo, in its email. */
export const MARKS = ['{{pictures}}', '{{products}}', '{{photo}}'] as const;
export type Mark = (typeof MARKS)[number];

/** Splits a Markdown text at empty lines into paragraphs of lines. */
export function paragraphsOf(markdown: string): string[][] {
  const paragraphs: string[][] = [[]];
  for (const line of markdown.split(/\r\n|[\r\n]/)) {
    const text = line.trim();
    if (text === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(text);
  }
  return paragraphs.filter((lines) => lines.length > 0);
}

export const hasMark = (body: string | null | undefined, mark: Mark): boolean =>
  paragraphsOf(body ?? '').some((lines) => markOf(lines) === mark);

export const markOf = ([line, ...more]: readonly string[]): Mark | undefined =>
  more.length === 0 ? MARKS.find((mark) => mark === line) : undefined;

const PICTURE = /^\{\{picture:([A-Za-z0-9][A-Za-z0-9_-]{0,63})\}\}$/;

/** The paragraph that shows an asset. */
export const pictureParagraph = (assetId: string): string => `{{picture:${assetId}}}`;

/** The id of the asset that a paragraph shows. */
export const pictureOf = ([line = '', ...more]: readonly string[]): string | undefined =>
  more.length === 0 ? PICTURE.exec(line)?.[1] : undefined;

/** The ids of the assets that a body shows between its paragraphs. */
export const picturesIn = (body: string | null | undefined): string[] =>
  body ? paragraphsOf(body).flatMap((lines) => pictureOf(lines) ?? []) : [];

/** The text and URL of a paragraph that contains only a link. */
export const buttonOf = ([line = '', ...more]: readonly string[]) => {
  const [, words = '', url = ''] = (more.length === 0 && LINK.exec(line)) || [];
  return words === '' ? undefined : { words, url };
};

/** The plain text of a body, without formatting and pictures. */
export const withoutMarks = (body: string | null | undefined): string | undefined =>
  body
    ? paragraphsOf(body)
        .filter((lines) => !markOf(lines) && !pictureOf(lines))
        .flat()
        .join('\n')
    : undefined;

export const unknownPlaceholder = (text: string | null | undefined): string | undefined =>
  placeholdersIn(text).find((one) => !PLACEHOLDERS.some((known) => known === one));

/** Matches strong, emphasis or a link. Brackets do not nest, which avoids slow matching of many brackets. */
export const PIECES = /(\*\*[^*\n]+\*\*|\*[^*\n]+\*|\[[^\][\n]+\]\([^()\s]+\))/;
export const LINK = /^\[([^\][\n]+)\]\(([^()\s]+)\)$/;

/** Allows only URL schemes that are safe in emails. */
export const isAddress = (url: string): boolean => /^(https?:\/\/|mailto:)/i.test(url);

/** The URLs of a Markdown text's links, with placeholders unchanged. */
export const linksIn = (markdown: string): string[] =>
  markdown.split(PIECES).flatMap((piece) => LINK.exec(piece)?.[2] ?? []);

/** A link that would be sent as plain text, because its URL is invalid. */
export const deadLink = (markdown: string | null | undefined): string | undefined =>
  linksIn(markdown ?? '').find((url) => !isAddress(url) && !/^\{\{(link|photoLink)\}\}/.test(url));

/**
 * A text to a person whose first name is unknown: without it, and without the comma beside it.
 * @param instead a word that replaces the name after a greeting
 */
export function withoutName(text: string, instead?: string): string {
  const greeted =
    instead === undefined ? text : text.replace(/\b(Hi|Hello|Hey) \{\{firstName\}\}/g, `$1 ${instead}`);
  return greeted
    .replace(/(^|\n)\{\{firstName\}\}[,:]?[ ]*(\p{Ll}?)/gu, (_all, start: string, letter: string) =>
      start.concat(letter.toUpperCase()),
    )
    .replace(/,? ?\{\{firstName\}\}/g, '');
}
