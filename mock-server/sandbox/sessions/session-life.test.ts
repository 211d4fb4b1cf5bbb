// Devices, deletion, copies and lists of sessions.
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

  test('stay with an active session, and are released when it ends', async () => {
    const session = await make({
      experiences: [PHOTO],
      deviceIds: ['device-front', 'device-harbour', 'device-far'],
    });
    await change(session.id, { status: 'active' });
    const all = ['device-front', 'device-harbour'];
    const refused = await world.post('/sessions', { name: 'Taker', deviceIds: all });
    // Devices may have the same name.
    expect(refused).toMatchObject(conflict('deviceIds', 2));
    expect(refused.body.detail).toContain(`Front desk is running '${session.name}'.`);
    expect((await world.get('/sessions?search=taker')).items).toEqual([]);
    const other = await make();
    expect(await change(other.id, { deviceIds: all })).toMatchObject(conflict('deviceIds', 2));
    await change(session.id, { status: 'paused' });
    expect((await change(other.id, { deviceIds: all })).body.deviceIds).toEqual(all);
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
  expect(await world.get('/sessions?status=ended', PEOPLE.pets)).toEqual({
    page: 1,
    pages: 0,
    total: 0,
    items: [],
  });
});
