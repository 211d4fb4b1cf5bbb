// The little Markdown that messages are written in, as HTML and as plain text. What stands in it for a contact is filled
// in last, so that nobody's name becomes a heading or a link.

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

/** Puts what is known of a contact in the place of placeholders. */
export type Fill = (text: string) => string;

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

/**
 * @param marked what each mark shows
 * @param pictures the addresses of the assets that it shows, by their ids
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

export const pictureHtml = (url: string | undefined): string =>
  url === undefined ? '' : `<img src="${escaped(url)}" alt="">`;

export const buttonHtml = (url: string, words: string): string =>
  `<p><a class="button" href="${escaped(url)}">${escaped(words)}</a></p>`;

/** As it reads without any mark-up: a link with its address behind it. */
export function toText(markdown: string, fill: Fill): string {
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
    .filter((lines) => !markOf(lines) && !pictureOf(lines))
    .map((lines) => lines.map(line).join('\n'))
    .join('\n\n');
}
