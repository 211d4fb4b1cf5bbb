// Sends photos: messages, contacts, and exports.
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, PEOPLE, SALON, type World } from '../sessions/testing.ts';
import type { Tables } from '../store/tables.ts';
import { picture } from '../testing.ts';
import { at, deliver, photoRow } from './testing.ts';
import { unzip } from './unzip.ts';

let world: World;
let session: { id: string; name: string };
let pets: { id: string };
beforeAll(async () => {
  world = await openWorld(fill);
  session = await world.session({ locationIds: ['location-queen'] });
  pets = await world.session({}, PEOPLE.pets);
});
afterAll(() => world.stop());

async function fill(db: Kysely<Tables>): Promise<void> {
  const delivered = { channel: 'email', status: 'delivered', reason: null, at: at(1) };
  const deliveries = Array.from({ length: 100 }, (_, i) => ({ ...delivered, to: `${i}@mail.example` }));
  const sent = { visibility: 'public', deliveries: JSON.stringify(deliveries) };
  await db
    .insertInto('photos')
    .values(photoRow('photo-sent', 1, sent))
    .execute();
  const noted = { accountId: SALON, photos: JSON.stringify([{ id: 'photo-sent', linksEnded: 0 }]) };
  const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
  await db
    .insertInto('photoExports')
    .values([
      { ...noted, secretHash: hashOf('of-the-past'), expiresAt: new Date(Date.now() - 1000) },
      { ...noted, secretHash: hashOf('of-the-future'), expiresAt: new Date(Date.now() + 3600_000) },
    ])
    .execute();
}

const upload = async (as = PEOPLE.owner) => {
  const { id } = as === PEOPLE.pets ? pets : session;
  const { body } = await world.photos(id, undefined, { consentGiven: 'true' }, as);
  return (await world.post(`/photos/${body.items[0].id}`, { visibility: 'public' }, as)).body;
};
const read = (id: string, as?: string) => world.get(`/photos/${id}`, as);
const send = (id: string, json: object, as?: string) => world.post(`/photos/${id}/send`, json, as);
const preview = (id: string, json: object, as?: string) => world.post(`/photos/${id}/preview`, json, as);
const email = (emailAddress: string) => ({ channel: 'email', emailAddress });
const sms = (phoneNumber: string) => ({ channel: 'sms', phoneNumber });
const statuses = async (id: string, as?: string) =>
  (await read(id, as)).deliveries.map((one: { status: string }) => one.status);

