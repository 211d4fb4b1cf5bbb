import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { callsOf } from './support/api.ts';
import { expectWhole } from './support/axe.ts';
import { subscribe } from './support/payments.ts';
import { administrator, expect, openAs, setFaults, test } from './support/product.ts';

const CARDS = {
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  secure: '4000002500003155',
  // No other number on the page or in the data looks like a part of it.
  plain: '4000056655665556',
};

const card = (page: Page) => page.frameLocator('iframe[title="Card details"]');
const main = (page: Page) => page.getByRole('main');

async function enterCard(page: Page, number: string): Promise<void> {
  await card(page).getByLabel('Card number').fill(number);
  await card(page).getByLabel('Expiry date').fill('11/39');
  await card(page).getByLabel('Security code').fill('123');
}

const rows = (page: Page) => page.getByRole('table', { name: 'Invoices' }).getByRole('row');

test('a declined card changes nothing, and a new one is saved once its owner confirms it', async ({
  page,
  product,
  newcomer,
}) => {
  const call = await subscribe(product, newcomer, 'plan-indie-month');
  const state = async () => [
    await call('GET', '/payments/card'),
    await call('GET', '/payments/subscription'),
  ];
  const [paidBy, subscribed] = await state();
  await openAs(page, '/account/billing', newcomer);
  await expect(main(page).getByText('Visa •••• 4242')).toBeVisible();
  await page.getByRole('link', { name: 'Replace card' }).click();
  const save = page.getByRole('button', { name: 'Save card' });
  const alert = main(page).getByRole('alert');
  await enterCard(page, CARDS.declined);
  await save.click();
  await expect(alert).toContainText('Your bank declined the card.');
  await expect(alert).toContainText('your plan are unchanged');
  expect(await state()).toEqual([paidBy, subscribed]);

  await enterCard(page, CARDS.secure);
  await save.click();
  await card(page).getByRole('button', { name: 'Refuse' }).click();
  await expect(alert).toContainText("could not confirm that it's you");
  await card(page).getByLabel('Card number').press('Enter');
  await card(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/account/billing');
  await expect(main(page).getByText('Visa •••• 3155')).toBeVisible();
  expect(await call('GET', '/payments/subscription')).toEqual(subscribed);
});

test('[journey-12] a new interval costs what its preview says, and the plan is cancelled and resumed', async ({
  page,
  product,
  newcomer,
}) => {
  await subscribe(product, newcomer, 'plan-indie-month');
  await openAs(page, '/account/billing', newcomer);
  await expect(page.getByText(/^Next charge: \S*\$29 on/)).toBeVisible();
  const before = await rows(page).count();
  await page.getByRole('link', { name: 'Change plan' }).click();
  const dialog = page.getByRole('dialog');
  await page.getByText('Yearly').click();
  await page.getByRole('button', { name: 'Choose Indie' }).click();
  const amount = (term: string) =>
    dialog.locator('dl > div').filter({ hasText: term }).locator('dd').textContent();
  const centsOf = (text: string | null) => Math.round(Number(text?.replace(/[^\d.]/g, '')) * 100);
  await expect(dialog.getByText('Charged now', { exact: true })).toBeVisible();
  const [price, credit, charge] = [
    centsOf(await amount('Indie until')),
    centsOf(await amount('Credit for unused time')),
    centsOf(await amount('Charged now')),
  ];
  expect([price, price - credit]).toEqual([29_000, charge]);
  expect(credit).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: /^Pay \S*\$.+ and change$/ }).click();
  await expect(page).toHaveURL('/account/billing');
  await expect(main(page).getByText(/^\S*\$290 a year$/)).toBeVisible();
  await expect(rows(page)).toHaveCount(before + 1);
  expect(centsOf(await rows(page).nth(1).getByRole('cell').nth(2).textContent())).toBe(charge);
  const href = await rows(page).nth(1).getByRole('link').getAttribute('href');
  const pdf = await page.request.get(href ?? '');
  expect((await pdf.body()).toString('latin1')).toMatch(
    /^%PDF-1\.4[\s\S]*Visa ending in 4242[\s\S]*%%EOF\n$/,
  );

  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await dialog.getByLabel("It's too expensive").check();
  await dialog.getByRole('button', { name: /^Cancel on/ }).click();
  await expect(main(page).getByText(/^Active until .+\. Nothing more is charged\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Resume subscription' }).click();
  await expect(page.getByText(/^Next charge: \S*\$290 on/)).toBeVisible();
});

test('billing details are checked, and decide the tax of a change', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await subscribe(product, newcomer, 'plan-indie-month');
  await openAs(page, '/account/billing', newcomer);
  const details = main(page).getByRole('region', { name: 'Billing details' });
  await expect(details).toContainText('No address yet.');
  await details.getByRole('button', { name: 'Edit billing details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Billing details' });
  await dialog.getByLabel('Company name').fill('Juniper Salon Inc.');
  await dialog.getByLabel('Street and number').fill('12 Queen Street West');
  await dialog.getByLabel('City').fill('Toronto');
  await dialog.getByLabel('Postal code').fill('M5H 2M9');
  await dialog.getByLabel('State or province').fill('Ontario');
  await dialog.getByLabel('Country').focus();
  await dialog.locator('input[role=combobox]').fill('Canada');
  await page.keyboard.press('Enter');
  const taxId = dialog.getByLabel('Tax ID');
  await taxId.fill('DE123456789');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(taxId).toHaveAccessibleDescription(/This is not a tax ID of this country/);
  await taxId.fill('123456789 RT0001');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(details).toContainText('Juniper Salon Inc.');
  await expect(details).toContainText('Tax on invoices: HST 13%');
  await expect(page.getByText(/^Next charge: \S*\$32\.77 on/)).toBeVisible();
});

