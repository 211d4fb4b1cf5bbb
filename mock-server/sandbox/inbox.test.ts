// The local inbox lists every delivered message with its link.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Guests, openGuests } from './guest/testing.ts';
import { deliver } from './photos/testing.ts';

let guests: Guests;
beforeAll(async () => {
  guests = await openGuests();
});
afterAll(() => guests.stop());

const inbox = async () => (await guests.fetch('/internal/inbox')).text();

test('a message appears with its link when it is delivered, and following the link marks it as opened', async () => {
  expect(await inbox()).toContain('No messages yet.');
  const photo = await guests.shown((await guests.gallery({ emailBody: 'Look & see: {{link}}' })).id);
  await guests.post(`/photos/${photo.id}/send`, { channel: 'email', emailAddress: 'guest@mail.example' });
  const delivery = async () => (await guests.get(`/photos/${photo.id}`)).deliveries[0];
  await deliver(guests);
  const page = await inbox();
  expect(page).toContain('To guest@mail.example');
  expect(page).toContain('Look &#38; see');
  const [, token, message] = /href="http:\/\/guest\.localhost\/p\/([\w-]+)\?m=([\w-]+)"/.exec(page) ?? [];
  expect(token).toBe(photo.token);
  await guests.guest('POST', `/photos/${token}/events`, {
    json: { kind: 'view', visitor: 'v'.repeat(22), message },
  });
  expect((await delivery()).status).toBe('opened');
});