describe('a message', () => {
  test('is queued, then delivered; the newest comes first', async () => {
    const photo = await upload();
    const { body } = await send(photo.id, email('somebody@mail.example'), PEOPLE.location);
    expect(body).toEqual({
      ...photo,
      url: body.url,
      thumbUrl: body.thumbUrl,
      deliveries: [
        {
          channel: 'email',
          to: 'somebody@mail.example',
          status: 'queued',
          reason: null,
          at: body.deliveries[0].at,
        },
      ],
    });
    await send(photo.id, email('second@mail.example'), PEOPLE.noor);
    expect((await read(photo.id)).deliveries.map(({ to }: { to: string }) => to)).toEqual([
      'second@mail.example',
      'somebody@mail.example',
    ]);
    // Deliveries and exports resume after the restart.
    const { url } = (await world.post('/photos/export', { ids: [photo.id] })).body;
    await world.restart();
    expect((await world.fetch(url)).status).toBe(200);
    await expect.poll(() => statuses(photo.id)).toEqual(['delivered', 'delivered']);
    expect((await read(photo.id)).deliveries[0].at > body.deliveries[0].at).toBe(true);
  });

  test('may fail, and states the reason', async () => {
    const photo = await upload(PEOPLE.pets);
    await send(photo.id, sms('4165550000'), PEOPLE.pets);
    await send(photo.id, email('bounce@mail.example'), PEOPLE.pets);
    await deliver(world);
    expect(await statuses(photo.id, PEOPLE.pets)).toEqual(['error', 'error']);
    expect((await read(photo.id, PEOPLE.pets)).deliveries).toMatchObject([
      { channel: 'email', reason: 'The address does not exist.' },
      { channel: 'sms', reason: 'The number takes no SMS.' },
    ]);
  });

  test('is refused while the guest’s link is off, by SMS without SMS, and for a photo that the caller cannot see', async () => {
    const photo = await upload();
    expect(await send(photo.id, sms('4165550118'))).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'channel' }] },
    });
    expect(await send(photo.id, email('a@mail.example'), PEOPLE.pets)).toMatchObject({ status: 404 });
    expect(await send(photo.id, { channel: 'email', phoneNumber: '4165550118' })).toMatchObject({
      status: 422,
    });
    await world.post(`/photos/${photo.id}`, { guestLink: 'off' });
    expect(await send(photo.id, email('a@mail.example'))).toMatchObject({
      status: 409,
      body: { errors: [] },
    });
    expect(await statuses(photo.id)).toEqual([]);
  });

  test('is sent regardless of consent, approval and visibility', async () => {
    const [photo] = (await world.photos(session.id)).body.items;
    await world.post(`/photos/${photo.id}`, { approval: 'rejected' });
    expect(await read(photo.id)).toMatchObject({ visibility: 'hidden', consent: { given: false } });
    expect((await world.get(`/photos/${photo.id}/recipients`)).refusal).toBeNull();
    expect(await preview(photo.id, email('a@mail.example'))).toMatchObject({ status: 200 });
    expect(await send(photo.id, email('a@mail.example'))).toMatchObject({ status: 200 });
    await deliver(world);
    expect(await statuses(photo.id)).toEqual(['delivered']);
  });

  test('that waits leaves once the guest’s link is on again', async () => {
    const photo = await upload();
    await world.post(`/photos/${photo.id}`, { guestLink: 'off' });
    const waiting = { channel: 'email', to: 'a@mail.example', status: 'queued', reason: null, at: at(1) };
    await world.rows((db) =>
      db
        .updateTable('photos')
        .set({ deliveries: JSON.stringify([waiting]) })
        .where('id', '=', photo.id)
        .execute(),
    );
    await world.post(`/photos/${photo.id}`, { caption: 'Still off' });
    await deliver(world);
    expect(await statuses(photo.id)).toEqual(['queued']);
    await world.post(`/photos/${photo.id}`, { guestLink: 'on' });
    await deliver(world);
    expect(await statuses(photo.id)).toEqual(['delivered']);
  });

  test('is refused when the gallery has expired', async () => {
    const { id } = await world.session({ galleryExpiresInDays: 1, locationIds: ['location-queen'] });
    const { body } = await world.photos(id, undefined, { consentGiven: 'true' });
    const [photo] = body.items;
    await world.post(`/photos/${photo.id}`, { visibility: 'public' });
    expect(await send(photo.id, email('a@mail.example'))).toMatchObject({ status: 200 });
    await world.rows(async (db) => {
      const capturedAt = new Date(Date.now() - 2 * 86_400_000);
      await db.updateTable('photos').set({ capturedAt }).where('id', '=', photo.id).execute();
    });
    const expired = { status: 409, body: { detail: expect.stringContaining('expired') } };
    expect(await send(photo.id, email('a@mail.example'))).toMatchObject(expired);
    expect(await preview(photo.id, email('a@mail.example'))).toMatchObject(expired);
  });

  test('can be previewed with the session’s texts, filled in for the contact at the address', async () => {
    const { id } = await world.session({
      emailSubject: 'From {{business}}, {{date}}',
      emailBody: 'Hi {{firstName}} <3\n\n{{link}}',
      locationIds: ['location-queen'],
    });
    const made = await world.photos(id, undefined, { consentGiven: 'true' });
    const [{ id: photoId, token }] = made.body.items;
    await world.ask('PATCH', '/contacts', { json: { id: 'contact-ada', firstName: 'Ada' } });
    const link = `http://guest.localhost/p/${token}`;
    const { body } = await preview(photoId, email('ADA@mail.example'));
    expect(body).toMatchObject({ text: `Hi Ada <3\n\n${link}` });
    expect(body.contacts).toEqual([{ id: 'contact-ada', name: 'Ada' }]);
    expect(body.subject).toMatch(/^From .+, \w+ \d+, \d{4}$/);
    expect(body.html).toContain('<p>Hi Ada &#60;3</p>');
    expect(body.html).toContain(`<a class="button" href="${link}">See your photo</a>`);
    expect(body.html).not.toContain('Unsubscribe');
    await world.post(`/sessions/${id}`, { primaryColor: '#F2C14E' });
    const { html } = (await preview(photoId, email('ADA@mail.example'))).body;
    expect(html).toContain('.button.button { background: #F2C14E; color: #12211A; }');
    const unknown = (await preview(photoId, email('nobody@mail.example'))).body;
    expect([unknown.text, unknown.contacts]).toEqual([expect.stringMatching(/^Hi there/), []]);
    expect(await preview(photoId, sms('4165550118'))).toMatchObject({ status: 409 });
    expect(await preview(photoId, email('a@mail.example'), PEOPLE.pets)).toMatchObject({ status: 404 });
    expect(await statuses(photoId)).toEqual([]);
  });

  test('is refused for an address that opted out, even after its contact was deleted', async () => {
    const photo = await upload();
    const address = 'out@mail.example';
    const consent = (status: string) => ({ emailConsent: { status, how: 'staff' } });
    const { body } = await world.post('/contacts', { emailAddress: address, ...consent('out') });
    const refused = { status: 409, body: { errors: [{ field: 'emailAddress' }] } };
    expect(await send(photo.id, email('OUT@mail.example'))).toMatchObject(refused);
    expect(await preview(photo.id, email(address))).toMatchObject(refused);
    await world.ask('DELETE', `/contacts/${body.id}`);
    for (const spelled of [address, 'OUT@mail.example'])
      expect(await send(photo.id, email(spelled))).toMatchObject(refused);
    expect(await statuses(photo.id)).toEqual([]);
    await world.post('/contacts', { emailAddress: address, ...consent('in') });
    expect(await send(photo.id, email(address))).toMatchObject({ status: 200 });
  });

  test('is written in the language of the session', async () => {
    const { id } = await world.session({
      emailSubject: null,
      emailBody: null,
      locationIds: ['location-queen'],
    });
    const [photo] = (await world.photos(id, undefined, { consentGiven: 'true' })).body.items;
    await world.post(`/photos/${photo.id}`, { visibility: 'public' });
    const textIn = async (language: string) => {
      await world.ask('POST', `/sessions/${id}`, { json: { language } });
      return (await preview(photo.id, email('unknown@mail.example'))).body.text;
    };
    expect(await textIn('en-CA')).toMatch(/^Hello there,\n\nHere is your photo: http/);
    expect(await textIn('de-DE')).toMatch(/^Hallo,\n\nhier ist dein Foto: http/);
    expect(await textIn('fr-CA')).toMatch(/^Bonjour,\n\nVoici votre photo : http/);
    expect(await textIn('es-MX')).toMatch(/^Hola:\n\nAquí tienes tu foto: http/);
    expect(await textIn('nl')).toMatch(/^Hallo,\n\nHier is je foto: http/);
    expect(await textIn('it')).toMatch(/^Ciao,\n\necco la tua foto: http/);
    expect(await textIn('pt')).toMatch(/^Olá,\n\nAqui está a sua foto: http/);
    expect(await textIn('sv-SE')).toMatch(/^Hello there,/);
  });

  test('keeps the last hundred', async () => {
    const { body } = await send('photo-sent', email('new@mail.example'));
    expect(body.deliveries).toHaveLength(100);
    expect([body.deliveries[0].to, body.deliveries[99].to]).toEqual(['new@mail.example', '98@mail.example']);
  });
});

