// Each tenant's seed data.
import type { Json } from '../kit/contract.ts';
import type { Random } from '../kit/seeds.ts';
import type { Call } from '../kit/service.ts';

export type Row = Record<string, Json>;
export type Rows = Map<string | number, Row>;

export interface Tenant {
  vehicles: Rows;
  trips: Rows;
  zones: Rows;
  reports: Rows;
}

/** The data of the call's tenant. */
export type FleetStore = (call: Call) => Tenant;

const KINDS: ((random: Random) => Row)[] = [
  (random) => ({
    kind: 'truck',
    payloadKg: random.whole(5, 400) * 100,
    plate: `B-FL ${random.whole(1, 9999)}`,
  }),
  (random) => ({ kind: 'van', seats: random.whole(2, 9), plate: `HH-V ${random.whole(1, 9999)}` }),
  (random) => ({ kind: 'bike', cargo: random.next() < 0.5 }),
];

export function seeded(random: Random): Tenant {
  const rows = (count: number, row: (i: number) => Row): Rows =>
    new Map(Array.from({ length: count }, (_, i) => row(i)).map((one) => [String(one.id), one]));
  const vehicles = rows(36, (i) => ({
    id: random.uuid(),
    label: `${random.of(['Red', 'Blue', 'Old', 'New'])} ${i + 1}`,
    price: random.whole(8, 900) * 100 + 0.5,
    ...(i % 4 === 0 && { note: i % 8 === 0 ? null : 'In the yard' }),
    ...(KINDS[i % 3] ?? (() => ({})))(random),
    createdAt: new Date(Date.UTC(2025, i % 12, 1 + (i % 28), 8, i)).toISOString(),
  }));
  const ids = [...vehicles.keys()];
  const zone = (depth: number): Row => ({
    id: random.uuid(),
    name: `Zone ${random.whole(1, 99)}`,
    zones: depth === 0 ? [] : Array.from({ length: random.whole(1, 3) }, () => zone(depth - 1)),
  });
  return {
    vehicles,
    trips: rows(47, (i) => ({
      id: random.uuid(),
      vehicle: random.of(ids),
      km: random.whole(1, 5000) / 10,
      startedAt: new Date(Date.UTC(2025, 5, 1, i)).toISOString(),
      endedAt: i % 6 === 0 ? null : new Date(Date.UTC(2025, 5, 1, i, 50)).toISOString(),
    })),
    zones: rows(10, (i) => zone(2 - (i % 3))),
    reports: new Map(),
  };
}