test('billing says what is unavailable, limited or missing, at its place', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await openAs(page, '/locations/create');
  await setFaults(product, { operations: { getSubscription: { prefer: 'code=503' } } });
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect(page).toHaveURL('/account/billing');
  const plan = main(page).getByRole('region', { name: 'Plan', exact: true });
  await expect(plan).toContainText('temporarily unavailable');
  await expect(main(page)).not.toContainText('Showing data from');
  await setFaults(product, {});
  await page.reload();
  await expect(main(page).locator('[data-limit=locations]')).toContainText(
    "Limit reached. You can't add more.",
  );
  await page.getByRole('link', { name: 'Replace card' }).click();
  await enterCard(page, CARDS.declined);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(card(page).getByLabel('Card number')).toHaveAccessibleDescription(
    'The bank declined this card.',
  );
  await expectWhole(page, 'a declined card');
  await enterCard(page, CARDS.noFunds);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(main(page).getByRole('alert')).toContainText("doesn't have enough funds");
  await page.goto('/account/billing');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Cancel on/ }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose a reason.');
  await expectWhole(page, 'the question why the plan is cancelled');
});

test('a new account chooses a plan and pays by a card whose number only the payment service receives', {
  tag: '@long',
}, async ({ page, context, product, newcomer }) => {
  test.setTimeout(120_000);
  const call = await callsOf(product, newcomer);
  const rows = Array.from({ length: 1800 }, (_, i) => `guest-${i}@example.com`);
  const file = new File([`emailAddress\n${rows.join('\n')}\n`], 'contacts.csv', { type: 'text/csv' });
  const form = new FormData();
  form.append('contacts', file);
  form.append('duplicates', 'skip');
  await call.upload('/contacts/import', form);

  const sent: string[] = [];
  page.on('console', (message) => sent.push(message.text()));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'pay.localhost') return;
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
  });
  page.on('framenavigated', (frame) => sent.push(frame.url()));
  await openAs(page, '/subscription', newcomer);
  await page.getByRole('button', { name: 'Choose Indie' }).click();
  await expect(page.getByText('Charged now', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Add a card' }).click();
  await enterCard(page, CARDS.plain);

  const frame = page.frames().find((one) => one.url().includes('pay.localhost'));
  if (!frame) throw new Error('the card form has no frame');
  // That it is found where it was entered shows that it would be found elsewhere.
  expect(partsIn(await heapOf(page, frame), CARDS.plain)).not.toEqual([]);
  expect(partsIn(await heapOf(page, page), CARDS.plain)).toEqual([]);
  await page.getByRole('button', { name: 'Save card and start the plan' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(partsIn(await heapOf(page, page), CARDS.plain)).toEqual([]);

  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const contents = databases.map(
      ({ name = '' }) =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const names = [...opening.result.objectStoreNames];
            if (names.length === 0) return resolve(name);
            const reading = names.map((store) =>
              opening.result.transaction(store).objectStore(store).getAll(),
            );
            const last = reading.at(-1);
            // Requests of a database are answered in turn.
            if (last)
              last.transaction?.addEventListener('complete', () =>
                resolve(JSON.stringify(reading.map(({ result }) => result))),
              );
          };
        }),
    );
    return [
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      document.cookie,
      ...(await Promise.all(contents)),
    ];
  });
  const bodies = sent.filter((text) => text.includes('pm_'));
  expect(bodies, 'the token is sent once').toHaveLength(1);
  for (const [place, text] of Object.entries({
    requests: sent.join('\n'),
    storage: kept.join('\n'),
    log: (await product.log()).join('\n'),
  }))
    expect(partsIn(text, CARDS.plain), place).toEqual([]);
  for (const [name, content] of await filesIn(product.dataDir))
    expect(partsIn(content, CARDS.plain), name).toEqual([]);

  const { card: onFile } = await call<{ card: { last4: string } }>('GET', '/payments/card');
  expect(onFile.last4).toBe('5556');
  const { plan } = await call<{ plan: { id: string } }>('GET', '/payments/subscription');
  expect(plan.id).toBe('plan-indie-month');
  await page.goto('/account/billing');
  await expect(main(page).locator('[data-limit=contacts]')).toContainText('90% used');

  // A smaller plan says what it takes away.
  await call('POST', '/payments/subscription', { planId: 'plan-business-month' });
  await page.goto('/subscription?plan=plan-indie-month');
  await expect(page.getByRole('dialog')).toContainText('Not included:Campaigns by email and SMSIntegrations');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).not.toBeFocused();
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Confirm Indie|and change$/ }).click();
  const refused = page.getByRole('dialog').getByRole('alert');
  await expect(refused).toHaveText(/^You're offline/);
  await context.setOffline(false);
  await expect(refused).toHaveCount(0);
  // The page belongs to Billing.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Indie selected' })).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'Account' }).getByRole('link', { name: 'Billing' }),
  ).toHaveAttribute('aria-current', 'page');
});

