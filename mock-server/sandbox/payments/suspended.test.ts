// What a suspended account can and cannot do.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Booth, type Booths, CONSENT, openBooths } from '../booth/testing.ts';
import { sendDue } from '../campaigns/sender.ts';
import { contact, storeContacts } from '../campaigns/testing-contacts.ts';
import { filesForm, TOKENS } from '../testing.ts';

const DETAIL = 'This account is suspended. Choose a plan under Billing, or contact support.';
const REFUSED = { status: 409, body: { type: '/problems/conflict', detail: DETAIL } };
const READY = { name: 'Campaign', channel: 'email', subject: 'Hi', body: 'Hi', quietHours: null };

let booths: Booths;
let booth: Booth;
let sessionId: string;
let photo: { id: string; token: string; url: string };
beforeAll(async () => {
  booths = await openBooths();
  booth = await booths.newBooth();
  sessionId = (await booths.newSession([booth], { galleryVisibility: 'public' })).id;
  photo = (await booths.send(booth, { sessionId, consent: CONSENT })).body;
  await booths.rows((db) => storeContacts(db, [contact({ id: 'ada' })]));
});
afterAll(() => booths.stop());

/** As an administrator. */
const set = async (status: 'active' | 'suspended') => {
  const path = '/accounts/owner-beauty';
  expect(await booths.ask('POST', path, { as: TOKENS.admin, json: { status } })).toMatchObject({
    status: 200,
  });
};
const own = (method: string, path: string, json?: object) =>
  booths.own(method, path, json === undefined ? {} : { json });

test('sends nothing, takes no files and links no booth', async () => {
  const { id } = (await own('POST', '/campaigns', READY)).body;
  await set('suspended');
  const refused = [
    own('PATCH', `/campaigns/${id}`, { status: 'sending' }),
    own('POST', `/campaigns/${id}/test`, { to: ['ada@mail.example'] }),
    own('POST', `/photos/${photo.id}/send`, { channel: 'email', emailAddress: 'ada@mail.example' }),
    own('POST', `/sessions/${sessionId}/test`, { channel: 'email' }),
    own('POST', '/devices/code'),
    booths.own('POST', '/assets?type=misc', { form: filesForm([['a.png', booths.png]]) }),
    booths.own('POST', `/photos?sessionId=${sessionId}`, {
      form: filesForm([['a.png', booths.png]], 'photos'),
    }),
  ];
  for (const answer of await Promise.all(refused)) expect(answer).toMatchObject(REFUSED);
});

test('pauses campaigns that become due, with the reason', async () => {
  await set('active');
  const { id } = (await own('POST', '/campaigns', READY)).body;
  expect((await own('PATCH', `/campaigns/${id}`, { status: 'sending' })).status).toBe(200);
  await set('suspended');
  await booths.rows(async (db) => {
    for (const seconds of [15, 17]) await sendDue(db, new Date(Date.now() + seconds * 1000));
  });
  const { body } = await own('GET', `/campaigns/${id}`);
  expect(body).toMatchObject({ status: 'paused', failure: DETAIL, stats: { sent: 0 } });
});

test('its booths have nothing to show; photos from before are stored, and their messages wait', async () => {
  await set('suspended');
  expect((await booths.report(booth)).idle).toEqual({ reason: 'suspended', startsAt: null });
  expect((await booths.deviceOf(booth.id)).idle).toEqual({ reason: 'suspended', startsAt: null });
  const { status, body } = await booth.ask('GET', '/booth/session');
  expect([status, body.detail]).toEqual([404, expect.stringContaining('is suspended')]);

  const guest = { emailAddress: 'bo@mail.example' };
  const sent = await booths.send(booth, { sessionId, consent: CONSENT, guest });
  expect(sent.status).toBe(200);
  const statuses = async () =>
    (await own('GET', `/photos/${sent.body.id}`)).body.deliveries.map(
      ({ status }: { status: string }) => status,
    );
  await booths.deliver();
  expect(await statuses()).toEqual(['queued']);
  await set('active');
  await booths.deliver();
  expect(await statuses()).toEqual(['delivered']);
});

test('can be read, changed, exported and deleted, and guests see their photos', async () => {
  await set('suspended');
  const answers = await Promise.all([
    own('GET', '/contacts/ada'),
    own('POST', `/sessions/${sessionId}`, { name: 'Renamed' }),
    own('POST', '/account/export'),
    own('GET', '/payments/subscription'),
    own('DELETE', '/contacts/ada'),
    booths.ask('GET', `/guest/photos/${photo.token}`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await booths.fetch(photo.url)).status).toBe(200);
});
