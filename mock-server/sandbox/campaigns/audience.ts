// The recipients of a campaign: its rules as one database query.
import {
  type Expression,
  type ExpressionBuilder,
  type ExpressionWrapper,
  type Kysely,
  type SqlBool,
  sql,
} from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { fullName } from '../contacts/addresses.ts';
import { tagKeys } from '../contacts/tags.ts';
import type { OwnTables } from '../store/tables.ts';

type Schemas = components['schemas'];
type Rule = Schemas['AudienceRule'];
type Stats = Schemas['CampaignStats'];

/** The recipients of a round, and why others are skipped. */
export type Reach = Pick<Stats, 'audience' | 'skipped' | 'sent'>;

export interface Addressed {
  channel: Schemas['CampaignChannel'];
  audience: Schemas['CampaignAudience'];
}

type Joined = OwnTables & { c: OwnTables['contacts'] };
export type Contacts = ExpressionBuilder<Joined, 'c'>;
/** A condition on contacts in addition to the rules. */
export type Among = (eb: Contacts) => Expression<SqlBool>;

type Fate = 'noAddress' | 'noConsent' | 'bounced' | 'sent';

const DAY = 24 * 60 * 60_000;

/**
 * Counts the audience. Each contact counts once; skipped contacts count under the first reason that
 * applies.
 */
export async function countAudience(
  db: Kysely<OwnTables>,
  { channel, audience }: Addressed,
  now: Date,
  among?: Among,
): Promise<Reach> {
  const rows = await matching(db, audience, now, among)
    .select((eb) => [fateOf(eb, channel).as('fate'), eb.fn.countAll<number>().as('n')])
    .groupBy('fate')
    .execute();
  const count = (fate: Fate) => rows.find((row) => row.fate === fate)?.n ?? 0;
  return {
    audience: rows.reduce((sum, { n }) => sum + n, 0),
    skipped: {
      noAddress: count('noAddress'),
      noConsent: count('noConsent'),
      bounced: count('bounced'),
      // Addresses are unique in an account, so there are no duplicates.
      duplicate: 0,
    },
    sent: count('sent'),
  };
}

/** The number of contacts without a known visit that the rules would add by including them, or add already. */
export async function countUnknownVisits(
  db: Kysely<OwnTables>,
  { match, rules }: Addressed['audience'],
  now: Date,
): Promise<number> {
  if (!rules.some((rule) => rule.field === 'lastVisit' && rule.op === 'notWithin')) return 0;
  const count = async (includesUnknown: boolean) => {
    const changed = rules.map((rule) => (rule.field === 'lastVisit' ? { ...rule, includesUnknown } : rule));
    const { n } = await matching(db, { match, rules: changed }, now)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return n;
  };
  return (await count(true)) - (await count(false));
}

/** The number of contacts listed for each reason. */
const MOST_NAMED = 20;
/** The number of recipients listed as a sample. */
const MOST_SAMPLED = 3;

/**
 * Some of the skipped contacts and some of the recipients, last changed first.
 * @param db limited to the contacts that the caller may see
 */
export async function namedAmong(
  db: Kysely<OwnTables>,
  { channel, audience }: Addressed,
  now: Date,
): Promise<Pick<Schemas['AudienceReach'], 'sample' | 'named'>> {
  const under = async (fate: Fate, most = MOST_NAMED): Promise<Schemas['AudienceContact'][]> => {
    const rows = await matching(db, audience, now)
      .where((eb) => eb(fateOf(eb, channel), '=', fate))
      .select(['c.id', 'c.firstName', 'c.lastName'])
      .select((eb) => mainAddress(eb, channel).select('a.value').as('address'))
      .orderBy('c.updatedAt', 'desc')
      .orderBy('c.seq', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id, address, ...names }) => ({ id, name: fullName(names), address }));
  };
  return {
    sample: await under('sent', MOST_SAMPLED),
    named: {
      noAddress: await under('noAddress'),
      noConsent: await under('noConsent'),
      bounced: await under('bounced'),
      duplicate: [],
    },
  };
}