describe('a contact', () => {
  const figures = async (id: string) => {
    const contact = await world.get(`/contacts/${id}`);
    return [contact.photoCount, contact.lastPhotoAt, contact.bounced];
  };

  test('has as many photos as show them or were sent to them', async () => {
    const [first, second] = [await upload(), await upload()];
    await world.post(`/photos/${first.id}`, { contactIds: ['contact-ada'] });
    expect(await figures('contact-ada')).toEqual([1, first.capturedAt, false]);
    // Addresses match case-insensitively.
    expect((await send(second.id, email('ada@MAIL.example'))).body.contactIds).toEqual(['contact-ada']);
    await send(second.id, email('ada@mail.example'));
    expect(await figures('contact-ada')).toEqual([2, second.capturedAt, false]);
    const { items } = await world.get('/photos?contactId=contact-ada');
    expect(items.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    await world.post(`/photos/${first.id}`, { contactIds: ['contact-ben'] });
    expect(await figures('contact-ada')).toEqual([1, second.capturedAt, false]);
    expect(await figures('contact-ben')).toEqual([1, first.capturedAt, false]);
    await world.post('/photos/bulk', { ids: [first.id, second.id], delete: true });
    expect(await figures('contact-ada')).toEqual([0, null, false]);
    expect(await figures('contact-ben')).toEqual([0, null, false]);
  });

  test('is marked as bouncing if the main address does not exist', async () => {
    const photo = await upload();
    await send(photo.id, email('Bounce@mail.example'));
    await deliver(world);
    expect((await figures('contact-ben'))[2]).toBe(true);
    expect((await figures('contact-ada'))[2]).toBe(false);
  });
});

describe('the recipients of a photo', () => {
  const recipients = (id: string, as?: string) => world.get(`/photos/${id}/recipients`, as);
  const consent = { status: 'in', how: 'staff' };

  test('are the main addresses of its contacts, each with the reason why it is excluded', async () => {
    const photo = await upload();
    const person = async (json: object) => (await world.post('/contacts', json)).body.id;
    const mei = await person({
      firstName: 'Mei',
      lastName: 'Tan',
      emailAddress: 'mei@mail.example',
      emails: [{ value: 'second@mail.example' }],
      phoneNumber: '4165550171',
      emailConsent: consent,
      smsConsent: consent,
      locationIds: ['location-queen'],
    });
    const unnamed = await person({ emailAddress: 'unnamed@mail.example', locationIds: ['location-far'] });
    await world.post(`/photos/${photo.id}`, { contactIds: [unnamed, mei] });
    const ofMei = [
      { contactId: mei, name: 'Mei Tan', channel: 'email', to: 'mei@mail.example', refusal: null },
      { contactId: mei, name: 'Mei Tan', channel: 'sms', to: '4165550171', refusal: 'noSms' },
    ];
    const to = 'unnamed@mail.example';
    expect(await recipients(photo.id)).toEqual({
      refusal: null,
      recipients: [{ contactId: unnamed, name: null, channel: 'email', to, refusal: null }, ...ofMei],
    });
    // A Location sees its own contacts only.
    expect(await recipients(photo.id, PEOPLE.location)).toEqual({ refusal: null, recipients: ofMei });
    await world.ask('PATCH', '/contacts', {
      json: { id: mei, emailConsent: { status: 'out', how: 'staff' } },
    });
    expect((await recipients(photo.id, PEOPLE.location)).recipients[0].refusal).toBe('optedOut');
    await world.post(`/photos/${photo.id}`, { visibility: 'hidden' });
    expect((await recipients(photo.id)).refusal).toBeNull();
    await world.post(`/photos/${photo.id}`, { guestLink: 'off' });
    expect((await recipients(photo.id)).refusal).toBe('linkOff');
    expect(await world.ask('GET', `/photos/${photo.id}/recipients`, { as: PEOPLE.pets })).toMatchObject({
      status: 404,
    });
  });
});

describe('an export', () => {
  const exported = (json: object, as?: string) => world.post('/photos/export', json, as);
  const load = async (url: string) => unzip(Buffer.from(await (await world.fetch(url)).arrayBuffer()));
  let items: { id: string; capturedAt: string }[];
  let files: Buffer[];
  beforeAll(async () => {
    files = await Promise.all([1, 2, 3].map(() => picture(40, 40).png().toBuffer()));
    ({ items } = (await world.photos(session.id, files, { consentGiven: 'true' })).body);
  });

  test('is a zip file of the originals, named by their files and by guest or session', async () => {
    const ids = items.map(({ id }) => id);
    const { body: contact } = await world.post('/contacts', {
      firstName: 'Ayşe',
      emailAddress: 'a@x.example',
    });
    for (const id of ids.slice(0, 2)) await world.post(`/photos/${id}`, { contactIds: [contact.id] });
    await world.rows((db: Kysely<Tables>) =>
      db.updateTable('photos').set({ fileName: 'IMG:4001.PNG' }).where('id', 'in', ids.slice(0, 2)).execute(),
    );
    const { body } = await exported({ ids: [...ids, 'gone'] });
    expect(body.count).toBe(3);
    const answer = await world.fetch(body.url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="photos-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const entries = unzip(Buffer.from(await answer.arrayBuffer()));
    const names = ['IMG-4001 Ayşe (2).png', 'IMG-4001 Ayşe.png', `2 ${session.name}.png`];
    expect([...entries.keys()].toSorted()).toEqual(names.toSorted());
    expect([...entries.values()]).toEqual(files);
  });

  test('contains the photos that match the filter, at the caller’s locations', async () => {
    await world.post(`/photos/${items[1]?.id}`, { caption: 'Only me', favorite: true });
    const { body } = await exported({ filter: { search: 'only', favorite: true } });
    expect(body.count).toBe(1);
    expect([...(await load(body.url)).values()]).toEqual([files[1]]);
    const all = (await world.get('/photos?show=1')).pages;
    expect((await exported({ filter: {} })).body.count).toBe(all);
    const far = await world.session({ locationIds: ['location-far'] });
    await world.photos(far.id);
    expect((await exported({ filter: {} })).body.count).toBe(all + 1);
    expect((await exported({ filter: {} }, PEOPLE.ines)).body.count).toBe(all);
    expect(await exported({ filter: {} }, PEOPLE.location)).toMatchObject({ status: 403 });
  });

  test('is refused without photos', async () => {
    for (const [sent, field] of [
      [{ ids: ['gone'] }, 'ids'],
      [{ filter: { search: 'nobody has this' } }, 'filter'],
    ] as const) {
      expect(await exported(sent)).toMatchObject({ status: 422, body: { errors: [{ field }] } });
    }
    const [first] = items;
    expect(await exported({ ids: [first?.id] }, PEOPLE.pets)).toMatchObject({ status: 422 });
    expect(await exported({ ids: ['a'], filter: {} })).toMatchObject({ status: 422 });
  });

  test('omits photos that were hidden or deleted since, and expires after ten minutes', async () => {
    const [hidden, deleted, left] = [await upload(), await upload(), await upload()];
    const { body } = await exported({ ids: [hidden.id, deleted.id, left.id] });
    await world.post(`/photos/${hidden.id}`, { visibility: 'hidden' });
    await world.ask('DELETE', `/photos/${deleted.id}`);
    expect([...(await load(body.url)).keys()]).toHaveLength(1);
    expect((await world.fetch(`${body.url}x`)).status).toBe(403);
    expect((await world.fetch('/media/exports/photos')).status).toBe(403);
    expect((await world.fetch('/media/exports/of-the-future')).status).toBe(200);
    expect((await world.fetch('/media/exports/of-the-past')).status).toBe(403);
  });
});
