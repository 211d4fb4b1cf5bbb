// The sessions of the booths, and the booths.
import type { Insertable } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { deviceRow } from '../devices/row.ts';
import { APP_VERSION, ONLINE_MS } from '../devices/status.ts';
import { blank, columnsOf } from '../sessions/change.ts';
import { toExperience } from '../sessions/experiences.ts';
import type { SessionDetails } from '../store/tables/sessions.ts';
import type { Tables } from '../store/tables.ts';
import type { Wardrobe } from './assets.ts';
import type { Business } from './business.ts';
import type { Calendar } from './calendar.ts';
import { createDice, idOf, keyHashOf } from './random.ts';
import type { Designs } from './templates.ts';
import { TRADES } from './trades/index.ts';

type Experience = components['schemas']['Experience'];

export interface Running {
  id: string;
  status: components['schemas']['SessionStatusUpdate'];
  /** Empty for all locations. */
  locationIds: string[];
  startsAt: Date | null;
  endsAt: Date | null;
  experiences: Experience[];
  details: SessionDetails;
}

const ASKED: components['schemas']['CaptureField'][] = [
  { key: 'firstName', label: 'First name', kind: 'text', required: false },
  { key: 'emailAddress', label: 'Your email address', kind: 'email', required: true },
  { key: 'marketingConsent', label: 'Send me news and offers', kind: 'checkbox', required: false },
];

export function makeSessions(
  business: Business,
  {
    seed,
    calendar,
    wardrobe,
    designs,
  }: { seed: number; calendar: Calendar; wardrobe: Wardrobe; designs: Designs },
): { rows: Insertable<Tables['sessions']>[]; sessions: Running[] } {
  const { id: accountId, slug, category, locale, site, places } = business;
  const made = TRADES[category].sessions.map((plan, i) => {
    const id = idOf(seed, accountId, 'session', plan.key);
    const experiences = plan.experiences.map((experience, order) => {
      const isCollage = experience.kind === 'collage';
      // The second session has a frame.
      const isFramed = experience.kind === 'photo' && i === 1;
      const templateId = isCollage ? designs.idOf('strip') : isFramed ? designs.idOf('print') : null;
      return toExperience(
        { templateId, ...experience, id: idOf(seed, accountId, 'experience', plan.key, order) },
        order,
        isCollage ? 3 : 1,
      );
    });
    const state = blank(locale);
    const details: SessionDetails = {
      ...state.details,
      galleryVisibility: plan.gallery,
      capture: ASKED,
      consentText: plan.consentText,
      consentVersion: plan.consentText === null ? 0 : 1 + (i % 2),
      emailSubject: 'Your photo from {{business}}',
      emailBody: 'Hello {{firstName}},\n\nHere is your photo: {{link}}',
      smsBody: business.sms ? '{{business}}: your photo is at {{link}}' : null,
      shareChannels: business.sms ? ['email', 'sms', 'qr', 'download'] : ['email', 'qr', 'download'],
      termsUrl: `${site}/privacy`,
      startScreenAssetId: wardrobe.first('start_screen'),
      ...(plan.status === 'active' && {
        experienceScreenAssetId: wardrobe.first('experience_screen'),
        sharingScreenAssetId: wardrobe.first('sharing_screen'),
        micrositeBackgroundAssetId: wardrobe.first('microsite_background'),
        overlayAssetIds: [wardrobe.first('overlay')].flatMap((asset) => asset ?? []),
      }),
      startText: plan.startText,
      thanksText: plan.thanksText,
      ...(plan.details as Partial<SessionDetails>),
    };
    const locationIds = plan.places.flatMap((nth) => places[nth]?.id ?? []);
    const startsAt = plan.from === undefined ? null : calendar.day(plan.from, 9);
    const endsAt = plan.to === undefined ? null : calendar.day(plan.to, 23);
    const createdAt = calendar.day(Math.min(-12, (plan.from ?? -735 + i * 12) - 8), 10);
    const columns = columnsOf({
      ...state,
      name: plan.name,
      status: plan.status,
      locationIds,
      startsAt,
      endsAt,
      slug: `${slug}-${plan.key}`,
      experiences,
      details,
      consentTexts: plan.consentText === null ? {} : { [details.consentVersion]: plan.consentText },
    });
    const updatedAt = plan.status === 'ended' ? (endsAt ?? createdAt) : calendar.day(-9 - i, 17);
    return {
      row: { id, accountId, ...columns, createdAt, updatedAt },
      session: { id, status: plan.status, locationIds, startsAt, endsAt, experiences, details },
    };
  });
  return { rows: made.map(({ row }) => row), sessions: made.map(({ session }) => session) };
}

