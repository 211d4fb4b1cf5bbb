// Import files as a whole: invalid, large and interrupted ones.
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { incomingFiles, openSandbox, type TestSandbox } from '../testing.ts';
import { askAt, csv, importAt, importForm, newAccount } from './testing-people.ts';

let sandbox: TestSandbox;
const ask = askAt(() => sandbox.origin);
const account = (uid: string) => newAccount(ask, uid);
const send = importAt(ask);

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

describe('a file', () => {
  test.for<[name: string, text: string]>([
    [
      'with semicolons and a mark of its encoding',
      `\uFEFF${csv(
        [
          ['emailAddress', 'tags'],
          ['a@mail.example', 'x;y'],
        ],
        ';',
      )}`,
    ],
    [
      'with tabs',
      csv(
        [
          ['emailAddress', 'tags'],
          ['a@mail.example', 'x;y'],
        ],
        '\t',
      ),
    ],
    ['with empty lines and columns', 'emailAddress,tags,,\n\na@mail.example,x;y,,\n,,,\n'],
  ])('reads %s', async ([name, text]) => {
    const { as, get } = account(`reader-${name.length}`);
    expect((await send(as, text)).body).toEqual({
      created: 1,
      updated: 0,
      skipped: 0,
      optedOut: 0,
      rejected: [],
    });
    expect((await get('/contacts')).body.items[0]).toMatchObject({
      emailAddress: 'a@mail.example',
      tags: ['x', 'y'],
    });
  });

  const text = 'emailAddress\nélodie@mail.example\n';
  test.for([
    ['empty', '', 'The file is empty.'],
    ['in UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'The file is in UTF-16. Save it as CSV in UTF-8.'],
    [
      'in Latin-1',
      Buffer.from(text, 'latin1'),
      'The file has characters that are not in UTF-8. Save it as CSV in UTF-8.',
    ],
    [
      'cut within a letter',
      Buffer.from(text).subarray(0, 14),
      'The file has characters that are not in UTF-8. Save it as CSV in UTF-8.',
    ],
    ['no text', Buffer.from('PK\x03\x04\0\0'), 'This is not a text file. Send a CSV file in UTF-8.'],
    [
      'without a column to reach anybody by',
      'firstName\nAda\n',
      "Name one column 'emailAddress' or 'phoneNumber' in the first row.",
    ],
    [
      'with two columns of one name',
      'emailAddress,emailAddress\na@b.example,c@d.example',
      "Name the column 'emailAddress' once.",
    ],
    ['with nothing but space', ' \n\n', "Name one column 'emailAddress' or 'phoneNumber' in the first row."],
    [
      'with an open quotation mark',
      'emailAddress\n"a@b.example\n',
      'In row 1 a quotation mark is not closed or not doubled.',
    ],
  ] as const)('that is %s is refused as a whole', async ([, bytes, message]) => {
    const { as, get } = account('refused');
    const { status, body } = await send(as, bytes as BlobPart);
    expect([status, body.errors]).toEqual([422, [{ field: 'contacts', message }]]);
    expect((await get('/contacts')).body.items).toEqual([]);
    expect(incomingFiles(sandbox.folder)).toEqual([]);
  });

  test('refuses an unknown column by name', async () => {
    const { body, status } = await send(account('refused').as, 'emailAddress,Vorname\na@mail.example,Ada\n');
    expect(status).toBe(422);
    expect(body.detail).toBe("The file has the column 'Vorname'.");
    expect(body.errors).toMatchObject([{ field: 'contacts', message: expect.stringContaining("'Vorname'") }]);
  });

  test('refuses too many rows or bytes before any are stored', async () => {
    const { as, get } = account('too-much');
    const rows = Array.from({ length: 100_001 }, (_, i) => `a${i}@mail.example`).join('\n');
    const detail = 'A file can have up to 25 MB and 100,000 rows. Split it and import the parts.';
    for (const text of ['x'.repeat(25 * 1024 * 1024), rows]) {
      const answer = await send(as, `emailAddress\n${text}`);
      expect(answer).toMatchObject({ status: 413, body: { detail } });
    }
    expect((await get('/contacts')).body.items).toEqual([]);
    expect(incomingFiles(sandbox.folder)).toEqual([]);
  });

  test('must be the only file part, with a valid option', async () => {
    const { as } = account('refused');
    const fields = async (form: FormData) => {
      const { status, body } = await ask(as, 'POST', '/contacts/import', { form });
      return [status, ...body.errors.map(({ field }: { field: string }) => field)];
    };
    const twice = importForm('emailAddress\na@mail.example\n');
    twice.append('contacts', new Blob(['emailAddress\nb@mail.example\n']), 'b.csv');
    expect(await fields(twice)).toEqual([422, 'contacts']);
    expect(await fields(importForm('emailAddress\na@mail.example\n', 'merge'))).toEqual([422, 'duplicates']);
    expect(await fields(new FormData())).toEqual([422, 'contacts']);
    expect((await ask(as, 'GET', '/contacts')).body.items).toEqual([]);
  });
});

describe('when interrupted', () => {
  const START = '--b\r\ncontent-disposition: form-data; name="contacts"; filename="a.csv"\r\n\r\n';
  const open = (as: string) => {
    const { port } = new URL(sandbox.origin);
    const headers = { authorization: `Bearer ${as}`, 'content-type': 'multipart/form-data; boundary=b' };
    const asked = request({ port, method: 'POST', path: '/v1/contacts/import', headers });
    asked.on('error', () => undefined);
    return asked;
  };
  const rows = (n: number) => Array.from({ length: n }, (_, i) => `a${i}@mail.example\n`).join('');
  const totalOf = async (get: (path: string) => Promise<{ body: { pages: number } }>) =>
    (await get('/contacts?show=1')).body.pages;

  test('before the end of the file, stores nothing', async () => {
    const { as, get } = account('half');
    const asked = open(as);
    asked.write(`${START}emailAddress\n${rows(20_000)}`);
    await expect.poll(() => incomingFiles(sandbox.folder)).toHaveLength(1);
    asked.destroy();
    await expect.poll(() => incomingFiles(sandbox.folder)).toEqual([]);
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const body = `${START}emailAddress\na@mail.example\n`;
    expect((await ask(as, 'POST', '/contacts/import', { body, headers })).status).toBe(400);
    expect(await totalOf(get)).toBe(0);
  });

  test('later, stops immediately and keeps stored rows', async () => {
    const { as, get } = account('impatient');
    const asked = open(as);
    asked.end(`${START}emailAddress\n${rows(50_000)}\r\n--b--\r\n`);
    await expect.poll(() => totalOf(get)).toBeGreaterThan(0);
    asked.destroy();
    await expect.poll(() => incomingFiles(sandbox.folder)).toEqual([]);
    const stored = await totalOf(get);
    expect(stored % 500).toBe(0);
    expect(stored).toBeLessThan(50_000);
    expect((await get(`/contacts/emails?show=1&page=${stored}`)).body).toMatchObject({
      pages: stored,
      items: [{}],
    });
  });
});

// The long run uses the contract's maximum.
const MANY = process.env.TEST_LONG ? 20_000 : 2000;
test(`imports ${MANY} rows`, async () => {
  const { as, get } = account('many');
  const row = (i: number) => `p${i}@mail.example,${4160000000 + i},First ${i % 97},Last ${i},x;y,in\n`;
  const head = 'emailAddress,phoneNumber,firstName,lastName,tags,emailConsent\n';
  const { body } = await send(as, head + Array.from({ length: MANY }, (_, i) => row(i)).join(''));
  expect(body).toEqual({ created: MANY, updated: 0, skipped: 0, optedOut: 0, rejected: [] });
  expect((await get('/contacts?show=200')).body.pages).toBe(MANY / 200);
  const last = MANY - 1;
  expect((await get(`/contacts/find?phoneNumber=${4160000000 + last}`)).body.lastName).toBe(`Last ${last}`);
});
