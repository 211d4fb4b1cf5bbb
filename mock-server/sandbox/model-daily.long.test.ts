// Compares saved views, audiences, campaign copies and tests, and bulk changes of locations with
// minimal models after each random step.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { contact, storeContacts, type TestContact } from './campaigns/testing-contacts.ts';
import { deviceRow } from './devices/row.ts';
import { locationRow } from './locations/row.ts';
import {
  type CallOptions,
  call,
  freshFolder,
  openStore,
  startSandboxProcess,
  type TestPart,
  TOKENS,
} from './testing.ts';

type Schemas = components['schemas'];
type Audience = Schemas['CampaignAudience'];
type Rule = Schemas['AudienceRule'];
type Channel = Schemas['CampaignChannel'];

const accountId = 'owner-beauty';
const now = new Date();
const PLACES = ['location-queen', 'location-a', 'location-b'];
const BOOTHS = PLACES.flatMap((at, nth) => [0, 1].map((n) => ({ id: `booth-${nth}-${n}`, at })));

const people: TestContact[] = Array.from({ length: 60 }, (_, i) =>
  contact({
    id: `person-${i}`,
    email: i % 5 === 0 ? null : `person-${i}@mail.example`,
    phone: i % 3 === 0 ? `41655501${`${i}`.padStart(2, '0')}` : null,
    emailConsent: (['in', 'out', 'unknown'] as const)[i % 3] ?? 'in',
    smsConsent: i % 2 === 0 ? 'in' : 'unknown',
    bounced: i % 7 === 0,
    tags: [...(i % 4 === 0 ? ['colour'] : []), ...(i % 6 === 0 ? ['bridal'] : [])],
    source: i % 2 === 0 ? 'booth' : 'import',
    locationIds: PLACES.filter((_, nth) => i % (nth + 2) === 0),
    lastPhotoAt: i % 8 === 0 ? null : new Date(now.getTime() - i * 24 * 3600_000),
  }),
);

let folder: string;
let sandbox: TestPart;
beforeAll(async () => {
  folder = await freshFolder();
  const db = await openStore(folder);
  for (const id of PLACES.slice(1)) {
    const row = locationRow({ id, name: id, email: `${id}@juniper.example`, timezone: 'UTC' }, now);
    await db
      .insertInto('locations')
      .values({ ...row, accountId })
      .execute();
  }
  const booths = BOOTHS.map(({ id, at }) => ({
    ...deviceRow({ id, name: id, locationId: at }, now),
    accountId,
  }));
  await db.insertInto('devices').values(booths).execute();
  await storeContacts(db, people);
  await db.destroy();
  sandbox = await startSandboxProcess(folder);
});
afterAll(() => sandbox.stop());

const ask = async (method: string, path: string, asked: CallOptions = {}) =>
  call(sandbox.origin, method, path, { as: TOKENS.owner, ...asked });
const read = async (path: string, as = TOKENS.owner) => (await ask('GET', path, { as })).body;
const check = <T>(steps: fc.Arbitrary<T>, take: (step: T) => Promise<void>) =>
  fc.assert(fc.asyncProperty(steps, take), { numRuns: 400, endOnFailure: true });

test('views: saved views are listed for their owner until deleted, also after a restart', async () => {
  const tokens = [TOKENS.owner, TOKENS.manager, TOKENS.location];
  const model = tokens.map(() => new Map<string, { list: string; name: string; search: object }>());
  const lists = ['photos', 'devices'] as const;
  const step = fc.record({
    who: fc.nat({ max: 2 }),
    list: fc.constantFrom(...lists),
    name: fc.constantFrom('One', 'ONE', 'two', 'Drei', 'é'),
    search: fc.dictionary(fc.constantFrom('status', 'sort', 'search'), fc.string({ maxLength: 20 })),
    deletes: fc.boolean(),
  });
  const expectAll = async () => {
    for (const [who, as] of tokens.entries()) {
      const { items } = await read('/account/views?show=200', as);
      const listed = items.map(({ id, list, name, search }: Schemas['View']) => [id, { list, name, search }]);
      expect(new Map(listed)).toEqual(model[who]);
    }
  };
  await check(fc.array(step, { maxLength: 8 }), async (steps) => {
    for (const { who, list, name, search, deletes } of steps) {
      const [as, mine] = [tokens[who] ?? '', model[who] ?? new Map()];
      const same = [...mine].find(
        ([, one]) => one.list === list && one.name.toLowerCase() === name.toLowerCase(),
      );
      if (deletes && same) {
        // Another user cannot, with any call.
        const stranger = tokens[(who + 1) % 3] ?? '';
        expect((await ask('DELETE', `/account/views/${same[0]}`, { as: stranger })).status).toBe(404);
        expect((await ask('DELETE', `/account/views/${same[0]}`, { as })).status).toBe(200);
        mine.delete(same[0]);
      } else {
        const { status, body } = await ask('POST', '/account/views', { as, json: { list, name, search } });
        // The generated texts are storable, but a refused view is not stored.
        if (status === 422) continue;
        expect(status).toBe(same ? 409 : 200);
        if (!same) mine.set(body.id, { list, name, search });
      }
    }
    await expectAll();
  });
  await sandbox.kill();
  sandbox = await startSandboxProcess(folder);
  await expectAll();
});

