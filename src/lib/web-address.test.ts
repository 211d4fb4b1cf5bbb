import { expect, test } from 'vitest';
import { withScheme } from './web-address';

test.each([
  ['juniper.example/book', 'https://juniper.example/book'],
  ['www.salon.de', 'https://www.salon.de'],
  ['salon.example:8443?a=b', 'https://salon.example:8443?a=b'],
  ['müller.example', 'https://müller.example'],
])('%s is completed', (typed, address) => {
  expect(withScheme(typed)).toBe(address);
});

test.each([
  'https://juniper.example',
  'http://juniper.example',
  'ftp://juniper.example',
  'mailto:a@b.example',
  'a@b.example',
  'book',
  '',
])('“%s” stays as it is', (typed) => {
  expect(withScheme(typed)).toBe(typed);
});
