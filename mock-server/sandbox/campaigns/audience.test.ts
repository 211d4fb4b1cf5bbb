// Compares the audience query with the same rules in plain JavaScript.
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { ownRows } from '../store/own-rows.ts';
import type { OwnTables, Tables } from '../store/tables.ts';
import { freshFolder, openStore } from '../testing.ts';
import { type Addressed, countAudience, countUnknownVisits, type Reach, reachesAnybody } from './audience.ts';
import { contact, storeContacts, type TestContact } from './testing-contacts.ts';

type Rule = components['schemas']['AudienceRule'];

const NOW = new Date('2026-06-15T12:00:00Z');
const DAY = 24 * 3600_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY);

let all: Kysely<Tables>;
let db: Kysely<OwnTables>;

/** Every combination of the fields that the rules read, and contacts of another account. */
const made: TestContact[] = Array.from({ length: 240 }, (_, i) =>
  contact({
    id: `contact-${i}`,
    accountId: i % 12 === 11 ? 'owner-pets' : 'owner-beauty',
    email: i % 5 === 0 ? null : `a${i}@mail.example`,
    phone: i % 3 === 0 ? null : `+1416555${String(i).padStart(4, '0')}`,
    emailConsent: (['in', 'in', 'out', 'unknown'] as const)[i % 4] ?? 'in',
    smsConsent: (['in', 'unknown', 'out'] as const)[i % 3] ?? 'in',
    bounced: i % 7 === 0,
    tags: i % 2 ? ['colour', 'vip'] : i % 4 ? ['Colour'] : [],
    source: i % 6 ? 'booth' : 'import',
    locationIds: i % 8 === 0 ? [] : i % 8 < 4 ? ['location-queen'] : ['location-queen', 'location-king'],
    lastPhotoAt: i % 9 === 0 ? null : daysAgo(i),
    // Some have neither a visit nor a photo.
    lastVisitAt: i % 10 === 0 || i % 18 === 0 ? null : daysAgo(i * 2),
  }),
);
const ours = made.filter(({ accountId }) => accountId === 'owner-beauty');

beforeAll(async () => {
  all = await openStore(await freshFolder());
  db = ownRows(all, 'owner-beauty');
  await storeContacts(all, made);
});
afterAll(() => all.destroy());

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function meets(one: TestContact, rule: Rule): boolean {
  const is = (met: boolean) => ('op' in rule && rule.op === 'isNot' ? !met : met);
  switch (rule.field) {
    case 'tag':
      return is(one.tags.some((tag) => rule.values.some((value) => isSame(value, tag))));
    case 'source':
      return is(one.source === rule.value);
    case 'location':
      return is(one.locationIds.includes(rule.value));
    case 'consent':
      return (rule.channel === 'sms' ? one.smsConsent : one.emailConsent) === rule.status;
    case 'lastPhoto':
    case 'lastVisit': {
      const at = rule.field === 'lastPhoto' ? one.lastPhotoAt : (one.lastVisitAt ?? one.lastPhotoAt);
      if (rule.field === 'lastVisit' && at === null) return rule.op === 'notWithin' && !!rule.includesUnknown;
      return (at !== null && at >= daysAgo(rule.days)) === (rule.op === 'within');
    }
    case 'hasEmail':
      return (one.email !== null) === rule.value;
    case 'hasPhone':
      return (one.phone !== null) === rule.value;
  }
}

function expected({ channel, audience: { match, rules } }: Addressed): Reach {
  const reach: Reach = {
    audience: 0,
    skipped: { noAddress: 0, noConsent: 0, bounced: 0, duplicate: 0 },
    sent: 0,
  };
  for (const one of ours) {
    const met = rules.map((rule) => meets(one, rule));
    if (match === 'any' && met.length > 0 ? !met.includes(true) : met.includes(false)) continue;
    reach.audience += 1;
    if ((channel === 'sms' ? one.phone : one.email) === null) reach.skipped.noAddress += 1;
    else if ((channel === 'sms' ? one.smsConsent : one.emailConsent) !== 'in') reach.skipped.noConsent += 1;
    else if (channel === 'email' && one.bounced) reach.skipped.bounced += 1;
    else reach.sent += 1;
  }
  return reach;
}

