// The result of each row of a contact import.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestSandbox, TOKENS } from '../testing.ts';
import { askAt, csv, HARBOUR, importAt, newAccount, openWithHarbour } from './testing-people.ts';

let sandbox: TestSandbox;
const ask = askAt(() => sandbox.origin);
const account = (uid: string) => newAccount(ask, uid);
const send = importAt(ask);

beforeAll(async () => {
  sandbox = await openWithHarbour();
});
afterAll(() => sandbox.stop());

describe('a file of 120 rows with some unusual ones', () => {
  const HEAD = ['emailAddress', 'phoneNumber', 'firstName', 'birthday', 'tags', 'smsConsent'];
  const plain = (n: number) => [
    `p${n}@mail.example`,
    `41655${10000 + n}`,
    `Name ${n}`,
    '04-23',
    'a; b ;a',
    'in',
  ];
  const rows = Array.from({ length: 120 }, (_, i) => plain(i + 1));
  // Seven invalid numbers, a row without an address or a number, and an invalid date.
  for (const [i, number] of [
    '416',
    '416555011',
    '(416) 555-0118',
    '+0123',
    'x',
    '41655501180',
    '++14165550118',
  ].entries()) {
    rows[9 + i * 10] = [`bad${i}@mail.example`, number, '', '', '', ''];
  }
  rows[57] = ['', '', 'Nobody', '', '', ''];
  rows[58] = ['day@mail.example', '', '', '13-01', '', 'maybe'];
  // Ten duplicates: five of existing contacts, five of earlier rows.
  for (let i = 0; i < 5; i += 1) rows[60 + i] = [`KNOWN${i}@mail.example`, '', `New ${i}`, '', 'a', 'in'];
  for (let i = 0; i < 5; i += 1) rows[90 + i] = ['', `+141655${10001 + i}`, '', '05-01', '', ''];
  const text = csv([HEAD, ...rows]);
  const rejected = [10, 20, 30, 40, 50, 58, 59, 60, 70];
  const column = new Map([58, 59].map((row, i) => [row, ['emailAddress', 'birthday'][i]]));

  test.for([
    ['update', { created: 101, updated: 10, skipped: 0, optedOut: 5 }],
    ['fill', { created: 101, updated: 5, skipped: 5, optedOut: 5 }],
    ['skip', { created: 101, updated: 0, skipped: 10, optedOut: 0 }],
  ] as const)('is imported but for these, duplicates: %s', async ([duplicates, counts]) => {
    const { as, make, get, ids } = account(`importer-${duplicates}`);
    for (let i = 0; i < 5; i += 1) {
      await make({
        emailAddress: `known${i}@mail.example`,
        firstName: `Old ${i}`,
        tags: ['kept'],
        smsConsent: { status: 'out' },
      });
    }
    const { status, body } = await send(as, text, duplicates);
    expect(status).toBe(200);
    expect(body).toMatchObject(counts);
    expect(body.rejected.map(({ row, field }: { row: number; field: string }) => [row, field])).toEqual(
      rejected.map((row) => [row, column.get(row) ?? 'phoneNumber']),
    );
    expect(body.rejected.slice(0, 1)).toEqual([
      {
        row: 10,
        field: 'phoneNumber',
        message: 'Enter ten digits, or the international format with a leading plus.',
      },
    ]);
    expect(body.created + body.updated + body.skipped + body.rejected.length).toBe(120);
    expect((await ids('show=200')).length).toBe(106);

    const find = async (query: string) => (await get(`/contacts/find?${query}`)).body;
    expect(await find('emailAddress=p7@mail.example')).toMatchObject({
      phoneNumber: '4165510007',
      firstName: 'Name 7',
      birthday: '04-23',
      tags: ['a', 'b'],
      source: 'import',
      smsConsent: { status: 'in', how: 'import', by: 'Noor Haddad' },
      emailConsent: { status: 'unknown' },
    });
    const update = duplicates === 'update';
    const adds = duplicates !== 'skip';
    expect(await find('emailAddress=known3@mail.example')).toMatchObject({
      firstName: update ? 'New 3' : 'Old 3',
      tags: adds ? ['kept', 'a'] : ['kept'],
      smsConsent: { status: 'out', how: 'staff' },
      emails: [{ value: 'known3@mail.example' }],
    });
    expect(await find('emailAddress=p3@mail.example')).toMatchObject({
      firstName: 'Name 3',
      birthday: update ? '05-01' : '04-23',
      phoneNumbers: [{ value: '4165510003' }],
    });
  });
});

