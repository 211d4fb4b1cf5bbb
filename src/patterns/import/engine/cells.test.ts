import { describe, expect, it } from 'vitest';
import { csvLine } from '~/lib/csv';
import { orderShownBy, readDate } from './dates';
import { decode, isArchive } from './decode';
import { CELL_KINDS, type CellKind, normalize, sameKey } from './kinds';
import { findHead, readGrid, toSheet } from './sheet';

const tidied = (kind: CellKind, texts: Record<string, string>) =>
  expect(Object.fromEntries(Object.keys(texts).map((text) => [text, normalize(kind, text)]))).toEqual(texts);

describe('what people write is tidied, and what cannot be understood stays', () => {
  it('phone numbers', () =>
    tidied('phone', {
      '(416) 555-0118': '4165550118',
      '416.555.0118': '4165550118',
      '1-416-555-0118': '4165550118',
      '+49 30 / 90 18 20': '+4930901820',
      '0033 1 23 45 67 89': '+33123456789',
      '555-0118': '5550118',
      "'7415702401": '7415702401',
      '9754103780.0': '9754103780',
      '4.165550118E+09': '4165550118',
      '1.7E+10': '1.7E+10',
      'tel:+44 (0)20 7946 0018': '+442079460018',
      'n/a': '',
      '-': '',
      'ask at the desk': 'ask at the desk',
      '416-555-0118 ext. 5': '416-555-0118 ext. 5',
    }));

  it('birthdays, of which an unclear one is not guessed', () =>
    tidied('monthDay', {
      '04-23': '04-23',
      '4-3': '04-03',
      '1990-04-23': '04-23',
      '23.4.1990': '04-23',
      '23. 4.': '04-23',
      '4/23/90': '04-23',
      '23/04/1990': '04-23',
      '5/5': '05-05',
      '3/4/1990': '3/4/1990',
      '03-04-1990': '03-04-1990',
      '32985': '04-22',
      "'32985.0": '04-22',
      '1990/04/23': '04-23',
      '19900423': '04-23',
      '1990-04-23 00:00:00': '04-23',
      'April 23, 1990': '04-23',
      '23-Apr-90': '04-23',
      '23. März': '03-23',
      '2 févr. 1990': '02-02',
      '31.02.1990': '31.02.1990',
      none: '',
      'in spring': 'in spring',
    }));

  it('links, of which the scheme may be missing', () =>
    tidied('link', {
      'juniper.example/kamm': 'https://juniper.example/kamm',
      'http://juniper.example': 'http://juniper.example',
      'ftp://juniper.example': 'ftp://juniper.example',
      'ask at the desk': 'ask at the desk',
    }));

  it('days, which need a year', () =>
    tidied('date', {
      '23.4.2026': '2026-04-23',
      '4/23/26': '2026-04-23',
      '46135': '2026-04-23',
      'Apr 23': 'Apr 23',
    }));

  it('emails, without capitals', () =>
    tidied('email', { 'mailto:Ada@Example.COM': 'ada@example.com', 'n/a': '' }));

  it('texts, with an apostrophe that belongs to a name', () =>
    tidied('text', { "'t Hooft": "'t Hooft", "'0042": '0042', None: '', Nadia: 'Nadia' }));

  it('dates in the order of their column, which one date can prove', () => {
    expect(readDate('3/4/1990', 'dayFirst')).toEqual({ year: 1990, month: 4, day: 3 });
    expect(readDate('3/4/90', 'monthFirst')).toEqual({ year: 1990, month: 3, day: 4 });
    expect(readDate('3/4/1990')).toBe('ambiguous');
    expect(['23/4/1990', '4/23/90', '3/4/1990', '04-23', '23.4.1990'].map(orderShownBy)).toEqual([
      ...['dayFirst', 'monthFirst', null, null, null],
    ]);
  });

  it('prices in the marks of three languages', () =>
    tidied('money', {
      '48': '48',
      '$48.5': '48.50',
      '48,00 €': '48.00',
      'CAD 1,048.00': '1048.00',
      '1.048,00': '1048.00',
      "1'048.00": '1048.00',
      '1 048,00': '1048.00',
      '1,048': '1048',
      '1.048': '1.048',
      '-3': '-3',
      free: 'free',
    }));

  it('consent, yes and no, lists', () => {
    tidied('consent', {
      Yes: 'in',
      ja: 'in',
      Non: 'out',
      x: 'x',
      unsubscribed: 'out',
      unknown: '',
      maybe: 'maybe',
    });
    tidied('yesNo', { Oui: 'true', nein: 'false', '1': 'true', perhaps: 'perhaps' });
    tidied('list', { 'a, b ,a': 'a; b; a', 'a,b; c': 'a,b; c', ' ; ': '' });
    expect(CELL_KINDS.list.read('a; b; a')).toEqual(['a', 'b']);
    expect(CELL_KINDS.money.read('48.05')).toBe(4805);
    expect(CELL_KINDS.money.read('1.048')).toBeNaN();
  });

  it('ten digits and the same with the country code are one number', () => {
    expect(sameKey('phone', '4165550118')).toBe(sameKey('phone', '+14165550118'));
    expect(sameKey('email', 'Ada@Example.com')).toBe('ada@example.com');
  });
});

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)));

