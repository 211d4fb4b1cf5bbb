// The life of a subscription over HTTP: chosen, changed, cancelled and resumed, with its card and
// invoices.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answered, bearer, call, openSandbox, type TestSandbox, TOKENS } from '../testing.ts';
import { renewDue } from './renewal.ts';
import { CARD, tokenFor } from './testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.stop());

const ask = (method: string, path: string, as: string, json?: unknown): Promise<Answered> =>
  call(sandbox.origin, method, `/payments/${path}`, { as, ...(json !== undefined && { json }) });
const fieldsOf = ({ status, body }: Answered) => [
  status,
  body.errors?.map((one: { field: string }) => one.field),
];

/** Creates an account and its owner, with a card if requested. */
async function newcomer(id: string, card?: Parameters<typeof tokenFor>[1]): Promise<string> {
  const as = bearer(id, { user_type: 0 });
  if (card) await putCard(as, card);
  return as;
}

async function putCard(as: string, card: Parameters<typeof tokenFor>[1] = {}): Promise<Answered> {
  const { body } = await ask('POST', 'card/setup', as);
  return ask('POST', 'card', as, { token: tokenFor(body.clientSecret, card) });
}

const invoicesOf = async (as: string) => (await ask('GET', 'invoices', as)).body.items;

describe('an account', () => {
  test('begins with a trial and without a plan, card and invoices', async () => {
    const as = await newcomer('fresh');
    const { body } = await ask('GET', 'subscription', as);
    expect(body).toMatchObject({
      status: 'trialing',
      plan: null,
      nextCharge: null,
      cancelAtPeriodEnd: false,
    });
    expect(new Date(body.trialEndsAt).getTime()).toBeGreaterThan(Date.now());
    expect(body.usage).toContainEqual({ name: 'devices', used: 0, max: 1 });
    expect(body.usage).toContainEqual({ name: 'emails', used: 0, max: 2000 });
    expect((await ask('GET', 'card', as)).body).toEqual({ card: null });
    expect(await invoicesOf(as)).toEqual([]);
  });

  test('is not available to managers and locations', async () => {
    for (const as of [TOKENS.manager, TOKENS.location]) {
      for (const path of ['subscription', 'card', 'invoices'])
        expect((await ask('GET', path, as)).status).toBe(403);
    }
  });

  test('of the first start has a plan, a card and invoices', async () => {
    const { body } = await ask('GET', 'subscription', TOKENS.owner);
    expect(body).toMatchObject({ status: 'active', plan: { id: 'plan-indie-month' }, credit: 0 });
    expect((await ask('GET', 'card', TOKENS.owner)).body.card).toMatchObject({
      brand: 'visa',
      last4: '4242',
    });
    expect(await invoicesOf(TOKENS.owner)).toHaveLength(6);
  });
});

describe('a card', () => {
  test('is stored without its number, and replaced', async () => {
    const as = await newcomer('with-card');
    const { declines, ...card } = CARD;
    expect(await putCard(as)).toMatchObject({ status: 200, body: { card } });
    const next = { brand: 'mastercard', last4: '4444' } as const;
    expect((await putCard(as, next)).body.card).toEqual({ ...card, ...next });
    expect((await ask('GET', 'card', as)).body.card).toEqual({ ...card, ...next });
  });

  test('is refused with a token that is forged or belongs to another account', async () => {
    const as = await newcomer('careful');
    const { body } = await ask('POST', 'card/setup', await newcomer('other'));
    const foreign = tokenFor(body.clientSecret);
    for (const token of [foreign, `${foreign.slice(0, -4)}AAAA`, 'pm_forged.AAAA', 'pm_e30.e30']) {
      expect(fieldsOf(await ask('POST', 'card', as, { token }))).toEqual([422, ['token']]);
    }
    expect((await ask('GET', 'card', as)).body).toEqual({ card: null });
  });
});

