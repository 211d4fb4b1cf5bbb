import { afterAll, beforeAll, expect, test } from 'vitest';
import { photoRow } from '../photos/testing.ts';
import { openWorld, type World } from './testing.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

test('a session shows its latest picture that is not hidden, and the list is sorted by the number of photos', async () => {
  const [quiet, busy] = [await world.session(), await world.session()];
  await world.rows(async (db) => {
    await db
      .insertInto('photos')
      .values([
        photoRow('photo-first', 1, { sessionId: busy.id, visibility: 'public' }),
        photoRow('photo-second', 2, { sessionId: busy.id, visibility: 'public' }),
        photoRow('photo-hidden', 3, { sessionId: busy.id }),
        photoRow('photo-video', 4, {
          sessionId: busy.id,
          visibility: 'public',
          media: 'video',
          mime: 'video/mp4',
        }),
      ])
      .execute();
  });
  const { items } = await world.get('/sessions?sort=-photos');
  expect(items[0]).toMatchObject({ id: busy.id, photos: 4 });
  expect(items[0].lastPhotoThumbUrl).toContain('photo-second');
  expect((await world.get(`/sessions/${quiet.id}`)).lastPhotoThumbUrl).toBeNull();
  const few = (await world.get('/sessions?sort=photos')).items;
  expect(few.at(-1)).toMatchObject({ id: busy.id });
});
