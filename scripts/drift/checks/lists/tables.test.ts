import { expect, it } from 'vitest';
import { linesOf } from './tables.ts';

it('parses quotes, commas and line breaks in table cells', () => {
  expect(linesOf('key,title\r\n1,"A ""B"", C"\r\n2,"two\r\nlines"\r\n3,\r\n')).toEqual([
    ['key', 'title'],
    ['1', 'A "B", C'],
    ['2', 'two\r\nlines'],
    ['3', ''],
  ]);
  expect(linesOf('a,b\n1,2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});
