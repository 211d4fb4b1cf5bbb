// Responses checked against the contract at run time: off the main path, shown to developers, and reported without
// values.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fingerprintOf } from '../src/response-check/finding.ts';
import { expectAccessibleInBoth, overflow } from './support/axe.ts';
import { startConfigured } from './support/configured-product.ts';
import { ada, contactsOf, field } from './support/contacts.ts';
import { expect, openAs, setFaults, signUp, test } from './support/product.ts';

const CHECK = /\/static\/answer-check-/;

test('shows a seeded contract violation with its call, the expectation and the line of the contract', async ({
  page,
  product,
  newcomer,
  context,
}) => {
  await openAs(page, '/dashboard', newcomer);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await setFaults(product, { operations: { listAssets: { drift: 'undeclared-property' } } });
  // Without a filter, an empty list offers none.
  await page.goto('/assets?type=misc');
  // The screen is rendered, and the checker has not been loaded yet.
  await expect(page.getByText('No assets of the type “Other”')).toBeVisible();
  expect(scripts.filter((url) => CHECK.test(url))).toEqual([]);
  const badge = page.getByRole('button', { name: '1 contract finding' });
  await expect(badge).toBeVisible();
  expect(scripts.filter((url) => CHECK.test(url))).toHaveLength(1);

  await badge.press('Enter');
  const panel = page.getByRole('region', { name: 'Answers that break the contract' });
  await expect(panel.getByRole('heading')).toBeFocused();
  const entry = panel.getByRole('listitem', { name: 'GET /assets 200: undeclared-property' });
  await expect(entry).toContainText('Expectedno property but those that are declared');
  await expect(entry).toContainText('At/notInTheContract');
  await expect(entry).toContainText(/openapi\/v1\/assets\.yaml:\d+/);
  const rule = '/paths/~1assets/get/responses/200/content/application~1json/schema';
  const finding = {
    ...{ kind: 'undeclared-property', operationId: 'listAssets', status: 200 },
    ...{ rule, at: '/notInTheContract' },
  };
  await expect(entry).toContainText(fingerprintOf(finding));

  // The same fault again is counted in the same entry; a different fault gets its own.
  await page.getByLabel('Type', { exact: true }).selectOption('logo');
  await expect(page.getByText('No assets of the type “Logo”')).toBeVisible();
  // Preloading repeats the call, so the exact count is unknown.
  await expect(entry).toContainText(/Met\d+ times/);
  // Raised the way a developer does it.
  const faults = await context.newPage();
  await faults.goto(`${product.origin}/_mock`);
  await faults.getByLabel('Response: listAssets').selectOption({ label: 'Drift: wrong media type' });
  await expect(async () => {
    const set = await faults.request.get(`${product.origin}/_mock/faults`);
    expect((await set.json()).operations).toEqual({ listAssets: { drift: 'other-media-type' } });
  }).toPass();
  await faults.close();
  await page.getByLabel('Type', { exact: true }).selectOption('layout');
  await expect(page.getByRole('button', { name: '2 contract findings' })).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await panel.getByRole('heading').focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: '2 contract findings' })).toBeFocused();
});

test('the panel works on a phone, in dark mode and with a screen reader', async ({
  page,
  product,
  newcomer,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openAs(page, '/dashboard', newcomer);
  await setFaults(product, { operations: { listAssets: { drift: 'undeclared-property' } } });
  await page.goto('/assets');
  await page.getByRole('button', { name: '1 contract finding' }).click();
  const panel = page.getByRole('region', { name: 'Answers that break the contract' });
  await expect(panel).toContainText(/assets\.yaml:\d+/);
  await expectAccessibleInBoth(page, 'the panel of findings');
  const box = await panel.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('reports no findings for valid responses', async ({ page, product, newcomer }) => {
  const loaded = page.waitForRequest(CHECK);
  await openAs(page, '/assets?type=misc', newcomer);
  await expect(page.getByText('No assets of the type “Other”')).toBeVisible();
  await loaded;
  // Responses are checked in order: once this one is reported, all earlier ones have been checked.
  await setFaults(product, { operations: { listAssets: { drift: 'undeclared-property' } } });
  await page.getByLabel('Type', { exact: true }).selectOption('logo');
  await expect(page.getByRole('button', { name: /contract finding/ })).toHaveText('1 contract finding');
});

test('reports findings in production once, by a beacon, without any value', async ({
  page,
  product: { client },
}) => {
  const reports: string[] = [];
  const receiver = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      reports.push(text);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const reportTo = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/drift`;
  const product = await startConfigured(() => ({ answerCheck: { share: 1, reportTo, panel: false } }));
  // Cookies know no ports, so the page sends that of the shared product.
  const target = { origin: product.origin, client };
  try {
    const person = await signUp(product);
    await (await contactsOf(product, person)).make(ada);
    // A possible backend error: a person's name used as a property name.
    await setFaults(target, { operations: { listContacts: { drift: 'value-as-name' } } });
    await openAs(page, `${product.origin}/contacts`, person);
    await expect.poll(() => reports.length).toBe(1);
    const [first] = reports.map((report) => JSON.parse(report));
    expect(first).toEqual({
      app: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      contract: expect.any(String),
      shape: expect.stringMatching(/^[0-9a-f]{12}$/),
      findings: expect.any(Array),
    });
    for (const finding of first.findings) {
      expect(finding).toEqual({
        fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
        kind: 'undeclared-property',
        operationId: 'listContacts',
        status: 200,
        at: '/items/*/*',
        rule: '/paths/~1contacts/get/responses/200/content/application~1json/schema',
      });
    }
    // Each of the contact's strings appears once as a property name.
    expect(first.findings.length).toBeGreaterThanOrEqual(Object.keys(ada).length);
    // Reported findings are not repeated: the next report contains only new ones.
    await field(page).fill('Ada');
    await expect(page).toHaveURL(/search=Ada/);
    await setFaults(target, { operations: { listContacts: { drift: 'other-type' } } });
    await field(page).fill('Oka');
    await expect.poll(() => reports.length).toBe(2);
    expect(JSON.parse(reports[1] ?? '').findings).toMatchObject([{ kind: 'schema' }]);
    for (const value of Object.values(ada)) expect(reports.join()).not.toContain(value);
    await expect(page.getByRole('button', { name: /contract finding/ })).toHaveCount(0);
  } finally {
    await product.stop();
    receiver.closeAllConnections();
    receiver.close();
  }
});
