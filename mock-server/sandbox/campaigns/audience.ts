// Whom a campaign reaches: its rules as one question to the database.
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
import type { OwnTables } from '../store/tables.ts';

type Schemas = components['schemas'];
type Rule = Schemas['AudienceRule'];
type Stats = Schemas['CampaignStats'];

/** To whom a round goes, and why not to the others. */
export type Reach = Pick<Stats, 'audience' | 'skipped' | 'sent'>;

export interface Addressed {
  channel: Schemas['CampaignChannel'];
  audience: Schemas['CampaignAudience'];
}

type Joined = OwnTables & { c: OwnTables['contacts'] };
export type Contacts = ExpressionBuilder<Joined, 'c'>;
/** A condition on contacts, besides the rules. */
export type Among = (eb: Contacts) => Expression<SqlBool>;

type Fate = 'noAddress' | 'noConsent' | 'bounced' | 'sent';

const DAY = 24 * 60 * 60_000;

/** Counts the audience, each contact once and those who are left out under the first reason that holds. */
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
      // No two contacts of an account share an address, so none is written to twice.
      duplicate: 0,
    },
    sent: count('sent'),
  };
}

/** How many are named under each reason. */
const MOST_NAMED = 20;
/** How many are named of those who would receive it. */
const MOST_SAMPLED = 3;

/**
 * Some of those who are left out, and some of those who are not, changed last first.
 * @param db as the caller sees it: nobody is named whom they do not see
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

/** The contacts to whom a round goes. */
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

/** Whether anybody would be written to. */
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

/** The contacts that meet the rules. */
const matching = (db: Kysely<OwnTables>, { match, rules }: Addressed['audience'], now: Date, among?: Among) =>
  db.selectFrom('contacts as c').where((eb) => {
    const met = rules.map((rule) => ruleMet(eb, rule, now));
    const all = match === 'any' && met.length > 0 ? eb.or(met) : eb.and(met);
    return among ? eb.and([all, among(eb)]) : all;
  });

/**
 * Whether there is an address, or a number. Looked up contact by contact, and not joined: a database that has no figures of
 * its tables yet takes both for small, and then joins each row with each.
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
  // What is known to come back are e-mails.
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
      return unless(eb, rule.op, eb(eb.val(rule.value), '=', eb.fn.any('c.tags')));
    case 'location':
      return unless(eb, rule.op, eb(eb.val(rule.value), '=', eb.fn.any('c.locationIds')));
    case 'source':
      return unless(eb, rule.op, eb('c.source', '=', rule.value));
    case 'consent':
      return eb(consentOf(eb, rule.channel), '=', rule.status);
    case 'lastPhoto':
    case 'lastVisit': {
      const column = rule.field === 'lastPhoto' ? 'c.lastPhotoAt' : 'c.lastVisitAt';
      const since = new Date(now.getTime() - rule.days * DAY);
      if (rule.op === 'within') return eb(column, '>=', since);
      return eb.or([eb(column, '<', since), eb(column, 'is', null)]);
    }
    case 'hasEmail':
      return rule.value ? hasAddress(eb, 'email') : eb.not(hasAddress(eb, 'email'));
    case 'hasPhone':
      return rule.value ? hasAddress(eb, 'sms') : eb.not(hasAddress(eb, 'sms'));
  }
}

const unless = (eb: Contacts, op: Schemas['AudienceMembership'], condition: Expression<SqlBool>) =>
  op === 'is' ? condition : eb.not(condition);
