import {
  type ExpressionBuilder,
  type Kysely,
  type OrderByItemBuilder,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { filtersBy } from '../store/pages.ts';
import type { OwnTables } from '../store/tables.ts';
import { accountZoneQuery } from '../store/time-zone.ts';
import { found } from './addresses.ts';
import { tagKeys } from './tags.ts';

type Schemas = components['schemas'];
export type ContactSort = Schemas['ContactSort'];

export type ContactFilter = Schemas['ContactQuery'];

const FIELDS = [
  'search',
  'tag',
  'locationId',
  'source',
  'emailConsent',
  'smsConsent',
  'optedIn',
  'hasEmail',
  'birthdayMonth',
  'visitedFrom',
  'visitedTo',
  'addedFrom',
  'addedTo',
  'campaignId',
  'campaignOutcome',
] as const satisfies (keyof ContactFilter)[];

export const isFilter = filtersBy<ContactFilter>(FIELDS);

/** A photo is a visit, too. */
const lastVisit = sql<Date | null>`coalesce(contacts.last_visit_at, contacts.last_photo_at)`;

/** The contacts that match all conditions. */
export function contactsMatching(db: Pick<Kysely<OwnTables>, 'selectFrom'>, filter: ContactFilter) {
  const { search, tag, locationId, source, emailConsent, smsConsent, optedIn, addedFrom, addedTo } = filter;
  const { hasEmail, birthdayMonth, visitedFrom, visitedTo, campaignId, campaignOutcome } = filter;
  let matching = db.selectFrom('contacts').select('contacts.id');
  if (search !== undefined) matching = matching.where(found(search));
  if (tag !== undefined) matching = matching.where('contacts.tagKeys', '@>', tagKeys([tag]));
  if (locationId !== undefined)
    matching = matching.where('contacts.locationIds', '@>', sql.val([locationId]));
  if (source !== undefined) matching = matching.where('contacts.source', '=', source);
  if (emailConsent !== undefined) matching = matching.where('contacts.emailStatus', '=', emailConsent);
  if (smsConsent !== undefined) matching = matching.where('contacts.smsStatus', '=', smsConsent);
  if (optedIn !== undefined)
    matching = matching.where(sql<boolean>`('in' in (email_status, sms_status)) = ${optedIn}`);
  if (hasEmail !== undefined)
    matching = matching.where((eb) => {
      const mails = eb.exists(
        eb
          .selectFrom('contactEmails')
          .select('contactEmails.position')
          .whereRef('contactEmails.contactId', '=', 'contacts.id'),
      );
      return hasEmail ? mails : eb.not(mails);
    });
  if (birthdayMonth !== undefined)
    matching = matching.where('contacts.birthday', 'like', `${`${birthdayMonth}`.padStart(2, '0')}-%`);
  if (visitedFrom !== undefined) matching = matching.where(lastVisit, '>=', startOf(visitedFrom));
  if (visitedTo !== undefined) matching = matching.where(lastVisit, '<', startOf(visitedTo, 1));
  if (addedFrom !== undefined) matching = matching.where('contacts.createdAt', '>=', startOf(addedFrom));
  if (addedTo !== undefined) matching = matching.where('contacts.createdAt', '<', startOf(addedTo, 1));
  if (campaignId !== undefined || campaignOutcome !== undefined)
    matching = matching.where('contacts.id', 'in', (eb) => inCampaign(eb, campaignId, campaignOutcome));
  return matching;
}

/** The contacts that got, opened or clicked a message of a campaign, or of any. */
function inCampaign(
  eb: ExpressionBuilder<OwnTables, 'contacts'>,
  campaignId: string | undefined,
  outcome: ContactFilter['campaignOutcome'] = 'sent',
) {
  if (outcome === 'sent') {
    const sent = eb
      .selectFrom('contactEvents')
      .select('contactEvents.contactId')
      .where('contactEvents.kind', '=', 'campaignSent');
    return campaignId === undefined
      ? sent
      : sent.where(sql`contact_events.details ->> 'campaignId'`, '=', campaignId);
  }
  const events = eb
    .selectFrom('messageEvents')
    .select('messageEvents.contactId')
    .where('messageEvents.kind', '=', outcome);
  return campaignId === undefined ? events : events.where('messageEvents.campaignId', '=', campaignId);
}

/** When a day begins in the account's time zone. @param later offset in days */
const startOf = (day: string, later = 0) =>
  sql<Date>`(${day}::date + ${later}::integer)::timestamp at time zone (${accountZoneQuery()})`;

type Contacts<O> = SelectQueryBuilder<OwnTables, 'contacts', O>;

/** Each order matches an index, which is read backwards for the reverse order. */
export function inOrder<O>(query: Contacts<O>, sort: ContactSort): Contacts<O> {
  const isTurned = sort.startsWith('-');
  const direction = (item: OrderByItemBuilder) => (isTurned ? item.desc() : item.asc());
  // Contacts without a date sort as the oldest.
  const moment = (item: OrderByItemBuilder) => (isTurned ? item.desc().nullsLast() : item.asc().nullsFirst());
  return by().orderBy('contacts.seq', direction);

  function by(): Contacts<O> {
    switch (sort) {
      case 'changed':
      case '-changed':
        return query.orderBy('contacts.updatedAt', direction);
      case 'name':
      case '-name':
        // By code points, independent of the database's collation. Contacts without a name come
        // last.
        return query.orderBy(sql`contacts.name_key collate "C"`, direction);
      case 'lastPhoto':
      case '-lastPhoto':
        return query.orderBy('contacts.lastPhotoAt', moment);
      case 'lastVisit':
      case '-lastVisit':
        return query.orderBy(lastVisit, moment);
    }
  }
}
