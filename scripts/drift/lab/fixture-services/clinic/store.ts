// The clinic's state and its seed data.
import type { Json } from '../kit/contract.ts';
import { createRandom } from '../kit/seeds.ts';

export type Row = Record<string, Json>;
export type Rows = Map<string | number, Row>;

export interface ClinicStore {
  patients: Rows;
  appointments: Rows;
  /** Keys of archived records. */
  archived: Set<string>;
}

const FAMILIES = [
  'Ärger',
  'Abel',
  'ábel',
  'Zimmer',
  'Öztürk',
  'de Vries',
  'Müller',
  'Mueller',
  'Straße',
  'Yılmaz',
  "O'Neil",
];

export const identity = (key: string, version = 1): Json => ({ key, version });
export const keyOf = (row: Row) => String((row.identity as Row).key);

const numbered = (kind: string, i: number) => `${kind}_seed${String(i + 1).padStart(4, '0')}`;

export function seeded(seed: number): ClinicStore {
  const random = createRandom(seed);
  const patients = Array.from(
    { length: 34 },
    (_, i): Row => ({
      identity: identity(numbered('pt', i)),
      family: random.of(FAMILIES),
      given: random.of(['Leyla', 'Jörg', 'Ève', 'Amal', 'Tom']),
      email: i % 4 === 0 ? null : `patient${i}@example.org`,
      phone: i % 5 === 0 ? null : `+4930${random.whole(10_000, 999_999)}`,
      born: i % 6 === 0 ? null : `19${random.whole(30, 99)}-0${random.whole(1, 9)}-2${random.whole(0, 8)}`,
      city: i % 7 === 0 ? null : random.of(['Berlin', 'Potsdam', 'Köln']),
      language: random.of(['de', 'en', 'tr', 'ar']),
      notes: i % 3 === 0 ? null : 'Comes by bicycle',
      registered: new Date(Date.UTC(2025, i % 12, 3, 10, i)).toISOString(),
    }),
  );
  const appointments = Array.from(
    { length: 25 },
    (_, i): Row => ({
      identity: identity(numbered('ap', i)),
      patient: numbered('pt', random.whole(0, 20)),
      start: `2025-10-${10 + (i % 18)}T08:00:00Z`,
      end: `2025-10-${10 + (i % 18)}T08:30:00Z`,
      minutes: 30,
      status: random.of(['booked', 'arrived', 'done', 'cancelled']),
      reason: i % 3 === 0 ? null : 'Check-up',
    }),
  );
  const rows = (list: Row[]): Rows => new Map(list.map((row) => [keyOf(row), row]));
  return { patients: rows(patients), appointments: rows(appointments), archived: new Set() };
}
