import type { Page } from '@playwright/test';
import { addLocation, callsOf } from './support/api.ts';
import { expectAccessible, expectWhole } from './support/axe.ts';
import { test } from './support/booth.ts';
import { endsOf, expect, openAs, setFaults } from './support/product.ts';
import { fieldOf } from './support/sessions.ts';

/** The code as shown in the dialog: two groups of four. */
async function readCode(page: Page): Promise<string> {
  const letters = page.getByRole('dialog').getByText(/^The code is /);
  await expect(letters).toHaveText(/^The code is (\w ){3}\w, (\w ){3}\w\.$/);
  return (await letters.innerText()).slice('The code is '.length).replaceAll(/[^A-Z0-9]/g, '');
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('[journey-2] links a tablet by a code, names and places it', async ({
  page,
  product,
  newcomer,
  startBooth,
}) => {
  const call = await callsOf(product, newcomer);
  await addLocation(product, newcomer, 'Pier');
  await call('POST', '/sessions', { name: 'Summer' });
  await openAs(page, '/devices', newcomer);
  await expect(page.getByRole('heading', { name: 'No booths yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Link a device' }).click();
  const code = await readCode(page);
  await expect(page.getByRole('img', { name: 'The code as a QR code' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^Expires in (10:00|9:\d\d)\. /);
  const booth = await startBooth(code, 'iPad Air 11-inch');
  const linked = dialog(page, 'The booth is linked');
  await expect(linked).toContainText('iPad Air 11-inch is linked.', { timeout: 60_000 });
  // The next field is the name.
  const name = linked.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await name.fill('Front desk');
  await linked.getByLabel('Location').selectOption('Pier');
  await linked.getByRole('combobox', { name: 'Session' }).selectOption('Summer · Draft');
  await linked.getByRole('button', { name: 'Save' }).click();
  await expect(linked).toBeHidden();
  const row = page.getByRole('row', { name: /Front desk/ });
  await expect(row).toContainText('Online');
  await expect(row).toContainText('Pier');
  await expect(row).toContainText('SummerDraft');
  await expect(row).toContainText('96%');
  await booth.until(/Runs nothing: its session is a draft/);
});

test('says when a session starts and why its booth shows nothing, and what a session loses before its booth is moved', {
  tag: '@long',
}, async ({ page, product, newcomer, startBooth }) => {
  const call = await callsOf(product, newcomer);
  const session = (name: string, more: object = {}) =>
    call<{ id: string }>('POST', '/sessions', {
      ...{ name, experiences: [{ kind: 'photo', title: 'Portrait' }], ...more },
    });
  const daily = await session('Fresh colour');
  await call('POST', `/sessions/${daily.id}`, { status: 'active' });
  const startsAt = new Date(Date.now() + 6 * 24 * 3_600_000).toISOString();
  const party = await session('Opening party', { startsAt });
  const { code } = await call<{ code: string }>('POST', '/devices/code');
  const booth = await startBooth(code, 'Front desk');
  await booth.until(/Runs nothing: it has no session\./);
  const { items } = await call<{ items: { id: string }[] }>('GET', '/devices');
  await call('POST', `/devices/${items[0]?.id}`, { sessionId: daily.id });
  await booth.until(/Runs Portrait\./);

  // From the session.
  await openAs(page, `/session/${party.id}/general`, newcomer);
  const status = page.getByRole('region', { name: 'Status' });
  await status.getByRole('button', { name: 'Choose a device' }).click();
  const devices = fieldOf(page, 'deviceIds');
  await devices.getByRole('checkbox', { name: /^Front desk/ }).check();
  await expect(devices.getByRole('status')).toHaveText(
    'Front desk leaves “Fresh colour”, which then has no device. It shows nothing until you start this session.',
  );
  await status.getByRole('button', { name: 'Save and start' }).click();
  const starts = /Starts \w{3}, \w{3} \d/;
  await expect(status).toContainText(starts);
  await booth.until(/Runs nothing: its session starts /);
  await page.goto('/session?status=scheduled');
  await expect(page.getByRole('row', { name: /Opening party/ })).toContainText(starts);
  await expect(page.getByRole('row', { name: /Fresh colour/ })).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /Opening party/ })).toContainText(starts);

  // From the device, by the same words.
  await page.goto('/devices');
  await expect(page.getByRole('row', { name: /Front desk/ })).toContainText(starts);
  await page.getByRole('link', { name: 'Front desk' }).click();
  const panel = dialog(page, 'Front desk');
  await expect(panel).toContainText(/Nothing to show: Opening party starts \w{3}, \w{3} \d/);
  await panel.getByRole('button', { name: 'Edit: Session' }).click();
  await panel.getByRole('combobox', { name: 'Session' }).selectOption('Fresh colour');
  await expect(panel.getByRole('form').getByRole('status')).toHaveText(
    'Front desk leaves “Opening party”, which then has no device.',
  );
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await booth.until(/Runs nothing: its session starts .*Runs Portrait\./s);
  await expect(panel).not.toContainText('Nothing to show');
});

test('unlinks a booth once, even after a 500, and then deletes it', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
  startBooth,
}) => {
  const call = await callsOf(product, newcomer);
  const { code } = await call<{ code: string }>('POST', '/devices/code');
  const booth = await startBooth(code, 'Mirror');
  await booth.until(/Runs nothing/);
  const unlinks: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/devices/unlink')) unlinks.push(pathname);
  });
  await page.clock.install();
  await openAs(page, '/devices', newcomer);
  const since = new Date();
  await page.getByRole('link', { name: 'Mirror' }).click();
  const panel = dialog(page, 'Mirror');
  await panel.getByRole('button', { name: 'Unlink' }).click();
  await panel.getByRole('button', { name: 'Keep it linked' }).click();
  expect(unlinks, 'one click does nothing').toEqual([]);
  await setFaults(product, { operations: { unlinkDevice: { prefer: 'code=500' } } });
  await panel.getByRole('button', { name: 'Unlink' }).click();
  await panel.getByRole('button', { name: 'Unlink booth' }).click();
  await expect(panel.getByRole('alert').filter({ hasText: 'Nothing was changed.' })).toBeVisible();
  await setFaults(product, {});
  // Neither a refocused window, nor the network, nor a refetched list repeats it.
  const refetched = page.waitForResponse((response) => /\/v1\/devices(\?|$)/.test(response.url()));
  await page.evaluate(() => {
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  });
  await page.clock.fastForward('01:00');
  await refetched;
  expect(unlinks).toHaveLength(1);
  await panel.getByRole('button', { name: 'Unlink booth' }).click();
  await expect(
    panel.getByText('The booth is unlinked. It stays in the list until you delete it.'),
  ).toBeFocused();
  await booth.until(/Somebody has unlinked this booth/);
  expect(await endsOf(product, 'unlinkDevice', since)).toEqual([200, 500]);

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

test('a location gets codes and sees its devices, but cannot change them', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
  startBooth,
}) => {
  const location = await addLocation(product, newcomer, 'Pier');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openAs(page, '/devices', location);
  await page.getByRole('button', { name: 'Link a device' }).click();
  await startBooth(await readCode(page), 'Window mirror');
  const linked = dialog(page, 'The booth is linked');
  await expect(linked).toContainText('It is at your location.', { timeout: 60_000 });
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
    await expect(dialog(page, 'The booth is linked')).toBeVisible({ timeout: 60_000 });
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
