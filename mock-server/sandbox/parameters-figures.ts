// Tests the parameters of figures for parameters.test.ts: the figures count the photos that the
// list returns for the same parameters.
import { expect } from 'vitest';
import type { Item } from './parameters-filters.ts';
import type { Answered } from './testing.ts';

type Query = Record<string, string | number>;
type Ask = (method: string, path: string, query?: Query) => Promise<Pick<Answered, 'status' | 'body'>>;
interface Period {
  from: string;
  to: string;
  startsAt: string;
  endsAt: string;
}
interface Row {
  id: string | null;
  figures: { photos: number };
  previous: { photos: number };
}

const DIMENSIONS = ['location', 'session', 'device', 'experience'];
const FILTERS = DIMENSIONS.map((dimension) => `${dimension}Id`);
const sum = (values: number[]) => values.reduce((one, other) => one + other, 0);

export function figureParameters(ask: Ask): Record<string, () => Promise<void>> {
  const read = async (path: string, query: Query): Promise<Answered['body']> => {
    const { status, body } = await ask('GET', `/analytics/${path}`, query);
    expect(status, JSON.stringify(query)).toBe(200);
    return body;
  };
  const photos = async (period: Period, query: Query): Promise<number> => {
    const { startsAt, endsAt } = period;
    const { body } = await ask('GET', '/photos', { ...query, from: startsAt, to: endsAt, show: 1 });
    return body.total;
  };

  /** A period that contains some of the photos, alone and with each filter. */
  const cases = async (): Promise<{ asked: Query; filter: Query }[]> => {
    const { body } = await ask('GET', '/photos', { show: 200 });
    const items: Item[] = body.items;
    const days = items.map(({ capturedAt }) => `${capturedAt}`.slice(0, 10)).toSorted();
    const period = { fromDay: days[Math.floor(days.length / 3)] ?? '', toDay: days.at(-2) ?? '' };
    const filters = FILTERS.map((name) => ({
      [name]: `${items.find((item) => item[name] !== null)?.[name]}`,
    }));
    return [{}, ...filters].map((filter) => ({ asked: { ...period, ...filter }, filter }));
  };

  return {
    async getAnalyticsSummary() {
      const counts = new Set<number>();
      for (const { asked, filter } of await cases())
        for (const compare of ['previous', 'year']) {
          const { period, previousPeriod, figures, previous } = await read('summary', { ...asked, compare });
          expect(period).toMatchObject({ from: asked.fromDay, to: asked.toDay });
          expect(figures.photos).toBe(await photos(period, filter));
          expect(previous.photos).toBe(await photos(previousPeriod, filter));
          counts.add(figures.photos).add(previous.photos);
        }
      expect(counts.size).toBeGreaterThan(3);
      const { previousPeriod } = await read('summary', {});
      const yearly = await read('summary', { compare: 'year' });
      expect(previousPeriod).not.toEqual(yearly.previousPeriod);
    },

    async getAnalyticsSeries() {
      for (const { asked, filter } of await cases()) {
        const lengths: number[] = [];
        for (const interval of ['day', 'week', 'month']) {
          const query = { ...asked, interval, compare: 'year' };
          const series = await read('series', { ...query, metric: 'photos' });
          const points: { value: number }[] = series.points;
          expect(sum(points.map(({ value }) => value))).toBe(await photos(series.period, filter));
          lengths.push(points.length);
        }
        expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
        expect(lengths[0]).toBeGreaterThan(lengths[2] ?? 0);
      }
      const { figures } = await read('summary', {});
      for (const metric of ['views', 'deliveries', 'contacts']) {
        const { points }: { points: { value: number }[] } = await read('series', { metric });
        expect(sum(points.map(({ value }) => value))).toBe(figures[metric]);
      }
    },

    async getAnalyticsBreakdown() {
      for (const { asked, filter } of await cases())
        for (const by of DIMENSIONS) {
          const { period, previousPeriod, rows } = await read('breakdown', { ...asked, by, compare: 'year' });
          const all: Row[] = rows;
          expect(sum(all.map(({ figures }) => figures.photos))).toBe(await photos(period, filter));
          expect(sum(all.map(({ previous }) => previous.photos))).toBe(await photos(previousPeriod, filter));
          const first = all.find(({ id }) => id !== null);
          const ofFirst = { ...filter, [`${by}Id`]: `${first?.id}` };
          expect(first?.figures.photos).toBe(await photos(period, ofFirst));
        }
    },
  };
}
