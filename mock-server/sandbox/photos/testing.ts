import type { Kysely } from 'kysely';
import { SALON, type World } from '../sessions/testing.ts';
import type { Tables } from '../store/tables.ts';
import { deliverDue } from './deliveries.ts';
import { searchTextOf } from './find.ts';
import { NO_PHOTO_STATS } from './store-photo.ts';

/** A time in the same hour. */
export const at = (minute: number) => `2026-09-10T18:${`${minute}`.padStart(2, '0')}:00.000Z`;

/** For tests: a photo of the salon without a file. */
export function photoRow(id: string, minute: number, more: object = {}) {
  const capturedAt = new Date(at(minute));
  const row = {
    id,
    accountId: SALON,
    token: `token-of-${id}-0123456789`,
    sessionId: null,
    experienceId: null,
    deviceId: null,
    locationId: 'location-queen',
    clientId: null,
    media: 'image' as const,
    mime: 'image/png',
    hash: '0'.repeat(64),
    bytes: 100,
    width: 10,
    height: 10,
    durationMs: null,
    capturedAt,
    uploadedAt: capturedAt,
    visibility: 'hidden' as const,
    approval: 'approved' as const,
    consent: JSON.stringify({ given: true, at: at(minute), textVersion: 1, text: 'Yes' }),
    pairId: null,
    pairRole: null,
    caption: null,
    tags: [],
    contactIds: [],
    productIds: [],
    deliveries: '[]',
    stats: JSON.stringify(NO_PHOTO_STATS),
    createdAt: capturedAt,
    updatedAt: capturedAt,
    ...more,
  };
  return { ...row, searchText: searchTextOf(row) };
}

/** Delivers what is queued, as after some seconds. */
export const deliver = ({ rows }: Pick<World, 'rows'>): Promise<void> =>
  rows(async (db) => {
    for (const seconds of [1, 2]) await deliverDue(db, new Date(Date.now() + seconds * 1000));
  });

/** Erases deleted photos, as after 30 days: a starting sandbox does. */
export async function purge(world: World): Promise<void> {
  await world.rows(expireDeletions);
  await world.restart();
}

/** Makes all deletions too old to be undone. */
export const expireDeletions = (db: Kysely<Tables>) =>
  db
    .updateTable('deletedPhotos')
    .set({ deletedAt: new Date(Date.now() - 30 * 24 * 3_600_000 - 1) })
    .execute();
