// Renders the Markdown subset of messages as HTML and plain text. A contact's values are filled in
// last, so that a name cannot become a heading or a link.

import {
  buttonOf,
  isAddress,
  LINK,
  type Mark,
  markOf,
  PIECES,
  paragraphsOf,
  pictureOf,
} from '../../../src/lib/message-text.ts';

/** Replaces placeholders with a contact's values. */
export type Fill = (text: string) => string;

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

/**
 * @param marked what each mark shows
 * @param pictures the URLs of the assets, by id
 */
export function toHtml(
  markdown: string,
  fill: Fill,
  marked: Record<Mark, string>,
  pictures: ReadonlyMap<string, string>,
): string {
  const inline = (text: string): string =>
    text
      .split(PIECES)
      .map((piece) => {
        const [, words = '', to = ''] = LINK.exec(piece) ?? [];
        const url = fill(to);
        if (words !== '' && isAddress(url)) return `<a href="${escaped(url)}">${escaped(fill(words))}</a>`;
        if (words !== '') return escaped(fill(words));
        if (/^\*\*.+\*\*$/.test(piece)) return `<strong>${escaped(fill(piece.slice(2, -2)))}</strong>`;
        if (/^\*.+\*$/.test(piece)) return `<em>${escaped(fill(piece.slice(1, -1)))}</em>`;
        return escaped(fill(piece));
      })
      .join('');
  return paragraphsOf(markdown)
    .map((lines) => {
      const mark = markOf(lines);
      if (mark) return marked[mark];
      const picture = pictureOf(lines);
      if (picture !== undefined) return pictureHtml(pictures.get(picture));
      const button = buttonOf(lines);
      const url = button && fill(button.url);
      if (url && isAddress(url)) return buttonHtml(url, fill(button.words));
      // A preview shows the button before its link is known; without the link, nothing is sent.
      if (url === '' && button?.url === '{{link}}')
        return `<p><span class="button">${escaped(fill(button.words))}</span></p>`;
      const [first = ''] = lines;
      const [, signs = '', title = ''] = /^(#{1,3}) (.*)$/.exec(first) ?? [];
      if (signs !== '' && lines.length === 1) return `<h${signs.length}>${inline(title)}</h${signs.length}>`;
      for (const [tag, sign] of LISTS) {
        if (!lines.every((line) => sign.test(line))) continue;
        const items = lines.map((line) => `<li>${inline(line.replace(sign, ''))}</li>`);
        return `<${tag}>${items.join('')}</${tag}>`;
      }
      return `<p>${lines.map(inline).join('<br>')}</p>`;
    })
    .join('\n');
}

const LISTS = [
  ['ul', /^[-*] /],
  ['ol', /^\d{1,3}\. /],
] as const;

export const pictureHtml = (url: string | undefined, words = ''): string =>
  url === undefined ? '' : `<img src="${escaped(url)}" alt="${escaped(words)}">`;

export const buttonHtml = (url: string, words: string): string =>
  `<p><a class="button" href="${escaped(url)}">${escaped(words)}</a></p>`;

/**
 * Plain text without markup; each link is followed by its URL.
 * @param photo what replaces the recipient's photo
 */
export function toText(markdown: string, fill: Fill, photo: string | null): string {
  const line = (text: string) =>
    text
      .replace(/^#{1,3} /, '')
      .split(PIECES)
      .map((piece) => {
        const [, words = '', to = ''] = LINK.exec(piece) ?? [];
        if (words !== '') return `${fill(words)} (${fill(to)})`;
        const [, inner = piece] = /^\*{1,2}([^*\n]+)\*{1,2}$/.exec(piece) ?? [];
        return fill(inner);
      })
      .join('');
  return paragraphsOf(markdown)
    .flatMap((lines) => {
      const mark = markOf(lines);
      if (mark === '{{photo}}') return photo ?? [];
      return mark || pictureOf(lines) ? [] : lines.map(line).join('\n');
    })
    .join('\n\n');
}