test.for(['update', 'skip'])(
  'a dry run counts like the import and stores nothing, duplicates: %s',
  async (way) => {
    const { as, make, get, ids } = account(`dry-run-${way}`);
    await make({ emailAddress: 'known@mail.example', firstName: 'Old', tags: [] });
    // More than one batch, and a row that repeats one of an earlier batch.
    const people = Array.from({ length: 600 }, (_, i) => [`p${i}@mail.example`, 'New']);
    const text = csv([
      ['emailAddress', 'firstName'],
      ...people,
      ['KNOWN@mail.example', 'New'],
      ['p0@mail.example', ''],
      ['nonsense', ''],
    ]);
    const dry = await send(as, text, way, 'dryRun');
    expect(await ids('')).toHaveLength(1);
    expect((await get('/contacts/find?emailAddress=known@mail.example')).body.firstName).toBe('Old');
    expect((await get('/messages')).body.items).toEqual([]);
    const result = await send(as, text, way);
    expect(dry).toMatchObject({ status: 200, body: result.body });
    expect(result.body).toMatchObject({ created: 600, [way === 'skip' ? 'skipped' : 'updated']: 2 });
  },
);

describe('a row', () => {
  const importing = async (as: string, rows: string[][]) => (await send(as, csv(rows))).body;

  test('with the number of a contact, but another name and address, is rejected', async () => {
    const { as, make, get } = account('same-number');
    const matt = { emailAddress: 'matt@mail.example', phoneNumber: '4165550118', firstName: 'Matt' };
    await make(matt);
    await make({ phoneNumber: '4165550119', firstName: 'Nameless' });
    const result = await importing(as, [
      ['emailAddress', 'phoneNumber', 'firstName'],
      ['yuri@mail.example', '4165550118', 'Yuri'],
      ['new@mail.example', '4165550118', 'MATT'],
      ['first@mail.example', '4165550119', 'Nora'],
    ]);
    expect(result).toMatchObject({ created: 0, updated: 2 });
    expect(result.rejected).toEqual([
      {
        row: 1,
        field: 'phoneNumber',
        message: 'Matt already has this phone number. Enter the number of this contact, or remove it.',
      },
    ]);
    const { body } = await get('/contacts/find?emailAddress=matt@mail.example');
    expect(body).toMatchObject({ firstName: 'MATT', emailAddress: 'new@mail.example' });
  });

  test('has tags in the spelling of the account, or else of the first row', async () => {
    const { as, make, get, patch } = account('same-tags');
    const { id } = await make({ emailAddress: 'a@mail.example', tags: ['VIP', 'Ärztin'] });
    await importing(as, [
      ['emailAddress', 'tags'],
      ['b@mail.example', 'vip; ärztin; Vip; New'],
      ['c@mail.example', 'NEW'],
      ['a@mail.example', 'vip'],
    ]);
    const tagsOf = async (name: string) =>
      (await get(`/contacts/find?emailAddress=${name}@mail.example`)).body.tags;
    expect(await tagsOf('a')).toEqual(['VIP', 'Ärztin']);
    expect(await tagsOf('b')).toEqual(['VIP', 'Ärztin', 'New']);
    expect(await tagsOf('c')).toEqual(['New']);
    expect((await patch({ id, tags: ['vip', 'new'] })).body.tags).toEqual(['VIP', 'New']);
    expect((await get('/contacts?tag=vIP')).body.total).toBe(2);
    expect((await get('/contacts/tags')).body.items).toEqual([
      { tag: 'New', contacts: 3 },
      { tag: 'VIP', contacts: 2 },
      { tag: 'Ärztin', contacts: 1 },
    ]);
  });

  test('counts a consent that an earlier row refused, and none that a later row refuses', async () => {
    const { as } = account('importer-opt-outs');
    const text = [
      'emailAddress,emailConsent',
      'before@mail.example,out',
      'before@mail.example,in',
      'after@mail.example,in',
      'after@mail.example,out',
    ].join('\n');
    expect((await send(as, text, 'update')).body).toMatchObject({ created: 2, updated: 2, optedOut: 1 });
  });

  test('fills every column', async () => {
    const { get } = account('owner-beauty');
    const head = [
      'emailAddress',
      'phoneNumber',
      'firstName',
      'lastName',
      'birthday',
      'notes',
      'tags',
      'locationIds',
      'source',
      'sourceId',
      'emailConsent',
      'smsConsent',
      'consentEvidence',
      'lastVisit',
    ];
    const row = [
      'all@mail.example',
      '+442079460000',
      'Ada',
      'Okafor',
      '02-29',
      'Two\nlines, "quoted"',
      'x;y',
      `location-queen; ${HARBOUR}`,
      'square',
      'SQ-1',
      'in',
      'out',
      'Online form',
      '2026-04-23',
    ];
    expect(await importing(TOKENS.owner, [head, row])).toEqual({
      created: 1,
      updated: 0,
      skipped: 0,
      optedOut: 0,
      rejected: [],
    });
    expect((await get('/contacts/find?emailAddress=all@mail.example')).body).toMatchObject({
      phoneNumber: '+442079460000',
      firstName: 'Ada',
      lastName: 'Okafor',
      birthday: '02-29',
      notes: 'Two\nlines, "quoted"',
      tags: ['x', 'y'],
      locationIds: ['location-queen', HARBOUR],
      source: 'square',
      sourceId: 'SQ-1',
      emailConsent: { status: 'in', how: 'import', evidence: 'Online form' },
      smsConsent: { status: 'out', how: 'import', evidence: 'Online form' },
      lastVisitAt: '2026-04-23T12:00:00.000Z',
    });
    // The later visit is kept, and so is the evidence of an unchanged consent.
    const again = [
      ['emailAddress', 'emailConsent', 'consentEvidence', 'lastVisit'],
      ['all@mail.example', 'in', 'Another', '2026-04-22'],
    ];
    expect(await importing(TOKENS.owner, again)).toMatchObject({ updated: 1 });
    expect((await get('/contacts/find?emailAddress=all@mail.example')).body).toMatchObject({
      emailConsent: { evidence: 'Online form' },
      lastVisitAt: '2026-04-23T12:00:00.000Z',
    });
  });

  test('states visits and what was spent, which later files replace', async () => {
    const { as, get } = account('visits');
    const head = ['emailAddress', 'visitCount', 'spent'];
    const find = async () => (await get('/contacts/find?emailAddress=often@mail.example')).body;
    expect(await importing(as, [head, ['often@mail.example', '12', '832.5']])).toMatchObject({ created: 1 });
    expect(await find()).toMatchObject({ visitCount: 12, spent: 83_250 });
    expect(await importing(as, [head, ['often@mail.example', '13', '']])).toMatchObject({ updated: 1 });
    expect(await find()).toMatchObject({ visitCount: 13, spent: 83_250 });
    const VISITS = 'Enter the number of visits as a whole number from 0 to 1000000.';
    const SPENT = 'Enter the amount as a number of 0 or more, like 48.00.';
    const wrong = await importing(as, [
      head,
      ['a@mail.example', 'many', '1'],
      ['b@mail.example', '-1', '1'],
      ['c@mail.example', '1', '1,5'],
      ['d@mail.example', '1', '99999999.99'],
    ]);
    expect(wrong.rejected).toEqual([
      ...[1, 2].map((row) => ({ row, field: 'visitCount', message: VISITS })),
      ...[3, 4].map((row) => ({ row, field: 'spent', message: SPENT })),
    ]);
  });

  test('that matches two contacts, or has too many cells, is rejected', async () => {
    const { as, make } = account('two-in-one');
    await make({ emailAddress: 'a@mail.example' });
    await make({ phoneNumber: '4165550118' });
    const { rejected, created, updated } = await importing(as, [
      ['emailAddress', 'phoneNumber', ''],
      ['a@mail.example', '4165550118', ''],
      ['b@mail.example', '4165550119', 'more'],
      ['a@mail.example', '4165550120'],
      ['c@mail.example', '4165550120'],
    ]);
    expect([created, updated]).toEqual([0, 2]);
    expect(rejected.map(({ row, field }: { row: number; field: string }) => [row, field])).toEqual([
      [1, 'phoneNumber'],
      [2, 'phoneNumber'],
    ]);
  });

  test('does not re-add an address that opted out', async () => {
    const { as, make, remove, get } = account('never-again');
    const { id } = await make({
      emailAddress: 'a@mail.example',
      emailConsent: { status: 'out', how: 'unsubscribe' },
    });
    await remove(`/contacts/${id}`);
    const rows = [
      ['emailAddress', 'emailConsent'],
      ['A@mail.example', 'in'],
      ['a@mail.example', 'in'],
    ];
    expect(await importing(as, rows)).toMatchObject({ created: 1, updated: 1 });
    const { body } = await get('/contacts/find?emailAddress=a@mail.example');
    expect(body.emailConsent).toMatchObject({ status: 'out', how: 'unsubscribe' });
  });

  test('of a manager stays within the assigned locations', async () => {
    await ask(TOKENS.owner, 'POST', '/contacts', {
      json: { emailAddress: 'far@mail.example', locationIds: [HARBOUR] },
    });
    await ask(TOKENS.owner, 'POST', '/contacts', {
      json: { emailAddress: 'near@mail.example', locationIds: [HARBOUR, 'location-queen'] },
    });
    const { created, updated, rejected } = await importing(TOKENS.manager, [
      ['emailAddress', 'locationIds', 'firstName'],
      ['mine@mail.example', '', 'M'],
      ['near@mail.example', 'location-queen', 'N'],
      ['far@mail.example', '', 'F'],
      ['other@mail.example', HARBOUR, 'O'],
      ['nowhere@mail.example', 'location-queen;nowhere', 'W'],
    ]);
    expect([created, updated]).toEqual([1, 1]);
    expect(rejected.map(({ row, field }: { row: number; field: string }) => [row, field])).toEqual([
      [3, 'emailAddress'],
      [4, 'locationIds'],
      [5, 'locationIds'],
    ]);
    const find = async (address: string) =>
      (await ask(TOKENS.owner, 'GET', `/contacts/find?emailAddress=${address}`)).body;
    expect(await find('mine@mail.example')).toMatchObject({
      locationIds: ['location-queen'],
      firstName: 'M',
    });
    expect((await find('near@mail.example')).locationIds.toSorted()).toEqual([HARBOUR, 'location-queen']);
    expect(await find('far@mail.example')).toMatchObject({ firstName: null });
  });
});

