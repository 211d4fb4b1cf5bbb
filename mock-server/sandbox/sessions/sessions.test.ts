// Sessions read back what was written; names, slugs and statuses.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { picture } from '../testing.ts';
import { openWorld, PEOPLE, type World } from './testing.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

const make: World['session'] = (...given) => world.session(...given);
const change = (id: string, json: object, as?: string) => world.post(`/sessions/${id}`, json, as);
const read = (id: string, as?: string) => world.get(`/sessions/${id}`, as);
const PHOTO = { kind: 'photo', title: 'Portrait' };
const conflict = (field: string, count = 1) => ({
  status: 409,
  body: { errors: Array.from({ length: count }, () => ({ field })) },
});

test('requires only a name: the rest has the contract’s defaults', async () => {
  const session = await make({ name: 'Été à Québec!' });
  expect(session).toEqual({
    micrositeUrl: null,
    lastPhotoThumbUrl: null,
    id: session.id,
    version: expect.any(String),
    name: 'Été à Québec!',
    status: 'draft',
    locationIds: [],
    deviceIds: [],
    startsAt: null,
    endsAt: null,
    language: 'en-CA',
    displayMode: 0,
    galleryVisibility: 'unlisted',
    slug: 'ete-a-quebec',
    passcode: null,
    galleryExpiresInDays: null,
    requireApproval: false,
    holdUntilApproved: false,
    shareChannels: ['email', 'sms', 'qr'],
    capture: [],
    consentText: null,
    consentVersion: 0,
    consentRequired: false,
    termsUrl: null,
    minAge: 0,
    emailSubject: null,
    emailBody: null,
    smsBody: null,
    bookingUrl: null,
    reviewUrl: null,
    ctaLabel: null,
    ctaUrl: null,
    idleSeconds: 60,
    theme: 'light',
    primaryColor: null,
    accentColor: null,
    font: 'system-ui',
    logoAssetId: null,
    startScreenAssetId: null,
    experienceScreenAssetId: null,
    sharingScreenAssetId: null,
    micrositeBackgroundAssetId: null,
    overlayAssetIds: [],
    promotionalAssetIds: [],
    startText: null,
    thanksText: null,
    inherits: {
      logoAssetId: 'account',
      primaryColor: 'account',
      accentColor: 'account',
      bookingUrl: 'account',
      reviewUrl: 'account',
    },
    lockedFields: [],
    experiences: [],
    photos: 0,
    createdAt: session.createdAt,
    updatedAt: session.createdAt,
  });
  expect(await read(session.id)).toEqual(session);
});

