// What the text of a message contains besides words: placeholders and links. The composer and the sandbox read both alike.

export const PLACEHOLDERS = [
  '{{firstName}}',
  '{{business}}',
  '{{location}}',
  '{{link}}',
  '{{photoLink}}',
] as const;

export const placeholdersIn = (text: string | null | undefined): string[] =>
  text?.match(/\{\{[^{}]*\}\}/g) ?? [];

/** Paragraphs that say where the pictures and products of a campaign are in its email. */
export const MARKS = ['{{pictures}}', '{{products}}'] as const;
export type Mark = (typeof MARKS)[number];

/** The paragraphs of a Markdown text, which empty lines separate, as their lines. */
export function paragraphsOf(markdown: string): string[][] {
  const paragraphs: string[][] = [[]];
  for (const line of markdown.split(/\r\n|[\r\n]/)) {
    const text = line.trim();
    if (text === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(text);
  }
  return paragraphs.filter((lines) => lines.length > 0);
}

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

/** The words and the address of a paragraph that is only a link. */
export const buttonOf = ([line = '', ...more]: readonly string[]) => {
  const [, words = '', url = ''] = (more.length === 0 && LINK.exec(line)) || [];
  return words === '' ? undefined : { words, url };
};

/** The text of a body without its marks and pictures. */
export const withoutMarks = (body: string | null | undefined): string | undefined =>
  body
    ? paragraphsOf(body)
        .filter((lines) => !markOf(lines) && !pictureOf(lines))
        .flat()
        .join('\n')
    : undefined;

export const unknownPlaceholder = (text: string | null | undefined): string | undefined =>
  placeholdersIn(text).find((one) => !PLACEHOLDERS.some((known) => known === one));

/** Each piece in turn: strong, emphasis, a link. Brackets do not nest, so that a long row of them costs no time. */
export const PIECES = /(\*\*[^*\n]+\*\*|\*[^*\n]+\*|\[[^\][\n]+\]\([^()\s]+\))/;
export const LINK = /^\[([^\][\n]+)\]\(([^()\s]+)\)$/;

/** Only what a mailbox opens safely. */
export const isAddress = (url: string): boolean => /^(https?:\/\/|mailto:)/i.test(url);

/** Where the links of a Markdown text lead, placeholders as they are. */
export const linksIn = (markdown: string): string[] =>
  markdown.split(PIECES).flatMap((piece) => LINK.exec(piece)?.[2] ?? []);

/** A link that would be sent as plain words, because it leads nowhere. */
export const deadLink = (markdown: string | null | undefined): string | undefined =>
  linksIn(markdown ?? '').find((url) => !isAddress(url) && !/^\{\{(link|photoLink)\}\}/.test(url));
