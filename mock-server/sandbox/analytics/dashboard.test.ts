import type { Insertable, Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photoRow } from '../photos/testing.ts';
import { openWorld, PEOPLE, SALON, type World } from '../sessions/testing.ts';
import type { Tables } from '../store/tables.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(async (db) => {
    await db.updateTable('devices').set({ linkedAt: null, keyHash: null }).execute();
    await db.updateTable('accounts').set({ address: null }).where('id', '=', SALON).execute();
  });
});
afterAll(() => world.stop());

const dashboard = (as?: string) => world.get('/analytics/dashboard', as);
const kinds = async (as?: string) =>
  (await dashboard(as)).attention.map(({ kind }: { kind: string }) => kind);
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function seen(db: Kysely<Tables>, id: string, lastSeenAt: Date | null): Promise<void> {
  await db
    .updateTable('devices')
    .set({ linkedAt: ago(9999), keyHash: id, lastSeenAt })
    .where('id', '=', id)
    .execute();
}

test('the setup guide checks each step when the data exist', async () => {
  const setup = async () => (await dashboard()).setup;
  expect(await setup()).toEqual({
    brand: false,
    contacts: true,
    location: true,
    session: false,
    device: false,
    photo: false,
    address: false,
    campaign: false,
  });
  await world.post('/account', { logoAssetId: await world.asset('logo') });
  expect((await setup()).brand).toBe(false);
  await world.post('/account', { brandColor: '#3F6B4F' });
  const session = await world.session();
  expect(await setup()).toMatchObject({ brand: true, session: true, photo: false });
  await world.photos(session.id);
  const address = {
    line1: '12 Queen Street West',
    line2: '',
    city: 'Toronto',
    region: 'Ontario',
    postalCode: 'M5H 2N2',
    country: 'CA',
  };
  await world.post('/account', { address });
  expect(await setup()).toMatchObject({ address: true });
  const { id } = (await world.post('/campaigns', { name: 'Summer', channel: 'email' })).body;
  expect(await setup()).toMatchObject({ device: false, photo: true, campaign: false });
  await world.rows(async (db) => {
    await seen(db, 'device-front', null);
    await db.updateTable('campaigns').set({ status: 'sent' }).where('id', '=', id).execute();
  });
  expect(await setup()).toMatchObject({ device: true, campaign: true });
  expect((await dashboard(PEOPLE.pets)).setup).toMatchObject({ session: false, photo: false });
});

test('lists what needs attention, limited to what each user can see', async () => {
  const campaign = (await world.post('/campaigns', { name: 'Weekend', channel: 'sms' })).body;
  const failed = (await world.post('/campaigns', { name: 'Autumn', channel: 'sms' })).body;
  await world.rows(async (db) => {
    await seen(db, 'device-front', ago(1));
    await seen(db, 'device-studio', ago(60));
    await seen(db, 'device-far', ago(600));
    await seen(db, 'device-pets', ago(600));
    await db
      .insertInto('photos')
      .values([
        photoRow('photo-a', 1, { approval: 'pending' }),
        photoRow('photo-b', 2, { approval: 'pending', locationId: 'location-far' }),
      ])
      .execute();
    const integration = (name: 'square' | 'google', status: 'expired' | 'connected') =>
      ({ accountId: SALON, name, status, connectedAt: ago(9) }) satisfies Insertable<Tables['integrations']>;
    await db
      .insertInto('integrations')
      .values([integration('square', 'expired'), integration('google', 'connected')])
      .execute();
    const month = { periodStart: ago(9), periodEnd: new Date('2099-01-01') };
    const invoice = (id: string, status: 'open' | 'paid') => ({
      ...{ accountId: SALON, id, number: id.toUpperCase(), issuedAt: ago(9), planId: 'plan-business-month' },
      ...{ amount: 8900, currency: 'CAD', status, lines: '[]', paidWith: null, ...month },
      ...{ createdAt: ago(9), updatedAt: ago(9) },
    });
    await db
      .insertInto('invoices')
      .values([invoice('fs-1', 'paid'), invoice('fs-2', 'open')])
      .execute();
    await db
      .updateTable('campaigns')
      .set({ status: 'failed', failure: 'No SMS.', updatedAt: new Date() })
      .where('id', '=', failed.id)
      .execute();
    await db
      .updateTable('campaigns')
      .set({ status: 'scheduled', time: new Date('2099-01-01T10:00:00Z') })
      .where('id', '=', campaign.id)
      .execute();
  });
  expect(await dashboard()).toMatchObject({
    attention: [
      { kind: 'deviceOffline', deviceId: 'device-far', name: 'Far mirror', locationId: 'location-far' },
      { kind: 'deviceOffline', deviceId: 'device-studio' },
      { kind: 'photosToReview', count: 2 },
      { kind: 'campaignFailed', campaignId: failed.id, name: 'Autumn', failure: 'No SMS.' },
      { kind: 'integrationExpired', name: 'square' },
      { kind: 'cardFailed', invoiceNumber: 'FS-2', amount: 8900, currency: 'CAD' },
    ],
    devices: { linked: 3, online: 1, neverSeen: 0 },
    nextCampaign: { id: campaign.id, name: 'Weekend', channel: 'sms', time: '2099-01-01T10:00:00.000Z' },
  });
  const ofManager = await dashboard(PEOPLE.noor);
  expect(ofManager).toMatchObject({ setup: null, nextCampaign: { id: campaign.id }, devices: { linked: 2 } });
  expect(await kinds(PEOPLE.noor)).not.toContain('cardFailed');
  expect(ofManager.attention[1]).toEqual({ kind: 'photosToReview', count: 1 });
  expect(await kinds(PEOPLE.location)).toEqual(['deviceOffline', 'photosToReview']);
  expect(await dashboard(PEOPLE.location)).toMatchObject({ setup: null, nextCampaign: null });
  expect(await kinds(PEOPLE.pets)).toEqual(['deviceOffline']);
});

test('shows the plan and the end of the trial to the owner only', async () => {
  expect((await dashboard()).trialEndsAt).toBeNull();
  await world.rows((db) =>
    db.updateTable('subscriptions').set({ status: 'trialing' }).where('accountId', '=', SALON).execute(),
  );
  const { plan, currentPeriodEnd } = await world.get('/payments/subscription');
  expect(await dashboard()).toMatchObject({ trialEndsAt: currentPeriodEnd, plan: plan.name });
  expect((await dashboard(PEOPLE.noor)).plan).toBeNull();
  expect((await dashboard(PEOPLE.noor)).trialEndsAt).toBeNull();
  expect((await dashboard(PEOPLE.location)).trialEndsAt).toBeNull();
});

test('counts contacts without a location for a manager of some locations only', async () => {
  const countFor = async (as?: string) => (await dashboard(as)).contactsWithoutLocation;
  const before = await countFor(PEOPLE.noor);
  await world.post('/contacts', { emailAddress: 'nowhere@mail.example' });
  await world.post('/contacts', { emailAddress: 'queen@mail.example', locationIds: ['location-queen'] });
  expect(await countFor(PEOPLE.noor)).toBe(before + 1);
  expect([await countFor(), await countFor(PEOPLE.location)]).toEqual([0, 0]);
});

test('counts a linked device that has never reported apart from those that are offline', async () => {
  await world.rows((db) => seen(db, 'device-studio', null));
  expect((await dashboard()).devices).toEqual({ linked: 3, online: 1, neverSeen: 1 });
});
