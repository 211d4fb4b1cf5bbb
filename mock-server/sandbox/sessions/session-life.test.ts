// Devices, deletion, copies and lists of sessions.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, PEOPLE, PETS, type World } from './testing.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const make: World['session'] = (...given) => world.session(...given);
const change = (id: string, json: object, as?: string) => world.post(`/sessions/${id}`, json, as);
const read = (id: string, as?: string) => world.get(`/sessions/${id}`, as);
const remove = (id: string, as = PEOPLE.owner) => world.ask('DELETE', `/sessions/${id}`, { as });
const PHOTO = { kind: 'photo', title: 'Portrait' };
const conflict = (field: string, count = 1) => ({
  status: 409,
  body: { errors: Array.from({ length: count }, () => ({ field })) },
});
const invalid = (...fields: string[]) => ({
  status: 422,
  body: { errors: fields.map((field) => ({ field })) },
});

describe('devices', () => {
  const devices = async () =>
    Object.fromEntries(
      (await world.get('/devices')).items.map((one: { id: string; sessionId: string | null }) => [
        one.id,
        one.sessionId,
      ]),
    );

  test('have one session at a time, which both sides show', async () => {
    const first = await make({ deviceIds: ['device-front', 'device-harbour'] });
    const second = await make({ deviceIds: ['device-front'] });
    expect((await read(first.id)).deviceIds).toEqual(['device-harbour']);
    expect(second.deviceIds).toEqual(['device-front']);
    expect(await devices()).toMatchObject({ 'device-front': second.id, 'device-harbour': first.id });
    await change(second.id, { deviceIds: [] });
    expect(await devices()).toMatchObject({ 'device-front': null });
    await world.post('/devices/device-front', { sessionId: first.id });
    expect((await read(first.id)).deviceIds).toEqual(['device-front', 'device-harbour']);
    await change(first.id, { deviceIds: [] });
  });

  test('leave an active session for another one from every side, and are released when it ends', async () => {
    const active = async (deviceIds: string[]) => {
      const { id } = await make({ experiences: [PHOTO], deviceIds });
      return (await change(id, { status: 'active' })).body;
    };
    const session = await active(['device-front', 'device-harbour', 'device-far']);
    const all = ['device-front', 'device-harbour'];
    const other = await make();
    expect((await change(other.id, { deviceIds: all })).body.deviceIds).toEqual(all);
    expect((await read(session.id)).deviceIds).toEqual(['device-far']);
    const third = await active(['device-front']);
    expect(third.deviceIds).toEqual(['device-front']);
    expect(await world.post('/devices/device-front', { sessionId: other.id })).toMatchObject({ status: 200 });
    expect((await read(third.id)).deviceIds).toEqual([]);
    expect((await change(session.id, { status: 'ended' })).body.deviceIds).toEqual([]);
    expect(await devices()).toMatchObject({ 'device-far': null, 'device-front': other.id });
    expect(await change(session.id, { deviceIds: ['device-far'] })).toMatchObject(conflict('deviceIds'));
    await change(other.id, { deviceIds: [] });
  });

  test('that a Manager is not assigned to stay, and are hidden from them', async () => {
    const session = await make({ deviceIds: ['device-far', 'device-front'] });
    expect((await read(session.id, PEOPLE.noor)).deviceIds).toEqual(['device-front']);
    expect((await change(session.id, { deviceIds: ['device-harbour'] }, PEOPLE.noor)).body.deviceIds).toEqual(
      ['device-harbour'],
    );
    expect((await read(session.id)).deviceIds).toEqual(['device-harbour', 'device-far']);
    const far = await change(session.id, { deviceIds: ['device-far'] }, PEOPLE.noor);
    expect(far).toMatchObject(invalid('deviceIds.0'));
    await change(session.id, { deviceIds: [] });
  });
});

