// Calls with an `Idempotency-Key` can be repeated.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bearer,
  type CallOptions,
  call,
  filesForm,
  openSandbox,
  picture,
  type TestSandbox,
  TOKENS,
} from './testing.ts';

let sandbox: TestSandbox;
const as = TOKENS.owner;
const post = (path: string, key: string, asked: CallOptions) =>
  call(sandbox.origin, 'POST', path, { as, headers: { 'idempotency-key': key }, ...asked });
const names = async (path: string, who = as): Promise<string[]> => {
  const { body } = await call(sandbox.origin, 'GET', path, { as: who });
  return body.items.map(({ name }: { name: string }) => name);
};

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

describe.each([
  ['/products', { name: 'Keyed brush' }, { name: 'Another brush' }],
  ['/contacts', { emailAddress: 'keyed@mail.example' }, { emailAddress: 'another@mail.example' }],
  [
    '/campaigns',
    { name: 'Keyed campaign', channel: 'email', subject: 'Hello', body: 'Hello' },
    { name: 'Another campaign', channel: 'email', subject: 'Hello', body: 'Hello' },
  ],
])('POST %s', (path, json, other) => {
  const key = randomUUID();

  test('repeated with the same key runs once, also concurrently, with equal responses', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(path, key, { json })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    answers.push(await post(path, key, { json }));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
  });

  test('refuses the key for another request or user', async () => {
    const refused = { status: 422, body: { errors: [{ field: 'Idempotency-Key' }] } };
    expect(await post(path, key, { json: other })).toMatchObject(refused);
    const second = bearer('second-owner', { user_type: 0, account: 'owner-beauty' });
    expect(await post(path, key, { json, as: second })).toMatchObject(refused);
    expect((await post(path, 'short', { json })).status).toBe(422);
  });

  test('allows the same key again after a validation error is corrected', async () => {
    const again = randomUUID();
    expect((await post(path, again, { json: {} })).status).toBe(422);
    expect((await post(path, again, { json: other })).status).toBe(200);
  });
});

test('a refusal because of stored data does not consume the key', async () => {
  const key = randomUUID();
  const json = { name: 'First', sku: 'KEY-1' };
  const { body } = await post('/products', randomUUID(), { json });
  expect((await post('/products', key, { json })).status).toBe(409);
  await call(sandbox.origin, 'DELETE', `/products/${body.id}`, { as });
  expect((await post('/products', key, { json })).status).toBe(200);
});

test('keys are separate per account', async () => {
  const key = randomUUID();
  await post('/products', key, { json: { name: 'Ours' } });
  expect((await post('/products', key, { json: { name: 'Theirs' }, as: TOKENS.enterprise })).status).toBe(
    200,
  );
  expect(await names('/products', TOKENS.enterprise)).toContain('Theirs');
});

test('a key expires after a day', async () => {
  const key = randomUUID();
  await post('/products', key, { json: { name: 'Yesterday' } });
  await sandbox.rows((db) =>
    db
      .updateTable('idempotencyKeys')
      .set({ expiresAt: new Date(Date.now() - 1) })
      .execute(),
  );
  expect((await post('/products', key, { json: { name: 'Today' } })).status).toBe(200);
});

test('an import refuses the key for another file or other options', async () => {
  const key = randomUUID();
  const small = (name: string, duplicates = 'update') => {
    const form = filesForm([['a.csv', Buffer.from(`name\n${name}\n`)]], 'products');
    form.append('duplicates', duplicates);
    return form;
  };
  expect((await post('/products/import', key, { form: small('One') })).status).toBe(200);
  for (const form of [small('Two'), small('One', 'skip')]) {
    const refused = await post('/products/import', key, { form });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'Idempotency-Key' }] } });
  }
});

test('an import whose client left resumes after the last stored row', async () => {
  const key = randomUUID();
  const rows = 6000;
  const file = Buffer.from(`name\n${'Left\n'.repeat(rows)}`);
  const form = () => filesForm([['a.csv', file]], 'products');
  const count = async () =>
    (await call(sandbox.origin, 'GET', '/products/search?search=Left&show=1', { as })).body.pages;
  const client = new AbortController();
  const headers = { authorization: `Bearer ${as}`, 'idempotency-key': key };
  const asked = { method: 'POST', headers, body: form(), signal: client.signal };
  const left = fetch(`${sandbox.origin}/v1/products/import`, asked);
  await expect.poll(count, { interval: 1 }).toBeGreaterThan(0);
  client.abort();
  await expect(left).rejects.toThrow('aborted');
  expect(await count()).toBeLessThan(rows);
  const { status, body } = await post('/products/import', key, { form: form() });
  expect([status, body]).toEqual([200, { created: rows, updated: 0, skipped: 0, rejected: [] }]);
  expect(await count()).toBe(rows);
  // The import is complete, so the stored response is repeated.
  expect((await post('/products/import', key, { form: form() })).body).toEqual(body);
  expect(await count()).toBe(rows);
});

test('a photo is sent once when the call is repeated with the same key', async () => {
  const { body: session } = await post('/sessions', randomUUID(), { json: { name: 'Keyed sending' } });
  const form = filesForm([['a.png', await picture().png().toBuffer()]], 'photos');
  const { body: stored } = await post(`/photos?sessionId=${session.id}`, randomUUID(), { form });
  const path = `/photos/${stored.items[0].id}/send`;
  const key = randomUUID();
  const send = (emailAddress: string, given = key) =>
    post(path, given, { json: { channel: 'email', emailAddress } });
  const answers = await Promise.all([send('ada@mail.example'), send('ada@mail.example')]);
  answers.push(await send('ada@mail.example'));
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body.deliveries).toHaveLength(1);
  }
  expect((await send('bo@mail.example')).status).toBe(422);
  expect((await send('ada@mail.example', randomUUID())).body.deliveries).toHaveLength(2);
});

test('an upload of photos repeated with the same key stores them once, also concurrently', async () => {
  const session = await post('/sessions', randomUUID(), { json: { name: 'Keyed photos' } });
  const path = `/photos?sessionId=${session.body.id}`;
  const [first, other] = [await picture().png().toBuffer(), await picture().png().toBuffer()];
  const key = randomUUID();
  const upload = (file: Buffer, { consentGiven = false, as = TOKENS.owner } = {}) => {
    const form = filesForm([['a.png', file]], 'photos');
    form.append('consentGiven', String(consentGiven));
    return post(path, key, { form, as });
  };
  const stored = async () => (await call(sandbox.origin, 'GET', path, { as })).body.total;

  const answers = await Promise.all([upload(first), upload(first), upload(first)]);
  answers.push(await upload(first));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
  expect(await stored()).toBe(1);

  for (const another of [await upload(other), await upload(first, { consentGiven: true })])
    expect(another).toMatchObject({ status: 422, body: { errors: [{ field: 'Idempotency-Key' }] } });
  expect(await stored()).toBe(1);
  // Without a key, or with another one, the same file is another photo.
  expect((await post(path, randomUUID(), { form: filesForm([['a.png', first]], 'photos') })).status).toBe(
    200,
  );
  expect(await stored()).toBe(2);
});
