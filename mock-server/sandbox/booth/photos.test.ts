// The photos that a booth sends.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keptFiles, picture, sound, TOKENS, video } from '../testing.ts';
import { type Booth, type Booths, CONSENT, openBooths } from './testing.ts';

let booths: Booths;
beforeAll(async () => {
  booths = await openBooths();
});
afterAll(() => booths.stop());

describe('a photo', () => {
  let booth: Booth;
  let session: { id: string; experiences: { id: string }[] };
  beforeAll(async () => {
    booth = await booths.newBooth(TOKENS.location);
    session = await booths.newSession([booth]);
  });
  const photoCount = async () => (await booths.own('GET', '/photos?show=1')).body.pages;

  test('belongs to the device’s session, and stores everything sent with it', async () => {
    const capturedAt = '2026-09-10T18:22:00.000Z';
    const { status, body } = await booths.send(booth, {
      ...{ capturedAt, experienceId: session.experiences[0]?.id, consent: CONSENT },
      ...{ pairId: 'pair-1', pairRole: 'before', productIds: ['everywhere'] },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ sessionId: session.id, experienceId: session.experiences[0]?.id, deviceId: booth.id },
      ...{ locationId: 'location-queen', contactIds: [], media: 'image', width: 90, height: 60 },
      ...{
        bytes: booths.png.length,
        durationMs: null,
        capturedAt,
        visibility: 'public',
        approval: 'approved',
      },
      ...{
        consent: { ...CONSENT, text: 'You may show it.' },
        pairId: 'pair-1',
        pairRole: 'before',
        productIds: ['everywhere'],
      },
      ...{ caption: null, tags: [], favorite: false, deliveries: [] },
    });
    expect((await booths.own('GET', `/photos/${body.id}`)).body).toEqual(body);
    expect(Buffer.from(await (await booths.fetch(body.url)).arrayBuffer())).toEqual(booths.png);
  });

  test('is created once, however often and whenever it is sent', async () => {
    const before = await photoCount();
    const clientId = randomUUID();
    const others = await Promise.all(Array.from({ length: 4 }, () => picture().png().toBuffer()));
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => booths.send(booth, { clientId })),
      ...others.map((bytes) => booths.send(booth, { clientId }, bytes)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await photoCount()).toBe(before + 1);
    const kept = keptFiles(booths.folder).length;
    await booths.own('POST', `/photos/${answers[0]?.body.id}`, { json: { caption: 'Seen' } });
    const again = await booths.send(booth, { clientId }, others[0]);
    expect(again.body).toMatchObject({ id: answers[0]?.body.id, caption: 'Seen' });
    expect(keptFiles(booths.folder)).toHaveLength(kept);
    // Another device may use the same client id.
    const other = await booths.newBooth();
    expect((await booths.send(other, { clientId })).body.id).not.toBe(again.body.id);
  });

  test('drops only references to deleted records', async () => {
    const { status, body } = await booths.send(booth, {
      ...{ sessionId: 'session-gone', experienceId: session.experiences[0]?.id, consent: CONSENT },
      ...{ productIds: ['product-gone', 'at-queen'], guest: { emailAddress: 'lost@mail.example' } },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ sessionId: null, experienceId: null, productIds: ['at-queen'], visibility: 'public' },
      ...{ approval: 'approved', deliveries: [] },
    });
    expect(body.contactIds).toHaveLength(1);
    const unknown = await booths.send(booth, { experienceId: 'experience-gone' });
    expect(unknown.body).toMatchObject({ sessionId: session.id, experienceId: null });
  });

  test('has its public page at the token that the booth chose, unless another photo has it', async () => {
    const { photoUrl } = (await booth.ask('GET', '/booth/session')).body;
    const token = 'abcdefghij_-0123456789';
    const [first, second] = await Promise.all([
      booths.send(booth, { token, consent: CONSENT }),
      booths.send(booth, { token, consent: CONSENT }),
    ]);
    const urls = [first.body.publicUrl, second.body.publicUrl];
    expect(urls).toContain(photoUrl.replace('{token}', token));
    expect(new Set(urls).size).toBe(2);
    const short = await booths.send(booth, { token: 'guessable' });
    expect([short.status, short.body.errors[0].field]).toEqual([422, 'token']);
  });

  test('never has its public page on the domain of another account', async () => {
    const domain = { accountId: 'owner-pets', domain: 'photos.pets.example', verifiedAt: new Date() };
    await booths.rows((db) =>
      db
        .insertInto('guestDomains')
        .values({ ...domain, target: 'guest.localhost', token: 'proof' })
        .execute(),
    );
    expect((await booth.ask('GET', '/booth/session')).body.photoUrl).toMatch('http://guest.localhost/');
    expect(new URL((await booths.send(booth)).body.publicUrl).host).toBe('guest.localhost');
  });

  test('is not added to a complete pair', async () => {
    const pairId = randomUUID();
    const roles = ['before', 'after', 'after'];
    const answers = await Promise.all(roles.map((pairRole) => booths.send(booth, { pairId, pairRole })));
    expect(answers.map(({ body }) => body.pairRole).toSorted()).toEqual(['after', 'before', null]);
    for (const [parts, field] of [
      [{ pairId }, 'pairRole'],
      [{ pairRole: 'after' }, 'pairId'],
    ] as const) {
      expect((await booths.send(booth, parts)).body.errors[0].field).toBe(field);
    }
  });

  test('with a future time gets its arrival time', async () => {
    const { body } = await booths.send(booth, { capturedAt: '2099-01-01T00:00:00Z' });
    expect(body.capturedAt).toBe(body.uploadedAt);
    const past = await booths.send(booth, { capturedAt: '2020-01-01T01:00:00+01:00' });
    expect(past.body.capturedAt).toBe('2020-01-01T00:00:00.000Z');
  });

  test('is in the gallery with consent and approval; its guest’s link works anyway', async () => {
    const asks = await booths.newBooth();
    await booths.newSession([asks], { requireApproval: true });
    const state = async (of: Booth, consent: object | undefined) => {
      const { body } = await booths.send(of, consent ? { consent } : {});
      expect([body.guestLink, body.publicUrl]).toEqual(['on', expect.stringContaining(body.token)]);
      return [body.approval, body.visibility];
    };
    expect(await state(booth, CONSENT)).toEqual(['approved', 'public']);
    expect(await state(booth, { ...CONSENT, given: false })).toEqual(['approved', 'hidden']);
    expect(await state(booth, undefined)).toEqual(['approved', 'hidden']);
    expect(await state(asks, CONSENT)).toEqual(['pending', 'hidden']);
  });

  test('keeps the text that its guest agreed to when the session changes or is deleted', async () => {
    const of = await booths.newBooth();
    const { id } = await booths.newSession([of], { consentText: 'First' });
    await booths.change(id, { consentText: 'Second' });
    // A booth that was offline sends the older version later.
    const old = (await booths.send(of, { consent: { ...CONSENT, textVersion: 1 } })).body;
    const newer = (await booths.send(of, { consent: { ...CONSENT, textVersion: 2 } })).body;
    await booths.change(id, { consentText: null });
    await booths.change(id, { status: 'ended' });
    await booths.own('DELETE', `/sessions/${id}`);
    for (const [photo, text] of [
      [old, 'First'],
      [newer, 'Second'],
    ])
      expect((await booths.own('GET', `/photos/${photo.id}`)).body).toMatchObject({
        ...{ sessionId: null, consent: { given: true, text } },
      });
    const unknown = await booths.send(booth, { consent: { ...CONSENT, textVersion: 9 } });
    expect(unknown.body.consent.text).toBeNull();
  });

  test('may be a gif or a video, but not a sound or text; names every invalid part', async () => {
    const gif = await picture().gif().toBuffer();
    expect((await booths.send(booth, {}, gif)).body.media).toBe('gif');
    expect((await booths.send(booth, {}, video())).body).toMatchObject({ media: 'video', thumbUrl: null });
    const kept = keptFiles(booths.folder).length;
    for (const bytes of [sound(), Buffer.from('hello')]) {
      const { status, body } = await booths.send(booth, {}, bytes);
      expect([status, body.errors]).toEqual([422, [{ field: 'photo', message: 'Unsupported file type' }]]);
    }
    const wrong = await booths.send(booth, {
      clientId: 'short',
      guest: { emailAddress: 'x' },
      capturedAt: 'today',
    });
    expect(wrong.body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'capturedAt',
      'clientId',
      'guest.emailAddress',
    ]);
    expect(keptFiles(booths.folder)).toHaveLength(kept);
  });
});