const meets = (rule: Rule, one: TestContact): boolean => {
  switch (rule.field) {
    case 'tag':
      return rule.values.some((tag) => one.tags.includes(tag.toLowerCase())) === (rule.op === 'is');
    case 'location':
      return one.locationIds.includes(rule.value) === (rule.op === 'is');
    case 'source':
      return (one.source === rule.value) === (rule.op === 'is');
    case 'consent':
      return (rule.channel === 'sms' ? one.smsConsent : one.emailConsent) === rule.status;
    case 'hasEmail':
      return (one.email !== null) === rule.value;
    case 'hasPhone':
      return (one.phone !== null) === rule.value;
    case 'lastPhoto':
    case 'lastVisit': {
      const at = rule.field === 'lastPhoto' ? one.lastPhotoAt : (one.lastVisitAt ?? one.lastPhotoAt);
      if (rule.field === 'lastVisit' && at === null) return rule.op === 'notWithin' && !!rule.includesUnknown;
      const isWithin = at !== null && at.getTime() >= Date.now() - rule.days * 24 * 3600_000;
      return isWithin === (rule.op === 'within');
    }
  }
};

const membership = fc.constantFrom('is' as const, 'isNot' as const);
const rule: fc.Arbitrary<Rule> = fc.oneof(
  fc.record({
    field: fc.constant('tag' as const),
    op: membership,
    values: fc.uniqueArray(fc.constantFrom('colour', 'Bridal'), { minLength: 1 }),
  }),
  fc.record({ field: fc.constant('location' as const), op: membership, value: fc.constantFrom(...PLACES) }),
  fc.record({
    field: fc.constant('source' as const),
    op: membership,
    value: fc.constantFrom('booth' as const),
  }),
  fc.record({ field: fc.constant('hasEmail' as const), value: fc.boolean() }),
  fc.record({ field: fc.constant('hasPhone' as const), value: fc.boolean() }),
  fc.record({
    field: fc.constant('consent' as const),
    channel: fc.constantFrom('email' as const, 'sms' as const),
    status: fc.constantFrom('in' as const, 'out' as const, 'unknown' as const),
  }),
  fc.record({
    field: fc.constant('lastPhoto' as const),
    op: fc.constantFrom('within' as const, 'notWithin' as const),
    days: fc.integer({ min: 1, max: 70 }),
  }),
);
const audience: fc.Arbitrary<Audience> = fc.record({
  match: fc.constantFrom('all' as const, 'any' as const),
  rules: fc.array(rule, { maxLength: 3 }),
});

function fateOf(one: TestContact, channel: Channel) {
  if ((channel === 'sms' ? one.phone : one.email) === null) return 'noAddress';
  if ((channel === 'sms' ? one.smsConsent : one.emailConsent) !== 'in') return 'noConsent';
  return channel === 'email' && one.bounced ? 'bounced' : 'sent';
}

test('audiences: each contact is counted once, and named only to users who may see it', async () => {
  const step = fc.record({ channel: fc.constantFrom('email' as const, 'sms' as const), audience });
  await check(step, async ({ channel, audience: { match, rules } }) => {
    const matched = people.filter((one) => {
      const met = rules.map((each) => meets(each, one));
      return match === 'any' && rules.length > 0 ? met.includes(true) : !met.includes(false);
    });
    const under = (fate: string) => matched.filter((one) => fateOf(one, channel) === fate);
    for (const as of [TOKENS.owner, TOKENS.manager]) {
      const json = { channel, audience: { match, rules } };
      const { status, body } = await ask('POST', '/campaigns/audience', { as, json });
      const says = JSON.stringify(json);
      expect([status, body.audience, body.count], says).toEqual([200, matched.length, under('sent').length]);
      for (const fate of ['noAddress', 'noConsent', 'bounced'] as const) {
        expect(body.skipped[fate], `${fate} ${says}`).toBe(under(fate).length);
        const seen = under(fate).filter(
          ({ locationIds }) => as === TOKENS.owner || locationIds.includes('location-queen'),
        );
        const named = body.named[fate].map(({ id }: { id: string }) => id);
        expect(named, `${fate} ${says}`).toHaveLength(Math.min(seen.length, 20));
        expect(named.filter((id: string) => !seen.some((one) => one.id === id))).toEqual([]);
      }
    }
  });
});

