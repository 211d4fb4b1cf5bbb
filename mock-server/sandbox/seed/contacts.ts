// The contacts of a business, in order of creation.
import { EACH_WAY, fullName, nameKeyOf, phoneKey, searchTextOf, WAYS } from '../contacts/addresses.ts';
import { type Consent, UNKNOWN } from '../contacts/consent.ts';
import type { Business } from './business.ts';
import { type Calendar, DAY } from './calendar.ts';
import { fictionalNumber, mailbox, someName } from './people.ts';
import { createDice, type Dice, idOf } from './random.ts';
import { TRADES } from './trades/index.ts';
import type { Row } from './write.ts';

export interface Person {
  row: Row<'contacts'>;
  emails: string[];
  phones: string[];
}

export interface Crowd {
  count: number;
  idOf(nth: number): string;
  /** The creation times in milliseconds, earliest first. */
  known: Float64Array;
  /** The usual location of a contact; undefined if there is none. */
  homeOf(nth: number): string | undefined;
  /** @param photographed the time of the last photo by contact */
  people(photographed: ReadonlyMap<number, Date>): Iterable<Person>;
}

interface Parts {
  seed: number;
  calendar: Calendar;
  count: number;
}

export function makeCrowd(business: Business, { seed, calendar, count }: Parts): Crowd {
  const { id: accountId, places } = business;
  const dice = createDice(seed, `${accountId}/known`);
  const known = new Float64Array(count).map(() => calendar.moment(dice).getTime()).sort();
  const open = places.filter(({ disabled }) => !disabled);
  const contactId = (nth: number) => idOf(seed, accountId, 'contact', nth);
  // Most contacts belong to the first location.
  const homeOf = (nth: number) => {
    const roll = createDice(seed, `${accountId}/home/${nth}`);
    return roll.chance(0.04) ? undefined : open[Math.floor(roll.float() ** 1.5 * open.length)]?.id;
  };
  return {
    count,
    idOf: contactId,
    known,
    homeOf,
    *people(photographed) {
      const writer = createWriter(business, calendar);
      for (let nth = 0; nth < count; nth += 1) {
        yield writer(createDice(seed, `${accountId}/contact/${nth}`), {
          id: contactId(nth),
          nth,
          home: homeOf(nth),
          createdAt: new Date(known[nth] ?? 0),
          photographed: photographed.get(nth),
        });
      }
    },
  };
}

interface Met {
  id: string;
  nth: number;
  home: string | undefined;
  createdAt: Date;
  photographed: Date | undefined;
}

/** Creates contacts with unique addresses. */
function createWriter({ id: accountId, category, owner, numbers, places }: Business, calendar: Calendar) {
  const { contactTags, notes, integrations } = TRADES[category];
  const boxes = new Map<string, number>();
  let numbered = 0;

  const address = (dice: Dice, name: ReturnType<typeof someName>) => {
    for (;;) {
      const wanted = mailbox(name, dice, 0);
      const given = boxes.get(wanted);
      boxes.set(wanted, (given ?? 0) + 1);
      if (given === undefined) return wanted;
      // Duplicate names get a number, which cannot collide because names have no digits.
      return wanted.replace('@', `${given + 1}@`);
    }
  };
  const number = () => {
    const nth = numbered < OWN_FROM ? numbered : numbered + OWN_COUNT;
    numbered += 1;
    return fictionalNumber(numbers, nth);
  };

  return (dice: Dice, { id, nth, home, createdAt, photographed }: Met): Person => {
    const name = someName(dice);
    const isKnown = dice.chance(0.94);
    const hasEmail = dice.chance(0.9);
    const hasPhone = !hasEmail || dice.chance(0.55);
    const emails = hasEmail ? [address(dice, name), ...(dice.chance(0.05) ? [address(dice, name)] : [])] : [];
    const phones = hasPhone ? [number()] : [];
    const from = dice.weighted({ booth: 46, import: 24, manual: 12, integration: 18 });
    const source = from === 'integration' ? (integrations[nth % integrations.length] ?? 'booth') : from;
    const names = isKnown ? name : { firstName: null, lastName: null };
    const answer = (has: boolean) =>
      has
        ? consent(dice, { source: from, createdAt, by: fullName(names), owner: owner.name }, calendar)
        : UNKNOWN;
    const emailConsent = answer(hasEmail);
    const smsConsent = answer(hasPhone);
    const visited = dice.chance(0.5) ? between(dice, createdAt, calendar.today) : null;
    const other = dice.pick(places).id;
    const changes = [
      createdAt.getTime(),
      ...[emailConsent, smsConsent].map(({ at }) => (at ? Date.parse(at) : 0)),
    ];
    const row: Row<'contacts'> = {
      id,
      accountId,
      source,
      sourceId: from === 'booth' || from === 'manual' ? null : `${source}-${10_000 + nth}`,
      ...names,
      birthday: dice.chance(0.45) ? birthday(dice) : null,
      notes: dice.chance(0.08) ? dice.pick(notes) : null,
      tags: dice.some(contactTags, dice.pick([0, 1, 1, 2, 2, 3])),
      locationIds: home ? [...new Set([home, ...(dice.chance(0.08) ? [other] : [])])] : [],
      emailConsent,
      smsConsent,
      bounced: hasEmail && dice.chance(0.015),
      // The database updates the count when photos are inserted.
      photoCount: 0,
      lastPhotoAt: null,
      lastVisitAt: visited && photographed && photographed > visited ? photographed : visited,
      nextVisitAt: dice.chance(0.12) ? calendar.day(dice.int(1, 45), dice.int(9, 18)) : null,
      // Only clients that another system brought have these figures.
      visitCount: source === 'square' ? 1 + (nth % 14) : null,
      spent: source === 'square' ? (1 + (nth % 14)) * (4500 + (nth % 7) * 600) : null,
      searchText: searchTextOf({ ...names, emails, phones }),
      nameKey: nameKeyOf(names),
      createdAt,
      updatedAt: new Date(Math.max(...changes)),
    };
    return { row, emails, phones };
  };
}

