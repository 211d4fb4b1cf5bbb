// Photos and sessions of a version that had one state for the guest's link and the gallery.
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../sessions/testing.ts';
import { up } from './migrations/baseline/0019-guest-links.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

test('turns on all links but those of photos that somebody hid, and keeps the consent texts', async () => {
  const session = await world.session({ consentText: 'First' });
  const upload = async () =>
    (await world.photos(session.id, undefined, { consentGiven: 'true' })).body.items[0];
  const old = await upload();
  await world.post(`/sessions/${session.id}`, { consentText: 'Second' });
  const [kept, hidden, deleted] = [await upload(), await upload(), await upload()];
  await world.post(`/photos/${hidden.id}`, { guestLink: 'off' });
  await world.ask('DELETE', `/photos/${deleted.id}`);
  await world.rows(async (db) => {
    await sql`alter table sessions drop column consent_texts`.execute(db);
    await sql`update sessions set details = details - 'holdUntilApproved'`.execute(db);
    for (const table of ['photos', 'deleted_photos']) {
      await sql`alter table ${sql.table(table)} drop column held`.execute(db);
      await sql`update ${sql.table(table)} set consent = consent - 'text'`.execute(db);
    }
    await up(db as unknown as Kysely<unknown>);
  });
  await world.restart();
  await world.post('/photos/restore', { ids: [deleted.id] });
  const on = { guestLink: 'on', held: false, publicUrl: expect.any(String) };
  // Nobody knows the earlier text anymore.
  expect(await world.get(`/photos/${old.id}`)).toMatchObject({ ...on, consent: { text: null } });
  for (const { id } of [kept, deleted])
    expect(await world.get(`/photos/${id}`)).toMatchObject({
      ...on,
      consent: { textVersion: 2, text: 'Second' },
    });
  expect(await world.get(`/photos/${hidden.id}`)).toMatchObject({ guestLink: 'off', hiddenBy: 'staff' });
  expect(await world.get(`/sessions/${session.id}`)).toMatchObject({ holdUntilApproved: false });
  await world.post(`/sessions/${session.id}`, { consentText: 'Third' });
  expect((await upload()).consent).toMatchObject({ textVersion: 3, text: 'Third' });
});
