// The events that trigger an automatic campaign for a contact.
import { type Expression, type SqlBool, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Among, Contacts } from './audience.ts';
import { birthdaysAfter } from './clock.ts';

type Trigger = components['schemas']['CampaignTrigger'];

const DAY = 24 * 60 * 60_000;

/**
 * Contacts whose message became due after `from` and up to `to`, so that consecutive calls find
 * each event once.
 * @returns undefined when there can be no such contact
 */
export function dueBetween(
  { event, delayDays }: Trigger,
  from: Date,
  to: Date,
  timezone: string,
): Among | undefined {
  if (event === 'birthday') {
    const days = birthdaysAfter(from, to, delayDays, timezone);
    return days.length === 0 ? undefined : (eb) => eb('c.birthday', 'in', days);
  }
  const after = new Date(from.getTime() - delayDays * DAY);
  const until = new Date(to.getTime() - delayDays * DAY);
  const between = (eb: Contacts, column: 'c.lastPhotoAt' | 'c.lastVisitAt') =>
    eb.and([eb(column, '>', after), eb(column, '<=', until)]);
  if (event === 'after_photo') return (eb) => between(eb, 'c.lastPhotoAt');
  if (event === 'winback') return (eb) => between(eb, 'c.lastVisitAt');
  return (eb) => notViewed(eb, after, until);
}

/** Deliveries store their time as UTC text of equal length, which sorts by time. */
const DELIVERED = '$[*] ? (@.status == "delivered" && @.at > $after && @.at <= $until)';

function notViewed(eb: Contacts, after: Date, until: Date): Expression<SqlBool> {
  const between = JSON.stringify({ after: after.toISOString(), until: until.toISOString() });
  const contacts = eb
    .selectFrom('photos as p')
    .select(sql<string>`unnest(p.contact_ids)`.as('id'))
    .where('p.visibility', '=', 'public')
    .where(sql<string>`p.stats ->> 'views'`, '=', '0')
    .where(sql<boolean>`jsonb_path_exists(p.deliveries, ${DELIVERED}::jsonpath, ${between}::jsonb)`);
  // Finds the contacts first and then their rows by key; a join would scan the set for each
  // contact.
  return eb('c.id', '=', sql<string>`any(array(${contacts}))`);
}
