// Reports from a booth, and the session that it reads.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesForm, picture, TOKENS } from '../testing.ts';
import { type Booths, CAPTURE, LINK, openBooths, PORTRAIT, REPORT } from './testing.ts';

let booths: Booths;
beforeAll(async () => {
  booths = await openBooths();
});
afterAll(() => booths.stop());

describe('reporting', () => {
  test('the list of devices shows the reported values', async () => {
    const booth = await booths.newBooth();
    expect(await booths.report(booth, { queueLength: 3 })).toEqual({
      ...{ name: LINK.model, locationId: null, sessionId: null, settingsVersion: 'none' },
      idle: { reason: 'noSession', startsAt: null },
    });
    expect(await booths.deviceOf(booth.id)).toMatchObject({ ...REPORT, queueLength: 3, status: 'online' });
    await booths.report(booth, { battery: null, charging: null, model: 'Mirror 3', appVersion: '4.1.0' });
    expect(await booths.deviceOf(booth.id)).toMatchObject({
      ...{ battery: null, charging: null, model: 'Mirror 3', status: 'outdated', name: LINK.model },
    });
    await booths.own('POST', `/devices/${booth.id}`, {
      json: { name: 'Front desk', locationId: 'location-queen' },
    });
    expect(await booths.report(booth)).toMatchObject({ name: 'Front desk', locationId: 'location-queen' });
  });

  test('a session runs while it is active and scheduled', async () => {
    const booth = await booths.newBooth();
    const { id } = await booths.newSession([booth]);
    const runs = async () => (await booths.report(booth)).sessionId;
    const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();
    expect(await runs()).toBe(id);
    for (const [times, expected] of [
      [{ startsAt: hours(1), endsAt: hours(2) }, null],
      [{ startsAt: hours(-1), endsAt: hours(1) }, id],
      [{ startsAt: null, endsAt: null }, id],
    ] as const) {
      await booths.change(id, times);
      expect(await runs()).toBe(expected);
    }
    const other = await booths.newBooth();
    await booths.newSession([other], { startsAt: hours(-2), endsAt: hours(-1) });
    expect((await booths.report(other)).sessionId).toBeNull();
    await booths.change(id, { status: 'paused' });
    expect(await booths.report(booth)).toMatchObject({ sessionId: null, settingsVersion: 'none' });
    expect((await booth.ask('GET', '/booth/session')).status).toBe(404);
    await booths.change(id, { status: 'active' });
    await booths.change(id, { status: 'ended' });
    expect(await booths.report(booth)).toMatchObject({ sessionId: null, settingsVersion: 'none' });
  });

  test('a booth without anything to show learns why, and so does the list of devices', async () => {
    const booth = await booths.newBooth();
    const { id } = await booths.newSession([booth]);
    const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();
    const [soon, past] = [hours(1), hours(-1)];
    const expectIdle = async (idle: object | null, words: RegExp) => {
      expect((await booths.report(booth)).idle).toEqual(idle);
      expect((await booths.deviceOf(booth.id)).idle).toEqual(idle);
      const { status, body } = await booth.ask('GET', '/booth/session');
      expect(status).toBe(idle === null ? 200 : 404);
      expect(body.detail ?? '').toMatch(words);
      // Guests may read it.
      expect(body.detail ?? '').not.toContain('Session ');
    };
    await expectIdle(null, /^$/);
    await booths.change(id, { startsAt: soon });
    await expectIdle({ reason: 'scheduled', startsAt: soon }, new RegExp(`starts at ${soon}\\.$`));
    await booths.change(id, { status: 'paused' });
    await expectIdle({ reason: 'paused', startsAt: null }, /is paused/);
    await booths.change(id, { status: 'active', startsAt: past });
    await expectIdle(null, /^$/);
    await booths.newSession([booth], { endsAt: past });
    await expectIdle({ reason: 'ended', startsAt: null }, /has ended/);
    const draft = await booths.own('POST', '/sessions', { json: { name: 'Draft', deviceIds: [booth.id] } });
    await expectIdle({ reason: 'draft', startsAt: null }, /is a draft/);
    await booths.own('DELETE', `/sessions/${draft.body.id}`);
    await expectIdle({ reason: 'noSession', startsAt: null }, /has no session/);
    await booths.own('GET', `/devices/unlink?id=${booth.id}`);
    expect((await booths.deviceOf(booth.id)).idle).toBeNull();
  });

  test('the version changes only when the booth’s data changes', async () => {
    const booth = await booths.newBooth();
    const asset = async (type: string) => {
      const form = filesForm([['one.png', await picture().png().toBuffer()]]);
      return (await booths.own('POST', `/assets?type=${type}`, { form })).body.items[0].id;
    };
    const [logo, inScene] = [await asset('logo'), await asset('misc')];
    const scene = (...layers: object[]) => ({
      ...{ version: 1, width: 600, height: 900, background: '#FFFFFF' },
      layers,
    });
    const template = (
      await booths.own('POST', '/templates/create', {
        json: { name: 'Card', width: 600, height: 900, kind: 'print', scene: scene(image(inScene)) },
      })
    ).body.id;
    const session = await booths.newSession([booth], {
      logoAssetId: logo,
      experiences: [{ ...PORTRAIT, templateId: template, askProducts: true }],
    });
    const seen = new Set<string>();
    const version = async () => (await booths.report(booth)).settingsVersion;
    const changes = async (what: () => Promise<unknown>) => {
      await what();
      const now = await version();
      expect(seen).not.toContain(now);
      seen.add(now);
      expect(await version()).toBe(now);
    };
    await changes(async () => undefined);
    await changes(() => booths.change(session.id, { startText: 'Hello' }));
    await changes(() =>
      booths
        .own('POST', `/assets/${logo}`, { form: filesForm([['two.png', booths.png]], 'asset') })
        .then(({ status }) => expect(status).toBe(200)),
    );
    await changes(() =>
      booths.own('POST', `/devices/${booth.id}`, { json: { locationId: 'location-queen' } }),
    );
    await changes(() =>
      booths.own('POST', '/account', { json: { businessName: `Juniper ${randomUUID()}` } }),
    );
    await changes(() => booths.own('DELETE', `/assets/${inScene}`));
    const before = await version();
    await booths.own('POST', `/sessions/${session.id}`, { json: { passcode: 'secret', emailSubject: 'Hi' } });
    await booths.own('POST', `/devices/${booth.id}`, { json: { name: 'Renamed' } });
    await booths.send(booth);
    expect(await version()).toBe(before);
  });

  test('a booth is outdated until it has loaded the current settings', async () => {
    const booth = await booths.newBooth();
    const { id } = await booths.newSession([booth]);
    const status = async () => (await booths.deviceOf(booth.id)).status;
    await booths.report(booth);
    expect(await status()).toBe('outdated');
    const read = (await booth.ask('GET', '/booth/session')).body;
    expect(await status()).toBe('online');
    expect((await booths.report(booth)).settingsVersion).toBe(read.settingsVersion);
    expect(await status()).toBe('online');
    await booths.change(id, { idleSeconds: 90 });
    await booths.report(booth);
    expect(await status()).toBe('outdated');
    await booths.change(id, { status: 'paused' });
    await booths.report(booth);
    expect(await status()).toBe('online');
  });
});