const RULES: Rule[] = [
  { field: 'tag', op: 'is', values: ['colour'] },
  { field: 'tag', op: 'isNot', values: ['VIP'] },
  { field: 'tag', op: 'is', values: ['VIP', 'none of them'] },
  { field: 'source', op: 'is', value: 'import' },
  { field: 'source', op: 'isNot', value: 'import' },
  { field: 'location', op: 'is', value: 'location-king' },
  { field: 'location', op: 'isNot', value: 'location-queen' },
  { field: 'consent', channel: 'email', status: 'unknown' },
  { field: 'consent', channel: 'sms', status: 'in' },
  { field: 'lastPhoto', op: 'within', days: 30 },
  { field: 'lastPhoto', op: 'notWithin', days: 30 },
  { field: 'lastVisit', op: 'within', days: 100 },
  { field: 'lastVisit', op: 'notWithin', days: 100 },
  { field: 'lastVisit', op: 'notWithin', days: 100, includesUnknown: true },
  { field: 'hasEmail', value: true },
  { field: 'hasEmail', value: false },
  { field: 'hasPhone', value: true },
  { field: 'hasPhone', value: false },
];

describe.each(['email', 'sms'] as const)('by %s', (channel) => {
  test.each(RULES.map((rule) => [JSON.stringify(rule), rule] as const))('%s', async (_, rule) => {
    const addressed: Addressed = { channel, audience: { match: 'all', rules: [rule] } };
    const reach = await countAudience(db, addressed, NOW);
    expect(reach).toEqual(expected(addressed));
    expect(reach.audience).toBeGreaterThan(0);
    expect(reach.audience).toBeLessThan(ours.length);
    expect(await reachesAnybody(db, addressed, NOW)).toBe(reach.sent > 0);
  });

  test('counts contacts without a known visit, included or not', async () => {
    const unknown = ours.filter(({ lastVisitAt, lastPhotoAt }) => !lastVisitAt && !lastPhotoAt).length;
    expect(unknown).toBeGreaterThan(0);
    const rule = { field: 'lastVisit', op: 'notWithin', days: 100 } as const;
    for (const rules of [[rule], [{ ...rule, includesUnknown: true }]])
      expect(await countUnknownVisits(db, { match: 'all', rules }, NOW)).toBe(unknown);
    expect(await countUnknownVisits(db, { match: 'all', rules: [] }, NOW)).toBe(0);
  });

  test('without rules, includes all contacts', async () => {
    for (const match of ['all', 'any'] as const) {
      const reach = await countAudience(db, { channel, audience: { match, rules: [] } }, NOW);
      expect(reach).toEqual(expected({ channel, audience: { match, rules: [] } }));
      expect(reach.audience).toBe(ours.length);
    }
  });

  test('matches all rules, or any rule', async () => {
    for (let i = 0; i < RULES.length; i += 1) {
      const rules = [0, 3, 7]
        .map((step) => RULES[(i + step) % RULES.length])
        .filter((rule) => rule !== undefined);
      for (const match of ['all', 'any'] as const) {
        const addressed: Addressed = { channel, audience: { match, rules } };
        expect(await countAudience(db, addressed, NOW)).toEqual(expected(addressed));
      }
    }
  });
});

test('reaches no contact if all lack a requirement', async () => {
  const rules: Rule[] = [{ field: 'consent', channel: 'email', status: 'out' }];
  expect(await reachesAnybody(db, { channel: 'email', audience: { match: 'all', rules } }, NOW)).toBe(false);
});

test('the counts of a large audience add up', async () => {
  const many = process.env.TEST_LONG ? 100_000 : 3000;
  await sql`insert into contacts (id, account_id, source, tags, location_ids, email_consent, sms_consent, last_visit_at,
      search_text, created_at, updated_at)
    select 'many-' || n, 'owner-pets', 'import', case when n % 3 = 0 then '{colour}' else '{}' end::text[], '{}',
      jsonb_build_object('status', case when n % 4 = 0 then 'out' else 'in' end), '{"status": "in"}',
      now() - n % 1000 * interval '1 day', 'many', now(), now()
    from generate_series(1, ${many}::integer) as n`.execute(all);
  await sql`insert into contact_emails (account_id, contact_id, position, value, key)
    select account_id, id, 0, id || '@mail.example', id || '@mail.example' from contacts
    where account_id = 'owner-pets' and id like 'many-%'`.execute(all);
  const addressed: Addressed = {
    channel: 'email',
    audience: {
      match: 'any',
      rules: [
        { field: 'tag', op: 'is', values: ['colour'] },
        { field: 'lastVisit', op: 'within', days: 365 },
        { field: 'hasPhone', value: true },
      ],
    },
  };
  const pets = ownRows(all, 'owner-pets');
  const { audience, skipped, sent } = await countAudience(pets, addressed, new Date());
  expect(audience).toBeGreaterThan(many / 2);
  expect(audience).toBeLessThan(many);
  expect(skipped.noAddress + skipped.noConsent + skipped.bounced + sent).toBe(audience);
});
