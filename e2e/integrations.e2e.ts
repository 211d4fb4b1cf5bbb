import type { Page } from '@playwright/test';
import { callsOf, changeSettings } from './support/api.ts';
import { expectAccessibleInBoth } from './support/axe.ts';
import { giveAddress } from './support/campaigns.ts';
import { uploadPhotos } from './support/photos.ts';
import { expect, openAs, setFaults, test } from './support/product.ts';

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, service: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: service, exact: true }) });
const result = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes to the consent page of a service and presses a button there. */
async function consent(page: Page, service: string, answer: string): Promise<void> {
  await page.goto('/account/integrations');
  await card(page, service).getByRole('button', { name: 'Connect' }).click();
  await page.getByRole('button', { name: answer, exact: true }).click();
  await page.waitForURL(/\/auth\/\w+\/callback/);
}

test('[journey-13] connects Square after a refusal and a failure, imports its clients, and disconnects it', async ({
  page,
  product,
  newcomer,
}) => {
  const call = await callsOf(product, newcomer);
  await openAs(page, '/account/integrations', newcomer);
  await consent(page, 'Square', 'Refuse');
  await expect(result(page)).toHaveText('Square was not connected');
  await expect(main(page)).toContainText("You didn't give permission");
  expect(page.url(), 'the state leaves the address').not.toContain('state=');

  await page.goto('/auth/square/callback?code=c&state=an-unknown-state');
  await expect(result(page)).toHaveText('This attempt is no longer valid');
  expect(await call('GET', '/account/integrations')).toEqual([]);

  // A dropped connection keeps the state, so trying again connects.
  await setFaults(product, { operations: { connectIntegration: { prefer: 'code=503' } } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Account name').fill('Juniper at Square');
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(result(page)).toHaveText('Square was not connected');
  await setFaults(product, {});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(result(page)).toHaveText('Square is connected');
  await page.getByRole('button', { name: 'Import clients' }).click();
  await expect(page.getByText('12 contacts added, 0 updated.')).toBeVisible();
  await page.getByRole('link', { name: 'All integrations' }).click();
  await expect(card(page, 'Square')).toContainText(/Connected.*Juniper at Square/);

  await card(page, 'Square').getByRole('link', { name: 'Disconnect' }).click();
  await expect(main(page)).toContainText(
    /What stops.*New clients and visits are no longer imported.*What stays.*Contacts that were imported/,
  );
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expect(card(page, 'Square').getByRole('button', { name: 'Connect' })).toBeVisible();
  expect(await call('GET', '/account/integrations')).toEqual([]);
});

test('connects SendGrid by its key, and names the campaign that stops when it is disconnected', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  await giveAddress(product, newcomer);
  const call = await callsOf(product, newcomer);
  await call('POST', '/contacts', {
    emailAddress: 'ada@people.example',
    emailConsent: { status: 'in', how: 'staff' },
  });
  const { id } = await call<{ id: string }>('POST', '/campaigns', {
    ...{ name: 'Spring looks', channel: 'email', subject: 'Spring', body: 'New looks.' },
    time: new Date(Date.now() + 3600_000).toISOString(),
  });
  await openAs(page, '/account/integrations', newcomer);
  await card(page, 'SendGrid').getByRole('link', { name: 'Connect' }).click();
  const key = page.getByLabel('API key');
  await key.fill('a-key-of-another-service');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(key).toHaveAccessibleDescription(/Sendgrid keys begin with SG\./);
  await key.fill('SG.a-key-of-juniper');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(card(page, 'SendGrid')).toContainText('Connected');

  await call('PATCH', `/campaigns/${id}`, { status: 'scheduled' });
  await page.reload();
  await expect(card(page, 'SendGrid')).toContainText('Used by 1 campaign');
  await card(page, 'SendGrid').getByRole('link', { name: 'Manage' }).click();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  const question = page.getByRole('region', { name: 'Question' });
  await expect(question).toContainText('1 campaign stops:');
  await expect(question.getByRole('link', { name: 'Spring looks' })).toBeVisible();
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expect(card(page, 'SendGrid').getByRole('link', { name: 'Connect' })).toBeVisible();
  expect(await call('GET', `/campaigns/${id}`)).toMatchObject({ status: 'draft' });
});

test('connects nothing when the service fails or answers too late, and reconnects what expired', {
  tag: '@long',
}, async ({ page, newcomer }) => {
  await openAs(page, '/account/integrations', newcomer);
  await consent(page, 'Square', 'Fail with an error');
  await expect(result(page)).toHaveText('Square reported an error');
  await consent(page, 'Square', 'Allow too late');
  await expect(result(page)).toHaveText('This attempt is no longer valid');

  await page.goto('/account/integrations');
  await card(page, 'Square').getByRole('button', { name: 'Connect' }).click();
  await page.getByLabel('Account name').fill('Expired at Square');
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await page.getByRole('link', { name: 'All integrations' }).click();
  await page.getByRole('button', { name: 'Import clients' }).click();
  await expect(card(page, 'Square')).toContainText('Expired');
  // The dashboard leads back to it.
  await page.goto('/dashboard');
  const problem = page.getByRole('listitem').filter({ hasText: 'Square needs attention' });
  await problem.getByRole('link', { name: 'Check' }).click();
  await expect(page).toHaveURL('/account/integrations#square');
  await card(page, 'Square').getByRole('button', { name: 'Reconnect' }).click();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(result(page)).toHaveText('Square is connected');
  const importClients = page.getByRole('button', { name: 'Import clients' });
  await importClients.click();
  await expect(page.getByText('12 contacts added, 0 updated.')).toBeVisible();
  await importClients.click();
  await expect(page.getByText('0 contacts added, 0 updated.')).toBeVisible();
});

test('every kind of page is accessible', { tag: '@long' }, async ({ page, newcomer }) => {
  await openAs(page, '/account/integrations', newcomer);
  await expectAccessibleInBoth(page, 'the integrations');
  const pages = [
    ['/auth/square/callback', 'This attempt is no longer valid'],
    ['/auth/textel/deauthorize', "Textel isn't connected"],
    ['/auth/phorest', 'Phorest'],
  ] as const;
  for (const [path, title] of pages) {
    await page.goto(path);
    await expect(result(page)).toHaveText(title);
    await expectAccessibleInBoth(page, path);
  }
});

test('copies new photos to a connected storage, and says what disconnecting stops', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await uploadPhotos(product, newcomer, 1);
  await openAs(page, '/account/integrations', newcomer);
  await consent(page, 'File storage', 'Allow');
  await expect(result(page)).toHaveText('File storage is connected');
  const { api } = await uploadPhotos(product, newcomer, 2);
  // Not the one from before it was connected.
  await expect
    .poll(() => api('GET', '/account/integrations/storage'), { timeout: 60_000 })
    .toMatchObject({ dependents: { photoCount: 2 } });
  await page.goto('/account/integrations');
  const storage = card(page, 'File storage');
  await expect(storage).toContainText('2 photos copied');
  await expect(storage).toContainText(/Connected.*Last updated/);
  await storage.getByRole('link', { name: 'Disconnect' }).click();
  await expect(main(page)).toContainText(
    /What stops.*New photos are no longer copied.*What stays.*the copies in your storage/,
  );
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expect(storage.getByRole('button', { name: 'Connect' })).toBeVisible();
});