describe('deletion', () => {
  test('is refused while it is active on devices, which are listed', async () => {
    const deviceIds = ['device-front', 'device-studio', 'device-harbour'];
    const session = await make({ experiences: [PHOTO], deviceIds });
    await change(session.id, { status: 'active' });
    const refused = await remove(session.id);
    expect(refused).toMatchObject(conflict('deviceIds', 3));
    expect(refused.body.detail).toMatch(/^Front desk, Studio and Front desk are running this session\./);
    const asked = await remove(session.id, PEOPLE.ines);
    expect(asked.body.detail).toMatch(
      /^Front desk, Studio and A device of another location are running this session\./,
    );
    await change(session.id, { status: 'paused' });
    expect(await remove(session.id)).toMatchObject({ status: 200, body: { id: session.id } });
    expect(await world.ask('GET', `/sessions/${session.id}`)).toMatchObject({ status: 404 });
    expect(await remove(session.id)).toMatchObject({ status: 404 });
    const { items } = await world.get('/devices');
    expect(items.filter(({ sessionId }: { sessionId: string }) => sessionId === session.id)).toEqual([]);
  });

  test('is possible for an active one without devices', async () => {
    const session = await make({ experiences: [PHOTO] });
    await change(session.id, { status: 'active' });
    expect(await remove(session.id)).toMatchObject({ status: 200 });
  });
});

describe('a copy', () => {
  const copy = async (id: string, as = PEOPLE.owner) => {
    const answer = await world.ask('POST', `/sessions/${id}/duplicate`, { as });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body;
  };

  test('is a draft with everything except devices, times and identity', async () => {
    const session = await make({
      name: 'Original',
      locationIds: ['location-queen'],
      deviceIds: ['device-front'],
      startsAt: '2026-10-01T12:00:00Z',
      consentText: 'Yes',
      lockedFields: ['theme'],
      experiences: [PHOTO],
    });
    const copied = await copy(session.id);
    expect(copied).toEqual({
      ...session,
      id: copied.id,
      version: expect.any(String),
      name: 'Original copy',
      slug: 'original-copy',
      deviceIds: [],
      startsAt: null,
      experiences: [{ ...session.experiences[0], id: copied.experiences[0].id }],
      createdAt: copied.createdAt,
      updatedAt: copied.createdAt,
    });
    expect(copied.id).not.toBe(session.id);
    expect(copied.experiences[0].id).not.toBe(session.experiences[0].id);
    expect([(await copy(session.id)).name, (await copy(session.id)).name]).toEqual([
      'Original copy 2',
      'Original copy 3',
    ]);
    await change(session.id, { deviceIds: [] });
  });

  test('has a name within the limit', async () => {
    const session = await make({ name: '✂'.repeat(58) });
    expect((await copy(session.id)).name).toBe(`${'✂'.repeat(55)} copy`);
    expect((await copy(session.id)).name).toBe(`${'✂'.repeat(53)} copy 2`);
  });

  test('by a Manager is for the assigned locations', async () => {
    const everywhere = await make();
    expect((await copy(everywhere.id, PEOPLE.ines)).locationIds).toEqual(['location-queen']);
    const two = await make({ locationIds: ['location-far', 'location-queen'] });
    expect((await copy(two.id, PEOPLE.noor)).locationIds).toEqual(['location-queen']);
    expect(await world.ask('POST', '/sessions/nobody/duplicate')).toMatchObject({ status: 404 });
  });
});

describe('a test of the message', () => {
  const send = (id: string, json: object, as?: string) => world.post(`/sessions/${id}/test`, json, as);

  test('comes to the caller as to a guest, with the stored texts or those of the request', async () => {
    const emailBody = 'Hi {{firstName}}, from {{business}} at {{location}}:\n\n{{link}}';
    const { id, slug } = await world.session({ emailBody, locationIds: ['location-queen'] });
    const { to, message } = (await send(id, { channel: 'email', emailSubject: 'For {{firstName}}' })).body;
    expect([to, message.from, message.subject]).toEqual([
      'owner@juniper.example',
      'Juniper Salon',
      'For Maya',
    ]);
    expect(message.text).toContain('Hi Maya, from Juniper Salon at Juniper Queen Street:');
    expect(message.text).toContain(`/${slug}`);
    expect(message.html).toContain('/media/examples/guest-photo-beauty.svg');
    expect((await world.get(`/sessions/${id}`)).emailSubject).toBeNull();
    const ours = (await send(id, { channel: 'email', emailBody: null })).body.message;
    expect(ours.text).not.toContain('Hi Maya, from Juniper Salon at Juniper Queen Street:');
    expect(ours.text).toContain('Maya');
  });

  test('comes to the own address of a Manager, and counts toward the plan', async () => {
    const { id } = await world.session({ locationIds: ['location-queen'] });
    const { to } = (await send(id, { channel: 'email' }, PEOPLE.ines)).body;
    expect(to).toBe('manager-ines@mail.example');
    const used = async (): Promise<number> =>
      (await world.get('/payments/subscription')).usage.find(
        ({ name }: { name: string }) => name === 'emails',
      ).used;
    const before = await used();
    await send(id, { channel: 'email' });
    expect(await used()).toBe(before + 1);
  });

  test('is refused without SMS, without a number, with an unknown placeholder, and to others', async () => {
    const { id } = await world.session({ locationIds: ['location-queen'] });
    expect(await send(id, { channel: 'sms' })).toMatchObject({
      status: 409,
      body: { detail: "SMS isn't enabled for this account. Have it enabled, then try again." },
    });
    const theirs = await world.session({}, PEOPLE.pets);
    const phoneOf = (phone: string | null) =>
      world.rows((db) => db.updateTable('accounts').set({ phone }).where('id', '=', PETS).execute());
    await phoneOf(null);
    expect(await send(theirs.id, { channel: 'sms' }, PEOPLE.pets)).toMatchObject({
      status: 409,
      body: { detail: 'Your profile has no phone number. Add it, then try again.' },
    });
    await phoneOf('4165550199');
    const sent = await send(theirs.id, { channel: 'sms' }, PEOPLE.pets);
    expect([sent.status, sent.body.to]).toEqual([200, '4165550199']);
    const wrong = await send(id, { channel: 'email', emailBody: '{{nope}}' });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'emailBody']);
    expect((await send(id, { channel: 'email' }, PEOPLE.pets)).status).toBe(404);
    expect((await send(id, { channel: 'email' }, PEOPLE.location)).status).toBe(403);
  });
});

