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