/** The recipients of a round. */
export async function reachedBy(
  db: Kysely<OwnTables>,
  { channel, audience }: Addressed,
  now: Date,
  among?: Among,
): Promise<string[]> {
  const rows = await matching(db, audience, now, among)
    .select('c.id')
    .where((eb) => eb(fateOf(eb, channel), '=', 'sent'))
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether there is any recipient. */
export async function reachesAnybody(
  db: Kysely<OwnTables>,
  { channel, audience }: Addressed,
  now: Date,
): Promise<boolean> {
  const first = await matching(db, audience, now)
    .select('c.id')
    .where((eb) => eb(fateOf(eb, channel), '=', 'sent'))
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}

/** The contacts that match the rules. */
const matching = (db: Kysely<OwnTables>, { match, rules }: Addressed['audience'], now: Date, among?: Among) =>
  db.selectFrom('contacts as c').where((eb) => {
    const met = rules.map((rule) => ruleMet(eb, rule, now));
    const all = match === 'any' && met.length > 0 ? eb.or(met) : eb.and(met);
    return among ? eb.and([all, among(eb)]) : all;
  });

/**
 * Whether the contact has an address or a number. Looked up for each contact instead of joined: without table
 * statistics, the database assumes that both tables are small and joins every pair of rows.
 */
const hasAddress = (eb: Contacts, channel: Addressed['channel']) =>
  eb.exists(mainAddress(eb, channel).select('a.position'));

const mainAddress = (eb: Contacts, channel: Addressed['channel']) =>
  eb
    .selectFrom(channel === 'sms' ? 'contactPhones as a' : 'contactEmails as a')
    .whereRef('a.contactId', '=', 'c.id')
    .where('a.position', '=', 0);

const consentOf = (eb: Contacts, channel: Addressed['channel']) =>
  eb.ref(channel === 'sms' ? 'c.smsConsent' : 'c.emailConsent', '->>').key('status');

function fateOf(eb: Contacts, channel: Addressed['channel']): ExpressionWrapper<Joined, 'c', Fate> {
  // Only email bounces are known.
  const comesBack = channel === 'email' ? eb('c.bounced', '=', true) : eb.lit(false);
  return eb
    .case()
    .when(eb.not(hasAddress(eb, channel)))
    .then(sql.lit<Fate>('noAddress'))
    .when(consentOf(eb, channel), '!=', 'in')
    .then(sql.lit<Fate>('noConsent'))
    .when(comesBack)
    .then(sql.lit<Fate>('bounced'))
    .else(sql.lit<Fate>('sent'))
    .end();
}

function ruleMet(eb: Contacts, rule: Rule, now: Date): Expression<SqlBool> {
  switch (rule.field) {
    case 'tag':
      return unless(eb, rule.op, eb('c.tagKeys', '&&', tagKeys(rule.values)));
    case 'location':
      return unless(eb, rule.op, eb(eb.val(rule.value), '=', eb.fn.any('c.locationIds')));
    case 'source':
      return unless(eb, rule.op, eb('c.source', '=', rule.value));
    case 'consent':
      return eb(consentOf(eb, rule.channel), '=', rule.status);
    case 'lastPhoto':
    case 'lastVisit': {
      const isPhoto = rule.field === 'lastPhoto';
      const last = isPhoto ? eb.ref('c.lastPhotoAt') : eb.fn.coalesce('c.lastVisitAt', 'c.lastPhotoAt');
      const since = new Date(now.getTime() - rule.days * DAY);
      if (rule.op === 'within') return eb(last, '>=', since);
      const before = eb(last, '<', since);
      return isPhoto || rule.includesUnknown ? eb.or([before, eb(last, 'is', null)]) : before;
    }
    case 'hasEmail':
      return rule.value ? hasAddress(eb, 'email') : eb.not(hasAddress(eb, 'email'));
    case 'hasPhone':
      return rule.value ? hasAddress(eb, 'sms') : eb.not(hasAddress(eb, 'sms'));
  }
}

const unless = (eb: Contacts, op: Schemas['AudienceMembership'], condition: Expression<SqlBool>) =>
  op === 'is' ? condition : eb.not(condition);
