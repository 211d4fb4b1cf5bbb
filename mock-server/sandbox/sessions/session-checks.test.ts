// Experiences, and validation errors.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
const fieldsOf = (answer: { status: number; body: { errors?: { field: string }[] } }) => [
  answer.status,
  answer.body.errors?.map(({ field }) => field),
];

test('defaults to a QR code without any channel', async () => {
  const session = await make({ shareChannels: [], experiences: [{ ...PHOTO, shareChannels: [] }] });
  expect([session.shareChannels, session.experiences[0].shareChannels]).toEqual([['qr'], ['qr']]);
});

describe('experiences', () => {
  test('have defaults by kind, and null for fields that the kind does not use', async () => {
    const kinds = ['photo', 'collage', 'gif', 'boomerang', 'video', 'before_after'];
    const all = { shots: 3, intervalMs: 500, durationSeconds: 7 };
    const templateId = 'template-3';
    const session = await make({
      experiences: [
        ...kinds.map((kind) => ({ kind, title: kind, templateId })),
        ...kinds.map((kind) => ({ kind, title: kind, templateId, ...all })),
      ],
    });
    const figures = session.experiences.map((one: typeof all) => [
      one.shots,
      one.intervalMs,
      one.durationSeconds,
    ]);
    expect(figures).toEqual([
      ...[
        [1, null, null],
        [3, null, null],
        [4, 300, null],
        [null, null, 2],
        [null, null, 15],
        [1, null, null],
      ],
      ...[
        [1, null, null],
        [3, null, null],
        [3, 500, null],
        [null, null, 7],
        [null, null, 7],
        [1, null, null],
      ],
    ]);
    expect(session.experiences[0]).toEqual({
      id: session.experiences[0].id,
      ...{ kind: 'photo', title: 'photo', enabled: true, order: 0, templateId, shots: 1 },
      ...{ countdownSeconds: 3, nextCountdownSeconds: 2, intervalMs: null, durationSeconds: null },
      ...{ camera: 'front', mirror: true, retakes: 2, overlayAssetIds: [], backgroundAssetIds: [] },
      ...{
        screenAssetId: null,
        filters: [],
        displayMode: 'inherit',
        shareChannels: 'inherit',
        askProducts: false,
      },
    });
  });

  test('are replaced as a list, sorted and renumbered', async () => {
    const session = await make({
      experiences: [
        { ...PHOTO, title: 'b', order: 7, countdownSeconds: 1.3, nextCountdownSeconds: 0.2 },
        { ...PHOTO, title: 'c', order: 7 },
        { ...PHOTO, title: 'a' },
      ],
    });
    const [a, b, c] = session.experiences;
    expect([a.title, b.title, c.title]).toEqual(['a', 'b', 'c']);
    expect([a.order, b.order, c.order]).toEqual([0, 1, 2]);
    expect([b.countdownSeconds, b.nextCountdownSeconds]).toEqual([1.5, 0]);
    const { body } = await change(session.id, {
      experiences: [{ ...c, order: 0 }, PHOTO, { ...a, title: 'A' }],
    });
    expect(body.experiences.map(({ title }: { title: string }) => title)).toEqual(['c', 'A', 'Portrait']);
    expect(body.experiences[0]).toEqual({ ...c, order: 0 });
    expect(body.experiences[1].id).toBe(a.id);
    expect(session.experiences.map(({ id }: { id: string }) => id)).not.toContain(body.experiences[2].id);
  });

  test('require matching templates and ids', async () => {
    const other = await make({ experiences: [PHOTO] });
    const session = await make({ experiences: [PHOTO] });
    const [{ id }] = session.experiences;
    const collage = { kind: 'collage', title: 'Looks' };
    const sent = [
      { ...collage, templateId: 'template-3', shots: 2 },
      { ...PHOTO, id },
      collage,
      { ...PHOTO, templateId: 'template-3-pets' },
      { ...PHOTO, id: other.experiences[0].id },
      { ...PHOTO, id },
      { ...collage, templateId: 'template-0' },
      { ...collage, templateId: 'template-1', shots: 1 },
    ];
    const answer = await change(session.id, { experiences: sent });
    expect(fieldsOf(answer)).toEqual([
      422,
      [
        'experiences.4.id',
        'experiences.5.id',
        'experiences.0.shots',
        'experiences.2.templateId',
        'experiences.3.templateId',
        'experiences.6.templateId',
      ],
    ]);
    expect(answer.body.errors[2].message).toBe(
      'The template has 3 photo slots. Choose the same number of shots.',
    );
    expect(await read(session.id)).toEqual(session);
  });

  test('a template in use cannot be deleted', async () => {
    await make({ experiences: [{ ...PHOTO, templateId: 'template-1' }] });
    expect(await world.ask('DELETE', '/templates/template-1')).toMatchObject({ status: 409 });
  });
});

