import type { Business } from './business.ts';

export const SIZES = ['small', 'demo', 'large'] as const;
export type Size = (typeof SIZES)[number];

/** The possible seeds of a database. `bare` has only the users, with empty accounts. */
export const SEEDS = ['bare', ...SIZES] as const;
export type Seed = (typeof SEEDS)[number];

interface Amounts {
  contacts: number;
  photos: number;
  /** Days of history. */
  days: number;
}

/** The account with most contacts and photos of the small and the large seed, for measurements. */
const MEASURED = 'owner-beauty';

/** They add up to about three hundred. The pictures of a business are fewer, so photos repeat them. */
const DEMO_PHOTOS: Record<string, number> = {
  'owner-beauty': 106,
  'owner-pets': 34,
  'owner-brooklyn': 26,
  'owner-austin': 20,
  'owner-construction': 46,
  'owner-marketing': 38,
  'owner-other': 30,
};

export function amountsOf({ id }: Business, size: Size): Amounts {
  const photos = DEMO_PHOTOS[id] ?? 20;
  const demo = { contacts: 250, photos, days: 400 };
  if (size === 'demo') return demo;
  if (size === 'large') {
    return id === MEASURED ? { contacts: 100_000, photos: 20_000, days: 730 } : demo;
  }
  return id === MEASURED
    ? { contacts: 1000, photos: 60, days: 400 }
    : { contacts: 40, photos: 12, days: 400 };
}