describe('a plan', () => {
  test('needs a card and an existing plan', async () => {
    const as = await newcomer('without-card');
    const refused = await ask('POST', 'subscription', as, { planId: 'plan-indie-month' });
    expect(fieldsOf(refused)).toEqual([422, ['planId']]);
    expect(refused.body.errors[0].message).toContain('Add a card first');
    expect(fieldsOf(await ask('POST', 'subscription/preview', as, { planId: 'nothing' }))).toEqual([
      422,
      ['planId'],
    ]);
  });

  test('is free during the trial and raises the limits at once', async () => {
    const as = await newcomer('trying', {});
    const { body } = await ask('POST', 'subscription', as, { planId: 'plan-business-month', charge: 0 });
    expect(body).toMatchObject({ status: 'trialing', nextCharge: { amount: 8900, at: body.trialEndsAt } });
    expect(body.usage).toContainEqual({ name: 'devices', used: 0, max: 5 });
    expect(body.usage).toContainEqual({ name: 'emails', used: 0, max: 25_000 });
    expect(await invoicesOf(as)).toEqual([]);
  });

  test('changes for the price of the preview, which itself changes nothing', async () => {
    const as = await newcomer('changing', {});
    // The account has no trial, so it is charged immediately.
    const first = await ask('POST', 'subscription', as, { planId: 'plan-enterprise-month' });
    expect(first.body).toMatchObject({ status: 'active', plan: { id: 'plan-enterprise-month' } });
    const planId = 'plan-enterprise-year';
    const { body: preview } = await ask('POST', 'subscription/preview', as, { planId });
    expect(preview.price).toBe(480_000);
    expect(preview.credit).toBeGreaterThan(40_000);
    expect(preview.charge).toBe(preview.price - preview.credit);
    expect(await invoicesOf(as)).toHaveLength(1);

    const wrong = await ask('POST', 'subscription', as, { planId, charge: preview.charge - 1 });
    expect(fieldsOf(wrong)).toEqual([409, ['charge']]);
    const { body: changed } = await ask('POST', 'subscription', as, { planId, charge: preview.charge });
    expect(changed).toMatchObject({ plan: { id: planId }, credit: 0, nextCharge: { amount: 480_000 } });
    const [invoice] = await invoicesOf(as);
    expect(invoice).toMatchObject({ amount: preview.charge, status: 'paid', planName: 'Enterprise' });
  });

  test('keeps the remainder as credit when it gets cheaper', async () => {
    const as = await newcomer('shrinking', {});
    await ask('POST', 'subscription', as, { planId: 'plan-enterprise-year' });
    const { body } = await ask('POST', 'subscription', as, { planId: 'plan-indie-month' });
    expect(body.usage).toContainEqual({ name: 'devices', used: 0, max: 1 });
    expect(body.credit).toBeGreaterThan(400_000);
    expect(body.nextCharge.amount).toBe(0);
    // The plan has no campaigns, and no integrations.
    const { body: made } = await call(sandbox.origin, 'POST', '/campaigns', {
      as,
      json: { name: 'Spring', channel: 'email' },
    });
    const json = { status: 'scheduled' };
    const sent = await call(sandbox.origin, 'PATCH', `/campaigns/${made.id}`, { as, json });
    expect([sent.status, sent.body.detail]).toEqual([
      409,
      expect.stringContaining("doesn't include campaigns"),
    ]);
    for (const path of ['sendgrid', 'square/authorization'] as const) {
      const keys = { keys: { apiKey: 'SG.abcdefgh.abcdefgh' } };
      const connected = await call(sandbox.origin, 'POST', `/account/integrations/${path}`, {
        as,
        json: path === 'sendgrid' ? keys : undefined,
      });
      expect([connected.status, connected.body.detail], path).toEqual([
        409,
        expect.stringContaining("doesn't include integrations"),
      ]);
    }
    expect((await invoicesOf(as))[0].amount).toBe(0);
  });

  test('stays the same when the bank declines the charge', async () => {
    const as = await newcomer('declined', { declines: true });
    const refused = await ask('POST', 'subscription', as, { planId: 'plan-enterprise-month' });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringContaining('Your plan is unchanged'),
    ]);
    expect((await ask('GET', 'subscription', as)).body.plan).toBe(null);
    expect(await invoicesOf(as)).toEqual([]);
  });

  test('is cancelled at the end of its period, with a reason, and resumed', async () => {
    const as = await newcomer('leaving', {});
    expect((await ask('POST', 'subscription/cancellation', as, { reason: 'closing' })).status).toBe(409);
    await ask('POST', 'subscription', as, { planId: 'plan-indie-month' });
    expect(fieldsOf(await ask('POST', 'subscription/cancellation', as, { reason: 'bored' }))).toEqual([
      422,
      ['reason'],
    ]);
    const { body } = await ask('POST', 'subscription/cancellation', as, {
      reason: 'too_expensive',
      comment: 'Sorry',
    });
    expect(body).toMatchObject({
      cancelAtPeriodEnd: true,
      nextCharge: null,
      plan: { id: 'plan-indie-month' },
    });
    const resumed = await ask('DELETE', 'subscription/cancellation', as);
    expect(resumed.body).toMatchObject({ cancelAtPeriodEnd: false, nextCharge: { amount: 2900 } });
  });
});

