import type { Page } from '@playwright/test';
import { probeActing } from './support/acting-probe.ts';
import { overflow } from './support/axe.ts';
import { png } from './support/files.ts';
import { pictureFile, uploadPhotos } from './support/photos.ts';
import {
  administrator,
  expect,
  openAs,
  type Person,
  type SharedProduct,
  setFaults,
  signIn,
  signOut,
  signUp,
  test,
} from './support/product.ts';
import { startViewing } from './support/viewing.ts';

const enterprise = { email: 'enterprise@pawlish.example', password: 'frameside' };
const STEPS = process.env.TEST_LONG ? 400 : 10;

interface Shop extends Person {
  uid: string;
  mark: string;
  name: string;
}

/** Businesses with assets that carry their mark: `A-1.png`. */
async function openShops(product: SharedProduct, marks: string[]): Promise<Shop[]> {
  const { origin } = product;
  return Promise.all(
    marks.map(async (mark) => {
      const person = await signUp(product);
      const answer = await fetch(
        `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...person, returnSecureToken: true }),
        },
      );
      const { idToken, localId: uid } = (await answer.json()) as { idToken: string; localId: string };
      const post = async (path: string, body: BodyInit, type?: string) => {
        const headers = { authorization: `Bearer ${idToken}`, ...(type && { 'content-type': type }) };
        expect((await fetch(`${origin}/api/v1${path}`, { method: 'POST', headers, body })).status).toBe(200);
      };
      const name = `Shop ${mark} of ${person.email}`;
      await post('/account', JSON.stringify({ businessName: name.slice(0, 60) }), 'application/json');
      const form = new FormData();
      for (let i = 1; i <= 3; i++) {
        const { buffer } = await png(`${mark}-${i}.png`, 40 + i, 40 + mark.charCodeAt(0));
        form.append('assets', new Blob([new Uint8Array(buffer)]), `${mark}-${i}.png`);
      }
      await post('/assets?type=logo', form);
      return { ...person, uid, mark, name: name.slice(0, 60) };
    }),
  );
}

const banner = (page: Page) => page.getByRole('region', { name: 'Viewing as' });
const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();

async function view(page: Page, { name, email }: Shop): Promise<void> {
  await go(page, 'Accounts');
  await page.getByLabel('Find an account').fill(email);
  // The address follows a moment after the last letter; a navigation from a form that is filled in would be asked about.
  await expect(page).toHaveURL(/search=/);
  await startViewing(page, name);
}

test('[viewing-as] an administrator views an account as its owner, in this tab, until they stop', async ({
  page,
  product,
}) => {
  const [shop] = await openShops(product, ['A']);
  if (!shop) throw new Error('no shop');
  const probed = await probeActing(page, { [shop.uid]: 'A' });
  await openAs(page, '/admin/dashboard', administrator);
  await view(page, shop);
  await expect(page).toHaveURL('/dashboard');
  await expect(banner(page)).toContainText(shop.name);
  await go(page, 'Assets');
  await expect(page.getByText('A-1.png')).toBeVisible();
  await page.reload();
  await expect(banner(page)).toContainText(shop.name);
  await expect(page.getByText('A-1.png')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/assets');
  await expect(other.getByText('No assets yet')).toBeVisible();
  await expect(banner(other)).toHaveCount(0);
  await other.close();
  await banner(page).getByRole('button', { name: 'Stop' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await expect(banner(page)).toHaveCount(0);
  await go(page, 'Assets');
  await expect(page.getByText('No assets yet')).toBeVisible();
  expect(await probed()).toMatchObject({ foreign: [], astray: [], left: [] });
});

test('[viewing-as] random changes of account and user show no other account’s rows and send no wrong call', {
  tag: '@long',
}, async ({ page, product }) => {
  test.setTimeout(60_000 + STEPS * 5000);
  const shops = await openShops(product, ['A', 'B', 'C']);
  const marks = Object.fromEntries(shops.map(({ uid, mark }) => [uid, mark]));
  const probed = await probeActing(page, marks);
  let seed = Number(process.env.VIEWING_SEED ?? 1);
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  await openAs(page, '/assets', administrator);
  /** The account whose assets are shown; null for the administrator's own, which has none. */
  let seen: Shop | null = null;
  const path: string[] = [];
  const look = async () => {
    await go(page, 'Assets');
    if (random(3) > 0) {
      await expect(page.getByText(seen ? `${seen.mark}-1.png` : 'No assets yet')).toBeVisible();
    }
  };
  for (let step = 0; step < STEPS; step++) {
    // The next step often comes before the responses of the previous one.
    const latencyMs = random(3) * 250;
    await setFaults(product, { operations: { listAssets: { latencyMs }, getOwnAccount: { latencyMs } } });
    const chosen = shops[random(shops.length)] ?? null;
    const kind = random(10);
    path.push(`${kind}${chosen?.mark} ${latencyMs}`);
    if (kind < 5 && chosen) {
      await view(page, chosen);
      seen = chosen;
      await expect(banner(page)).toContainText(chosen.name);
    } else if (kind < 7 && seen) {
      await banner(page).getByRole('button', { name: 'Stop' }).click();
      seen = null;
      await expect(banner(page)).toHaveCount(0);
    } else if (kind === 7) {
      await page.reload();
    } else if (kind === 8 && chosen) {
      await signOut(page);
      await signIn(page, chosen);
      await go(page, 'Assets');
      await expect(page.getByText(`${chosen.mark}-1.png`)).toBeVisible();
      await signOut(page);
      await signIn(page, administrator);
      seen = null;
    }
    await look();
    expect(await probed(), path.join(', ')).toMatchObject({ foreign: [], astray: [], left: [] });
  }
});

test('[viewing-as] fetches data again on return to an account', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const [one, two] = await openShops(product, ['A', 'B']);
  if (!one || !two) throw new Error('no shops');
  const probed = await probeActing(page, { [one.uid]: 'A', [two.uid]: 'B' });
  await openAs(page, '/dashboard', administrator);
  for (const shop of [one, two, one]) {
    await view(page, shop);
    await go(page, 'Assets');
    await expect(page.getByText(`${shop.mark}-1.png`)).toBeVisible();
  }
  // Within the minute in which a response is fresh.
  expect(await probed()).toEqual({ foreign: [], astray: [], left: [], lists: 3 });
  // Requests that are no longer needed are aborted.
  await view(page, two);
  await setFaults(product, { operations: { listAssets: { latencyMs: 20_000 } } });
  await go(page, 'Assets');
  await expect.poll(async () => (await probed()).lists).toBe(4);
  await view(page, one);
  await expect(banner(page)).toContainText(one.name);
  await expect.poll(probed).toEqual({ foreign: [], astray: [], left: [], lists: 4 });
});

test('[viewing-as] an Enterprise finds its accounts under its own name, and views one of them', {
  tag: '@long',
}, async ({ page, product }) => {
  await openAs(page, '/assets', enterprise);
  await page.getByRole('button', { name: /^Pawlish/ }).click();
  const list = page.getByRole('dialog', { name: 'Your accounts' });
  await expect(list.getByLabel('Find an account')).toBeFocused();
  await expect(list.getByRole('listitem')).toHaveText([/Pawlish Brooklyn/]);
  await list.getByLabel('Find an account').fill('nothing of that name');
  await expect(list.getByText('No accounts found')).toBeVisible();
  await setFaults(product, { operations: { listAccounts: { prefer: 'code=503' } } });
  await list.getByLabel('Find an account').fill('brook');
  await expect(list.getByText('The accounts could not be loaded.')).toBeVisible({ timeout: 30_000 });
  await setFaults(product, {});
  await list.getByRole('button', { name: 'Try again' }).click();
  await list.getByRole('button', { name: 'View as Pawlish Brooklyn' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(banner(page)).toContainText('Pawlish Brooklyn');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: /^Pawlish Brooklyn/ }).click();
  await expect(list.getByText('You are here')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Pawlish Brooklyn/ })).toBeFocused();
  await banner(page).getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Pawlish', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Pawlish', exact: true }).click();
  await expect(list.getByRole('button', { name: 'View as Pawlish Brooklyn' })).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('[viewing-as] no photo is sent to another account, and uploads are canceled only after a question', async ({
  page,
  product,
}) => {
  const { sessionId } = await uploadPhotos(product, enterprise, 1);
  await openAs(page, `/gallery?sessionId=${sessionId}`, enterprise);
  await page.getByRole('button', { name: 'Upload photos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload photos' });
  const files = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'].map((name) => pictureFile(name));
  await dialog.locator('input[type=file]').setInputFiles(await Promise.all(files));
  await setFaults(product, { operations: { createPhotos: { latencyMs: 60_000 } } });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/v1/photos')) sent.push(request.url());
  });
  await dialog.getByRole('button', { name: 'Upload 5 photos' }).click();
  await dialog.getByRole('button', { name: 'Keep uploading in the background' }).click();
  const tray = page.getByRole('region', { name: 'Uploads' });
  await expect(tray).toContainText('0 of 5 uploaded');
  const viewBrooklyn = async () => {
    await page.getByRole('button', { name: 'View as Pawlish Brooklyn' }).click();
    return page.getByRole('dialog', { name: 'Photos are still being uploaded' });
  };
  await page.getByRole('button', { name: 'Pawlish', exact: true }).click();
  await (await viewBrooklyn()).getByRole('button', { name: 'Keep uploading' }).click();
  await expect(banner(page)).toHaveCount(0);
  await (await viewBrooklyn()).getByRole('button', { name: 'Cancel uploads and leave' }).click();
  await expect(banner(page)).toContainText('Pawlish Brooklyn');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tray).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await setFaults(product, {});
  // Three at a time; those that waited are not sent.
  expect(sent).toHaveLength(3);
});

test('[viewing-as] ends in every tab when it is stopped in one', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const [shop] = await openShops(product, ['A']);
  if (!shop) throw new Error('no shop');
  const chosen = `/admin/dashboard?search=${encodeURIComponent(shop.email)}`;
  await openAs(page, chosen, administrator);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(chosen);
    await startViewing(tab, shop.name);
    await expect(banner(tab)).toContainText(shop.name);
  }
  await banner(other).getByRole('button', { name: 'Stop' }).click();
  await expect(banner(other)).toHaveCount(0);
  await other.close();
  await go(page, 'Assets');
  await expect(banner(page)).toContainText(`Viewing ${shop.name} has ended.`);
  await go(page, 'Assets');
  await expect(page.getByText('No assets yet')).toBeVisible();
});

test('[viewing-as] ends automatically after an hour, says so, and returns to the starting page', {
  tag: '@long',
}, async ({ page, product }) => {
  const [shop] = await openShops(product, ['A']);
  if (!shop) throw new Error('no shop');
  await openAs(page, '/admin/dashboard', administrator);
  const chosen = `/admin/dashboard?search=${encodeURIComponent(shop.email)}`;
  await page.goto(chosen);
  await startViewing(page, shop.name);
  await expect(banner(page)).toContainText(/until \d/);
  await page.clock.install();
  // The clock counts from the load of a page.
  await page.reload();
  await expect(banner(page)).toContainText(shop.name);
  await page.clock.fastForward('59:00');
  await expect(banner(page).getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(banner(page)).toContainText(`Viewing ${shop.name} has ended.`);
  await expect(page).toHaveURL(chosen);
  await expect(page.getByRole('button', { name: `View as ${shop.name}` })).toBeVisible();
  await banner(page).getByRole('button', { name: 'Got it' }).click();
  await expect(banner(page)).toHaveCount(0);
});
