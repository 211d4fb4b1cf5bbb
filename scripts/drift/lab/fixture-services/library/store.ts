// The library's state and its seed data.
import type { Json } from '../kit/contract.ts';
import { createRandom } from '../kit/seeds.ts';

export type Row = Record<string, Json>;

export interface LibraryStore {
  books: Map<number, Row>;
  authors: Map<number, Row>;
}

const WORDS = [
  'River',
  'Glass',
  'Winter',
  'Garden',
  'Letter',
  'Harbour',
  'Silence',
  'Machine',
  'Orchard',
  'Island',
];
const NAMES = [
  'Ada',
  'Bruno',
  'Clara',
  'Dmitri',
  'Esther',
  'Farid',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Kirsi',
  'Luan',
];
const STATUSES = ['available', 'onLoan', 'lost'];

export function seeded(seed: number): LibraryStore {
  const random = createRandom(seed);
  const authors = NAMES.map((name, i): [number, Row] => [
    i + 1,
    {
      authorId: i + 1,
      name: `${name} ${random.of(WORDS)}${random.of(['', 's', 'er'])}`,
      born: i % 5 === 4 ? null : `19${random.whole(10, 99)}-0${random.whole(1, 9)}-1${random.whole(0, 9)}`,
    },
  ]);
  const books = Array.from({ length: 57 }, (_, i): [number, Row] => [
    i + 101,
    {
      bookId: i + 101,
      title: `${random.of(['The', 'A', 'One', 'Her'])} ${random.of(WORDS)} of ${random.of(WORDS)} ${i + 1}`,
      authorId: random.whole(1, 10),
      isbn: i % 7 === 3 ? null : `978${String(3_000_000_000 + seed * 1000 + i)}`,
      year: i % 9 === 5 ? null : random.whole(1890, 2025),
      status: STATUSES[i % 3] ?? 'lost',
      tags: i % 4 === 0 ? [] : [random.of(['crime', 'poetry']), 'paperback'],
      summary: i % 3 === 0 ? null : `About a ${random.of(WORDS).toLowerCase()}.`,
      createdAt: new Date(Date.UTC(2025, i % 12, 1 + (i % 28), i % 24)).toISOString(),
    },
  ]);
  return { books: new Map(books), authors: new Map(authors) };
}