describe('an import', () => {
  const undo = (as: string, id: string) => ask(as, 'POST', `/contacts/imports/${id}/undo`);

  test('is undone as a whole, but for contacts that were changed since', async () => {
    const { as, make, get, patch, remove } = account('undoes');
    const old = { emailAddress: 'old@mail.example', firstName: 'Old', tags: ['kept'], birthday: '04-23' };
    const { id } = await make(old);
    await make({ emailAddress: 'both@mail.example', firstName: 'Both' });
    const head = ['emailAddress', 'firstName', 'birthday', 'tags', 'emailConsent', 'lastVisit', 'visitCount'];
    const first = csv([
      head,
      ['old@mail.example', 'New', '05-01', 'vip', 'in', '2026-04-23', '7'],
      ['added@mail.example', 'Added', '', '', '', '', ''],
      ['edited@mail.example', 'Edited', '', '', '', '', ''],
      ['gone@mail.example', 'Gone', '', '', '', '', ''],
    ]);
    await send(as, first, 'update', 'store', 'file-1');
    // The second part of the same file, which changes a contact of the first again.
    await send(
      as,
      csv([head, ['old@mail.example', 'Newer', '', '', '', '', '']]),
      'update',
      'store',
      'file-1',
    );
    await send(
      as,
      csv([head, ['both@mail.example', 'Other', '', '', '', '', '']]),
      'update',
      'store',
      'file-2',
    );
    const find = async (name: string) => (await get(`/contacts/find?emailAddress=${name}@mail.example`)).body;
    await patch({ id: (await find('edited')).id, notes: 'Changed since.' });
    await remove(`/contacts/${(await find('gone')).id}`);

    expect((await undo(as, 'file-1')).body).toEqual({ deleted: 1, restored: 1, kept: 1 });
    const { updatedAt: _changed, ...restored } = await find('old');
    expect(restored).toMatchObject({
      ...{ ...old, id, lastVisitAt: null },
      emailConsent: { status: 'unknown' },
    });
    expect((await find('edited')).notes).toBe('Changed since.');
    expect((await get('/contacts/find?emailAddress=added@mail.example')).status).toBe(404);
    expect((await find('both')).firstName).toBe('Other');
    expect((await undo(as, 'file-1')).status).toBe(404);
    const [news] = (await get('/messages')).body.items;
    expect(news).toMatchObject({ kind: 'importFinished', objectId: 'file-2' });
  });

  test('of another account or user is not undone', async () => {
    const text = csv([
      ['emailAddress', 'locationIds'],
      ['theirs@mail.example', 'location-queen'],
    ]);
    await send(TOKENS.owner, text, 'update', 'store', 'file-owner');
    expect((await undo(account('stranger').as, 'file-owner')).status).toBe(404);
    expect((await undo(TOKENS.manager, 'file-owner')).status).toBe(404);
    expect((await undo(TOKENS.owner, 'file-owner')).body).toEqual({ deleted: 1, restored: 0, kept: 0 });
  });
});