test('counts what SendGrid reports by webhook, and opts out who replies STOP to a text message', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const call = await callsOf(product, newcomer);
  await changeSettings(product, newcomer, { smsEnabled: true });
  await giveAddress(product, newcomer);
  const answered = { status: 'in', how: 'staff' };
  const { id: contactId } = await call<{ id: string }>('POST', '/contacts', {
    emailAddress: 'hooked@people.example',
    phoneNumber: '4165550177',
    ...{ emailConsent: answered, smsConsent: answered },
    tags: ['hooked'],
  });
  await call('POST', '/account/integrations/sendgrid', { keys: { apiKey: 'SG.a-key-of-juniper' } });
  await openAs(page, '/account/integrations', newcomer);
  await consent(page, 'Twilio', 'Allow');
  await expect(result(page)).toHaveText('Twilio is connected');

  const audience = { match: 'all', rules: [{ field: 'tag', op: 'is', values: ['hooked'] }] };
  const send = async (name: string, content: object) => {
    const { id } = await call<{ id: string }>('POST', '/campaigns', { name, audience, ...content });
    await call('PATCH', `/campaigns/${id}`, { quietHours: null });
    await call('PATCH', `/campaigns/${id}`, { status: 'sending' });
    return id;
  };
  const report = async (to: string, event: string) => {
    const body = new URLSearchParams({ to, event });
    const answer = await fetch(`${product.origin}/_mock/webhooks`, { method: 'POST', body });
    return (await answer.json()) as { status: number; body: string };
  };
  const email = await send('By SendGrid', { channel: 'email', subject: 'Hi', body: 'Hi' });
  await send('By Twilio', { channel: 'sms', smsBody: 'Hi. Reply STOP to opt out.' });

  await page.goto(`/campaigns?open=${email}`);
  const panel = page.getByRole('dialog', { name: 'By SendGrid' });
  await expect(panel.getByText('Sent', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  // SendGrid reports the delivery without a request from the test.
  await expect
    .poll(() => call('GET', `/campaigns/${email}`), { timeout: 60_000 })
    .toMatchObject({ stats: { sent: 1, delivered: 1, opened: 0, clicked: 0 } });
  expect(await report('hooked@people.example', 'clicked')).toEqual({ status: 200, body: '{"taken":1}' });
  await page.reload();
  const funnel = panel.getByRole('region', { name: 'Report' });
  await expect(funnel).toContainText(/Clicked\s*1/);

  await expect
    .poll(() => report('4165550177', 'stopped'), { timeout: 60_000 })
    .toMatchObject({ status: 200 });
  expect(await call('GET', `/contacts/${contactId}`)).toMatchObject({
    emailConsent: { status: 'in' },
    smsConsent: { status: 'out', how: 'stop' },
  });
});
