// The ticket office's state and its seed data.
import type { Json } from '../kit/contract.ts';
import { createRandom, type Random } from '../kit/seeds.ts';

export type Row = Record<string, Json>;
export type Rows = Map<string | number, Row>;

export interface FestivalStore {
  /** By slug. */
  festivals: Rows;
  /** By slug and number, `nordlys 3`. */
  stages: Rows;
  /** By slug, number and key, `nordlys 3 0c…`. */
  performances: Rows;
  /** By slug and number. */
  comments: Rows;
  /** By slug. */
  riders: Rows;
  orders: Rows;
  /** By Idempotency-Key: the order it created. */
  repeats: Map<string, { body: string; orderRef: string }>;
  exports: Rows;
  /** Continues the seed's sequence. */
  random: Random;
}

const NAMES = ['Nordlys', 'Fjordrock', 'Havn', 'Skogen', 'Isbre', 'Solsnu', 'Mork', 'Lyng', 'Tind', 'Bris'];
const GENRES = ['rock', 'jazz', 'folk', 'techno', 'classical'];
const FESTIVALS = 17;

const day = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);

function festivalOf(random: Random, i: number): Row {
  const name = `${NAMES[i % NAMES.length]} ${2020 + Math.floor(i / NAMES.length)}`;
  const camping = i % 3 === 0;
  return {
    slug: `${name.toLowerCase().replace(' ', '-')}-${i}`,
    name,
    status: ['draft', 'announced', 'running', 'over'][i % 4] ?? 'draft',
    startsOn: day(2024, (i * 5) % 12, 1 + ((i * 7) % 27)),
    days: 1 + (i % 4),
    genres: [...new Set([GENRES[i % 5] ?? '', random.of(GENRES)])],
    contact: `post${i}@festival.example`,
    website: i % 2 === 0 ? `https://festival.example/${i}` : null,
    vatRate: random.whole(10, 50) / 2,
    camping,
    ...(camping && { campingPitches: random.whole(20, 900) }),
    ...(i % 4 === 1 && { helpline: `+4790${random.whole(10000, 99999)}`, helplineHours: '9-17' }),
    gatePassword: `gate-${random.whole(1000, 9999)}`,
    revision: 1 + (i % 3),
    createdAt: new Date(Date.UTC(2023, i % 12, 2, 8)).toISOString(),
  };
}

const ROOFS: Row[] = [
  { kind: 'openAir', fallback: null },
  { kind: 'tent', poles: 4 },
  { kind: 'hall', street: 'Kaigata 1', floor: 0 },
  { kind: 'openAir', fallback: 'The old hall' },
];

const stageOf = (random: Random, stageNo: number, festivalSlug: string): Row => ({
  stageNo,
  festivalSlug,
  title: `${random.of(['Main', 'Forest', 'Quay', 'Club'])} ${stageNo}`,
  capacity: 5 * random.whole(10, 4000),
  roof: ROOFS[stageNo % ROOFS.length] ?? {},
  position: [random.whole(580, 700) / 10, random.whole(50, 300) / 10],
  changeover: random.of(['PT20M', 'PT45M', 'PT1H']),
  lightDesk: stageNo % 2 === 0 ? `10.0.0.${stageNo}` : null,
});

function performanceOf(random: Random, stageNo: number, nth: number): Row {
  const seats = random.whole(20, 400);
  return {
    performanceKey: random.uuid(),
    stageNo,
    kind: random.of(['concert', 'talk', 'workshop']),
    act: `${random.of(['The Owls', 'Anna K', 'Trio Nord', 'DJ Fjell'])} ${nth}`,
    startsAt: new Date(Date.UTC(2025, 5, 1 + nth, 12 + (nth % 9))).toISOString(),
    ...(nth % 2 === 0 && { length: 'PT1H30M' }),
    price: random.whole(0, 60) * 2.5,
    seats,
    ageLimit: nth % 3 === 0 ? 18 : null,
    crew: [{ person: 'Ola', role: 'lead' }, ...(nth % 2 === 0 ? [{ person: 'Kari', role: 'band' }] : [])],
    ...(nth % 4 === 1 && { programme: '# Tonight\n\nAll of it.' }),
    taken: nth % 4 === 2 ? seats : 0,
  };
}

function orderOf(random: Random, i: number, performance: Row): Row {
  const seats = 1 + (i % 6);
  performance.taken = Number(performance.taken) + (i % 3 === 2 ? 0 : seats);
  performance.seats = Math.max(Number(performance.seats), Number(performance.taken));
  return {
    orderRef: `ord_${(random.whole(0, 36 ** 5 - 1) * 40 + i).toString(36).padStart(8, '0')}`,
    performanceKey: performance.performanceKey ?? '',
    seats,
    holder: { name: `Fan ${i}`, email: `fan${i}@mail.example` },
    payment: i % 2 === 0 ? { cardToken: `tok_abc${1000 + i}` } : { invoiceTo: 'Storgata 1', dueInDays: 14 },
    note: i % 5 === 0 ? 'By the aisle' : null,
    state: ['placed', 'paid', 'cancelled'][i % 3] ?? 'placed',
    amount: seats * Number(performance.price),
    placedAt: new Date(Date.UTC(2025, 0, 3 + 5 * i, 10)).toISOString(),
  };
}

export function seeded(seed: number): FestivalStore {
  const random = createRandom(seed + 9100);
  const festivals = Array.from({ length: FESTIVALS }, (_, i) => festivalOf(random, i));
  const stages: Rows = new Map();
  const performances: Rows = new Map();
  for (const [i, { slug }] of festivals.entries()) {
    // One festival has enough stages for several pages.
    for (let no = 1; no <= (i === 0 ? 11 : i % 4); no += 1) {
      stages.set(`${slug} ${no}`, stageOf(random, no, String(slug)));
      const many = no === 1 ? 14 : (i + no) % 3;
      for (let nth = 0; nth < many; nth += 1) {
        const performance = performanceOf(random, no, nth);
        performances.set(`${slug} ${no} ${performance.performanceKey}`, performance);
      }
    }
  }
  const free = [...performances.values()].filter(({ taken }) => taken === 0);
  const orders = Array.from({ length: 32 }, (_, i) => orderOf(random, i, free[i % 9] ?? {}));
  const comments = festivals.slice(0, 4).map(({ slug }, i): [string, Row] => [
    `${slug} ${i + 1}`,
    {
      ...{ commentNo: i + 1, author: `Fan ${i}`, text: 'Once more!', stars: i % 2 === 0 ? 5 : null },
      replies: [{ commentNo: 40 + i, author: 'Kari', text: 'Yes', stars: null, replies: [] }],
    },
  ]);
  return {
    festivals: new Map(festivals.map((one) => [String(one.slug), one])),
    ...{ stages, performances },
    comments: new Map(comments),
    riders: new Map(
      festivals
        .slice(0, 9)
        .map(({ slug }, i) => [
          String(slug),
          { power: { volts: i % 2 === 0 ? 230 : 400, amps: 63 }, towels: 10 + i, noteStage: 'No smoke' },
        ]),
    ),
    orders: new Map(orders.map((one) => [String(one.orderRef), one])),
    repeats: new Map(),
    exports: new Map(),
    random,
  };
}