/** Numbers from this index on belong to the business. */
const OWN_FROM = 90;
const OWN_COUNT = 10;

function birthday(dice: Dice): string {
  const month = dice.int(1, 12);
  return `${`${month}`.padStart(2, '0')}-${`${dice.int(1, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 28)}`.padStart(2, '0')}`;
}

const between = (dice: Dice, from: Date, to: Date) =>
  new Date(from.getTime() + Math.floor((dice.float() * (to.getTime() - from.getTime())) / 1000) * 1000);

const ANSWERS = {
  booth: { in: 72, out: 6, unknown: 22 },
  import: { in: 40, out: 8, unknown: 52 },
  manual: { in: 55, out: 5, unknown: 40 },
  integration: { in: 60, out: 7, unknown: 33 },
};

interface ContactWish {
  source: keyof typeof ANSWERS;
  createdAt: Date;
  by: string | null;
  owner: string;
}

/** The consent given at the first visit, or a later opt-out. */
function consent(dice: Dice, { source, createdAt, by, owner }: ContactWish, { today }: Calendar): Consent {
  const status = dice.weighted(ANSWERS[source]);
  if (status === 'unknown') return UNKNOWN;
  const guest = by ?? 'The guest';
  if (status === 'out') {
    const how = dice.pick(['unsubscribe', 'staff', 'unsubscribe'] as const);
    return {
      status,
      how,
      by: how === 'staff' ? owner : guest,
      at: between(
        dice,
        createdAt,
        new Date(Math.min(today.getTime(), createdAt.getTime() + 200 * DAY)),
      ).toISOString(),
    };
  }
  const how = source === 'manual' ? 'staff' : source;
  return { status, how, by: source === 'booth' ? guest : owner, at: createdAt.toISOString() };
}

export const emailRows = function* (people: Iterable<Person>): Iterable<Omit<Row<'contactEmails'>, 'seq'>> {
  for (const { row, emails } of people) {
    for (const [position, value] of emails.entries())
      yield { accountId: row.accountId, contactId: row.id, position, value, key: value };
  }
};

export const phoneRows = function* (people: Iterable<Person>): Iterable<Omit<Row<'contactPhones'>, 'seq'>> {
  for (const { row, phones } of people) {
    for (const [position, value] of phones.entries())
      yield { accountId: row.accountId, contactId: row.id, position, value, key: phoneKey(value) };
  }
};

/** The consent events of contacts. */
export const consentRows = function* (people: Iterable<Person>): Iterable<Row<'contactEvents'>> {
  for (const { row } of people) {
    for (const channel of EACH_WAY) {
      const { at, ...said } = row[WAYS[channel].consent];
      if (at === null) continue;
      const { accountId, id: contactId } = row;
      yield { accountId, contactId, at: new Date(at), kind: 'consent', details: { channel, ...said } };
    }
  }
};

/** Opted-out addresses of deleted contacts. */
export function optOutRows(business: Business, { seed, calendar, count }: Parts): Row<'optOuts'>[] {
  const dice = createDice(seed, `${business.id}/opt-outs`);
  return Array.from({ length: Math.max(2, Math.round(count / 100)) }, (_, i) => {
    const name = someName(dice);
    const at = calendar.moment(dice).toISOString();
    return {
      accountId: business.id,
      channel: 'email',
      key: mailbox(name, dice, 0).replace('@', `.gone${i}@`),
      consent: { status: 'out', how: 'unsubscribe', at, by: fullName(name) },
    };
  });
}
