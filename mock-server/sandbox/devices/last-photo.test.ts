import { afterAll, beforeAll, expect, test } from 'vitest';
import { photoRow } from '../photos/testing.ts';
import { openWorld, type World } from '../sessions/testing.ts';
import { TOKENS } from '../testing.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(async (db) => {
    const deviceId = 'device-front';
    await db
      .insertInto('photos')
      .values([
        photoRow('photo-early', 1, { deviceId }),
        photoRow('photo-here', 2, { deviceId }),
        photoRow('photo-elsewhere', 3, { deviceId, locationId: 'location-far' }),
        photoRow('photo-video', 4, { deviceId, media: 'video', mime: 'video/mp4' }),
        photoRow('photo-other', 5, { deviceId: 'device-studio' }),
      ])
      .execute();
  });
});
afterAll(() => world.stop());

test('shows the latest picture of a device that the caller may see', async () => {
  const thumbOf = async (id: string, as?: string) =>
    (await world.get('/devices', as)).items.find((device: { id: string }) => device.id === id)
      .lastPhotoThumbUrl;
  expect(await thumbOf('device-front')).toContain('photo-elsewhere');
  expect(await thumbOf('device-front', TOKENS.location)).toContain('photo-here');
  expect(await thumbOf('device-studio')).toContain('photo-other');
  expect(await thumbOf('device-far')).toBeNull();
});
