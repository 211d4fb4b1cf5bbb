// The contacts that managers and locations can see.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, type TestSandbox, TOKENS } from '../testing.ts';
import { askAt, HARBOUR, openWithHarbour } from './testing-people.ts';

let sandbox: TestSandbox;
const ask = askAt(() => sandbox.origin);

beforeAll(async () => {
  sandbox = await openWithHarbour();
});
afterAll(() => sandbox.stop());

describe('a manager with assigned locations', () => {
  const { owner, manager, location } = TOKENS;
  const make = async (as: string, json: object) => (await ask(as, 'POST', '/contacts', { json })).body;

  test('creates contacts of these locations', async () => {
    const mine = await make(location, { phoneNumber: '4165550200' });
    expect(mine.locationIds).toEqual(['location-queen']);
    const ours = await make(manager, { phoneNumber: '4165550201' });
    expect(ours.locationIds).toEqual(['location-queen']);
    for (const as of [manager, location]) {
      const json = { phoneNumber: '4165550202', locationIds: ['location-queen', HARBOUR] };
      for (const headers of [undefined, { 'idempotency-key': randomUUID() }]) {
        const { status, body } = await ask(as, 'POST', '/contacts', { json, ...(headers && { headers }) });
        expect([status, body.errors?.[0].field]).toEqual([422, 'locationIds.1']);
      }
    }
  });

  test('sees and changes only these contacts, and learns nothing of others', async () => {
    const theirs = await make(owner, {
      firstName: 'Hid',
      emailAddress: 'hid@mail.example',
      locationIds: [HARBOUR],
      tags: ['hidden'],
    });
    const tagsOf = async (as: string) =>
      (await ask(as, 'GET', '/contacts/tags?show=200')).body.items.map((one: { tag: string }) => one.tag);
    expect(await tagsOf(owner)).toContain('hidden');
    expect(await tagsOf(manager)).not.toContain('hidden');
    const nobodys = await make(owner, { emailAddress: 'nowhere@mail.example' });
    for (const { id } of [theirs, nobodys]) {
      expect((await ask(manager, 'GET', `/contacts/${id}`)).status).toBe(404);
      expect((await ask(manager, 'PATCH', '/contacts', { json: { id, notes: 'x' } })).status).toBe(404);
      expect((await ask(manager, 'DELETE', `/contacts/${id}`)).status).toBe(404);
    }
    expect((await ask(location, 'GET', '/contacts/find?emailAddress=hid@mail.example')).status).toBe(404);
    expect((await ask(manager, 'DELETE', '/contacts/emails?value=hid@mail.example')).status).toBe(404);
    expect((await ask(manager, 'GET', '/contacts?search=hid')).body.items).toEqual([]);
    expect((await ask(manager, 'GET', '/contacts/emails')).body.items).toEqual([]);
    const clash = await ask(manager, 'POST', '/contacts', { json: { emailAddress: 'hid@mail.example' } });
    expect(clash).toMatchObject({ status: 409, body: { errors: [{ field: 'emailAddress' }] } });
    expect(JSON.stringify(clash.body)).not.toContain('Hid');
    expect((await ask(location, 'GET', '/contacts')).status).toBe(403);
    expect((await ask(bearer('stranger'), 'GET', `/contacts/${theirs.id}`)).status).toBe(404);
  });

  test('changes only their own locations of a contact', async () => {
    const both = await make(owner, {
      emailAddress: 'both@mail.example',
      locationIds: [HARBOUR, 'location-queen'],
    });
    const patch = (json: object) => ask(manager, 'PATCH', '/contacts', { json: { id: both.id, ...json } });
    expect((await patch({ locationIds: ['location-queen'] })).body.locationIds.toSorted()).toEqual([
      HARBOUR,
      'location-queen',
    ]);
    expect((await patch({ locationIds: [HARBOUR, 'location-queen'] })).status).toBe(200);
    expect((await patch({ locationIds: [] })).body.errors[0].field).toBe('locationIds');
    expect((await patch({ locationIds: ['location-queen', 'elsewhere'] })).body.errors[0].field).toBe(
      'locationIds.1',
    );
    const alone = await ask(owner, 'PATCH', '/contacts', { json: { id: both.id, locationIds: [HARBOUR] } });
    expect(alone.body.locationIds).toEqual([HARBOUR]);
  });
});
