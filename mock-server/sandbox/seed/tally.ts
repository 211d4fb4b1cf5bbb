// Counts the audience of a campaign while contacts are created.
import type { components } from '../../../src/api/generated/schema.d.ts';
import { DAY } from './calendar.ts';
import type { Person } from './contacts.ts';

type Schemas = components['schemas'];

export type Reached = 'sent' | 'noAddress' | 'noConsent' | 'bounced';

/** The first reason for skipping a contact, or none. */
export function reachedBy(channel: Schemas['CampaignChannel'], { row, emails, phones }: Person): Reached {
  if ((channel === 'sms' ? phones : emails).length === 0) return 'noAddress';
  if ((channel === 'sms' ? row.smsConsent : row.emailConsent).status !== 'in') return 'noConsent';
  return channel === 'email' && row.bounced ? 'bounced' : 'sent';
}

export function meets(
  { match, rules }: Schemas['CampaignAudience'],
  person: Person,
  photographed: Date | undefined,
  at: Date,
): boolean {
  const met = rules.map((rule) => holds(rule, person, photographed, at));
  return match === 'any' && met.length > 0 ? met.includes(true) : !met.includes(false);
}

function holds(
  rule: Schemas['AudienceRule'],
  { row, emails, phones }: Person,
  photographed: Date | undefined,
  at: Date,
): boolean {
  const within = (moment: Date | null | undefined, days: number) =>
    !!moment && moment.getTime() >= at.getTime() - days * DAY;
  switch (rule.field) {
    case 'tag':
      return rule.values.some((tag) => row.tags.includes(tag)) === (rule.op === 'is');
    case 'location':
      return row.locationIds.includes(rule.value) === (rule.op === 'is');
    case 'source':
      return (row.source === rule.value) === (rule.op === 'is');
    case 'consent':
      return (rule.channel === 'sms' ? row.smsConsent : row.emailConsent).status === rule.status;
    case 'lastPhoto':
      return within(photographed, rule.days) === (rule.op === 'within');
    case 'lastVisit': {
      const visited = row.lastVisitAt ?? photographed;
      if (!visited) return rule.op === 'notWithin' && rule.includesUnknown === true;
      return within(visited, rule.days) === (rule.op === 'within');
    }
    case 'hasEmail':
      return emails.length > 0 === rule.value;
    case 'hasPhone':
      return phones.length > 0 === rule.value;
  }
}
