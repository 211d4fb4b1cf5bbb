// The block with the recipient's own photo.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Guests, openGuests } from '../guest/testing.ts';
import { photoRow } from '../photos/testing.ts';
import { PEOPLE, PETS } from '../sessions/testing.ts';
import { sendNow } from './testing-calls.ts';

const DAY = 24 * 3600_000;
const WORDS = { channel: 'email', subject: 'Hi', body: 'Before\n\n{{photo}}\n\nAfter' };

/** A public photo, taken some days ago. */
function taken(id: string, daysAgo: number, more: object = {}) {
  const at = new Date(Date.now() - daysAgo * DAY);
  return photoRow(id, 0, { capturedAt: at, uploadedAt: at, visibility: 'public', ...more });
}

const ada = { contactIds: ['contact-ada'] };
let guests: Guests;
beforeAll(async () => {
  guests = await openGuests();
  const { id: sessionId } = await guests.gallery({ galleryExpiresInDays: 1 });
  const refused = JSON.stringify({ given: false, at: null, textVersion: null, text: null });
  await guests.rows(async (db) => {
    await db
      .updateTable('contacts')
      .set({ locationIds: ['location-queen'] })
      .where('id', '=', 'contact-ada')
      .execute();
    await db
      .insertInto('photos')
      .values([
        taken('oldest', 9, ada),
        taken('newest', 8, ada),
        taken('far', 7, { ...ada, locationId: 'location-far', visibility: 'hidden' }),
        taken('hidden', 6, { ...ada, visibility: 'hidden' }),
        taken('without-consent', 5, { ...ada, consent: refused }),
        taken('expired', 4, { ...ada, sessionId }),
        taken('video', 3, { ...ada, media: 'video', mime: 'video/mp4' }),
        taken('of-nobody', 2),
        taken('of-pets', 1, { ...ada, accountId: PETS, locationId: 'location-pets' }),
      ])
      .execute();
  });
});
afterAll(() => guests.stop());

const preview = async (contactId: string | null, as = PEOPLE.owner, words: object = WORDS) => {
  const { status, body } = await guests.post('/campaigns/preview', { ...words, contactId }, as);
  expect(status).toBe(200);
  return body;
};
const shownIn = (html: string) => [...html.matchAll(/\/media\/guests\/([\w-]+)\?/g)].map(([, id]) => id);
const linkedIn = (text: string) => [...text.matchAll(/\/p\/token-of-([\w-]+)-\d+\?m=/g)].map(([, id]) => id);

test('shows the newest photo that its guest can see, with a link to its page', async () => {
  const { photo, html, text } = await preview('contact-ada');
  expect(photo).toBe('own');
  expect(shownIn(html)).toEqual(['newest']);
  expect(linkedIn(html)).toEqual(['newest']);
  expect(html).toMatch(/<a href="[^"]+"><img src="[^"]+" alt="Your photo"><\/a>/);
  expect(text).toMatch(/^Before\n\nYour photo: http\S+\/p\/token-of-newest-\S+\n\nAfter$/);
});

test('is left out for a contact without a photo', async () => {
  const { photo, html, text } = await preview('contact-ben');
  expect(photo).toBe('none');
  expect(html).not.toMatch(/<img|\/p\//);
  expect(text).toBe('Before\n\nAfter');
});

test('shows a sample of the business category without a contact', async () => {
  const { photo, html, text } = await preview(null);
  expect(photo).toBe('sample');
  expect(html).toContain('<img src="/media/examples/guest-photo-beauty.svg" alt="Your photo">');
  expect(text).toBe('Before\n\nAfter');
});

test('is null in a message without the block', async () => {
  expect(await preview('contact-ada', PEOPLE.owner, { ...WORDS, body: 'See {{photoLink}}' })).toMatchObject({
    photo: null,
  });
  const sms = { channel: 'sms', smsBody: 'See {{photoLink}} Reply STOP to opt out.' };
  expect(await preview('contact-ada', PEOPLE.owner, sms)).toMatchObject({ photo: null });
});

test('shows users only photos of their locations, and the recipient all of their own', async () => {
  const far = (visibility: string) => guests.post('/photos/far', { visibility });
  await far('public');
  expect(shownIn((await preview('contact-ada')).html)).toEqual(['far']);
  expect(shownIn((await preview('contact-ada', PEOPLE.noor)).html)).toEqual(['newest']);
  await far('hidden');
});

test('never shows a photo of another contact or account', async () => {
  for (const [contactId, as, own] of [
    ['contact-ada', PEOPLE.owner, ['newest']],
    ['contact-ben', PEOPLE.owner, []],
    ['contact-ada-pets', PEOPLE.pets, []],
    ['contact-ben-pets', PEOPLE.pets, []],
  ] as const) {
    expect(shownIn((await preview(contactId, as)).html)).toEqual(own);
  }
  const words = { ...WORDS, contactId: 'contact-ada' };
  expect((await guests.post('/campaigns/preview', words, PEOPLE.pets)).status).toBe(422);
});

test('each recipient gets their own photo, or none', async () => {
  for (const id of ['contact-ada', 'contact-ben']) {
    const answer = await guests.ask('PATCH', '/contacts', {
      json: { id, emailConsent: { status: 'in', how: 'staff' } },
    });
    expect(answer.status).toBe(200);
  }
  const { id } = (await guests.post('/campaigns', { name: 'Photos', ...WORDS, quietHours: null })).body;
  await guests.ask('PATCH', `/campaigns/${id}`, { json: { status: 'sending' } });
  await sendNow(guests);
  // A later photo is not in the email.
  await guests.rows((db) =>
    db
      .insertInto('photos')
      .values(taken('later', -1, ada))
      .execute(),
  );
  const sections = (await (await guests.fetch('/internal/inbox')).text()).split('<section>');
  const mailTo = (address: string) => sections.find((one) => one.includes(`To ${address}`)) ?? '';
  expect(shownIn(mailTo('Ada@mail.example'))).toEqual(['newest']);
  expect(mailTo('bounce@mail.example')).toContain('After');
  expect(shownIn(mailTo('bounce@mail.example'))).toEqual([]);
  expect(linkedIn(mailTo('bounce@mail.example'))).toEqual([]);
});
