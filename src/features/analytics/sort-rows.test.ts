import { expect, it } from 'vitest';
import type { AnalyticsFigures, AnalyticsRow } from '~/api/analytics';
import { sortRows } from './sort-rows';

const figures: AnalyticsFigures = {
  photos: 0,
  contacts: 0,
  optIns: 0,
  deliveries: 0,
  opens: 0,
  views: 0,
  downloads: 0,
  shares: 0,
  bookingClicks: 0,
  reviewClicks: 0,
  productClicks: 0,
  activeDevices: 0,
};
const row = (name: string | null, photos: number, contacts: number | null): AnalyticsRow => ({
  id: name,
  name,
  figures: { ...figures, photos, contacts },
  previous: figures,
});
const rows = [row('Booth 10', 3, 4), row('Booth 9', 3, null), row('Annex', 8, 0), row(null, 1, null)];
const namesBy = (sort: Parameters<typeof sortRows>[1]) =>
  sortRows(rows, sort, ({ name }) => name ?? 'None', 'en').map(({ name }) => name);

it('sorts by name as people count, both ways', () => {
  expect(namesBy('name')).toEqual(['Annex', 'Booth 9', 'Booth 10', null]);
  expect(namesBy('-name')).toEqual([null, 'Booth 10', 'Booth 9', 'Annex']);
});

it('sorts by a metric, and equal rows by name', () => {
  expect(namesBy('-photos')).toEqual(['Annex', 'Booth 9', 'Booth 10', null]);
  expect(namesBy('photos')).toEqual([null, 'Booth 9', 'Booth 10', 'Annex']);
});

it('keeps rows without a value at the end, both ways', () => {
  expect(namesBy('contacts')).toEqual(['Annex', 'Booth 10', 'Booth 9', null]);
  expect(namesBy('-contacts')).toEqual(['Booth 10', 'Annex', 'Booth 9', null]);
});