test('reads back every written field, also after a restart', async () => {
  const [overlay, background, screen] = await Promise.all(
    ['overlay', 'template_background', 'experience_screen'].map((type) => world.asset(type)),
  );
  const full = {
    name: 'Bridal trial',
    locationIds: ['location-harbour', 'location-queen'],
    deviceIds: ['device-studio', 'device-far'],
    startsAt: '2026-10-01T12:00:00.000Z',
    endsAt: '2026-10-31T22:00:00.000Z',
    language: 'fr-CA',
    displayMode: 1,
    galleryVisibility: 'private',
    slug: 'bridal-trial-2026',
    passcode: 'sun$hine',
    galleryExpiresInDays: 365,
    requireApproval: true,
    holdUntilApproved: true,
    shareChannels: ['qr', 'print'],
    capture: [
      { key: 'emailAddress', label: 'Your email address', kind: 'email', required: true },
      { key: 'customVenue', label: 'Where?', kind: 'text', required: false },
    ],
    consentText: 'The salon may show my photo.',
    consentRequired: true,
    termsUrl: 'https://juniper.example/terms',
    minAge: 16,
    emailSubject: 'From {{business}}',
    emailBody: 'Hello {{firstName}}: {{link}}, {{location}}, {{date}}',
    smsBody: '{{link}}',
    bookingUrl: 'https://juniper.example/book',
    reviewUrl: 'https://juniper.example/review',
    ctaLabel: 'Offers',
    ctaUrl: 'https://juniper.example/offers',
    idleSeconds: 30,
    theme: 'dark',
    primaryColor: '#112233',
    accentColor: '#445566',
    font: 'Georgia',
    logoAssetId: await world.asset('logo'),
    startScreenAssetId: await world.asset('start_screen'),
    experienceScreenAssetId: screen,
    sharingScreenAssetId: await world.asset('sharing_screen'),
    micrositeBackgroundAssetId: await world.asset('microsite_background'),
    overlayAssetIds: [overlay],
    promotionalAssetIds: [await world.asset('promotional')],
    startText: 'Touch me',
    thanksText: 'See you',
    lockedFields: ['name', 'experiences'],
    experiences: [
      {
        kind: 'collage',
        title: 'Three looks',
        enabled: false,
        order: 0,
        templateId: 'template-3',
        countdownSeconds: 4.5,
        nextCountdownSeconds: 1,
        shots: 3,
        intervalMs: null,
        durationSeconds: null,
        camera: 'rear',
        mirror: false,
        retakes: 5,
        overlayAssetIds: [overlay],
        backgroundAssetIds: [background],
        screenAssetId: screen,
        filters: ['noir'],
        displayMode: 1,
        shareChannels: ['qr'],
        askProducts: true,
      },
    ],
  };
  const session = await make(full);
  const stored = {
    ...full,
    status: 'draft',
    consentVersion: 1,
    inherits: {
      logoAssetId: 'own',
      primaryColor: 'own',
      accentColor: 'own',
      bookingUrl: 'own',
      reviewUrl: 'own',
    },
    experiences: [{ ...full.experiences[0], id: session.experiences[0].id }],
  };
  expect(session).toEqual({
    ...stored,
    // Its gallery is private.
    micrositeUrl: null,
    lastPhotoThumbUrl: null,
    photos: 0,
    id: session.id,
    version: expect.any(String),
    createdAt: session.createdAt,
    updatedAt: session.createdAt,
  });
  // A session can be sent back as it was read.
  const {
    id,
    version: __,
    status: _,
    micrositeUrl,
    lastPhotoThumbUrl,
    inherits,
    consentVersion,
    photos,
    createdAt,
    updatedAt,
    ...sent
  } = session;
  const { body } = await change(id, sent);
  expect(body).toEqual({ ...session, updatedAt: body.updatedAt });
  expect(body.updatedAt > updatedAt).toBe(true);
  await world.restart();
  expect(await read(id)).toEqual(body);
  await change(id, { deviceIds: [] });
});

test('a change keeps other fields', async () => {
  const session = await make({ passcode: 'abcd', startText: 'Hi' });
  const { body } = await change(session.id, { startText: null, idleSeconds: 10 });
  expect(body).toEqual({
    ...session,
    startText: null,
    idleSeconds: 10,
    version: expect.any(String),
    updatedAt: body.updatedAt,
  });
});

