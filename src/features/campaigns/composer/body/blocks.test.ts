import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buttonOf } from '~/lib/message-text';
import { blocksOf, buttonUrl, buttonWords, textOf } from './blocks';

const piece = fc.oneof(
  fc.constantFrom(
    '\n',
    '\n\n',
    '\n\n\n',
    '{{products}}',
    '{{pictures}}',
    '{{picture:a-1}}',
    '[Book]({{link}})',
    ' ',
    '\r\n',
  ),
  fc.constantFrom('[', '](', ')', '**bold**', '## Title', '- item', '[a](b) [c](d)'),
  fc.string(),
);

it('keeps every text as it is', () => {
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      expect(textOf(blocksOf(text))).toBe(text);
    }),
  );
});

it('reads text, buttons and marks', () => {
  const text =
    'Hi {{firstName}},\n\nnew shades.\n\n{{pictures}}\n\n[Book now]({{link}})\n\n{{picture:asset-1}}\n\n{{products}}\n\nBye';
  expect(blocksOf(text)).toEqual([
    { kind: 'text', text: 'Hi {{firstName}},\n\nnew shades.' },
    { kind: 'mark', mark: '{{pictures}}' },
    { kind: 'button', words: 'Book now', url: '{{link}}' },
    { kind: 'picture', assetId: 'asset-1' },
    { kind: 'mark', mark: '{{products}}' },
    { kind: 'text', text: 'Bye' },
  ]);
});

it('leaves a link within a sentence in its text', () => {
  expect(blocksOf('Please [book]({{link}}) soon')).toEqual([
    { kind: 'text', text: 'Please [book]({{link}}) soon' },
  ]);
});

it('reads a written button as the same button, for any text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (words, url) => {
      const button = { kind: 'button', words: buttonWords(words), url: buttonUrl(url) } as const;
      expect(buttonOf([textOf([button])])).toEqual({ words: button.words, url: button.url });
    }),
  );
});
