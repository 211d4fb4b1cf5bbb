// What invoices say about both parties, and their tax.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answered, bearer, call, openSandbox, type TestSandbox, TOKENS } from '../testing.ts';
import { renewDue } from './renewal.ts';
import { taxRateOf } from './tax.ts';
import { tokenFor } from './testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

const ask = (method: string, path: string, as: string, json?: unknown): Promise<Answered> =>
  call(sandbox.origin, method, `/payments/${path}`, { as, ...(json !== undefined && { json }) });

const TORONTO = {
  ...{ line1: '12 Queen Street West', line2: '', city: 'Toronto', region: 'Ontario' },
  ...{ postalCode: 'M5H 2M9', country: 'CA' },
};
const BERLIN = {
  ...TORONTO,
  line1: 'Torstraße 1',
  city: 'Berlin',
  region: '',
  postalCode: '10119',
  country: 'DE',
};

const DETAILS = {
  companyName: 'Juniper Salon Inc.',
  address: TORONTO,
  taxId: '123456789 RT0001',
  email: null,
};

async function newcomer(id: string): Promise<string> {
  const as = bearer(id, { user_type: 0 });
  const { body } = await ask('POST', 'card/setup', as);
  await ask('POST', 'card', as, { token: tokenFor(body.clientSecret) });
  return as;
}

test('a region with the name of a property of every object has the tax of its country', async () => {
  const as = await newcomer('proto');
  const address = { ...TORONTO, region: '__proto__' };
  const { body } = await ask('POST', 'billing-details', as, { ...DETAILS, address });
  expect(body.tax).toEqual({ name: 'GST', percent: 5, isReverseCharge: false });
});

const textOf = async (pdfUrl: string) => (await fetch(`${sandbox.origin}${pdfUrl}`)).text();

test('invoices have both parties and the tax of the billing address, and keep them', async () => {
  const as = await newcomer('billed');
  expect((await ask('GET', 'billing-details', as)).body).toMatchObject({
    address: null,
    taxId: null,
    tax: null,
  });
  expect((await ask('POST', 'billing-details', as, DETAILS)).body).toEqual({
    ...DETAILS,
    tax: { name: 'HST', percent: 13, isReverseCharge: false },
  });
  // Without a trial, so that it is charged at once.
  const planId = 'plan-enterprise-year';
  const { body: preview } = await ask('POST', 'subscription/preview', as, { planId });
  const tax = { name: 'HST', percent: 13, isReverseCharge: false, amount: 62_400 };
  expect(preview).toMatchObject({ charge: 480_000, tax, total: 542_400 });
  expect(preview.nextCharge.amount).toBe(542_400);
  const stale = await ask('POST', 'subscription', as, { planId, charge: 480_000 });
  expect([stale.status, stale.body.errors[0].field]).toEqual([409, 'charge']);
  const { body: subscription } = await ask('POST', 'subscription', as, { planId, charge: 542_400 });
  expect(subscription.nextCharge.amount).toBe(542_400);
  const [invoice] = (await ask('GET', 'invoices', as)).body.items;
  expect(invoice).toMatchObject({
    ...{ amount: 542_400, tax, seller: { name: 'Frameside Inc.' } },
    buyer: { name: 'Juniper Salon Inc.', address: TORONTO, taxId: '123456789 RT0001' },
  });
  const pdf = await textOf(invoice.pdfUrl);
  for (const text of [
    'Juniper Salon Inc.',
    '12 Queen Street West',
    '123456789 RT0001',
    '100 King Street West',
    'HST 13%',
  ])
    expect(pdf).toContain(text);
  expect(pdf).not.toMatch(/\(20\d\d-\d\d-\d\d/);

  // Later details apply to later invoices only.
  await ask('POST', 'billing-details', as, {
    ...DETAILS,
    companyName: 'Juniper GmbH',
    address: BERLIN,
    taxId: 'DE123456789',
  });
  await sandbox.rows(async (db) => {
    await db
      .updateTable('subscriptions')
      .set({ periodEnd: new Date() })
      .where('accountId', '=', 'billed')
      .execute();
    await renewDue(db, new Date());
  });
  const [next, first] = (await ask('GET', 'invoices', as)).body.items;
  expect(first).toMatchObject({ amount: 542_400, tax, buyer: { name: 'Juniper Salon Inc.' } });
  expect(next).toMatchObject({
    ...{ amount: 480_000, buyer: { name: 'Juniper GmbH', taxId: 'DE123456789' } },
    tax: { name: 'VAT', percent: 0, isReverseCharge: true, amount: 0 },
  });
  expect(await textOf(next.pdfUrl)).toContain('reverse charge');
});

test('refuses a tax ID that is not one of the country, and other roles', async () => {
  const as = await newcomer('refused');
  const wrong = await ask('POST', 'billing-details', as, { ...DETAILS, taxId: 'DE123456789' });
  expect([wrong.status, wrong.body.errors[0]]).toEqual([
    422,
    { field: 'taxId', message: 'Enter a tax ID such as 123456789 RT0001.' },
  ]);
  expect((await ask('GET', 'billing-details', as)).body.taxId).toBeNull();
  for (const who of [TOKENS.manager, TOKENS.location])
    expect((await ask('POST', 'billing-details', who, DETAILS)).status).toBe(403);
});

test.each([
  ['CA', 'QC', null, { name: 'GST + QST', percent: 14.975 }],
  ['CA', 'Québec', null, { name: 'GST + QST', percent: 14.975 }],
  ['CA', 'Alberta', null, { name: 'GST', percent: 5 }],
  ['DE', '', null, { name: 'VAT', percent: 19, isReverseCharge: false }],
  ['DE', '', 'DE123456789', { name: 'VAT', percent: 0, isReverseCharge: true }],
])('in %s %s with the tax ID %s the tax is %j', (country, region, taxId, tax) => {
  expect(taxRateOf({ address: { ...TORONTO, country, region }, taxId })).toMatchObject(tax);
});

test('charges no tax in the US, and without an address', () => {
  expect(taxRateOf({ address: { ...TORONTO, country: 'US', region: 'NY' }, taxId: null })).toBeNull();
  expect(taxRateOf({ address: null, taxId: null })).toBeNull();
});