/** Each run of eight digits of a number that a text contains. */
function partsIn(text: string, number: string): string[] {
  const plain = text.replace(/[ -]/g, '');
  const parts = Array.from({ length: number.length - 7 }, (_, i) => number.slice(i, i + 8));
  return parts.filter((part) => plain.includes(part));
}

/** All strings on the heap of a page, or of a frame that runs in a separate process. */
async function heapOf(page: Page, target: Page | Frame): Promise<string> {
  const session = await page.context().newCDPSession(target);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const snapshot = chunks.join('');
  const strings = snapshot.slice(snapshot.lastIndexOf('"strings":'));
  expect(strings.length).toBeGreaterThan(100_000);
  return strings;
}

async function filesIn(folder: string): Promise<[name: string, content: string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(100);
  return Promise.all(
    files.map(async (name): Promise<[string, string]> => [name, await readFile(name, 'latin1')]),
  );
}

test('a suspended account says so on its pages, and leads its owner to Billing', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const { id } = await (await callsOf(product, newcomer))<{ id: string }>('GET', '/account');
  await (await callsOf(product, administrator))('POST', `/accounts/${id}`, { status: 'suspended' });
  await openAs(page, '/contacts', newcomer);
  const banner = page.getByRole('complementary', { name: 'Account suspended' });
  await expect(banner).toContainText('Booths are paused, and nothing can be sent or uploaded.');
  await banner.getByRole('link', { name: 'Open Billing' }).click();
  await expect(page).toHaveURL('/account/billing');
});
