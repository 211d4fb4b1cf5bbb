// An own domain for guest pages: which names can be used, what the check finds, and whose photos it shows.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Guests, openGuests } from '../guest/testing.ts';
import { PEOPLE, SALON } from '../sessions/testing.ts';
import { readDomain } from './domain-name.ts';
import { checkDueDomains } from './guest-domain.ts';

let guests: Guests;
beforeAll(async () => {
  guests = await openGuests();
});
afterAll(() => guests.stop());

const PATH = '/account/domain';
const DOMAIN = 'photos.salon.example';

const setRecord = (type: string, name: string, value: string) =>
  guests.fetch('/internal/dns', { method: 'POST', body: new URLSearchParams({ type, name, value }) });
const check = (as?: string) => guests.post(`${PATH}/check`, undefined, as);
async function publish(as: string, domain = DOMAIN) {
  const { body } = await guests.post(PATH, { domain }, as);
  for (const { type, name, value } of body.records) await setRecord(type, name, value);
}
async function verify(as: string, domain = DOMAIN) {
  await publish(as, domain);
  return check(as);
}
const isServed = async (domain: string) =>
  (await guests.fetch(`/internal/guest-domains/${domain}`)).status === 200;

describe('a name', () => {
  const OWN = ['guest.frameside.example', 'app.frameside.example'];
  const message = (text: string) => {
    const read = readDomain(text, OWN);
    return 'message' in read ? read.message : read.domain;
  };

  test.each([
    ['photos.salon.example', 'photos.salon.example'],
    [' Photos.SALON.example. ', 'photos.salon.example'],
    ['fotos.müller.example', 'fotos.xn--mller-kva.example'],
    ['写真.サロン.example', 'xn--g7qs82g.xn--vck1fsa.example'],
    ['xn--g7qs82g.salon.example', 'xn--g7qs82g.salon.example'],
  ])('%s is accepted', (text, domain) => {
    expect(message(text)).toBe(domain);
  });

  test.each([
    ['127.0.0.1', /IP address/],
    ['127.1', /IP address/],
    ['0x7f000001', /IP address/],
    ['[::1]', /IP address/],
    ['::1', /IP address/],
    ['１２７.0.0.1', /IP address/],
    ['*.salon.example', /wildcard/],
    ['localhost', /cannot reach/],
    ['photos.salon.localhost', /cannot reach/],
    ['nas.salon.local', /cannot reach/],
    ['db.salon.internal', /cannot reach/],
    ['guest.frameside.example', /is ours/],
    ['x.guest.frameside.example', /is ours/],
    ['APP.frameside.example', /is ours/],
    ['salon.example', /Use a subdomain, like photos\.salon\.example/],
    ['https://photos.salon.example', /Enter only the name/],
    ['photos.salon.example/gallery', /Enter only the name/],
    ['photos.salon.example:8080', /Enter only the name/],
    ['me@photos.salon.example', /Enter only the name/],
    ['photos..example', /not a valid domain/],
    ['-photos.salon.example', /not a valid domain/],
    ['xn--a.salon.example', /not a valid domain/],
    [`${'a'.repeat(64)}.salon.example`, /not a valid domain/],
    [`${'a.'.repeat(130)}example`, /not a valid domain/],
  ])('%s is refused', (text, why) => {
    expect(message(text)).toMatch(why);
  });

  test('that is refused is named by its field, and nothing is stored', async () => {
    const { status, body } = await guests.post(PATH, { domain: 'localhost' });
    expect([status, body.errors[0].field]).toEqual([422, 'domain']);
    expect(await guests.get(PATH)).toMatchObject({ domain: null, status: 'none', records: [] });
  });
});