describe('the name and the slug', () => {
  test('are unique: the name per account in any case, the slug globally', async () => {
    const session = await make({ name: 'Straße Ärmel', slug: 'first-come' });
    expect(await world.post('/sessions', { name: 'STRASSE ärmel' })).toMatchObject({ status: 200 });
    expect(await world.post('/sessions', { name: 'straße ÄRMEL' })).toMatchObject(conflict('name'));
    const other = await make({ name: 'Straße Ärmel', slug: 'pets-own' }, PEOPLE.pets);
    expect(await world.post('/sessions', { name: 'X', slug: 'first-come' }, PEOPLE.pets)).toMatchObject(
      conflict('slug'),
    );
    expect(await change(other.id, { slug: 'first-come' }, PEOPLE.pets)).toMatchObject(conflict('slug'));
    expect(await change(session.id, { name: 'straße ärmel', slug: 'first-come' })).toMatchObject({
      status: 200,
    });
    const second = await make({ name: 'Second of them' });
    expect(await change(second.id, { name: 'straße ÄRMEL' })).toMatchObject(conflict('name'));
    expect(await read(second.id)).toEqual(second);
  });

  test('a slug is no other path of the public site', async () => {
    expect(await world.post('/sessions', { name: 'X', slug: 'media' })).toMatchObject(conflict('slug'));
    const session = await make({ name: 'Media' });
    expect(session.slug).toBe('media-2');
    expect(await change(session.id, { slug: 'media' })).toMatchObject(conflict('slug'));
  });

  test('a slug is derived from the name, with a number if it is taken', async () => {
    const names = ['Summer  party!', 'Summer--Party', 'summer party?'];
    const slugs = [];
    for (const name of names) slugs.push((await make({ name })).slug);
    expect(slugs).toEqual(['summer-party', 'summer-party-2', 'summer-party-3']);
    for (let i = 0; i < 6; i += 1)
      slugs.push((await make({ name: `summer party${'!'.repeat(i + 2)}` })).slug);
    expect(new Set(slugs).size).toBe(9);
    expect((await make({ name: '夏' })).slug).toBe('session');
    expect((await make({ name: 'x'.repeat(60) })).slug).toBe('x'.repeat(40));
    expect((await make({ name: `${'x'.repeat(59)}y` })).slug).toBe(`${'x'.repeat(38)}-2`);
  });
});

describe('the status', () => {
  const REFUSED: [string[], string][] = [
    [[], 'paused'],
    [[], 'ended'],
    [['active'], 'draft'],
    [['active', 'paused'], 'draft'],
    [['active', 'ended'], 'active'],
    [['active', 'ended'], 'paused'],
    [['active', 'ended'], 'draft'],
  ];
  test.each(REFUSED)('%j cannot become %s', async (path, status) => {
    const session = await make({ experiences: [PHOTO] });
    for (const step of path)
      expect(await change(session.id, { status: step })).toMatchObject({ status: 200 });
    const before = await read(session.id);
    expect(await change(session.id, { status, name: `Other of ${session.name}` })).toMatchObject(
      conflict('status'),
    );
    expect(await read(session.id)).toEqual(before);
  });

  test('transitions work both ways, and repeating one changes nothing', async () => {
    const session = await make({ experiences: [PHOTO] });
    const micrositeUrl = `http://guest.localhost/${session.slug}`;
    for (const status of ['active', 'active', 'paused', 'paused', 'active', 'ended', 'ended']) {
      const before = await read(session.id);
      const { body } = await change(session.id, { status });
      if (before.status === status) expect(body).toEqual(before);
      else
        expect(body).toEqual({
          ...before,
          status,
          version: expect.any(String),
          micrositeUrl,
          updatedAt: body.updatedAt,
        });
    }
  });

  test('active requires an experience', async () => {
    const session = await make({ experiences: [{ ...PHOTO, enabled: false }] });
    expect(await change(session.id, { status: 'active' })).toMatchObject(conflict('experiences'));
    const both = { status: 'active', experiences: [PHOTO] };
    const { body } = await change(session.id, both);
    expect(body.status).toBe('active');
    expect(await change(session.id, { experiences: [] })).toMatchObject(conflict('experiences'));
    const off = [{ ...body.experiences[0], enabled: false }];
    expect(await change(session.id, { experiences: off })).toMatchObject(conflict('experiences'));
    expect(await read(session.id)).toEqual(body);
    expect(await change(session.id, { status: 'paused', experiences: [] })).toMatchObject({ status: 200 });
  });
});

test('counts its photos, also in the list', async () => {
  const session = await make({ name: 'Photo count' });
  const png = await picture().png().toBuffer();
  const { body } = await world.photos(session.id, [png, png]);
  expect((await read(session.id)).photos).toBe(2);
  await world.ask('DELETE', `/photos/${body.items[0].id}`);
  const { items } = await world.get('/sessions?search=photo%20count');
  expect(items.map(({ photos }: { photos: number }) => photos)).toEqual([1]);
});