describe('validation errors', () => {
  const times = (startsAt: string | null, endsAt: string | null) => ({ startsAt, endsAt });
  const field = (key: string, kind = 'text') => ({ key, label: 'x', kind, required: false });
  const CASES: [string, object, string[]][] = [
    ['an end before the start', times('2026-10-02T00:00:00Z', '2026-10-01T00:00:00Z'), ['endsAt']],
    ['an end at the start', times('2026-10-01T02:00:00+02:00', '2026-10-01T00:00:00Z'), ['endsAt']],
    [
      'an unknown placeholder',
      { emailSubject: '{{lastName}}', emailBody: '{{ link }}', smsBody: '{{link}} {{}}' },
      ['emailSubject', 'emailBody', 'smsBody'],
    ],
    [
      'a key twice',
      { capture: [field('firstName'), field('customA'), field('firstName')] },
      ['capture.2.key'],
    ],
    [
      'a known key of another kind',
      { capture: [field('emailAddress'), field('customA', 'date')] },
      ['capture.0.kind'],
    ],
    [
      'too many own questions',
      { capture: Array.from({ length: 11 }, (_, i) => field(`custom${i}`)) },
      ['capture'],
    ],
    [
      'unknown locations and devices',
      { locationIds: ['nowhere', 'location-far', 'location-pets'], deviceIds: ['device-pets'] },
      ['locationIds.0', 'locationIds.2', 'deviceIds.0'],
    ],
    [
      'assets that are not there',
      { logoAssetId: 'none', overlayAssetIds: ['none'], experiences: [{ ...PHOTO, screenAssetId: 'none' }] },
      ['logoAssetId', 'overlayAssetIds.0', 'experiences.0.screenAssetId'],
    ],
  ];
  test.each(CASES)('%s', async (_, sent, fields) => {
    expect(fieldsOf(await world.post('/sessions', { name: 'Wrong', ...sent }))).toEqual([422, fields]);
    const session = await make();
    expect(fieldsOf(await change(session.id, sent))).toEqual([422, fields]);
    expect(await read(session.id)).toEqual(session);
  });

  test('compares a single new time with the stored one', async () => {
    const session = await make(times('2026-10-01T00:00:00Z', '2026-10-02T00:00:00Z'));
    expect(fieldsOf(await change(session.id, { startsAt: '2026-10-03T00:00:00Z' }))).toEqual([
      422,
      ['startsAt'],
    ]);
    expect(fieldsOf(await change(session.id, { endsAt: '2026-09-03T00:00:00Z' }))).toEqual([422, ['endsAt']]);
    expect(await change(session.id, { startsAt: '2026-10-03T00:00:00Z', endsAt: null })).toMatchObject({
      status: 200,
    });
  });

  test('refuses a new end in the past while the session can run, and keeps that of an ended one', async () => {
    const session = await make({ experiences: [PHOTO], ...times(null, '2026-01-01T00:00:00Z') });
    expect(await change(session.id, { status: 'active' })).toMatchObject({ status: 200 });
    expect(await change(session.id, { name: 'Same end', endsAt: '2026-01-01T00:00:00Z' })).toMatchObject({
      status: 200,
    });
    const past = { endsAt: '2020-01-01T00:00:00Z' };
    expect(fieldsOf(await change(session.id, past))).toEqual([422, ['endsAt']]);
    expect(await change(session.id, { ...past, status: 'ended' })).toMatchObject({ status: 200 });
    expect(await change(session.id, { name: 'Over' })).toMatchObject({ status: 200 });
  });

  test('refuses assets of another type or account; deleted ones may stay', async () => {
    const [misc, foreign, overlay] = [
      await world.asset('misc'),
      await world.asset('logo', PEOPLE.pets),
      await world.asset('overlay'),
    ];
    const slots = [
      'logoAssetId',
      'startScreenAssetId',
      'experienceScreenAssetId',
      'sharingScreenAssetId',
      'micrositeBackgroundAssetId',
    ];
    for (const id of [misc, foreign]) {
      const answer = await world.post('/sessions', {
        name: 'Wrong',
        ...Object.fromEntries(slots.map((slot) => [slot, id])),
      });
      expect(fieldsOf(answer)).toEqual([422, slots]);
    }
    const lists = { overlayAssetIds: [overlay, misc], promotionalAssetIds: [overlay] };
    const experiences = [
      { ...PHOTO, overlayAssetIds: [misc], backgroundAssetIds: [overlay], screenAssetId: overlay },
    ];
    expect(fieldsOf(await world.post('/sessions', { name: 'Wrong', ...lists, experiences }))).toEqual([
      422,
      [
        'overlayAssetIds.1',
        'promotionalAssetIds.0',
        'experiences.0.overlayAssetIds.0',
        'experiences.0.backgroundAssetIds.0',
        'experiences.0.screenAssetId',
      ],
    ]);
    const session = await make({
      overlayAssetIds: [overlay],
      experiences: [{ ...PHOTO, overlayAssetIds: [overlay] }],
    });
    await world.ask('DELETE', `/assets/${overlay}`);
    const { overlayAssetIds, experiences: same } = await read(session.id);
    expect(await change(session.id, { overlayAssetIds, experiences: same })).toMatchObject({ status: 200 });
    expect(fieldsOf(await change(session.id, { promotionalAssetIds: [overlay] }))).toEqual([
      422,
      ['promotionalAssetIds.0'],
    ]);
  });
});
