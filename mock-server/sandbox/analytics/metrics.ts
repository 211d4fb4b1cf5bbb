// Defines every metric once: the dashboard, the analytics page and the weekly report all compute
// their figures here from the daily counts in the database.
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { ContactDaysTable, PhotoDaysTable } from '../store/tables/days.ts';

type Schemas = components['schemas'];
export type Metric = Schemas['AnalyticsMetric'];
export type Figures = Schemas['AnalyticsFigures'];
export type Funnel = Schemas['AnalyticsFunnel'];

export type PhotoCount = Exclude<
  keyof PhotoDaysTable,
  'accountId' | 'day' | 'locationId' | 'sessionId' | 'deviceId' | 'experienceId'
>;
export type ContactCount = Exclude<keyof ContactDaysTable, 'accountId' | 'day' | 'locationIds'>;

/** The counts of some photos, and the devices that took them. */
export type PhotoTally = Record<PhotoCount, number> & { devices: string[] };
export type ContactTally = Record<ContactCount, number>;

const OF_PHOTOS: Record<Exclude<Metric, ContactCount>, (tally: PhotoTally) => number> = {
  photos: ({ photos }) => photos,
  deliveries: ({ deliveries }) => deliveries,
  opens: ({ opens }) => opens,
  views: ({ views }) => views,
  downloads: ({ downloads }) => downloads,
  shares: ({ shares }) => shares,
  bookingClicks: ({ bookingClicks }) => bookingClicks,
  reviewClicks: ({ reviewClicks }) => reviewClicks,
  productClicks: ({ productClicks }) => productClicks,
  activeDevices: ({ devices }) => new Set(devices).size,
};

const OF_CONTACTS: Record<ContactCount, (tally: ContactTally) => number> = {
  contacts: ({ contacts }) => contacts,
  optIns: ({ optIns }) => optIns,
};

const STEPS: Record<keyof Funnel, (tally: PhotoTally) => number> = {
  captured: ({ photos }) => photos,
  delivered: ({ delivered }) => delivered,
  opened: ({ opened }) => opened,
  viewed: ({ viewed }) => viewed,
  shared: ({ shared }) => shared,
  booked: ({ booked }) => booked,
};

export const METRICS = [...keysOf(OF_PHOTOS), ...keysOf(OF_CONTACTS)];

/** @param contacts null where the filter or the row does not apply to contacts */
export function figuresOf(photos: PhotoTally[], contacts: ContactTally[] | null): Figures {
  const all = tallyOf(photos);
  const ofContacts = contacts && sumsOf(contacts, NO_CONTACTS);
  const figures = METRICS.map((metric) => [
    metric,
    isContactMetric(metric) ? ofContacts && OF_CONTACTS[metric](ofContacts) : OF_PHOTOS[metric](all),
  ]);
  return Object.fromEntries(figures) as Figures;
}

export function funnelOf(photos: PhotoTally[]): Funnel {
  const all = tallyOf(photos);
  return Object.fromEntries(keysOf(STEPS).map((step) => [step, STEPS[step](all)])) as Funnel;
}

export const isContactMetric = (metric: Metric): metric is ContactCount => metric in OF_CONTACTS;

const NO_PHOTOS: Record<PhotoCount, number> = {
  photos: 0,
  deliveries: 0,
  opens: 0,
  views: 0,
  downloads: 0,
  shares: 0,
  bookingClicks: 0,
  reviewClicks: 0,
  productClicks: 0,
  delivered: 0,
  opened: 0,
  viewed: 0,
  shared: 0,
  booked: 0,
};
const NO_CONTACTS: ContactTally = { contacts: 0, optIns: 0 };

export const PHOTO_COUNTS = keysOf(NO_PHOTOS);
export const CONTACT_COUNTS = keysOf(NO_CONTACTS);

const tallyOf = (tallies: PhotoTally[]): PhotoTally => ({
  ...sumsOf(tallies, NO_PHOTOS),
  devices: tallies.flatMap(({ devices }) => devices),
});

function sumsOf<Key extends string>(
  tallies: Record<Key, number>[],
  nothing: Record<Key, number>,
): Record<Key, number> {
  const sums = { ...nothing };
  for (const tally of tallies) for (const key of keysOf(nothing)) sums[key] += tally[key];
  return sums;
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}
