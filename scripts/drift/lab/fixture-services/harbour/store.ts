// The office's state and its seed data.
import type { Json } from '../kit/contract.ts';
import { createRandom, type Random } from '../kit/seeds.ts';

export type Row = Record<string, Json>;
export type Rows = Map<string | number, Row>;

export interface HarbourStore {
  piers: Rows;
  vessels: Rows;
  notices: Rows;
  /** By pier number. */
  tariffs: Map<number, Row>;
  /** By pier and code, `7 B2`. */
  berths: Rows;
  calls: Rows;
}

const PIERS = 23;

export function seeded(seed: number): HarbourStore {
  const random = createRandom(seed + 4000);
  const numbers = Array.from({ length: PIERS }, (_, i) => 3 * i + 2);
  const piers = numbers.map((no, i): [number, Row] => [no, pierOf(random, no, i)]);
  const berths = numbers.flatMap((no) =>
    Array.from({ length: 1 + (no % 4) }, (_, i): [string, Row] => [
      `${no} ${'ABCD'[i]}${i + 1}`,
      {
        berth_code: `${'ABCD'[i]}${i + 1}`,
        pier_no: no,
        length_m: random.whole(20, 300),
        crane: random.next() < 0.5,
        nickname: i % 2 === 0 ? null : `Old ${no}`,
      },
    ]),
  );
  const vessels = Array.from({ length: 31 }, (_, i): [number, Row] => [i + 11, vesselOf(random, i)]);
  const calls = berths.slice(0, 12).flatMap(([key], i) =>
    [0, 1].map((nth): [string, Row] => {
      const id = 100 + 2 * i + nth;
      const arrives = new Date(Date.UTC(2025, i, 1 + nth, 6)).toISOString();
      return [
        `${key} ${id}`,
        {
          call_id: id,
          vessel_id: random.whole(11, 41),
          arrives,
          draught_m: nth === 0 ? null : 4.5,
          hazard: 1,
        },
      ];
    }),
  );
  return {
    piers: new Map(piers),
    vessels: new Map(vessels),
    notices: new Map([[1, { notice_id: 1, text: 'Fog', urgency: 2, addenda: [{ text: 'Until noon' }] }]]),
    tariffs: new Map(
      numbers.map((no) => [no, { grain: { per_tonne: random.whole(10, 90) / 4, minimum: null } }]),
    ),
    berths: new Map(berths),
    calls: new Map(calls),
  };
}

const pierOf = (random: Random, no: number, i: number): Row => ({
  pier_no: no,
  title: `${random.of(['North', 'South', 'Old', 'Long'])} pier ${no}`,
  depth_m: random.whole(20, 240) / 10,
  ice_class: i % 4,
  is_open: i % 3 !== 0,
  closed_until: i % 3 === 0 ? `2027-0${random.whole(1, 9)}-01` : null,
});

const vesselOf = (random: Random, i: number): Row => ({
  vessel_id: i + 11,
  class: i % 2 === 0 ? 'cargo' : 'ferry',
  name: `${random.of(['Anna', 'Brigid', 'Carola', 'Dora'])} ${i}`,
  imo: `IMO${9_100_000 + i * 17}`,
  flag: random.of(['NO', 'DK', 'DE']),
  ...(i % 5 !== 0 && { built: random.whole(1970, 2024) }),
  agent: i % 4 === 0 ? null : `Agency ${i % 3}`,
  ...(i % 2 === 0
    ? { capacity_t: random.whole(100, 9000) }
    : { seats: random.whole(20, 900), decks: ['low'] }),
});
