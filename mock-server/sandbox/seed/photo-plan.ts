// Plans which contacts use which booth when. It precedes the contacts, because it determines their
// last visit.
import type { Business } from './business.ts';
import { type Calendar, DAY } from './calendar.ts';
import type { Crowd } from './contacts.ts';
import type { Stored } from './files.ts';
import { createDice, type Dice } from './random.ts';
import type { Booth, Running } from './sessions.ts';
import type { Take, TakeKind, TakenShot } from './takes.ts';

export interface PlannedPhoto {
  nth: number;
  at: Date;
  take: Take;
  /** The displayed picture. */
  file: Stored;
  /** The shot within the take. */
  shot: number;
  /** The numbers of the contacts. */
  contacts: number[];
  locationId: string;
  session: Running | undefined;
  experience: Running['experiences'][number] | undefined;
  booth: Booth | undefined;
  /** The common id of both photos of a pair. */
  pair: number | undefined;
}

interface Parts {
  seed: number;
  calendar: Calendar;
  crowd: Crowd;
  takes: Take[];
  sessions: Running[];
  booths: Booth[];
  count: number;
}

const KINDS: Record<TakeKind, string[]> = {
  photo: ['photo'],
  pair: ['before_after'],
  collage: ['collage'],
  gif: ['gif', 'boomerang'],
};

export function planPhotos(business: Business, parts: Parts): PlannedPhoto[] {
  const { seed, calendar, takes, count } = parts;
  const planned: Omit<PlannedPhoto, 'nth'>[] = [];
  for (let nth = 0; planned.length < count; nth += 1) {
    const dice = createDice(seed, `${business.id}/photo/${nth}`);
    const take = takes[nth % takes.length];
    if (!take) break;
    const place = placed(business, dice, take, parts);
    for (const [shot, one] of take.shots.entries()) {
      // The second photo of a pair is taken when the work is done: after hours, or months for a
      // house.
      const later =
        shot === 0
          ? 0
          : business.category === 'construction'
            ? dice.int(15, 60) * DAY
            : dice.int(1, 3) * 60 * 60_000;
      const at = new Date(Math.min(place.at.getTime() + later, calendar.today.getTime() - 1000));
      planned.push({
        ...place,
        at,
        take,
        file: fileOf(one, place.experience, at),
        shot,
        pair: take.shots.length > 1 ? nth : undefined,
      });
    }
  }
  return planned
    .slice(0, count)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((photo, nth) => ({ ...photo, nth }));
}

/** A photo is framed if its experience has a template. */
const fileOf = (shot: TakenShot, experience: PlannedPhoto['experience'], at: Date): Stored =>
  experience?.kind === 'photo' && experience.templateId ? shot.framed(at) : shot.plain(at);

function placed(business: Business, dice: Dice, take: Take, { calendar, crowd, sessions, booths }: Parts) {
  // Some photos are from a past party.
  const party =
    dice.chance(0.1) && take.kind === 'photo'
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
    experiences.some(({ kind }) => KINDS[take.kind].includes(kind)),
  );
  const experience =
    session?.experiences.find(({ kind, enabled }) => enabled && KINDS[take.kind].includes(kind)) ??
    session?.experiences.find(({ kind }) => kind === 'boomerang');
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
