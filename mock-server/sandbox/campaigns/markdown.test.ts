import { expect, test } from 'vitest';
import { linksIn } from '../../../src/lib/message-text.ts';
import { toHtml, toText } from './markdown.ts';

const fill = (text: string) =>
  text.replace('{{firstName}}', '*Ada* <b>').replace('{{link}}', 'https://a.example/?x&y');

const pictures = new Map([['asset-1', '/media/1?a&b']]);
const marked = { '{{pictures}}': '<img>', '{{products}}': '<ul></ul>', '{{photo}}': '' };

test.each([
  ['one\ntwo\n\nthree', '<p>one<br>two</p>\n<p>three</p>'],
  ['# Title\n\n- a\n- **b**', '<h1>Title</h1>\n<ul><li>a</li><li><strong>b</strong></li></ul>'],
  ['1. a\n2. *b*', '<ol><li>a</li><li><em>b</em></li></ol>'],
  ['[Book]({{link}})', '<p><a class="button" href="https://a.example/?x&#38;y">Book</a></p>'],
  ['Or [book]({{link}})', '<p>Or <a href="https://a.example/?x&#38;y">book</a></p>'],
  ['one\n\n{{products}}\n\n{{pictures}}', '<p>one</p>\n<ul></ul>\n<img>'],
  ['one\n\n{{picture:asset-1}}\n\ntwo', '<p>one</p>\n<img src="/media/1?a&#38;b" alt="">\n<p>two</p>'],
  ['{{picture:asset-2}}', ''],
  ['see {{products}}', '<p>see {{products}}</p>'],
  // Contact values are text, even if they look like Markdown.
  ['Hi {{firstName}}', '<p>Hi *Ada* &#60;b&#62;</p>'],
  ['<script>alert(1)</script>', '<p>&#60;script&#62;alert(1)&#60;/script&#62;</p>'],
  ['[go](javascript:alert%281%29)', '<p>go</p>'],
  ['[go](javascript:alert%281%29) [x](data:text/html,y)', '<p>go x</p>'],
  [
    '["](https://a.example/"onclick=x)',
    '<p><a class="button" href="https://a.example/&#34;onclick=x">&#34;</a></p>',
  ],
  ['', ''],
])('%j becomes HTML', (markdown, html) => expect(toHtml(markdown, fill, marked, pictures)).toBe(html));

test('draws the button before its link is known', () => {
  const empty = (text: string) => text.replace('{{link}}', '');
  expect(toHtml('[Book]({{link}})', empty, marked, pictures)).toBe('<p><span class="button">Book</span></p>');
});

test('converts to plain text, with addresses after links', () => {
  const markdown = '## New\n\n{{picture:asset-1}}\n\n**Three** shades for {{firstName}}.\n[Book]({{link}})\n';
  const text = 'New\n\nThree shades for *Ada* <b>.\nBook (https://a.example/?x&y)';
  expect(toText(markdown, fill, null)).toBe(text);
  expect(toText('A\n\n{{photo}}\n\nB', fill, 'Photo: https://a.example')).toBe(
    'A\n\nPhoto: https://a.example\n\nB',
  );
  expect(toText('A\n\n{{photo}}\n\nB', fill, null)).toBe('A\n\nB');
});

test('lists its links', () => {
  expect(linksIn('[a](https://a.example) and [b]({{link}})\n[c](x)')).toEqual([
    'https://a.example',
    '{{link}}',
    'x',
  ]);
});

test.each(['[', '**', '*', '](', '[a](', '# '])('takes linear time for repeated %j', (piece) => {
  const began = performance.now();
  toHtml(piece.repeat(50_000 / piece.length), fill, marked, pictures);
  expect(performance.now() - began).toBeLessThan(1000);
});
