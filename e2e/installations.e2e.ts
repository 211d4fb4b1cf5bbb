// The registration of a browser with the provider, by the real SDK: in the product where a page triggers it,
// otherwise on the page with our SDK modules only.
import { endsOf, expect, setFaults } from './support/product.ts';
import { changeRegistration, keptSettings, listenTo, registration } from './support/remote-config.ts';
import { call, sdkConfig, test } from './support/sdk-page.ts';

const fault = (operation: string, prefer: string) => ({ operations: { [operation]: { prefer } } });
/** Simulates a token that was created long ago. */
const nearExpiry = { requestStatus: 2, token: 'old', creationTime: Date.now(), expiresIn: 3_599_000 };
const fetchEntries = (page: Parameters<typeof call>[0]) =>
  call(page, 'remote-config', 'fetchEntries', sdkConfig, 0);
const forget = (page: Parameters<typeof call>[0]) =>
  call(page, 'remote-config', 'deleteInstallation', sdkConfig);

test('[installation-states] a browser is not registered, then in progress, then registered with its token', async ({
  page,
  product,
}) => {
  await setFaults(product, { operations: { createInstallation: { latencyMs: 1500 } } });
  await page.goto('/signin');
  expect(await registration(page)).toBeNull();
  await expect.poll(() => registration(page)).toMatchObject({ registrationStatus: 1 });
  await expect
    .poll(() => registration(page))
    .toMatchObject({
      registrationStatus: 2,
      authToken: { requestStatus: 2 },
    });
});

test('[installation-states] restarts an abandoned registration, and waits for a recent one', async ({
  page,
  product,
}) => {
  await page.goto('/signin');
  await expect.poll(() => keptSettings(page)).toMatchObject({ status: 'success' });
  const since = new Date();
  await changeRegistration(page, { registrationStatus: 1, registrationTime: Date.now() - 3000 });
  await page.reload();
  // The id is the same, and the provider already knows it.
  await expect.poll(() => endsOf(product, 'createInstallation', since)).toEqual([409]);
  expect(Date.now() - since.getTime()).toBeGreaterThan(6000);
  await expect.poll(() => registration(page)).toBeNull();
});

test('[installation-states] 409 discards the registration, any other failure leaves it not registered', async ({
  page,
  product,
}) => {
  const said = listenTo(page);
  await setFaults(product, fault('createInstallation', 'code=409'));
  await page.goto('/signin');
  await expect.poll(() => said.join('\n')).toContain('(installations/installation-not-found');
  expect(await registration(page)).toBeNull();

  for (const code of [400, 403, 500]) {
    said.length = 0;
    await setFaults(product, fault('createInstallation', `code=${code}`));
    await page.reload();
    await expect.poll(() => said.join('\n')).toContain(`(installations/request-failed, HTTP ${code})`);
    expect(await registration(page)).toMatchObject({ registrationStatus: 0 });
  }
});

test('[installation-states] renews a token near its expiry, and updates its state', async ({
  page,
  product,
}) => {
  await page.goto('/signin');
  await expect.poll(() => keptSettings(page)).toMatchObject({ status: 'success' });
  await changeRegistration(page, { authToken: nearExpiry });
  await setFaults(product, { operations: { createInstallationToken: { latencyMs: 1500 } } });
  await page.reload();
  await expect.poll(() => registration(page)).toMatchObject({ authToken: { requestStatus: 1 } });
  await expect
    .poll(() => registration(page))
    .toMatchObject({
      registrationStatus: 2,
      authToken: { requestStatus: 2, token: expect.not.stringMatching(/^old$/) },
    });

  await changeRegistration(page, { authToken: nearExpiry });
  await setFaults(product, fault('createInstallationToken', 'code=500'));
  await page.reload();
  await expect
    .poll(() => registration(page))
    .toMatchObject({
      registrationStatus: 2,
      authToken: { requestStatus: 0 },
    });
});

for (const code of [401, 404]) {
  test(`[installation-states] ${code} for a new token ends the registration, and the next page starts another`, async ({
    page,
    product,
  }) => {
    const said = listenTo(page);
    await page.goto('/signin');
    await expect.poll(() => keptSettings(page)).toMatchObject({ status: 'success' });
    const fid = (await registration(page))?.fid;
    await changeRegistration(page, { authToken: nearExpiry });
    await setFaults(product, fault('createInstallationToken', `code=${code}`));
    await page.reload();
    await expect.poll(() => said.join('\n')).toContain('(installations/not-registered');
    expect(await registration(page)).toBeNull();
    await setFaults(product, {});
    await page.reload();
    await expect.poll(() => registration(page)).toMatchObject({ registrationStatus: 2 });
    expect((await registration(page))?.fid).not.toBe(fid);
  });
}

test('replaces a token that the provider has forgotten immediately, and only once', async ({
  page,
  product,
}) => {
  const said = listenTo(page);
  await page.goto('/signin');
  await expect.poll(() => keptSettings(page)).toMatchObject({ status: 'success' });
  const { fid, refreshToken } = (await registration(page)) ?? {};
  const gone = await fetch(
    `${product.origin}/firebaseinstallations.googleapis.com/v1/projects/demo-frameside/installations/${fid}`,
    { method: 'DELETE', headers: { 'x-goog-api-key': 'demo-key', authorization: `FIS_v2 ${refreshToken}` } },
  );
  expect(gone.status).toBe(200);
  said.length = 0;
  await page.reload();
  await expect.poll(() => said).toContain('Loaded Remote Config');
  expect((await registration(page))?.fid).not.toBe(fid);

  const since = new Date();
  await setFaults(product, fault('getRemoteConfig', 'code=401'));
  await page.reload();
  await expect.poll(() => said.join('\n')).toContain('(remoteconfig/fetch-status, HTTP 401)');
  expect(await endsOf(product, 'getRemoteConfig', since)).toEqual([401, 401]);
  expect(await endsOf(product, 'createInstallationToken', since)).toEqual([200]);
});

test('[installation-states] refuses to forget this browser while it registers and offline, and allows it otherwise', async ({
  sdk,
  product,
  context,
}) => {
  await setFaults(product, { operations: { createInstallation: { latencyMs: 1500 } } });
  const registering = fetchEntries(sdk);
  await expect.poll(() => registration(sdk)).toMatchObject({ registrationStatus: 1 });
  expect(await forget(sdk)).toMatchObject({ code: 'installations/delete-pending-registration' });
  expect(await registering).toHaveProperty('answer.api_url');
  await context.setOffline(true);
  expect(await forget(sdk)).toEqual({
    code: 'installations/app-offline',
    says: 'This needs a connection. Connect to the internet and try again. (installations/app-offline)',
  });
  expect(await registration(sdk)).toMatchObject({ registrationStatus: 2 });
  // Tokens are not renewed offline either.
  await changeRegistration(sdk, { authToken: nearExpiry });
  expect(await fetchEntries(sdk)).toMatchObject({ code: 'installations/app-offline' });
  await context.setOffline(false);
  const since = new Date();
  expect(await forget(sdk)).not.toHaveProperty('code');
  expect(await endsOf(product, 'deleteInstallation', since)).toEqual([200]);
  expect(await registration(sdk)).toBeNull();
});