describe('a plan after a subscription that', () => {
  /** Ends the current period, and does what is due then. */
  const endPeriod = (accountId: string) =>
    sandbox.rows(async (db) => {
      const now = new Date();
      await db
        .updateTable('subscriptions')
        .set({ periodEnd: new Date(now.getTime() - 3_600_000) })
        .where('accountId', '=', accountId)
        .execute();
      await renewDue(db, now);
    });

  /** An Enterprise whose second month could not be charged. */
  async function lateEnterprise(id: string): Promise<string> {
    const as = await newcomer(id, {});
    await ask('POST', 'subscription', as, { planId: 'plan-enterprise-month' });
    await putCard(as, { declines: true });
    await endPeriod(id);
    expect((await ask('GET', 'subscription', as)).body.status).toBe('past_due');
    return as;
  }

  /** Of the plan Indie. */
  const LIMITS = { devices: 1, locations: 1, contacts: 2000, storageGb: 10 };
  const limitsOf = async (as: string) => {
    const { usage } = (await ask('GET', 'subscription', as)).body;
    const entries = usage.map(({ name, max }: { name: string; max: number | null }) => [name, max]);
    return Object.fromEntries(entries);
  };
  const statusesOf = async (as: string) =>
    (await invoicesOf(as)).map(({ status }: { status: string }) => status).toSorted();

  test('ended with its trial has its own limits', async () => {
    const as = await newcomer('returning', {});
    await ask('POST', 'subscription', as, { planId: 'plan-business-month' });
    await ask('POST', 'subscription/cancellation', as, { reason: 'not_used' });
    await endPeriod('returning');
    const { body: preview } = await ask('POST', 'subscription/preview', as, { planId: 'plan-indie-month' });
    expect(preview).toMatchObject({ limits: LIMITS, total: 2900 });
    expect((await ask('POST', 'subscription', as, { planId: 'plan-indie-month' })).status).toBe(200);
    expect(await limitsOf(as)).toMatchObject(LIMITS);
  });

  test('ends a suspension after the subscription has ended, but not one by an administrator', async () => {
    const as = await newcomer('suspended', {});
    await ask('POST', 'subscription', as, { planId: 'plan-indie-month' });
    const account = '/accounts/suspended';
    const statusOf = async () =>
      (await call(sandbox.origin, 'GET', account, { as: TOKENS.admin })).body.status;
    await call(sandbox.origin, 'POST', account, { as: TOKENS.admin, json: { status: 'suspended' } });
    const refused = await ask('POST', 'subscription', as, { planId: 'plan-business-month' });
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('Contact support')]);
    await endPeriod('suspended');
    expect(await statusOf()).toBe('suspended');
    await ask('POST', 'subscription/cancellation', as, { reason: 'not_used' });
    await endPeriod('suspended');
    expect((await ask('POST', 'subscription', as, { planId: 'plan-business-month' })).status).toBe(200);
    expect(await statusOf()).toBe('active');
  });

  test('is overdue has its own limits, and is given only when the open invoice is paid', async () => {
    const as = await lateEnterprise('owing');
    const { body: preview } = await ask('POST', 'subscription/preview', as, { planId: 'plan-indie-month' });
    expect(preview).toMatchObject({ limits: LIMITS, due: 48_000, charge: 0, total: 48_000 });
    // The month that the invoice is for is credited, but not the part of it that has passed.
    expect(preview.creditLeft).toBe(preview.credit - preview.price);
    expect(preview.credit).toBeLessThan(48_000);
    const declined = await ask('POST', 'subscription', as, { planId: 'plan-indie-month' });
    expect([declined.status, declined.body.detail]).toEqual([409, expect.stringContaining('unchanged')]);
    expect([await statusesOf(as), await limitsOf(as)]).toMatchObject([['open', 'paid'], { devices: null }]);
    await putCard(as);
    const { body: changed } = await ask('POST', 'subscription', as, { planId: 'plan-indie-month' });
    expect(changed).toMatchObject({ status: 'active', plan: { id: 'plan-indie-month' } });
    expect(changed.credit).toBeGreaterThan(0);
    expect(await statusesOf(as)).toEqual(['paid', 'paid', 'paid']);
    expect(await limitsOf(as)).toMatchObject(LIMITS);
  });

  test('was cancelled while it was overdue is given only when the open invoice is paid', async () => {
    const as = await lateEnterprise('leaving-late');
    await ask('POST', 'subscription/cancellation', as, { reason: 'too_expensive' });
    await endPeriod('leaving-late');
    const { body: preview } = await ask('POST', 'subscription/preview', as, { planId: 'plan-indie-month' });
    expect(preview).toMatchObject({ limits: LIMITS, credit: 0, charge: 2900, due: 48_000, total: 50_900 });
    const declined = await ask('POST', 'subscription', as, { planId: 'plan-indie-month' });
    expect(declined.status).toBe(409);
    await putCard(as);
    const { total: charge } = preview;
    const changed = await ask('POST', 'subscription', as, { planId: 'plan-indie-month', charge });
    expect(changed).toMatchObject({ status: 200, body: { status: 'active', credit: 0 } });
    expect(await statusesOf(as)).toEqual(['paid', 'paid', 'paid']);
    expect(await limitsOf(as)).toMatchObject(LIMITS);
  });
});

describe('the PDF of an invoice', () => {
  test('is valid and names business, number and amount', async () => {
    const [invoice] = await invoicesOf(TOKENS.owner);
    const response = await fetch(`${sandbox.origin}${invoice.pdfUrl}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const file = Buffer.from(await response.arrayBuffer()).toString('latin1');
    for (const text of [invoice.number, 'Juniper Salon', 'CA$29.00', 'Visa ending in 4242'])
      expect(file).toContain(text);
    // The table at the end of the file lists the offset of each object.
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
    expect(file.slice(table)).toMatch(/^xref\n0 10\n/);
    const entries = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)];
    for (const [i, [, offset]] of entries.entries())
      expect(file.slice(Number(offset))).toMatch(new RegExp(`^${i + 1} 0 obj\n`));
    expect(entries).toHaveLength(9);
  });

  test('is refused without the signature of its link', async () => {
    const [first, second] = await invoicesOf(TOKENS.owner);
    const swapped = first.pdfUrl.replace(first.id, second.id);
    const later = first.pdfUrl.replace(/expires=\d/, 'expires=9');
    for (const path of [swapped, later, `/media/invoices/${first.id}`])
      expect((await fetch(`${sandbox.origin}${path}`)).status).toBe(403);
  });
});