const readSheet = (text: string, head = 0) => {
  const grid = readGrid(text);
  return 'code' in grid ? grid : toSheet(grid.lines, head);
};

describe('a file is read', () => {
  it('from the row of its headers, and its rows keep their numbers', () => {
    const text = 'Juniper clients\nNovember\n\nName,Email\nAda,a@b.example\n\nBo,b@b.example\n';
    const { lines } = readGrid(text) as Exclude<ReturnType<typeof readGrid>, { code: string }>;
    const column = { label: { id: '' }, kind: 'text', example: '' } as const;
    expect(findHead(lines, [{ ...column, name: 'email', aliases: [] }])).toBe(3);
    expect(findHead(lines, [{ ...column, name: 'x', aliases: [] }])).toBe(3);
    expect(findHead([['mail'], ['a@b.example']], [])).toBe(0);
    expect(readSheet(text, 3)).toMatchObject({ headers: ['Name', 'Email'], numbers: [5, 7] });
  });

  it('in the encoding it is in, or not at all', () => {
    expect(decode(bytes([0xef, 0xbb, 0xbf], 'é'))).toEqual({ text: 'é', encoding: 'UTF-8' });
    expect(decode(bytes('Ren', [0xe9], ' 5', [0x80]))).toEqual({ text: 'René 5€', encoding: 'Latin-1' });
    expect(decode(bytes([0xff, 0xfe, 0x41, 0, 0xe9, 0]))).toEqual({ text: 'Aé', encoding: 'UTF-16' });
    expect(decode(bytes([0xd0, 0xcf, 0x11, 0xe0]))).toBe('lockedWorkbook');
    expect(isArchive(bytes('PK', [3, 4]).slice().buffer)).toBe(true);
    expect(decode(bytes('a', [0], 'b'))).toBe('noText');
  });

  it.each([',', ';', '\t'])('with cells parted by %j', (delimiter) => {
    const lines = [`mail${delimiter}note`, `a@b.example${delimiter}"x ${delimiter} ""y""\nz"`];
    const text = `\uFEFF${lines.join('\r\n')}\r\n${delimiter}\r\n\r\n`;
    expect(readGrid(text)).toMatchObject({ delimiter });
    expect(readSheet(text)).toEqual({
      headers: ['mail', 'note'],
      rows: [['a@b.example', `x ${delimiter} "y"\nz`]],
      numbers: [2],
    });
  });

  it('with a line for Excel, one column alone, and empty columns at the end', () => {
    expect(readSheet('sep=;\r\na;b;;\r\n1;2;;')).toMatchObject({
      headers: ['a', 'b'],
      rows: [['1', '2', '', '']],
    });
    expect(readSheet('mail\na@b.example')).toMatchObject({ headers: ['mail'], rows: [['a@b.example']] });
  });

  it('or says what is wrong with it', () => {
    expect(readSheet(' \n')).toEqual({ code: 'empty' });
    expect(readSheet('a,b\n')).toEqual({ code: 'noRows' });
    expect(readSheet('a,b\n1,2\n3,"4')).toMatchObject({ code: 'quote', row: 3 });
    expect(readSheet(`a\n${'x\n'.repeat(100_001)}`)).toEqual({ code: 'tooManyRows', rows: 100_001 });
  });

  it('but not of a PDF', () => {
    expect(decode(new TextEncoder().encode('%PDF-1.7\n1 0 obj\n'))).toBe('noText');
  });

  it('without the apostrophe that protects a formula', () => {
    expect(readSheet("a,b\n'=1+1,'+49301234567\n")).toMatchObject({ rows: [['=1+1', '+49301234567']] });
  });

  it('as it was written', () => {
    const row = ['plain', 'with, "quotes"', 'two\nlines', ' spaces ', ''];
    const sheet = readSheet(csvLine(['a', 'b', 'c', 'd', 'e']) + csvLine(row));
    expect(sheet).toMatchObject({ rows: [row.map((cell) => cell.trim())] });
  });
});