describe('the check', () => {
  test('says what was found, and verifies only when both records are right', async () => {
    expect((await check()).body).toMatchObject({ domain: null, status: 'none' });
    const { body } = await guests.post(PATH, { domain: DOMAIN });
    expect(body).toMatchObject({ domain: DOMAIN, status: 'waiting', checkedAt: null });
    const [cname, txt] = body.records;
    expect(cname).toMatchObject({ type: 'CNAME', name: DOMAIN, value: 'guest.localhost', status: 'missing' });
    expect((await check()).body).toMatchObject({ status: 'waiting', checkedAt: expect.any(String) });

    await setRecord('CNAME', DOMAIN, 'sites.other-host.example');
    expect((await check()).body).toMatchObject({
      status: 'wrong',
      records: [{ status: 'wrong', found: ['sites.other-host.example'] }, { status: 'missing' }],
    });
    await setRecord('CNAME', DOMAIN, cname.value);
    expect((await check()).body).toMatchObject({
      status: 'waiting',
      records: [{ status: 'found' }, { status: 'missing', found: [] }],
    });
    expect(await isServed(DOMAIN)).toBe(false);
    await setRecord('TXT', txt.name, txt.value);
    expect((await check()).body).toMatchObject({ status: 'verified', verifiedAt: expect.any(String) });
    expect(await isServed(DOMAIN)).toBe(true);
    // The same domain again changes nothing.
    expect((await guests.post(PATH, { domain: DOMAIN.toUpperCase() })).body.status).toBe('verified');
  });

  test('is repeated, and ends the use of a domain whose records are gone', async () => {
    await setRecord('CNAME', DOMAIN, '');
    const in25Hours = new Date(Date.now() + 25 * 60 * 60_000);
    await guests.rows((db) => checkDueDomains(db, in25Hours));
    expect(await guests.get(PATH)).toMatchObject({ status: 'waiting', verifiedAt: null });
    expect(await isServed(DOMAIN)).toBe(false);
    await setRecord('CNAME', DOMAIN, 'guest.localhost');
    await guests.rows((db) => checkDueDomains(db, new Date(in25Hours.getTime() + 11 * 60_000)));
    expect((await guests.get(PATH)).status).toBe('verified');
  });

  test('keeps a domain to one account, and does not let an unproven one block it', async () => {
    const refused = await guests.post(PATH, { domain: DOMAIN }, PEOPLE.pets);
    expect([refused.status, refused.body.errors[0].field]).toEqual([409, 'domain']);
    const other = 'photos.pets.example';
    await guests.post(PATH, { domain: other });
    expect((await verify(PEOPLE.pets, other)).body.status).toBe('verified');
    // Its CNAME is right, but the TXT is of the other account.
    expect((await check()).body).toMatchObject({
      status: 'wrong',
      records: [{ status: 'found' }, { status: 'wrong' }],
    });
    await publish(PEOPLE.owner, DOMAIN);
    expect((await check()).body.status).toBe('verified');
  });

  test('of two accounts at once verifies one', async () => {
    const domain = 'photos.race.example';
    for (const as of [PEOPLE.owner, PEOPLE.pets]) await guests.post(PATH, { domain }, as);
    await guests.rows(async (db) => {
      const rows = await db.selectFrom('guestDomains').selectAll().where('domain', '=', domain).execute();
      const values = rows.map(({ token }) => `frameside-verify=${token}`);
      const zone = [
        { name: domain, type: 'CNAME' as const, values: ['guest.localhost'] },
        { name: `_frameside.${domain}`, type: 'TXT' as const, values },
      ];
      await db.insertInto('dnsRecords').values(zone).execute();
    });
    const answers = await Promise.all([PEOPLE.owner, PEOPLE.pets].map(check));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.errors[0].field).toBe('domain');
    for (const as of [PEOPLE.owner, PEOPLE.pets]) await guests.ask('DELETE', PATH, { as });
  });
});

describe('a verified domain', () => {
  test('is in the links of its account, and shows nothing of another one', async () => {
    await verify(PEOPLE.owner);
    const gallery = await guests.gallery();
    const photo = await guests.shown(gallery.id);
    expect(gallery.micrositeUrl).toBe(`http://${DOMAIN}/${gallery.slug}`);
    expect(photo.publicUrl).toBe(`http://${DOMAIN}/p/${photo.token}`);
    const theirs = await guests.gallery({}, PEOPLE.pets);
    const theirPhoto = await guests.shown(theirs.id, {}, PEOPLE.pets);
    expect(theirPhoto.publicUrl).toBe(`http://guest.localhost/p/${theirPhoto.token}`);

    const on = (site: string) => async (path: string) =>
      (await guests.guest('GET', path, { headers: { 'x-guest-site': site } })).status;
    const [own, unknown] = [on(DOMAIN), on('photos.unknown.example')];
    for (const path of [
      `/photos/${photo.token}`,
      `/sites/${gallery.slug}`,
      `/sites/${gallery.slug}/photos`,
    ]) {
      expect([path, await own(path), await unknown(path)]).toEqual([path, 200, 404]);
    }
    for (const path of [
      `/photos/${theirPhoto.token}`,
      `/sites/${theirs.slug}`,
      `/sites/${theirs.slug}/photos`,
    ]) {
      expect([path, await own(path)]).toEqual([path, 404]);
    }
    const hide = { json: { confirm: true }, headers: { 'x-guest-site': DOMAIN } };
    expect((await guests.guest('POST', `/photos/${theirPhoto.token}/hide`, hide)).status).toBe(404);

    const mediaOf = async (token: string, site: string) => {
      const { body } = await guests.guest('GET', `/photos/${token}`);
      return (await guests.fetch(body.photo.url, { headers: { 'x-guest-site': site } })).status;
    };
    expect(await mediaOf(photo.token, DOMAIN)).toBe(200);
    expect(await mediaOf(theirPhoto.token, DOMAIN)).toBe(404);
  });

  test('is no longer used once it is removed', async () => {
    const { id } = await guests.gallery();
    expect((await guests.get(`/sessions/${id}`)).micrositeUrl).toContain(DOMAIN);
    expect((await guests.ask('DELETE', PATH)).body).toMatchObject({ domain: null, status: 'none' });
    expect((await guests.get(`/sessions/${id}`)).micrositeUrl).toContain('http://guest.localhost/');
    expect(await isServed(DOMAIN)).toBe(false);
  });
});

test.each([
  ['a Manager', PEOPLE.noor, '', 403],
  ['a Location', PEOPLE.location, '', 403],
  ['an administrator', PEOPLE.admin, `?uid=${SALON}`, 200],
])('%s cannot change it', async (_, as, query, reads) => {
  if (query) await guests.post(`/accounts/${SALON}/viewings`, { reason: 'A ticket.' }, as);
  expect((await guests.ask('GET', PATH + query, { as })).status).toBe(reads);
  expect((await guests.post(PATH + query, { domain: DOMAIN }, as)).status).toBe(403);
  expect((await guests.post(`${PATH}/check${query}`, undefined, as)).status).toBe(403);
  expect((await guests.ask('DELETE', PATH + query, { as })).status).toBe(403);
});
