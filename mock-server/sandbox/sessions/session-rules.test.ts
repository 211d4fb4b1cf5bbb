// Inherited values of a session, and permissions to change it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, PEOPLE, type World } from './testing.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const make: World['session'] = (...given) => world.session(...given);
const change = (id: string, json: object, as?: string) => world.post(`/sessions/${id}`, json, as);
const read = (id: string, as?: string) => world.get(`/sessions/${id}`, as);
const PHOTO = { kind: 'photo', title: 'Portrait' };
const fieldsOf = (answer: { status: number; body: { errors?: { field: string }[] } }) => [
  answer.status,
  answer.body.errors?.map(({ field }) => field),
];

describe('inherited settings', () => {
  test('come from the only location if it has them, else from the account, unless the session has its own', async () => {
    const [own, place, house] = [
      await world.asset('logo'),
      await world.asset('logo'),
      await world.asset('logo'),
    ];
    const account = {
      logoAssetId: house,
      brandColor: '#010101',
      accentColor: '#020202',
      bookingUrl: 'https://account.example/book',
      reviewUrl: 'https://account.example/review',
    };
    await world.post('/account', account);
    await world.post('/account/locations/location-queen', {
      logoAssetId: place,
      bookingUrl: 'https://queen.example/',
    });
    const { id, ...session } = await make({ locationIds: ['location-queen'] });
    expect(session).toMatchObject({
      logoAssetId: place,
      primaryColor: '#010101',
      accentColor: '#020202',
      bookingUrl: 'https://queen.example/',
      reviewUrl: 'https://account.example/review',
      inherits: {
        logoAssetId: 'location',
        primaryColor: 'account',
        accentColor: 'account',
        bookingUrl: 'location',
        reviewUrl: 'account',
      },
    });
    const two = await change(id, { locationIds: ['location-queen', 'location-far'] });
    expect(two.body).toMatchObject({
      logoAssetId: house,
      bookingUrl: 'https://account.example/book',
      inherits: { logoAssetId: 'account', bookingUrl: 'account' },
    });
    const set = {
      logoAssetId: own,
      primaryColor: '#0a0b0c',
      accentColor: '#0D0E0F',
      bookingUrl: 'https://session.example/',
      reviewUrl: 'https://session.example/',
    };
    const fields = Object.keys(set);
    const all = (value: string | null) => Object.fromEntries(fields.map((field) => [field, value]));
    expect((await change(id, set)).body).toMatchObject({ ...set, inherits: all('own') });
    expect((await change(id, all(null))).body).toMatchObject({
      primaryColor: '#010101',
      inherits: all('account'),
    });
    await world.post('/account', { brandColor: null, accentColor: null });
    expect(await read(id)).toMatchObject({ primaryColor: null, inherits: { primaryColor: 'account' } });
  });
});

