// Every update that takes `If-Match` refuses a change based on an older version, and changes nothing then.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resolveSchema, type Schema } from '../../scripts/contract/document.ts';
import type { Operation } from '../../scripts/contract/operations.ts';
import {
  type CallOptions,
  call,
  filesForm,
  openSandbox,
  picture,
  rules,
  type TestSandbox,
  TOKENS,
} from './testing.ts';
import { writeDemoRows } from './testing-seed.ts';
import { FIELDS } from './version.ts';

const { document, operations } = rules.contract;
const updates = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'If-Match'));

let sandbox: TestSandbox;
let png: Buffer;
beforeAll(async () => {
  sandbox = await openSandbox(writeDemoRows);
  png = await picture().png().toBuffer();
});
afterAll(() => sandbox.stop());

const asOf = ({ roles }: Operation) => (roles.includes('Regular') ? TOKENS.owner : TOKENS.admin);
const ask = (operation: Operation, method: string, path: string, asked: CallOptions = {}) =>
  call(sandbox.origin, method, path, { as: asOf(operation), ...asked });

const schemaOf = (schema: Schema | undefined): Schema => resolveSchema(document, schema ?? {});
const contentOf = ({ definition }: Operation) =>
  Object.entries(definition.requestBody?.content ?? {})[0] ?? ['', {}];
const fieldsOf = (operation: Operation) => schemaOf(contentOf(operation)[1].schema).properties ?? {};
const recordOf = ({ definition }: Operation) =>
  definition.responses['200']?.content?.['application/json']?.schema?.$ref?.split('/').at(-1) ?? '';

/** Changes that every record allows. */
const CHANGES = ['name', 'businessName', 'firstName', 'caption', 'retentionDays'] as const;

/** The n-th change of a record. */
function changeOf(operation: Operation, id: string, n: number): CallOptions {
  const fields = fieldsOf(operation);
  if (contentOf(operation)[0] === 'multipart/form-data') {
    const file = Object.keys(fields).find((name) => name !== 'scene');
    const form = file === undefined ? new FormData() : filesForm([[`${n}.png`, png]], file);
    const scene = { version: 1, width: 600, height: 400, background: `#${n}00000`, layers: [] };
    form.append('scene', JSON.stringify(scene));
    return { form };
  }
  const name = CHANGES.find((one) => Object.hasOwn(fields, one));
  if (name === undefined) throw new Error(`Name a field of ${operation.id} that can be changed.`);
  const value = name === 'retentionDays' ? 100 + n : `Change ${n}`;
  return { json: { [name]: value, ...(Object.hasOwn(fields, 'id') && { id }) } };
}

/** A record that the operation may change, and how it is read. */
async function recordFor(operation: Operation) {
  const { path } = operation;
  const collection = path.replace(/\/\{id\}.*/, '');
  const isOne = path === '/account';
  const list = await ask(operation, 'GET', isOne ? path : `${collection}?show=200`);
  expect(list.status).toBe(200);
  const items: { id: string; status?: string; scene?: unknown }[] = isOne ? [list.body] : list.body.items;
  // Other campaigns are fixed.
  const row = items.find(({ status }) => collection !== '/campaigns' || status === 'draft');
  if (!row) throw new Error(`There is no record for ${operation.id}.`);
  const url = path.replace('{id}', row.id);
  const read = async () => {
    // A list of accounts has summaries.
    if (collection === '/accounts') return (await ask(operation, 'GET', `/accounts/${row.id}`)).body;
    if (isOne) return (await ask(operation, 'GET', path)).body;
    const { body } = await ask(operation, 'GET', `${collection}?show=200`);
    return body.items.find(({ id }: { id: string }) => id === row.id);
  };
  const save = (n: number, version?: string) =>
    ask(operation, operation.method.toUpperCase(), url, {
      ...changeOf(operation, row.id, n),
      ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
    });
  return { id: row.id, read, save };
}

describe.each(updates.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  test('accepts a change of the stored version and refuses one of an older version', async () => {
    const { read, save } = await recordFor(operation);
    const before = await read();
    const first = await save(1, before.version);
    expect(first.status).toBe(200);
    expect(first.headers.get('ETag')).toBe(`"${first.body.version}"`);
    expect(first.body.version).not.toBe(before.version);
    const stored = await read();
    expect(stored.version).toBe(first.body.version);

    const refused = await save(2, before.version);
    expect(refused.status).toBe(412);
    expect(refused.body.current).toEqual(first.body);
    expect(await read()).toEqual(stored);

    expect((await save(2, stored.version)).status).toBe(200);
    expect((await save(3)).status).toBe(200);
  });

  test('accepts one of two concurrent changes of a version', async () => {
    const { read, save } = await recordFor(operation);
    const { version } = await read();
    const answers = await Promise.all([save(4, version), save(5, version), save(6, version)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
  });

  test('counts every field that it can set', () => {
    const record = recordOf(operation);
    const shown = Object.keys(schemaOf(document.components.schemas[record]).properties ?? {});
    // A file has a link in the record, which differs each time.
    const settable = Object.entries(fieldsOf(operation))
      .filter(
        ([name, schema]) =>
          (name !== 'id' && schemaOf(schema).contentMediaType === undefined) || name === 'scene',
      )
      .map(([name]) => (shown.includes(name) ? name : 'settings'));
    expect((FIELDS as Record<string, string>)[record]?.split(' ')).toEqual(expect.arrayContaining(settable));
  });
});

test('a Manager reads and changes a session by the same version', async () => {
  const operation = updates.find(({ id }) => id === 'updateSession') as Operation;
  const { body } = await ask(operation, 'GET', '/sessions?show=200', { as: TOKENS.manager });
  const row =
    body.items.find(({ deviceIds }: { deviceIds: string[] }) => deviceIds.length > 0) ?? body.items[0];
  const save = (version: string) =>
    ask(operation, 'POST', `/sessions/${row.id}`, {
      as: TOKENS.manager,
      json: { minAge: 18 },
      headers: { 'If-Match': `"${version}"` },
    });
  expect((await save(row.version)).status).not.toBe(412);
});

test('figures that change by themselves are no other version', async () => {
  const { body } = await call(sandbox.origin, 'GET', '/contacts?show=200', { as: TOKENS.owner });
  const { id, version } = body.items[0];
  await sandbox.rows((db) =>
    db.updateTable('contacts').set({ photoCount: 77 }).where('id', '=', id).execute(),
  );
  const now = await call(sandbox.origin, 'GET', `/contacts/${id}`, { as: TOKENS.owner });
  expect(now.body).toMatchObject({ photoCount: 77, version });
});
