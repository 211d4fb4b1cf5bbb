// The Markdown of an email as editable blocks. `textOf(blocksOf(text)) === text` for every text.

import { buttonOf, MARKS, type Mark, pictureOf, pictureParagraph } from '~/lib/message-text';

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'button'; words: string; url: string }
  | { kind: 'picture'; assetId: string }
  | { kind: 'mark'; mark: Mark };

const BREAK = '\n\n';

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of text.split(BREAK)) {
    const last = blocks.at(-1);
    const block = blockOf(paragraph);
    if (block.kind === 'text' && last?.kind === 'text') last.text += BREAK + block.text;
    else blocks.push(block);
  }
  return blocks;
}

export const textOf = (blocks: readonly Block[]): string => blocks.map(sourceOf).join(BREAK);

function blockOf(paragraph: string): Block {
  const mark = MARKS.find((one) => one === paragraph);
  if (mark) return { kind: 'mark', mark };
  const assetId = pictureOf([paragraph]);
  if (assetId !== undefined) return { kind: 'picture', assetId };
  const button = buttonOf([paragraph]);
  return button ? { kind: 'button', ...button } : { kind: 'text', text: paragraph };
}

function sourceOf(block: Block): string {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'mark') return block.mark;
  if (block.kind === 'picture') return pictureParagraph(block.assetId);
  return `[${block.words}](${block.url})`;
}

/** The allowed text of a link, which must not be empty. */
export const buttonWords = (typed: string): string => typed.replace(/[[\]\r\n]/g, '') || ' ';

/** The allowed URL of a link. */
export const buttonUrl = (typed: string): string => typed.replace(/[()\s]/g, '') || 'https://';