test('the list is sorted newest first, paginated, and filters by name, location and status', async () => {
  for (const [name, locationIds] of [
    ['List 100%', ['location-pets']],
    ['list two', []],
    ['other', []],
  ] as const) {
    await make({ name, locationIds, experiences: [PHOTO] }, PEOPLE.pets);
  }
  const names = async (query: string) =>
    (await world.get(`/sessions${query}`, PEOPLE.pets)).items.map(({ name }: { name: string }) => name);
  const all = await names('');
  expect(all.slice(0, 3)).toEqual(['other', 'list two', 'List 100%']);
  expect(await world.get('/sessions?show=2&page=2', PEOPLE.pets)).toMatchObject({
    page: 2,
    pages: Math.ceil(all.length / 2),
  });
  expect(await names('?show=1&page=2')).toEqual(['list two']);
  expect(await names('?search=list&sort=name')).toEqual(['List 100%', 'list two']);
  expect(await names('?search=list&sort=-name')).toEqual(['list two', 'List 100%']);
  expect(await names('?search=LIST')).toEqual(['list two', 'List 100%']);
  expect(await names('?search=%25')).toEqual(['List 100%']);
  expect(await names('?locationId=location-pets')).toEqual(all);
  expect(await names('?locationId=nowhere')).not.toContain('List 100%');
  expect(await names('?locationId=nowhere')).toContain('other');
  const { items } = await world.get('/sessions?search=list+two', PEOPLE.pets);
  await change(items[0].id, { status: 'active' }, PEOPLE.pets);
  expect(await names('?status=active')).toEqual(['list two']);
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const scheduled = await change(items[0].id, { startsAt: later }, PEOPLE.pets);
  expect(scheduled.body).toMatchObject({ status: 'scheduled', startsAt: later });
  expect(await names('?status=active')).toEqual([]);
  expect(await names('?status=scheduled')).toEqual(['list two']);
  expect(await read(items[0].id, PEOPLE.pets)).toMatchObject({ status: 'scheduled' });
  expect((await change(items[0].id, { status: 'scheduled' }, PEOPLE.pets)).status).toBe(422);
  const [other] = (await world.get('/sessions?search=other', PEOPLE.pets)).items;
  await change(other.id, { status: 'active' }, PEOPLE.pets);
  expect((await names('?sort=-status')).slice(0, 2)).toEqual(['other', 'list two']);
  expect((await change(items[0].id, { status: 'paused' }, PEOPLE.pets)).body.status).toBe('paused');
  const resumed = { status: 'active', startsAt: '2026-01-01T00:00:00Z' };
  expect((await change(items[0].id, resumed, PEOPLE.pets)).body.status).toBe('active');
  expect(await world.get('/sessions?status=ended', PEOPLE.pets)).toEqual({
    page: 1,
    pages: 0,
    total: 0,
    items: [],
  });
});