describe('a Manager', () => {
  const { noor, ines, petra } = PEOPLE;
  const LOOK = {
    theme: 'dark',
    primaryColor: '#111111',
    accentColor: '#111111',
    font: 'Georgia',
    logoAssetId: null,
    startScreenAssetId: null,
    experienceScreenAssetId: null,
    sharingScreenAssetId: null,
    micrositeBackgroundAssetId: null,
    overlayAssetIds: [],
    promotionalAssetIds: [],
    startText: 'Hi',
    thanksText: 'Bye',
  };

  test.each(Object.entries(LOOK))('needs the permission for %s', async (field, value) => {
    const session = await make();
    const sent = { [field]: value };
    for (const answer of [
      await change(session.id, sent, noor),
      await world.post('/sessions', { name: `Look of ${field}`, ...sent }, noor),
    ]) {
      expect(answer).toMatchObject({
        status: 403,
        body: { detail: expect.stringContaining(`change ${field},`) },
      });
    }
    expect(await change(session.id, sent, ines)).toMatchObject({ status: 200 });
    expect(await change(session.id, { idleSeconds: 20 }, noor)).toMatchObject({ status: 200 });
  });

  test('cannot change locked fields or locks, or delete a session with locks', async () => {
    const locked = ['consentText', 'experiences', 'theme'];
    const session = await make({ lockedFields: locked });
    for (const sent of [{ consentText: 'x' }, { experiences: [PHOTO] }, { theme: 'dark' }]) {
      const [field] = Object.keys(sent);
      const answer = await change(session.id, sent, ines);
      expect(answer).toMatchObject({
        status: 403,
        body: { detail: expect.stringContaining(`locked ${field}.`) },
      });
    }
    expect((await change(session.id, { lockedFields: [] }, ines)).body.detail).toContain('lockedFields');
    expect(await change(session.id, { lockedFields: locked.toReversed() }, ines)).toMatchObject({
      status: 200,
    });
    expect(await world.post('/sessions', { name: 'Locker', lockedFields: ['theme'] }, ines)).toMatchObject({
      status: 403,
    });
    expect(await world.ask('DELETE', `/sessions/${session.id}`, { as: ines })).toMatchObject({ status: 403 });
    expect(await change(session.id, { consentText: 'x', lockedFields: [] })).toMatchObject({ status: 200 });
    expect(await change(session.id, { consentText: 'y' }, ines)).toMatchObject({ status: 200 });
    expect(await world.ask('DELETE', `/sessions/${session.id}`, { as: ines })).toMatchObject({ status: 200 });
  });

  test('cannot change logo or colors while the brand is locked', async () => {
    const session = await make({}, PEOPLE.pets);
    for (const field of ['logoAssetId', 'primaryColor', 'accentColor']) {
      expect(await change(session.id, { [field]: null }, petra)).toMatchObject({ status: 403 });
      expect(await world.post('/sessions', { name: 'Brand', [field]: null }, petra)).toMatchObject({
        status: 403,
      });
    }
    expect(await change(session.id, { theme: 'dark' }, petra)).toMatchObject({ status: 200 });
    expect(await change(session.id, { primaryColor: '#123456' }, PEOPLE.pets)).toMatchObject({ status: 200 });
    expect(await world.ask('DELETE', `/sessions/${session.id}`, { as: petra })).toMatchObject({
      status: 200,
    });
  });

  test('can assign only their own locations, all of them by default', async () => {
    expect((await make({}, noor)).locationIds.toSorted()).toEqual(['location-harbour', 'location-queen']);
    const session = await make({ locationIds: ['location-queen'] }, ines);
    expect(session.locationIds).toEqual(['location-queen']);
    expect(
      fieldsOf(await world.post('/sessions', { name: 'Far', locationIds: ['location-far'] }, ines)),
    ).toEqual([422, ['locationIds.0']]);
    expect(
      fieldsOf(await change(session.id, { locationIds: ['location-queen', 'location-far'] }, ines)),
    ).toEqual([422, ['locationIds.1']]);
    expect((await change(session.id, { locationIds: [] }, ines)).body.locationIds).toEqual([
      'location-queen',
    ]);
    // A location that the owner named and the manager is not assigned to stays.
    await change(session.id, { locationIds: ['location-far', 'location-queen'] });
    const { body } = await change(session.id, { locationIds: [] }, ines);
    expect(body.locationIds.toSorted()).toEqual(['location-far', 'location-queen']);
  });

  test('and a Location see sessions for their locations or for all', async () => {
    const far = await make({ locationIds: ['location-far'] });
    const harbour = await make({ locationIds: ['location-harbour', 'location-far'] });
    const everywhere = await make();
    const seen = async (as: string) => {
      const { items } = await world.get('/sessions?show=200', as);
      return [far, harbour, everywhere].map(({ id }) => items.some((one: { id: string }) => one.id === id));
    };
    expect(await seen(noor)).toEqual([false, true, true]);
    expect(await seen(PEOPLE.location)).toEqual([false, false, true]);
    expect(await world.ask('GET', `/sessions/${far.id}`, { as: noor })).toMatchObject({ status: 404 });
    expect(await change(far.id, { minAge: 3 }, noor)).toMatchObject({ status: 404 });
    expect(await world.ask('DELETE', `/sessions/${far.id}`, { as: noor })).toMatchObject({ status: 404 });
    expect(await world.post('/sessions', { name: 'No' }, PEOPLE.location)).toMatchObject({ status: 403 });
    expect(await world.ask('GET', `/sessions/${everywhere.id}`, { as: PEOPLE.pets })).toMatchObject({
      status: 404,
    });
    await world.post('/accounts/owner-beauty/viewings', { reason: 'A ticket.' }, PEOPLE.admin);
    expect(
      await world.ask('GET', `/sessions/${everywhere.id}?uid=owner-beauty`, { as: PEOPLE.admin }),
    ).toMatchObject({ status: 200 });
  });
});

test('the consent version counts changes of its text', async () => {
  const session = await make();
  const versions = [];
  for (const consentText of ['One', 'One', 'Two', null]) {
    versions.push((await change(session.id, { consentText })).body.consentVersion);
  }
  expect(versions).toEqual([1, 1, 2, 3]);
  expect((await change(session.id, { minAge: 3 })).body.consentVersion).toBe(3);
});