const LAYER = {
  ...{
    x: 0,
    y: 0,
    w: 100,
    h: 100,
    rotation: 0,
    opacity: 1,
    z: 0,
    locked: false,
    hidden: false,
    editable: [],
  },
};
const image = (assetId: string) => ({ ...LAYER, id: 'picture', type: 'image', name: 'Picture', assetId });
const slot = (number: number) => ({
  ...LAYER,
  id: `slot-${number}`,
  type: 'photo',
  name: 'Slot',
  slot: number,
});
const shelf = (productId: string) => ({ ...LAYER, id: 'shelf', type: 'product', name: 'Shelf', productId });

test('the session contains all its records, and nothing internal', async () => {
  const booth = await booths.newBooth(TOKENS.location);
  const upload = async (type: string) => {
    const form = filesForm([['one.png', await picture().png().toBuffer()]]);
    return (await booths.own('POST', `/assets?type=${type}`, { form })).body.items[0].id;
  };
  const [logo, overlay, background, inScene, unseen] = [
    await upload('logo'),
    await upload('overlay'),
    await upload('template_background'),
    await upload('misc'),
    await upload('microsite_background'),
  ];
  const layers = [slot(1), image(inScene), shelf('retired')];
  const template = (
    await booths.own('POST', '/templates/create', {
      json: {
        ...{ name: 'Autumn', width: 600, height: 900, kind: 'print' },
        scene: { version: 1, width: 600, height: 900, background: '#FFFFFF', layers },
      },
    })
  ).body;
  await booths.own('POST', '/account', {
    json: { logoAssetId: logo, bookingUrl: 'https://juniper.example/book' },
  });
  const session = await booths.newSession([booth], {
    micrositeBackgroundAssetId: unseen,
    overlayAssetIds: [overlay],
    experiences: [
      { kind: 'gif', title: 'Hidden', enabled: false },
      { ...PORTRAIT, templateId: template.id, backgroundAssetIds: [background], askProducts: true },
      { kind: 'collage', title: 'Once more', templateId: template.id },
    ],
  });
  const { status, body } = await booth.ask('GET', '/booth/session');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ id: session.id, locationName: 'Juniper Queen Street', timezone: 'America/Toronto' },
    ...{ logoAssetId: logo, overlayAssetIds: [overlay], consentVersion: 1, capture: CAPTURE },
    templates: [
      { id: template.id, name: 'Autumn', width: 600, height: 900, dpi: 300, scene: template.scene },
    ],
  });
  expect(body.experiences).toEqual(session.experiences.slice(1));
  for (const secret of [
    'name',
    'slug',
    'passcode',
    'deviceIds',
    'bookingUrl',
    'micrositeBackgroundAssetId',
  ]) {
    expect(body).not.toHaveProperty(secret);
  }
  expect(body.assets.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [logo, overlay, background, inScene].toSorted(),
  );
  for (const { url, mime } of body.assets) {
    const file = await booths.fetch(url);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, mime]);
  }
  // The product in the scene comes first, then those of the location in their order.
  expect(body.products.map(({ id }: { id: string }) => id)).toEqual(['retired', 'at-queen', 'everywhere']);
  await booths.change(session.id, {
    experiences: session.experiences.map((one: object) => ({ ...one, askProducts: false })),
  });
  const later = (await booth.ask('GET', '/booth/session')).body;
  expect(later.products.map(({ id }: { id: string }) => id)).toEqual(['retired']);
});
