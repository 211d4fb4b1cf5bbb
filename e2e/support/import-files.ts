// Typical files of salons, for import tests.
import { type SampleCell, sampleWorkbook } from '../../src/testing/sample-workbook.ts';

export interface ListFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const csv = (name: string, lines: string[], encoding: BufferEncoding = 'utf8'): ListFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n'), encoding),
});

/** Indexes of rows with an invalid phone number, from 0. */
const BAD = [3, 17, 29, 44, 58, 71, 96];

/** 120 rows under unusual headers: 7 phone numbers are invalid, and the last 10 rows repeat rows 31 to 40. */
export function oddList(): ListFile {
  const people = Array.from({ length: 120 }, (_, i) => {
    const who = i < 110 ? i : i - 80;
    const phone = BAD.includes(i) ? `555-0${i}` : `(416) 555-${1000 + who}`;
    return [
      `Zoé ${who}`,
      `person${who}@example.com`,
      phone,
      '23.4.1990',
      i < 110 ? 'colour, new' : 'again',
      '12,50',
    ];
  });
  const header = ['Kundin', 'Mail privat', 'Erreichbar unter', 'Geburtstag', 'Gruppen', 'Letzter Umsatz'];
  return csv(
    'kundinnen.csv',
    [header, ...people].map((row) => row.join(';')),
    'latin1',
  );
}

/** This many people, all valid. */
export const peopleList = (count: number, mark = 'p'): ListFile =>
  csv('people.csv', [
    'E-mail,First name,Tags',
    ...Array.from({ length: count }, (_, i) => `${mark}${i}@example.com,Person ${i},list`),
  ]);

export const productList = (): ListFile =>
  csv('products.tsv', [
    ['Artikelnummer', 'Produktname', 'Preis', 'aktiv'].join('\t'),
    ['GS-50', 'Glow serum', '48,00 €', 'ja'].join('\t'),
    ['GS-51', 'Night serum', 'a lot', 'ja'].join('\t'),
    ['GS-50', 'Glow serum, 50 ml', '$49.00', 'nein'].join('\t'),
  ]);

export const workbook = (rows: SampleCell[][]): ListFile => ({
  name: 'clients.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(sampleWorkbook(rows)),
});