test('campaigns: a copy has no history, and a test leaves no trace', async () => {
  const step = fc.record({
    audience,
    kind: fc.constantFrom('once' as const, 'repeating' as const, 'automatic' as const),
    words: fc.string({ minLength: 1, maxLength: 40 }),
  });
  await check(step, async ({ audience: given, kind, words }) => {
    const json = { name: words, channel: 'email', kind, audience: given, subject: words, body: words };
    const made = await ask('POST', '/campaigns', { json });
    // The text may be invalid or contain an unknown placeholder.
    if (made.status === 422) return;
    const path = `/campaigns/${made.body.id}`;
    const copied = (await ask('POST', `${path}/duplicate`)).body;
    const { id: _, version: _version, name, createdAt: __, updatedAt: ___, ...rest } = copied;
    expect(made.body).toMatchObject(rest);
    expect(name).toBe(`${words.trimEnd()} copy`);
    const to = ['mara@juniper.example'];
    expect((await ask('POST', `${path}/test`, { json: { to } })).status).toBe(200);
    expect(await read(path)).toEqual(made.body);
    expect(await read(`/campaigns/${copied.id}`)).toEqual(copied);
    const { stats, days } = await read(`${path}/report`);
    expect([stats, days]).toEqual([made.body.stats, []]);
  });
});

test('locations: the preview matches the result, and nothing else changes', async () => {
  const sessions: Record<string, { name: string; at: string[] }> = {};
  for (const at of [[], ['location-a'], ['location-queen', 'location-b']]) {
    const json = { name: `For ${at.join(' and ') || 'all'}`, locationIds: at };
    const { id, name } = (await ask('POST', '/sessions', { json })).body;
    sessions[id] = { name, at };
  }
  const links = fc.option(fc.constantFrom('https://a.example/', 'https://b.example/'));
  const wish = fc.record(
    {
      locationIds: fc.uniqueArray(fc.constantFrom(...PLACES), { minLength: 1 }),
      sessionId: fc.constantFrom(...Object.keys(sessions)),
      bookingUrl: links,
      reviewUrl: links,
    },
    { requiredKeys: ['locationIds', 'bookingUrl'] },
  );
  const own = new Map(
    PLACES.map((id) => [id, { bookingUrl: null as string | null, reviewUrl: null as string | null }]),
  );
  const runs = new Map(BOOTHS.map(({ id }) => [id, null as string | null]));
  await check(wish, async (json) => {
    const told = await ask('POST', '/account/locations/apply/preview', { json });
    expect(told.status).toBe(200);
    const session = sessions[json.sessionId ?? ''];
    const wanted = json.locationIds.map((id) => {
      const place = own.get(id);
      const fields = (['bookingUrl', 'reviewUrl'] as const).filter(
        (field) => json[field] !== undefined && json[field] !== place?.[field],
      );
      const joins = session && session.at.length > 0 && !session.at.includes(id);
      const booths = BOOTHS.filter((one) => session && one.at === id && runs.get(one.id) !== json.sessionId);
      return [id, [...fields, ...(joins ? ['session'] : []), ...booths.map((one) => one.id)]];
    });
    const changes = ({ items }: Schemas['LocationsChanged']) =>
      items.map((one) => [one.id, one.changes.map(({ field, device }) => device?.id ?? field)]);
    expect(changes(told.body)).toEqual(wanted);
    expect((await ask('POST', '/account/locations/apply', { json })).body).toEqual(told.body);
    for (const id of json.locationIds) {
      const place = own.get(id);
      if (place) Object.assign(place, json.bookingUrl !== undefined && { bookingUrl: json.bookingUrl });
      if (place) Object.assign(place, json.reviewUrl !== undefined && { reviewUrl: json.reviewUrl });
      if (session && session.at.length > 0 && !session.at.includes(id)) session.at.push(id);
      for (const booth of BOOTHS) if (session && booth.at === id) runs.set(booth.id, json.sessionId ?? null);
    }
    const { items: places } = await read('/account/locations?show=200');
    for (const place of places) expect(place).toMatchObject(own.get(place.id) ?? {});
    const { items: booths } = await read('/devices?show=200');
    expect(new Map(booths.map((one: Schemas['Device']) => [one.id, one.sessionId]))).toEqual(runs);
    for (const [id, { at }] of Object.entries(sessions)) {
      expect((await read(`/sessions/${id}`)).locationIds.toSorted()).toEqual(at.toSorted());
    }
  });
});
