// Exported contacts can be imported again.
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestSandbox, TOKENS } from '../testing.ts';
import { askAt, HARBOUR, importAt, newAccount, openWithHarbour } from './testing-people.ts';

let sandbox: TestSandbox;
const ask = askAt(() => sandbox.origin);
const sendFile = importAt(ask);
beforeAll(async () => {
  sandbox = await openWithHarbour();
});
afterAll(() => sandbox.stop());

const exporting = (as: string, json: object) => ask(as, 'POST', '/contacts/export', { json });
const fetched = (url: string, init?: RequestInit) => fetch(sandbox.origin + url, init);

async function rowsOf(as: string, json: object): Promise<Record<string, string>[]> {
  const { body } = await exporting(as, json);
  const text = await (await fetched(body.url)).text();
  const { data, errors } = Papa.parse<Record<string, string>>(text.trim(), { header: true });
  expect(errors).toEqual([]);
  expect(data).toHaveLength(body.count);
  return data;
}
const addresses = async (as: string, json: object) =>
  (await rowsOf(as, json)).map((row) => row['Email address']);

const FORMULAS = [
  "x;=cmd|' /C calc'!A0",
  'x;+1',
  '=1+1',
  '+49 30 1',
  '-2',
  '@SUM(A1)',
  "'=quoted",
  "''@twice",
  "'plain",
  '＝1',
];

describe('a contact export', () => {
  test('can be imported again unchanged, including formulas', async () => {
    const { as, make, get } = newAccount(ask, 'exporter');
    const made = await make({
      ...{
        emailAddress: 'ada@mail.example',
        phoneNumber: '+14165550118',
        firstName: '=cmd()',
        lastName: 'Ôkafor',
      },
      ...{ birthday: '04-23', notes: 'Likes "tea",\nand quiet; often.', tags: ['-x', 'y z'] },
      ...{ source: 'square', sourceId: '@1', emailConsent: { status: 'in' }, smsConsent: { status: 'out' } },
      ...{ visitCount: 12, spent: 83_250 },
    });
    for (const [i, firstName] of FORMULAS.entries()) {
      await make({ emailAddress: `f${i}@mail.example`, firstName });
    }
    const { body } = await exporting(as, { filter: {} });
    expect(body).toEqual({ url: expect.stringMatching(/^\/media\/contacts\/[\w-]{43}$/), count: 11 });
    const answer = await fetched(body.url);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="contacts-.*\.csv"$/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = bytes.toString();
    expect(text.split('\r\n')[0]).toBe(
      '\uFEFFEmail address,Phone number,First name,Last name,Birthday,Notes,Tags,Location IDs,Source,Source ID,Email consent,SMS consent,Consent evidence,Last visit,Visit count,Spent',
    );
    // No cell starts with a character that a spreadsheet would treat as a formula.
    const { data } = Papa.parse<string[]>(text);
    // Also checks cells separated by semicolons or tabs.
    const parts = data.flat().flatMap((cell) => cell.split(/[;\t\n]/));
    expect(parts.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
    const other = newAccount(ask, 'importer');
    const summary = await sendFile(other.as, bytes);
    expect(summary.body).toEqual({ created: 11, updated: 0, skipped: 0, optedOut: 0, rejected: [] });
    const [back] = (await other.get('/contacts?search=ada@mail')).body.items;
    const {
      id: _id,
      version: _version,
      emailConsent,
      smsConsent,
      createdAt: _made,
      updatedAt: _changed,
      ...rest
    } = made;
    expect(back).toMatchObject(rest);
    expect([back.emailConsent.status, back.smsConsent.status]).toEqual(['in', 'out']);
    expect([emailConsent.status, smsConsent.status]).toEqual(['in', 'out']);
    const names = async (from: typeof get) =>
      (await from('/contacts')).body.items
        .map(({ firstName }: { firstName: string }) => firstName)
        .toSorted();
    expect(await names(other.get)).toEqual(await names(get));
  });

  test('contains the selected or matching contacts', async () => {
    const { as, make, remove } = newAccount(ask, 'chooser');
    const a = await make({ emailAddress: 'a@mail.example', tags: ['x'] });
    const b = await make({ emailAddress: 'b@mail.example', emailConsent: { status: 'in' } });
    expect(await addresses(as, { ids: [a.id, 'nobody', b.id] })).toEqual([
      'b@mail.example',
      'a@mail.example',
    ]);
    expect(await addresses(as, { filter: { tag: 'x' } })).toEqual(['a@mail.example']);
    expect(await addresses(as, { filter: { emailConsent: 'in' } })).toEqual(['b@mail.example']);
    for (const json of [{ ids: ['nobody'] }, { filter: { tag: 'z' } }]) {
      const { status, body } = await exporting(as, json);
      expect([status, body.errors[0].field]).toEqual([422, Object.keys(json)[0]]);
    }
    const { body } = await exporting(as, { ids: [a.id, b.id] });
    await remove(`/contacts/${a.id}`);
    expect(await (await fetched(body.url)).text()).not.toContain('a@mail.example');
    expect((await fetched(body.url, { method: 'HEAD' })).status).toBe(200);
    expect((await fetched(`${body.url}x`)).status).toBe(403);
  });

  test('requires permission, is limited to visible contacts, and expires after ten minutes', async () => {
    const { owner, manager, location } = TOKENS;
    for (const [name, place] of [
      ['q', 'location-queen'],
      ['h', HARBOUR],
    ] as const) {
      const json = { emailAddress: `${name}@mail.example`, locationIds: [place] };
      await ask(owner, 'POST', '/contacts', { json });
    }
    expect((await exporting(location, { filter: {} })).status).toBe(403);
    expect((await exporting(manager, { filter: {} })).status).toBe(403);
    const permissions = {
      sendCampaigns: false,
      deletePhotos: false,
      exportContacts: true,
      editBranding: false,
    };
    await ask(owner, 'POST', '/account/managers/manager-noor', { json: { permissions } });
    expect(await addresses(manager, { filter: {} })).toEqual(['q@mail.example']);
    expect(await addresses(owner, { filter: {} })).toEqual(['h@mail.example', 'q@mail.example']);
    const [, narrowed, ended] = await Promise.all(
      Array.from({ length: 3 }, async () => (await exporting(manager, { filter: {} })).body.url),
    );
    await ask(owner, 'POST', '/account/managers/manager-noor', { json: { allLocations: true } });
    expect(await addresses(manager, { filter: {} })).toEqual(['h@mail.example', 'q@mail.example']);
    const wide = (await exporting(manager, { filter: {} })).body.url;
    const json = { allLocations: false, locationIds: [HARBOUR] };
    await ask(owner, 'POST', '/account/managers/manager-noor', { json });
    expect(await (await fetched(wide)).text(), 'what the manager may see by now').not.toContain('q@mail');
    expect(await (await fetched(narrowed)).text(), 'what the manager may see by now').not.toContain('q@mail');
    await ask(owner, 'POST', '/account/managers/manager-noor', {
      json: { permissions: { ...permissions, exportContacts: false } },
    });
    expect((await fetched(ended)).status).toBe(403);
    expect((await exporting(TOKENS.enterprise, { filter: { locationId: HARBOUR } })).status).toBe(422);
    const { url } = (await exporting(owner, { filter: {} })).body;
    await sandbox.rows(async (store) => {
      await store.updateTable('contactExports').set({ expiresAt: new Date() }).execute();
    });
    expect((await fetched(url)).status).toBe(403);
  });
});
