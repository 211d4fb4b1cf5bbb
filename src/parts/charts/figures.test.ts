import { expect, it } from 'vitest';
import { csvOf } from './figures';

interface Row {
  name: string;
  photos: number | null;
}

const columns = [
  { id: 'name', label: 'Location', value: ({ name }: Row) => name },
  { id: 'photos', label: 'Photos', value: ({ photos }: Row) => photos },
];

it('writes every row as the table has it, with numbers as numbers', () => {
  const rows = [
    { name: 'King Street', photos: 1234 },
    { name: 'Dock, "old"', photos: null },
  ];
  expect(csvOf({ columns, rows })).toBe('\uFEFFLocation,Photos\r\nKing Street,1234\r\n"Dock, ""old""",\r\n');
});

it('guards names that a spreadsheet would run, and no number', () => {
  const rows = [
    { name: '=HYPERLINK("https://bad.example")', photos: -3 },
    { name: '@SUM(A1)', photos: 0 },
  ];
  const [, first, second] = csvOf({ columns, rows }).split('\r\n');
  expect(first).toBe(`"'=HYPERLINK(""https://bad.example"")",-3`);
  expect(second).toBe("'@SUM(A1),0");
});
