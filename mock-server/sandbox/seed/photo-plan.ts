// Plans which contacts use which booth when. It precedes the contacts, because it determines their
// last visit.
import type { Business } from './business.ts';
import { type Calendar, DAY } from './calendar.ts';
import type { Crowd } from './contacts.ts';
import type { Album, Stored } from './files.ts';
import { createDice, type Dice } from './random.ts';
import type { Booth, Running } from './sessions.ts';
import { createPicker, type Shot } from './takes.ts';

export interface PlannedPhoto {
  nth: number;
  at: Date;
  shot: Shot;
  file: Stored;
  /** The numbers of the contacts. */
  contacts: number[];
  locationId: string;
  session: Running | undefined;
  experience: Running['experiences'][number] | undefined;
  booth: Booth | undefined;
  /** The common id of both photos of a pair. */
  pair: number | undefined;
  pairRole: 'before' | 'after' | null;
}

interface Parts {
  seed: number;
  calendar: Calendar;
  album: Album;
  crowd: Crowd;
  sessions: Running[];
  booths: Booth[];
  count: number;
}

/** What guests do at a booth. */
type Visit = 'photo' | 'pair' | 'collage' | 'gif';

const KINDS: Record<Visit, string[]> = {
  photo: ['photo'],
  pair: ['before_after'],
  collage: ['collage'],
  gif: ['gif', 'boomerang'],
};

/** How often each kind is taken. */
const FREQUENCY: Record<Business['category'], Record<Visit, number>> = {
  beauty: { photo: 74, pair: 10, collage: 7, gif: 4 },
  pets: { photo: 68, pair: 14, collage: 8, gif: 2 },
  construction: { photo: 40, pair: 34, collage: 6, gif: 0 },
  marketing: { photo: 74, pair: 0, collage: 9, gif: 6 },
  other: { photo: 80, pair: 0, collage: 10, gif: 0 },
};

export function planPhotos(business: Business, parts: Parts): PlannedPhoto[] {
  const { seed, calendar, album, count } = parts;
  const { id, category } = business;
  const visits = [];
  for (let nth = 0, photos = 0; photos < count; nth += 1) {
    const dice = createDice(seed, `${id}/photo/${nth}`);
    const kind =
      photos + 1 < count ? createDice(seed, `${id}/take/${nth}`).weighted(FREQUENCY[category]) : 'photo';
    visits.push({ nth, dice, kind, ...placed(business, dice, kind, parts) });
    photos += kind === 'pair' ? 2 : 1;
  }
  // In the order of time, so that repeated pictures are far apart.
  visits.sort((a, b) => a.at.getTime() - b.at.getTime());
  const pick = createPicker(category, createDice(seed, `${id}/pictures`));
  return visits
    .flatMap(({ nth, dice, kind, ...place }) => {
      const isFramed = kind === 'photo' && place.experience?.templateId;
      const [shot, after] = pick(isFramed ? 'framed' : kind, place.session?.id);
      const photo = (of: Shot, at: Date, pairRole: PlannedPhoto['pairRole']) => ({
        ...place,
        at,
        shot: of,
        file: album.add(category, of),
        pair: pairRole === null ? undefined : nth,
        pairRole,
      });
      if (!after) return [photo(shot, place.at, null)];
      // The second photo of a pair is taken when the work is done: after hours, or months for a
      // house.
      const wait = category === 'construction' ? dice.int(15, 60) * DAY : dice.int(1, 3) * 60 * 60_000;
      const later = new Date(Math.min(place.at.getTime() + wait, calendar.today.getTime() - 1000));
      return [photo(shot, place.at, 'before'), photo(after, later, 'after')];
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((photo, nth) => ({ ...photo, nth }));
}

function placed(business: Business, dice: Dice, kind: Visit, { calendar, crowd, sessions, booths }: Parts) {
  // Some photos are from a past party.
  const party =
    dice.chance(0.1) && kind === 'photo'
      ? dice.pick(sessions.filter(({ status }) => status === 'ended'))
      : undefined;
  const at =
    party?.startsAt && party.endsAt
      ? new Date(
          party.startsAt.getTime() +
            dice.int(0, (party.endsAt.getTime() - party.startsAt.getTime()) / 1000) * 1000,
        )
      : calendar.moment(dice);
  const contacts = guests(dice, crowd, at);
  const open = business.places.filter(({ disabled }) => !disabled).map(({ id }) => id);
  const home = contacts[0] === undefined ? undefined : crowd.homeOf(contacts[0]);
  const wanted = party ? party.locationIds : open;
  const locationId =
    home && (wanted.length === 0 || wanted.includes(home))
      ? home
      : dice.pick(wanted.length > 0 ? wanted : open);
  const running = party
    ? [party]
    : sessions.filter(
        ({ status, locationIds }) =>
          status === 'active' && (locationIds.length === 0 || locationIds.includes(locationId)),
      );
  const session = running.find(({ experiences }) =>
    experiences.some((experience) => KINDS[kind].includes(experience.kind)),
  );
  const experience =
    session?.experiences.find((one) => one.enabled && KINDS[kind].includes(one.kind)) ??
    session?.experiences.find((one) => one.kind === 'boomerang');
  const near = booths.filter(
    (booth) => booth.locationId === locationId && booth.from <= at && at <= booth.to,
  );
  return {
    at,
    contacts,
    locationId,
    session,
    experience,
    booth: session && near.length > 0 ? dice.pick(near) : undefined,
  };
}

/** Mostly one guest, either a regular or a new one. */
function guests(dice: Dice, { known }: Crowd, at: Date): number[] {
  const before = countBefore(known, at.getTime());
  const count = dice.weighted({ '1': 78, '2': 12, '0': 10 });
  if (before === 0) return [];
  // Recent guests are more likely to return.
  const roll = () => Math.floor((1 - dice.float() ** 1.6) * (before - 1));
  return [...new Set(Array.from({ length: Number(count) }, roll))];
}

function countBefore(sorted: Float64Array, limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The time of each contact's last photo. */
export function lastPhotos(planned: PlannedPhoto[]): Map<number, Date> {
  const last = new Map<number, Date>();
  for (const { contacts, at } of planned) for (const nth of contacts) last.set(nth, at);
  return last;
}
