// For tests: the same figures in plain JavaScript from the raw rows, with the platform's calendar.
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Tables } from '../store/tables.ts';

type Schemas = components['schemas'];
type Figures = Schemas['AnalyticsFigures'];

export interface RawRows {
  photos: Awaited<ReturnType<typeof readPhotos>>;
  contacts: Awaited<ReturnType<typeof readContacts>>;
}

export async function readRawRows(db: Kysely<Tables>, accountId: string): Promise<RawRows> {
  return { photos: await readPhotos(db, accountId), contacts: await readContacts(db, accountId) };
}

const readPhotos = (db: Kysely<Tables>, accountId: string) =>
  db
    .selectFrom('photos')
    .select(['capturedAt', 'locationId', 'sessionId', 'deviceId', 'experienceId', 'deliveries', 'stats'])
    .where('accountId', '=', accountId)
    .execute();

const readContacts = (db: Kysely<Tables>, accountId: string) =>
  db
    .selectFrom('contacts')
    .select(['createdAt', 'locationIds', 'emailConsent', 'smsConsent'])
    .where('accountId', '=', accountId)
    .execute();

export interface Question {
  from: string;
  to: string;
  /** Limits the figures to these locations; undefined for the whole account. */
  locationIds: string[] | undefined;
  filters: { locationId?: string; sessionId?: string; deviceId?: string; experienceId?: string };
}

/** @param zone the time zone of the rows' days */
export function createOracle({ photos, contacts }: RawRows, zone: string) {
  const calendar = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const photosByDay = Map.groupBy(photos, ({ capturedAt }) => calendar.format(capturedAt));
  const contactsByDay = Map.groupBy(contacts, ({ createdAt }) => calendar.format(createdAt));

  const photosOf = ({ from, to, locationIds, filters }: Question) =>
    daysBetween(from, to)
      .flatMap((day) => photosByDay.get(day) ?? [])
      .filter(
        (photo) =>
          (locationIds === undefined ||
            (photo.locationId !== null && locationIds.includes(photo.locationId))) &&
          Object.entries(filters).every(([field, id]) => photo[field as keyof typeof filters] === id),
      );

  const contactsOf = ({ from, to, locationIds, filters }: Question) =>
    daysBetween(from, to)
      .flatMap((day) => contactsByDay.get(day) ?? [])
      .filter(
        (contact) =>
          (locationIds === undefined || contact.locationIds.some((id) => locationIds.includes(id))) &&
          (filters.locationId === undefined || contact.locationIds.includes(filters.locationId)),
      );

  const total = <Row>(rows: Row[], count: (row: Row) => number) =>
    rows.reduce((sum, row) => sum + count(row), 0);

  return {
    figures(question: Question): Figures {
      const shot = photosOf(question);
      const { sessionId, deviceId, experienceId } = question.filters;
      const hasContacts = [sessionId, deviceId, experienceId].every((id) => id === undefined);
      const added = hasContacts ? contactsOf(question) : null;
      const messages = shot.flatMap(({ deliveries }) => deliveries.map(({ status }) => status));
      const isIn = (contact: RawRows['contacts'][number]) =>
        contact.emailConsent.status === 'in' || contact.smsConsent.status === 'in';
      return {
        photos: shot.length,
        contacts: added === null ? null : added.length,
        optIns: added === null ? null : added.filter(isIn).length,
        deliveries: messages.filter((status) => status === 'delivered' || status === 'opened').length,
        opens: messages.filter((status) => status === 'opened').length,
        views: total(shot, ({ stats }) => stats.views),
        downloads: total(shot, ({ stats }) => stats.downloads),
        shares: total(shot, ({ stats }) => stats.shares),
        bookingClicks: total(shot, ({ stats }) => stats.bookingClicks),
        reviewClicks: total(shot, ({ stats }) => stats.reviewClicks),
        productClicks: total(shot, ({ stats }) => stats.productClicks),
        activeDevices: new Set(shot.flatMap(({ deviceId }) => deviceId ?? [])).size,
      };
    },

    funnel(question: Question): Schemas['AnalyticsFunnel'] {
      const shot = photosOf(question);
      const has = (...wanted: string[]) =>
        shot.filter(({ deliveries }) => deliveries.some(({ status }) => wanted.includes(status))).length;
      return {
        captured: shot.length,
        delivered: has('delivered', 'opened'),
        opened: has('opened'),
        viewed: shot.filter(({ stats }) => stats.views > 0).length,
        shared: shot.filter(({ stats }) => stats.shares > 0).length,
        booked: shot.filter(({ stats }) => stats.bookingClicks > 0).length,
      };
    },

    /** The distinct ids of photos. */
    idsOf: (question: Question, field: keyof Question['filters']) => [
      ...new Set(photosOf(question).map((photo) => photo[field])),
    ],
  };
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}

export const dayAfter = (day: string, count: number): string => {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
};
