// The events in a contact's timeline.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photoRow } from '../photos/testing.ts';
import { type TestSandbox, TOKENS } from '../testing.ts';
import { newPerson } from './person.ts';
import { askAt, csv, HARBOUR, importAt, newAccount, openWithHarbour } from './testing-people.ts';
import { toRow } from './write.ts';

let sandbox: TestSandbox;
const ask = askAt(() => sandbox.origin);
const sendFile = importAt(ask);
const VISIT = '2026-09-10T18:30:00.000Z';

beforeAll(async () => {
  sandbox = await openWithHarbour(async (store) => {
    const made = newPerson(
      { source: 'booth', locationIds: ['location-queen'] },
      new Date('2026-09-01T10:00:00Z'),
    );
    await store
      .insertInto('contacts')
      .values({ ...toRow({ ...made, lastVisitAt: new Date(VISIT) }), id: 'guest', accountId: 'owner-beauty' })
      .execute();
    const address = { accountId: 'owner-beauty', contactId: 'guest', position: 0 };
    await store
      .insertInto('contactEmails')
      .values({ ...address, value: 'guest@mail.example', key: 'guest@mail.example' })
      .execute();
    const video = { mime: 'video/mp4', media: 'video', locationId: HARBOUR };
    await store
      .insertInto('photos')
      .values([
        photoRow('shown', 1, { contactIds: ['guest'], visibility: 'public' }),
        photoRow('elsewhere', 2, { contactIds: ['guest'], ...video }),
        photoRow('of-none', 3),
      ])
      .execute();
  });
});
afterAll(() => sandbox.stop());

type Event = Record<string, unknown>;
const timeline = async (as: string, id: string, query = ''): Promise<Event[]> =>
  (await ask(as, 'GET', `/contacts/${id}/timeline?${query}`)).body.items;
const kinds = (events: Event[]) => events.map(({ kind }) => kind);

describe('the timeline', () => {
  test('shows consent and its withdrawal', async () => {
    const { as, make, patch } = newAccount(ask, 'told');
    const made = await make({
      emailAddress: 'a@mail.example',
      emailConsent: { status: 'in' },
      source: 'crm',
    });
    const out = await patch({ id: made.id, smsConsent: { status: 'out', how: 'stop' } });
    const same = await patch({ id: made.id, notes: 'x' });
    const back = await patch({ id: made.id, emailConsent: { status: 'unknown' } });
    const said = { kind: 'consent', by: 'Noor Haddad', evidence: null };
    expect(await timeline(as, made.id)).toEqual([
      { ...said, at: back.body.updatedAt, channel: 'email', status: 'unknown', how: null, by: null },
      { ...said, at: out.body.updatedAt, channel: 'sms', status: 'out', how: 'stop' },
      { ...said, at: made.createdAt, channel: 'email', status: 'in', how: 'staff' },
      { kind: 'created', at: made.createdAt, source: 'crm' },
    ]);
    expect(same.status).toBe(200);
  });

  test('shows imports and merges, with the data of the merged contact', async () => {
    const { as, make, get } = newAccount(ask, 'joined');
    const first = await make({ emailAddress: 'a@mail.example' });
    const second = await make({
      ...{ emailAddress: 'b@mail.example', firstName: 'Ben', source: 'square' },
      emailConsent: { status: 'out', how: 'unsubscribe' },
    });
    await sendFile(
      as,
      csv([
        ['emailAddress', 'firstName', 'emailConsent'],
        ['b@mail.example', 'Benjamin', 'in'],
      ]),
    );
    await sendFile(
      as,
      csv([
        ['emailAddress', 'emailConsent'],
        ['new@mail.example', 'in'],
      ]),
    );
    const json = { from: second.id };
    const { body } = await ask(as, 'POST', `/contacts/${first.id}/merge`, { json });
    const by = 'Noor Haddad';
    const events = await timeline(as, first.id);
    expect(events).toEqual([
      { kind: 'merged', at: body.updatedAt, by, contactName: 'Benjamin' },
      { kind: 'imported', at: expect.any(String), by },
      {
        ...{ kind: 'consent', at: second.createdAt, by, evidence: null },
        channel: 'email',
        status: 'out',
        how: 'unsubscribe',
      },
      { kind: 'created', at: first.createdAt, source: 'manual' },
    ]);
    const [found] = (await get('/contacts?search=new@mail')).body.items;
    expect(kinds(await timeline(as, found.id))).toEqual(['consent', 'created']);
  });

  test('shows photos, messages, and the last visit', async () => {
    const { owner, manager } = TOKENS;
    const json = { channel: 'email', emailAddress: 'Guest@Mail.example' };
    await ask(owner, 'POST', '/photos/shown/send', { json });
    await ask(owner, 'POST', '/photos/shown/send', { json: { ...json, emailAddress: 'other@mail.example' } });
    const [sent, ...rest] = await timeline(owner, 'guest');
    expect(sent).toMatchObject({
      kind: 'photoSent',
      photoId: 'shown',
      channel: 'email',
      to: 'Guest@Mail.example',
    });
    expect(sent?.thumbUrl).toMatch(/^\/media\/photos\/shown\?/);
    const agreed = { given: true, textVersion: 1, text: 'Yes' };
    expect(rest).toEqual([
      { kind: 'visit', at: VISIT },
      {
        kind: 'photo',
        at: '2026-09-10T18:02:00.000Z',
        photoId: 'elsewhere',
        thumbUrl: null,
        locationId: HARBOUR,
        consent: { ...agreed, at: '2026-09-10T18:02:00.000Z' },
      },
      {
        ...{ kind: 'photo', at: '2026-09-10T18:01:00.000Z', photoId: 'shown', locationId: 'location-queen' },
        thumbUrl: sent?.thumbUrl,
        consent: { ...agreed, at: '2026-09-10T18:01:00.000Z' },
      },
      { kind: 'created', at: '2026-09-01T10:00:00.000Z', source: 'booth' },
    ]);
    // Excludes photos of locations that the user is not assigned to.
    expect(kinds(await timeline(manager, 'guest'))).toEqual(['photoSent', 'visit', 'photo', 'created']);
    const { body } = await ask(owner, 'GET', '/contacts/guest/timeline?show=2&page=2');
    expect([body.page, body.pages, ...kinds(body.items)]).toEqual([2, 3, 'photo', 'photo']);
  });

  test('is visible to users who may see the contact, and deleted with it', async () => {
    const { as, make, remove } = newAccount(ask, 'gone');
    const { id } = await make({ emailAddress: 'a@mail.example', emailConsent: { status: 'in' } });
    const status = async (who: string, which: string) =>
      (await ask(who, 'GET', `/contacts/${which}/timeline`)).status;
    expect(await status(TOKENS.enterprise, id)).toBe(404);
    expect(await status(TOKENS.location, 'guest')).toBe(403);
    await remove(`/contacts/${id}`);
    expect(await status(as, id)).toBe(404);
  });
});
