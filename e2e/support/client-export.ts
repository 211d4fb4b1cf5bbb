// The list of clients as a salon's booking system exports it: a third of the rows has a fault.
import type { ListFile } from './import-files.ts';

const HEADER = [
  ...[
    'Client name',
    'Email',
    'Mobile',
    'Date of birth',
    'Tags',
    'Last appointment',
    'Appointments',
    'Total spent',
    'Newsletter',
  ],
];

/** Birthdays that people and spreadsheets write in their own way; the last one is none. */
const ODD_DAYS = ['31139', 'April 2, 1985', '19850402', '2-Apr-85', 'n/a', 'in spring'];
/** Numbers that a spreadsheet or a person has changed; the last three cannot be used. */
const ODD_NUMBERS = [
  (number: string) => `'${number}`,
  (number: string) => `${number}.0`,
  (number: string) => `${number[0]}.${number.slice(1)}E+09`,
  () => 'n/a',
  () => '1.7E+10',
  () => 'call mum',
  () => '555-0118',
];
const TAGS = ['VIP', 'vip', 'highlights|vip', 'Highlights', ''];

const two = (part: number) => String(part).padStart(2, '0');

function clientRow(i: number): string[] {
  const kind = i % 100;
  const turn = Math.floor(i / 100);
  const number = String(4160000000 + i * 7);
  const [month, day] = [(i % 11) + 1, (i % 11) + 2];
  let [email, phone, birthday] = [`client${i}@mail.example`, number, `1985-${two(month)}-${two(day)}`];
  // Ambiguous: the month and the day are both at most 12, and differ.
  if (kind < 13) birthday = `${month}/${day}/1985`;
  else if (kind < 19) birthday = ODD_DAYS[kind - 13] ?? '';
  else if (kind < 26) phone = ODD_NUMBERS[kind - 19]?.(number) ?? '';
  else if (kind === 27) email = 'none';
  else if (kind === 28) email = `client${i}@@mail`;
  else if (kind < 33) email = email.toUpperCase();
  // These people cannot be reached at all.
  if (kind === 29 && turn % 3 === 0) [email, phone] = ['unknown', 'ask mum'];
  const visited = `2026-${two(month)}-${two(day)}`;
  const tags = TAGS[i % TAGS.length] ?? '';
  return [
    `Ada Client ${i}`,
    email,
    phone,
    birthday,
    tags,
    i % 4 === 0 ? '' : visited,
    String(i % 20),
    `$${i % 90}.50`,
    i % 10 === 9 ? 'no' : 'yes',
  ];
}

/** The number of people in such a list who cannot be reached. */
export const unreachableIn = (count: number): number => Math.ceil(count / 300);

/** @param count a multiple of 300 */
export function clientExport(count: number): ListFile {
  const rows = Array.from({ length: count }, (_, i) => clientRow(i));
  const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell}"` : cell);
  const lines = [['Juniper Salon client export'], ['Exported November 29, 2026'], [], HEADER, ...rows];
  return {
    name: 'clients.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.map((line) => line.map(quoted).join(',')).join('\r\n')),
  };
}