export interface Booth {
  id: string;
  locationId: string;
  /** Its photos are from this time, in which it reported. */
  from: Date;
  to: Date;
}

/** The message about each linked booth that is offline. */
export const offlineMessages = (
  accountId: string,
  devices: readonly Insertable<Tables['devices']>[],
  { seed, now }: { seed: number; now: Date },
): Insertable<Tables['messages']>[] =>
  devices.flatMap(({ id, name, locationId = null, linkedAt, lastSeenAt }, nth) => {
    if (!linkedAt || !lastSeenAt) return [];
    const at = new Date(new Date(lastSeenAt).getTime() + ONLINE_MS);
    if (at > now) return [];
    const about = { objectId: id, name, locationId, person: null, imported: null };
    const message = { id: idOf(seed, accountId, 'message', nth), accountId, kind: 'boothOffline' as const };
    return [{ ...message, ...about, occasion: `offline ${id} ${lastSeenAt}`, createdAt: at, updatedAt: at }];
  });

const NAMES = ['Front desk', 'Studio', 'Window', 'Back room', 'Entrance', 'Workshop'];
const MODELS = ['iPad Pro 12.9', 'iPad Air 5', 'Surface Go 3', 'Galaxy Tab S9', 'Mirror Booth 2'];

const STATES = ['online', 'online', 'outdated', 'offline', 'never', 'unlinked'] as const;

/** Two booths per location, in every status. `demo-booths.ts` keeps them online. */
export function makeDevices(
  { id: accountId, places }: Business,
  { seed, calendar, sessions, now }: { seed: number; calendar: Calendar; sessions: Running[]; now: Date },
): { rows: Insertable<Tables['devices']>[]; booths: Booth[] } {
  const dice = createDice(seed, `${accountId}/devices`);
  const open = places.filter(({ disabled }) => !disabled);
  const slots = open.flatMap((place, i) => [
    { place, nth: 2 * i },
    { place, nth: 2 * i + 1 },
  ]);
  const seen = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const stateOf = (nth: number) => STATES[nth % STATES.length] ?? 'offline';
  const createdAt = (nth: number) => calendar.day(-400 + nth * 30, 10);
  const lastSeen = {
    online: seen(1),
    outdated: seen(2),
    offline: calendar.day(-2, 18),
    unlinked: calendar.day(-40, 12),
    never: null,
  };
  const rows = slots.map(({ place, nth }) => {
    const state = stateOf(nth);
    const runs = sessions.find(
      ({ status, locationIds }) =>
        status === 'active' && (locationIds.length === 0 || locationIds.includes(place.id)),
    );
    const id = idOf(seed, accountId, 'device', nth);
    const isPlugged = dice.chance(0.6);
    const row = deviceRow(
      {
        id,
        name: NAMES[nth % NAMES.length] ?? 'Booth',
        locationId: place.id,
        sessionId: state === 'unlinked' ? null : (runs?.id ?? null),
        model: state === 'never' ? null : dice.pick(MODELS),
        linkedAt: state === 'unlinked' ? null : state === 'never' ? calendar.day(-1, 16) : createdAt(nth),
        keyHash: state === 'unlinked' ? null : keyHashOf(seed, id),
        ...(state !== 'never' && {
          lastSeenAt: lastSeen[state],
          appVersion: state === 'outdated' ? '4.0.3' : state === 'unlinked' ? '3.9.0' : APP_VERSION,
          battery: isPlugged ? 100 : dice.int(24, 96),
          charging: isPlugged,
          freeMb: dice.int(4_000, 190_000),
          queueLength: state === 'offline' ? dice.int(3, 19) : 0,
        }),
      },
      createdAt(nth),
    );
    return { ...row, accountId };
  });
  return {
    rows,
    booths: slots.flatMap(({ place, nth }) => {
      const to = lastSeen[stateOf(nth)];
      return to === null
        ? []
        : { id: idOf(seed, accountId, 'device', nth), locationId: place.id, from: createdAt(nth), to };
    }),
  };
}
