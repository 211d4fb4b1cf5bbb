// Weather observations: read-only, public, with bounds on everything.
import type { Json } from '../kit/contract.ts';
import { compare, contains, createRandom, type Random } from '../kit/seeds.ts';
import type { Answer, Refusal, Running, Service } from '../kit/service.ts';
import { faults } from './faults.ts';

type Row = Record<string, Json>;

interface WeatherStore {
  stations: Map<string, Row>;
  /** By station code, oldest first, in metric units. */
  observations: Map<string, Row[]>;
  warnings: Row[];
}

const PLACES = [
  'Oslo',
  'Bergen',
  'Tromso',
  'Lund',
  'Visby',
  'Turku',
  'Vaasa',
  'Aarhus',
  'Skagen',
  'Narvik',
  'Kiruna',
];
const SKIES = ['clear', 'cloudy', 'overcast', 'fog'];
const half = (n: number) => Math.round(n * 2) / 2;

function seeded(seed: number): WeatherStore {
  const random = createRandom(seed);
  const stations = Array.from({ length: 44 }, (_, i): Row => {
    const place = PLACES[i % PLACES.length] ?? 'Oslo';
    const letter = String.fromCharCode(65 + Math.floor(i / PLACES.length));
    return {
      code: i === 0 ? 'OSLO' : `${place.slice(0, 3).toUpperCase()}${letter}`,
      name: `${place} ${random.of(['Harbour', 'Field', 'North', 'Tower'])} ${letter}`,
      country: random.of(['NO', 'SE', 'FI', 'DK']),
      kind: random.of(['land', 'buoy', 'mountain', 'airport']),
      elevation: random.whole(-3, 1800),
      position: { lat: half(random.whole(110, 140)) / 2, lon: half(random.whole(10, 50)) / 2 },
      since: `19${random.whole(50, 99)}-0${random.whole(1, 9)}-01`,
      ...(i % 3 === 0 && { closed: i % 6 === 0 ? null : `20${random.whole(10, 20)}-12-31` }),
    };
  });
  const warnings = Array.from(
    { length: 12 },
    (_, i): Row => ({
      id: random.uuid(),
      severity: ['yellow', 'orange', 'red'][i % 3] ?? 'red',
      country: random.of(['NO', 'SE', 'FI']),
      text: `${random.of(['Wind', 'Rain', 'Snow'])} from the ${random.of(['north', 'west'])}`,
      from: `2025-04-${10 + i}T06:00:00Z`,
      to: `2025-04-${10 + i}T18:30:00+02:00`,
      ...(i % 2 === 0 && { link: `https://warnings.example/${i}` }),
    }),
  );
  return {
    stations: new Map(stations.map((station) => [String(station.code), station])),
    observations: new Map(stations.map(({ code }) => [String(code), daily(random)])),
    warnings,
  };
}

const daily = (random: Random): Row[] =>
  Array.from({ length: 60 }, (_, i) => ({
    day: new Date(Date.UTC(2025, 1, 1 + i)).toISOString().slice(0, 10),
    temperature: random.whole(-120, 180) / 10,
    wind: random.whole(0, 250) / 10,
    rain: i % 11 === 7 ? null : random.whole(0, 30) / 2,
    sky: random.of(SKIES),
  }));

const fahrenheit = (celsius: number) => Math.round(celsius * 18 + 320) / 10;

const inUnits = (row: Row, units: Json | undefined): Row =>
  units === 'imperial' ? { ...row, temperature: fahrenheit(Number(row.temperature)) } : row;

function open(seed: number): Running<WeatherStore> {
  const store = seeded(seed);
  let remaining = 1_000_000;

  const rate = () => {
    remaining -= 1;
    return { 'X-RateLimit-Remaining': String(remaining) };
  };
  const answer = (body: Json): Answer => ({
    status: 200,
    headers: { 'Cache-Control': 'public, max-age=300', ...rate() },
    body,
  });
  const fault = (status: number, reason: string, parameter?: string): Answer => ({
    status,
    headers: rate(),
    body: { fault: { status, reason, ...(parameter !== undefined && { parameter }) } },
  });
  const unknown = () => fault(404, 'There is no such station.');
  const STATUSES: Partial<Record<Refusal, number>> = { 'no such path': 404, 'no such method': 405 };

  return {
    store,
    refuse: (why, [first]) =>
      fault(STATUSES[why] ?? 400, first ? `${first.field} ${first.problem}`.trim() : why, first?.field),
    handlers: {
      'stations.list': ({ query }) => {
        const found = [...store.stations.values()].filter(
          (station) =>
            (query.country === undefined || station.country === query.country) &&
            (query.kind === undefined || station.kind === query.kind) &&
            (query.minElevation === undefined || Number(station.elevation) >= Number(query.minElevation)) &&
            contains(station.name, query.name),
        );
        const key = String(query.order);
        const sorted = found.toSorted((a, b) => compare(a[key], b[key]) || compare(a.code, b.code));
        const size = Number(query.pageSize);
        const start = (Number(query.page) - 1) * size;
        return answer({ count: found.length, stations: sorted.slice(start, start + size) });
      },
      'stations.get': ({ path }) => {
        const station = store.stations.get(String(path.code));
        return station ? answer(station) : unknown();
      },
      'observations.list': ({ path, query }) => {
        const all = store.observations.get(String(path.code));
        if (!all) return unknown();
        const from = String(query.from ?? '0000-01-01');
        const to = String(query.to ?? '9999-12-31');
        if (from > to) return fault(400, 'from may not be after to', 'from');
        const found = all.filter(({ day }) => String(day) >= from && String(day) <= to);
        const units = query.units ?? 'metric';
        const observations = found.slice(-Number(query.last)).map((row) => inUnits(row, units));
        return answer({ station: path.code ?? '', units, observations });
      },
      'observations.latest': ({ path, query }) => {
        const last = store.observations.get(String(path.code))?.at(-1);
        return last ? answer(inUnits(last, query.units)) : unknown();
      },
      'forecast.point': ({ query }) => {
        const at = { lat: query.lat ?? 0, lon: query.lon ?? 0 };
        const random = createRandom(Math.round(Number(at.lat) * 4000 + Number(at.lon) * 7));
        const steps = Array.from({ length: Number(query.hours) / 3 }, (_, i): Row => {
          const step = {
            inHours: (i + 1) * 3,
            temperature: random.whole(-100, 200) / 10,
            rain: random.whole(0, 9) / 2,
          };
          return inUnits(step, query.units);
        });
        return answer({ at, units: query.units ?? 'metric', steps });
      },
      'warnings.list': ({ query }) =>
        answer(
          store.warnings.filter(
            ({ severity, country }) =>
              (query.severity === undefined || severity === query.severity) &&
              (query.country === undefined || country === query.country),
          ),
        ),
    },
  };
}

export const weather: Service<WeatherStore> = {
  name: 'weather',
  contract: new URL('contract.yaml', import.meta.url),
  credentials: {},
  open,
  faults,
};
