// The guests on photos from a booth.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TOKENS } from '../testing.ts';
import { type Booth, type Booths, CONSENT, LINK, openBooths, PORTRAIT } from './testing.ts';

const NOT_ASKED = { given: false, at: null, textVersion: null };
const AGAIN = { channel: 'email', emailAddress: 'mother@mail.example' };

let booths: Booths;
beforeAll(async () => {
  booths = await openBooths();
});
afterAll(() => booths.stop());

describe('a photo with a guest', () => {
  let booth: Booth;
  beforeAll(async () => {
    booth = await booths.newBooth(TOKENS.location);
    await booths.newSession([booth]);
  });
  let guest: { emailAddress: string; phoneNumber: string };
  let n = 1000;
  beforeEach(() => {
    n += 1;
    guest = { emailAddress: `guest-${n}@mail.example`, phoneNumber: `416555${n}` };
  });
  const contactOf = async (id: string) => (await booths.own('GET', `/contacts/${id}`)).body;
  const sendGuest = async (more: object = {}, parts: object = {}, of = booth) =>
    (await booths.send(of, { consent: CONSENT, guest: { ...guest, ...more }, ...parts })).body;

  test('creates a contact from the answers, and counts the photo', async () => {
    const capturedAt = '2026-09-10T18:22:00.000Z';
    const photo = await sendGuest(
      {
        ...{ firstName: 'Ada', lastName: 'Okafor', birthday: '04-23', marketingConsent: true },
        custom: [
          { key: 'customVenue', value: 'At the harbour' },
          { key: 'customOther', value: 'true' },
        ],
      },
      { capturedAt },
    );
    const contact = await contactOf(photo.contactIds[0]);
    const agreed = { status: 'in', at: capturedAt, how: 'booth', by: LINK.model };
    expect(contact).toMatchObject({
      ...{ ...guest, firstName: 'Ada', lastName: 'Okafor', birthday: '04-23' },
      ...{ source: 'booth', sourceId: booth.id, locationIds: ['location-queen'] },
      ...{ emailConsent: agreed, smsConsent: agreed, photoCount: 1, lastPhotoAt: capturedAt },
      notes: 'Where do you marry?: At the harbour\ncustomOther: true',
    });
  });

  test('matches a contact by address or number; keeps known data and adds new', async () => {
    const first = await sendGuest({ firstName: 'Ada', phoneNumber: undefined });
    const again = await sendGuest({
      ...{ firstName: 'Someone', lastName: 'Okafor', emailAddress: guest.emailAddress.toUpperCase() },
      custom: [{ key: 'customVenue', value: 'Here' }],
    });
    const byNumber = await sendGuest({ emailAddress: undefined, phoneNumber: `+1${guest.phoneNumber}` });
    expect([again.contactIds, byNumber.contactIds]).toEqual([first.contactIds, first.contactIds]);
    expect(await contactOf(first.contactIds[0])).toMatchObject({
      ...{ firstName: 'Ada', lastName: 'Okafor', notes: 'Where do you marry?: Here', photoCount: 3 },
      emailConsent: { status: 'unknown' },
      phoneNumbers: [{ value: guest.phoneNumber }],
    });
  });

  test('concurrent photos create one contact', async () => {
    const photos = await Promise.all(Array.from({ length: 5 }, () => sendGuest()));
    expect(new Set(photos.flatMap(({ contactIds }) => contactIds)).size).toBe(1);
    expect(await contactOf(photos[0].contactIds[0])).toMatchObject({ photoCount: 5 });
  });

  test('a number of another contact stays there, and both have the photo', async () => {
    const other = await sendGuest({ emailAddress: undefined });
    const one = await sendGuest({ phoneNumber: undefined });
    const photo = await sendGuest({ marketingConsent: true });
    expect(photo.contactIds).toEqual([...one.contactIds, ...other.contactIds]);
    expect(await contactOf(one.contactIds[0])).toMatchObject({ phoneNumber: null, photoCount: 2 });
    expect(await contactOf(other.contactIds[0])).toMatchObject({
      ...{ emailAddress: null, smsConsent: { status: 'unknown' }, photoCount: 2 },
    });
  });

  test('creates no contact without an address', async () => {
    const photo = await sendGuest({ emailAddress: undefined, phoneNumber: undefined, firstName: 'Ada' });
    expect(photo.contactIds).toEqual([]);
  });

  test('a photo from before an opt-out does not give consent', async () => {
    const [id] = (await sendGuest()).contactIds;
    const json = { id, emailConsent: { status: 'out', how: 'staff' } };
    expect((await booths.own('PATCH', '/contacts', { json })).status).toBe(200);
    const late = { capturedAt: new Date(Date.now() - 3_600_000).toISOString() };
    await sendGuest({ marketingConsent: true }, late);
    expect(await contactOf(id)).toMatchObject({
      emailConsent: { status: 'out' },
      smsConsent: { status: 'in' },
    });
    await sendGuest({ marketingConsent: false });
    expect(await contactOf(id)).toMatchObject({ smsConsent: { status: 'in' } });
    await sendGuest({ marketingConsent: true });
    expect(await contactOf(id)).toMatchObject({ emailConsent: { status: 'in', how: 'booth' } });
    // Also when they were deleted in between.
    await booths.own('PATCH', '/contacts', { json });
    await booths.own('DELETE', `/contacts/${id}`);
    const [fresh] = (await sendGuest({ marketingConsent: true }, late)).contactIds;
    expect(await contactOf(fresh)).toMatchObject({
      emailConsent: { status: 'out' },
      smsConsent: { status: 'in' },
    });
  });

  test('is sent to the guest if the channels allow it, regardless of consent and approval', async () => {
    const sent = async (of: Booth, parts: object = {}) =>
      (await sendGuest({}, parts, of)).deliveries.map(({ channel, to, status }: Record<string, string>) => [
        channel,
        to,
        status,
      ]);
    const { emailAddress, phoneNumber } = guest;
    expect(await sent(booth)).toEqual([
      ['email', emailAddress, 'queued'],
      ['sms', phoneNumber, 'queued'],
    ]);
    const asked = [
      ['email', emailAddress, 'queued'],
      ['sms', phoneNumber, 'queued'],
    ];
    expect(await sent(booth, { consent: { ...CONSENT, given: false } })).toEqual(asked);
    const reviewed = await booths.newBooth();
    await booths.newSession([reviewed], { requireApproval: true, consentText: null });
    expect(await sent(reviewed, { consent: NOT_ASKED })).toEqual(asked);
    const other = await booths.newBooth();
    const { experiences } = await booths.newSession([other], {
      shareChannels: ['email', 'qr'],
      experiences: [
        { ...PORTRAIT, shareChannels: ['sms', 'email'] },
        { ...PORTRAIT, shareChannels: ['qr'] },
      ],
    });
    const [both, code] = experiences.map(({ id }: { id: string }) => ({ experienceId: id }));
    expect(await sent(other, both)).toEqual([['email', emailAddress, 'queued']]);
    expect(await sent(other, code)).toEqual([]);
  });

  test('waits for approval with its messages where the session holds photos', async () => {
    const holding = await booths.newBooth();
    await booths.newSession([holding], { holdUntilApproved: true });
    const { id, token, ...photo } = await sendGuest({}, {}, holding);
    expect(photo).toMatchObject({ guestLink: 'on', held: true, approval: 'pending', visibility: 'hidden' });
    const page = () => booths.ask('GET', `/guest/photos/${token}`, { as: '' });
    const change = async (json: object) => (await booths.own('POST', `/photos/${id}`, { json })).body;
    const statuses = async () => {
      await booths.deliver();
      const { deliveries } = (await booths.own('GET', `/photos/${id}`)).body;
      return deliveries.map(({ status }: { status: string }) => status);
    };
    const held = { status: 409, body: { type: '/problems/held' } };
    expect(await page()).toMatchObject(held);
    expect((await booths.own('POST', `/photos/${id}/send`, { json: AGAIN })).status).toBe(200);
    expect(await statuses()).toEqual(['queued', 'queued', 'queued']);

    expect(await change({ approval: 'rejected' })).toMatchObject({ guestLink: 'off', hiddenBy: 'staff' });
    expect((await page()).status).toBe(410);
    expect(await change({ approval: 'pending' })).toMatchObject({ guestLink: 'on', held: true });
    expect(await page()).toMatchObject(held);
    expect(await statuses()).toEqual(['queued', 'queued', 'queued']);

    const shown = { approval: 'approved', visibility: 'public' };
    expect(await change(shown)).toMatchObject({ ...shown, guestLink: 'on', held: false });
    expect(await page()).toMatchObject({ status: 200, body: { own: true } });
    expect(await statuses()).toEqual(['delivered', 'delivered', 'delivered']);
  });

  test('drops answers that do not fit into the notes', async () => {
    const [id] = (await sendGuest()).contactIds;
    await booths.own('PATCH', '/contacts', { json: { id, notes: 'n'.repeat(970) } });
    const custom = [
      { key: 'customLong', value: 'x'.repeat(200) },
      { key: 'customShort', value: 'yes' },
    ];
    await sendGuest({ custom });
    expect((await contactOf(id)).notes).toBe(`${'n'.repeat(970)}\ncustomShort: yes`);
  });
});
