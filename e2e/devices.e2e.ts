import type { Page } from '@playwright/test';
import { callsOf } from './support/api.ts';
import { expectAccessible, expectWhole } from './support/axe.ts';
import { test } from './support/booth.ts';
import { endsOf, expect, openAs, type Person, setFaults } from './support/product.ts';

/** The code as shown in the dialog: two groups of four. */
async function readCode(page: Page): Promise<string> {
  const letters = page.getByRole('dialog').getByText(/^The code is /);
  await expect(letters).toHaveText(/^The code is (\w ){3}\w, (\w ){3}\w\.$/);
  return (await letters.innerText()).slice('The code is '.length).replaceAll(/[^A-Z0-9]/g, '');
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('[journey-2] links a tablet by a code, names and places it, and unlinks it once, even after a 500', async ({
  page,
  product,
  newcomer,
  startBooth,
}) => {
  test.setTimeout(120_000);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/devices\/(unlink|[\w-]+$)/.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  await page.clock.install();
  await openAs(page, '/locations/create', newcomer);
  await page.getByLabel('Name', { exact: false }).first().fill('Pier');
  await page.getByLabel('Email address').fill(`pier-${newcomer.email}`);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('copper-kettle-77');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('copper-kettle-77');
  await page.getByRole('button', { name: 'Add the location' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pier' })).toBeVisible();

  const call = await callsOf(product, newcomer);
  await call('POST', '/sessions', { name: 'Summer' });
  await page.goto('/devices');
  await expect(page.getByRole('heading', { name: 'No booths yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Link a device' }).click();
  const code = await readCode(page);
  await expect(page.getByRole('img', { name: 'The code as a QR code' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^Expires in (10:00|9:\d\d)\. /);
  const booth = await startBooth(code, 'iPad Air 11-inch');
  const linked = dialog(page, 'The booth is linked');
  await expect(linked).toContainText('iPad Air 11-inch is linked.', { timeout: 30_000 });
  // The next field is the name.
  const name = linked.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('iPad Air 11-inch');
  await name.fill('Front desk');
  await linked.getByLabel('Location').selectOption('Pier');
  await linked.getByRole('combobox', { name: 'Session' }).selectOption('Summer (draft)');
  await linked.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(linked).toBeHidden();
  const row = page.getByRole('row', { name: /Front desk/ });
  await expect(row).toContainText('Online');
  await expect(row).toContainText('Pier');
  await expect(row).toContainText('Summer');
  await expect(row).toContainText('96%');
  await booth.until(/Runs nothing/);

  await row.getByRole('link', { name: 'Front desk' }).click();
  const panel = dialog(page, 'Front desk');
  await expect(panel.getByRole('region', { name: 'Status' })).toContainText('App ');
  // Input before the question is kept.
  await panel.getByRole('button', { name: 'Edit: Name' }).click();
  await panel.getByRole('textbox', { name: 'Name' }).fill('Counter');
  await panel.getByRole('button', { name: 'Close' }).click();
  await dialog(page, 'You have unsaved changes').getByRole('button', { name: 'Keep editing' }).click();
  await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('Counter');
  await panel.getByRole('textbox', { name: 'Name' }).press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(panel.getByRole('button', { name: 'Edit: Name' })).toBeFocused();

  calls.length = 0;
  const since = new Date();
  await panel.getByRole('button', { name: 'Unlink' }).click();
  await panel.getByRole('button', { name: 'Keep it linked' }).click();
  await expect(panel.getByRole('button', { name: 'Unlink' })).toBeFocused();
  expect(calls, 'nothing is done before it is said').toEqual([]);
  await setFaults(product, { operations: { unlinkDevice: { prefer: 'code=500' } } });
  await panel.getByRole('button', { name: 'Unlink' }).click();
  await expect(panel).toContainText('The booth ends its session and asks for a new code.');
  await panel.getByRole('button', { name: 'Unlink booth' }).click();
  await expect(panel.getByRole('alert').filter({ hasText: 'Nothing was changed.' })).toBeVisible();
  await expect(page.getByText('Error Saving')).toBeVisible();
  await setFaults(product, {});
  // Neither a refocused window, nor the network, nor a refetched list repeats it.
  await page.evaluate(() => {
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  });
  await page.clock.fastForward('01:00');
  await expect(panel.getByRole('region', { name: 'Status' })).toContainText('Online');
  expect(calls).toEqual(['GET /api/v1/devices/unlink']);
  await panel.getByRole('button', { name: 'Unlink booth' }).click();
  const outcome = panel.getByText('The booth is unlinked. It stays in the list until you delete it.');
  await expect(outcome).toBeFocused();
  await booth.until(/Somebody has unlinked this booth/);
  expect(await endsOf(product, 'unlinkDevice', since)).toEqual([200, 500]);
  expect(calls).toEqual(['GET /api/v1/devices/unlink', 'GET /api/v1/devices/unlink']);
  await page.keyboard.press('Escape');
  await expect(row).toContainText('Not linked');

  await page.getByRole('link', { name: 'Front desk' }).click();
  await expect(panel.getByRole('button', { name: 'Unlink' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(panel).toContainText('Uploaded photos are kept.');
  await panel.getByRole('button', { name: 'Delete', exact: true }).dblclick();
  await expect(page.getByRole('heading', { name: 'No booths yet' })).toBeVisible();
  expect(await endsOf(product, 'deleteDevice', since)).toEqual([200]);
});

test('replaces an expired code, which can no longer be used', {
  tag: '@long',
}, async ({ page, product, newcomer, startBooth }) => {
  await page.clock.install();
  await openAs(page, '/devices', newcomer);
  const since = new Date();
  await page.getByRole('button', { name: 'Link a device' }).click();
  const first = await readCode(page);
  await page.clock.fastForward('09:30');
  await expect(page.getByRole('timer')).toHaveText(/^Expires in 0:[0-3]\d\. /);
  expect(await endsOf(product, 'createDeviceCode', since)).toEqual([200]);
  await page.clock.fastForward('00:31');
  await expect(page.getByText('This is a new code; the previous one has expired.')).toBeVisible();
  const second = await readCode(page);
  expect(second).not.toBe(first);
  expect(await endsOf(product, 'createDeviceCode', since)).toEqual([200, 200]);
  const late = await startBooth(first, 'Late tablet');
  await late.until(/This code is wrong/);
  await startBooth(second, 'Galaxy Tab S9');
  await page.clock.runFor(3000);
  await expect(dialog(page, 'The booth is linked')).toContainText('Galaxy Tab S9');

  // The plan has room for one.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Link a device' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Your plan includes 1 device');
  await expect(page.getByRole('link', { name: 'See the plans' })).toBeVisible();
});

const queen: Person = { email: 'queen@juniper.example', password: 'frameside' };

test('a location gets codes and sees its devices, but cannot change them', { tag: '@long' }, async ({
  page,
  startBooth,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openAs(page, '/devices', queen);
  await page.getByRole('button', { name: 'Link a device' }).click();
  await startBooth(await readCode(page), 'Window mirror');
  const linked = dialog(page, 'The booth is linked');
  await expect(linked).toContainText('It is at your location.', { timeout: 30_000 });
  await expect(linked.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Window mirror' }).click();
  const panel = dialog(page, 'Window mirror');
  await expect(panel.getByText(/^Ask /)).toBeVisible();
  await expect(panel.getByRole('button', { name: /Unlink|Delete|Save/ })).toHaveCount(0);
  expect(asked.filter((path) => path.endsWith('/account/locations'))).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`by keyboard on a phone, ${colorScheme}: linked and unlinked, nothing wider than the screen, axe finds nothing`, {
    tag: '@long',
  }, async ({ page, newcomer, startBooth }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, '/devices', newcomer);
    const link = page.getByRole('button', { name: 'Link a device' });
    await expect(link).toBeVisible();
    await expectWhole(page, 'no devices');
    await link.press('Enter');
    const code = await readCode(page);
    await expect(page.getByRole('img', { name: 'The code as a QR code' })).toBeVisible();
    await expectWhole(page, 'a code');
    await startBooth(code, 'Pocket booth');
    await expect(dialog(page, 'The booth is linked')).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page, 'a linked booth');
    await page.keyboard.press('Escape');
    const row = page.getByRole('link', { name: 'Pocket booth' });
    await expect(row).toBeFocused();
    await expectWhole(page, 'a list of cards');
    await page.keyboard.press('Enter');
    const panel = dialog(page, 'Pocket booth');
    await panel.getByRole('button', { name: 'Unlink' }).press('Enter');
    await expect(panel.getByRole('button', { name: 'Unlink booth' })).toBeVisible();
    await expectWhole(page, 'a panel with a question');
    await panel.getByRole('button', { name: 'Unlink booth' }).press('Enter');
    await expect(panel.getByText(/^The booth is unlinked\./)).toBeFocused();
    await expectAccessible(page, 'a panel of a booth that is not linked');
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
    await expect(page.getByText('Not linked')).toBeVisible();
  });
}
