// Links in messages lead to the public site, whose events count for the campaign.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_STATS } from '../campaigns/figures.ts';
import { createLinks, readSecret } from '../media/links.ts';
import { deliver } from '../photos/testing.ts';
import { deliveryCode, messageCode } from './keys.ts';
import { type Guests, newVisitor, openGuests } from './testing.ts';

let guests: Guests;
beforeAll(async () => {
  guests = await openGuests();
});
afterAll(() => guests.stop());

const WORDS = { channel: 'email', subject: 'Hi', body: 'See [your photo]({{photoLink}})' };

/** The message of an unsaved campaign to a contact. */
const preview = async (contactId: string | null) =>
  (await guests.post('/campaigns/preview', { ...WORDS, contactId })).body;

const linksIn = (html: string) => ({
  photo: /href="([^"]*\/p\/[^"]*)"/.exec(html)?.[1]?.replaceAll('&#38;', '&'),
  code: /\/u\/([\w-]+)"/.exec(html)?.[1] ?? '',
});

test('a message links to the public site, and to an unsubscribe page', async () => {
  const photo = await guests.shown((await guests.gallery()).id, { contactIds: ['contact-ada'] });
  const { photo: link, code } = linksIn((await preview('contact-ada')).html);
  expect(link).toBe(`http://guest.localhost/p/${photo.token}?m=${code}`);
  expect((await preview(null)).html).not.toContain('/u/');
  const read = () => guests.guest('GET', `/subscriptions/${code}`);
  expect((await read()).body).toMatchObject({ channel: 'email', subscribed: true });
  // Mail scanners open the page, which must not unsubscribe.
  expect((await guests.get('/contacts/contact-ada')).emailConsent.status).not.toBe('out');
  for (let i = 0; i < 2; i += 1) {
    const { status, body } = await guests.guest('POST', `/subscriptions/${code}`);
    expect([status, body.subscribed]).toEqual([200, false]);
  }
  const contact = await guests.get('/contacts/contact-ada');
  expect(contact.emailConsent).toMatchObject({ status: 'out', how: 'unsubscribe' });
  expect(contact.smsConsent.status).toBe('unknown');
  const { items } = await guests.get('/contacts/contact-ada/timeline');
  expect(items.filter(({ kind }: { kind: string }) => kind === 'consent')).toHaveLength(1);
});

test('counts clicks and unsubscriptions once per recipient, and never more than deliveries', async () => {
  const photo = await guests.shown((await guests.gallery()).id, { contactIds: ['contact-ben'] });
  const { id } = (await guests.post('/campaigns', { name: 'Summer', ...WORDS })).body;
  const numbers = { campaign: 0, ben: 0, ada: 0 };
  await guests.rows(async (db) => {
    const delivered = { ...NO_STATS, audience: 1, sent: 1, delivered: 1 };
    const row = await db
      .updateTable('campaigns')
      .set({ stats: JSON.stringify(delivered) })
      .where('id', '=', id)
      .returning('seq')
      .executeTakeFirstOrThrow();
    const contacts = await db.selectFrom('contacts').select(['id', 'seq']).execute();
    const numberOf = (contact: string) => Number(contacts.find((one) => one.id === contact)?.seq);
    Object.assign(numbers, {
      ...{ campaign: Number(row.seq), ben: numberOf('contact-ben'), ada: numberOf('contact-ada') },
    });
  });
  const links = createLinks(readSecret(join(guests.folder, 'media-key')));
  const codeFor = (contact: number) =>
    messageCode(links, { channel: 'email', campaign: numbers.campaign, contact });
  const click = (message: string) =>
    guests.guest('POST', `/photos/${photo.token}/events`, {
      json: { kind: 'view', visitor: newVisitor(), message },
    });
  const stats = async () => (await guests.get(`/campaigns/${id}/report`)).stats;

  // Uses a code without a campaign to forge one for this campaign.
  const { code } = linksIn((await preview('contact-ben')).html);
  await click(code.replace(/^e0-/, `e${numbers.campaign.toString(36)}-`));
  expect(await stats()).toMatchObject({ opened: 0, clicked: 0 });
  for (let i = 0; i < 3; i += 1) await click(codeFor(numbers.ben));
  await click(codeFor(numbers.ada));
  expect(await stats()).toMatchObject({ opened: 1, clicked: 1 });
  for (let i = 0; i < 2; i += 1) await guests.guest('POST', `/subscriptions/${codeFor(numbers.ben)}`);
  const report = await guests.get(`/campaigns/${id}/report`);
  expect(report.stats).toMatchObject({ opened: 1, clicked: 1, unsubscribed: 1 });
  expect(report.days).toMatchObject([{ opened: 1, clicked: 1, unsubscribed: 1 }]);
});

test('following the link of a delivery marks it as opened', async () => {
  const photo = await guests.shown((await guests.gallery()).id);
  const to = 'guest@mail.example';
  await guests.post(`/photos/${photo.id}/send`, { channel: 'email', emailAddress: to });
  const delivery = async () => (await guests.get(`/photos/${photo.id}`)).deliveries[0];
  await deliver(guests);
  const links = createLinks(readSecret(join(guests.folder, 'media-key')));
  const follow = (message: string) =>
    guests.guest('POST', `/photos/${photo.token}/events`, {
      json: { kind: 'view', visitor: newVisitor(), message },
    });
  await follow(deliveryCode(links, photo.id, { channel: 'email', to: 'other@mail.example' }));
  expect((await delivery()).status).toBe('delivered');
  await follow(deliveryCode(links, photo.id, { channel: 'email', to }));
  expect((await delivery()).status).toBe('opened');
});
