// The club's state and its seed data.
import type { Json } from '../kit/contract.ts';
import { createRandom } from '../kit/seeds.ts';

export type Row = Record<string, Json>;

export interface ClubStore {
  members: Map<number, Row>;
  crews: Map<number, Row>;
  boats: Map<number, Row>;
  /** By crew. */
  plans: Map<number, Row>;
  /** Ids of a crew's rowers in order of joining. */
  rowers: Map<number, number[]>;
  keyholders: Map<number, number[]>;
}

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida', 'Jo', 'Kai', 'Lea', 'Max'];

export function seeded(seed: number): ClubStore {
  const random = createRandom(seed);
  const members = NAMES.map((name, i): [number, Row] => [
    3001 + i,
    {
      id: 3001 + i,
      name: `${name} ${random.of(['Brook', 'Ferry', 'Lake', 'Mill'])}`,
      ...(i % 3 !== 2 && { phone: `030 555${random.whole(1000, 9999)}` }),
      ...(i % 4 !== 1 && { weight: random.whole(50, 110) }),
      boats: i % 2 === 0 ? [] : [random.of(['Otter', 'Heron'])],
      joined_on: `20${random.whole(10, 24)}-0${random.whole(1, 9)}-1${random.whole(0, 9)}`,
    },
  ]);
  const crews = ['First', 'Second', 'Third'].map((name, i): [number, Row] => [
    71 + i,
    { id: 71 + i, name: `${name} eight`, motto: i === 1 ? null : 'Row on.', seats: 8, days: ['sat'] },
  ]);
  return {
    members: new Map(members),
    crews: new Map(crews),
    boats: new Map(),
    plans: new Map(),
    rowers: new Map(crews.map(([id], i) => [id, [3001 + i, 3004 + i, 3007 + i]])),
    keyholders: new Map(crews.map(([id], i) => [id, [3001 + i]])),
  };
}
