// How the first list page handles failures. The mock raises each one, as a developer does in the fault panel.
import { endsOf, expect, openAs, setFaults, signIn, signInAgain, test } from './support/product.ts';

test('shows a 503 from the fault panel before the retries are over, and the page recovers automatically', {
  tag: '@long',
}, async ({ page, product, newcomer, context }) => {
  await openAs(page, '/dashboard', newcomer);
  const panel = await context.newPage();
  await panel.goto(`${product.origin}/_mock`);
  await panel.getByLabel('Response: listAssets').selectOption({ label: '503 unavailable' });
  await expect(async () => {
    const faults = await panel.request.get(`${product.origin}/_mock/faults`);
    expect(JSON.stringify(await faults.json())).toContain('503');
  }).toPass();
  // The first retry waits until the failure has been seen.
  const seen = Promise.withResolvers<void>();
  let calls = 0;
  await page.route(/\/api\/v1\/assets/, async (route) => {
    calls += 1;
    if (calls > 1) await seen.promise;
    await route.continue();
  });
  const since = new Date();
  await page.getByRole('link', { name: 'Assets' }).click();
  await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
  await expect(page.getByText('The service is temporarily unavailable.')).toBeVisible();
  await expect(page.getByText(/Trying again/)).toBeVisible();
  expect(await endsOf(product, 'listAssets', since)).toEqual([503]);
  await panel.getByRole('button', { name: 'Clear all' }).click();
  seen.resolve();
  await expect(page.getByText('No assets yet')).toBeVisible();
});

test('[query-policy] stops after three retries until the user retries, and then recovers', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  await openAs(page, '/dashboard', newcomer);
  const asked: number[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/v1/assets') asked.push(Date.now());
  });
  await setFaults(product, { operations: { listAssets: { prefer: 'code=500' } } });
  await page.getByRole('link', { name: 'Assets' }).click();
  await expect(page.getByText("We'll try again when you return to this page.")).toBeVisible();
  expect(asked).toHaveLength(4);
  const waits = asked.slice(1).map((at, i) => at - (asked[i] ?? 0));
  for (const [i, wait] of waits.entries())
    expect(wait, `wait ${i + 1}`).toBeGreaterThanOrEqual(1000 * 2 ** i - 50);
  await setFaults(product, {});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No assets yet')).toBeVisible();
});

test('offline, keeps loaded data, explains what is missing, and recovers with the connection', {
  tag: '@long',
}, async ({ page, newcomer, context }) => {
  // An empty list has no filter yet.
  await openAs(page, '/assets?type=misc', newcomer);
  await expect(page.getByText('No assets of the type “Other”')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You're offline.")).toBeVisible();
  await expect(page.getByText('No assets of the type “Other”')).toBeVisible();
  await page.getByLabel('Type', { exact: true }).selectOption('logo');
  await expect(page.getByRole('heading', { name: 'The service cannot be reached' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No assets of the type “Logo”')).toBeVisible();
  await expect(page.getByText("You're offline.")).toBeHidden();
});

test('shows a skeleton for a slow response, and who has access for a refused one', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await openAs(page, '/dashboard', newcomer);
  await setFaults(product, { operations: { listAssets: { latencyMs: 3000 } } });
  await page.getByRole('link', { name: 'Assets' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading the list' })).toBeVisible();
  await expect(page.getByText('No assets yet')).toBeVisible();
  await setFaults(product, { operations: { listAssets: { prefer: 'code=403' } } });
  await page.goto('/assets?type=misc');
  await expect(
    page.getByText("You don't have permission to do this. Ask the owner of the account."),
  ).toBeVisible();
});

test('asks to sign in again when the API refuses the session, and shows the page afterwards', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  // By the form: a session that is only remembered from an earlier visit would end without a question.
  await page.goto('/assets?type=misc');
  await signIn(page, newcomer);
  await expect(page.getByText('No assets of the type “Other”')).toBeVisible();
  await setFaults(product, { operations: { listAssets: { prefer: 'code=401' } } });
  await page.getByLabel('Type', { exact: true }).selectOption('logo');
  await expect(page.getByRole('dialog', { name: 'You were signed out' })).toBeVisible();
  await setFaults(product, {});
  await signInAgain(page, newcomer.password);
  await expect(page).toHaveURL('/assets?type=logo');
  await expect(page.getByText('No assets of the type “Logo”')).toBeVisible();
});

test('the dialog for signing in again explains a missing and a wrong password, and asks before one leaves', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  await page.goto('/assets?type=misc');
  await signIn(page, newcomer);
  await expect(page.getByText('No assets of the type “Other”')).toBeVisible();
  await setFaults(product, { operations: { listAssets: { prefer: 'code=401' } } });
  await page.getByLabel('Type', { exact: true }).selectOption('logo');
  const again = page.getByRole('dialog', { name: 'You were signed out' });
  await expect(again.getByRole('textbox', { name: 'Email address' })).toHaveValue(newcomer.email);
  const secret = again.getByRole('textbox', { name: 'Password', exact: true });
  await expect(secret).toBeFocused();
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(secret).toHaveAccessibleDescription('This is required.');
  await expect(secret).toBeFocused();
  // Leaving is asked in place of signing in, not over it.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Leave without signing in?' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await secret.fill('not-the-secret');
  await secret.press('Enter');
  await expect(secret).toHaveAccessibleDescription('Wrong email or password.');
});

test('keeps the page when the session ends without a connection, and asks to sign in', {
  tag: '@long',
}, async ({ context, page, product, newcomer }) => {
  // By the form: the session is confirmed.
  await page.goto('/products');
  await signIn(page, newcomer);
  const heading = page.getByRole('heading', { level: 1, name: 'Products' });
  await expect(heading).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${product.origin}/favicon.svg`);
  await context.setOffline(true);
  // The provider's library notices that its data are gone.
  await other.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('firebase:')) localStorage.removeItem(key);
  });
  await expect(page.getByRole('dialog', { name: 'You were signed out' })).toBeVisible();
  await expect(heading).toBeVisible();
});

test('shows the shell after a reload, even while the list does not respond', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await openAs(page, '/assets', newcomer);
  await expect(page.getByText('No assets yet')).toBeVisible();
  await setFaults(product, { parts: { sandbox: 'hang' } });
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading the list' })).toBeVisible();
});

test('offline, explains that a page was never opened, and the app keeps working', { tag: '@long' }, async ({
  page,
  newcomer,
  context,
}) => {
  await openAs(page, '/assets', newcomer);
  await expect(page.getByText('No assets yet')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByText("It opens as soon as you're back online.")).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No photos yet')).toBeVisible();
});
