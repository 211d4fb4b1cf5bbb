import type { Page } from '@playwright/test';
import { callsOf } from './support/api.ts';
import { mp4, pdf, png, wav } from './support/files.ts';
import {
  endsOf,
  expect,
  freshProduct,
  openAs,
  owner,
  setFaults,
  signIn,
  signOut,
  signUp,
  test,
} from './support/product.ts';

const choose = 'input[type=file]';
const upload = (page: Page) => page.getByRole('button', { name: /^Upload \d+ files?$/ }).click();

test('[upload-types] accepts images, videos and sounds as assets, and refuses documents by name', async ({
  page,
  newcomer,
}) => {
  await openAs(page, '/assets/create', newcomer);
  await page.getByLabel('Use as').selectOption('Other');
  await page.locator(choose).setInputFiles([
    await png(),
    mp4(),
    wav(),
    pdf('prices.pdf'),
    // Only its content shows that it is not an image.
    pdf('disguised.png', 'image/png'),
    { name: 'phone.heic', mimeType: 'image/heic', buffer: Buffer.from('an image of a phone') },
  ]);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row('prices.pdf')).toContainText('Unsupported file type');
  await expect(row('disguised.png')).toContainText("This image can't be opened.");
  await expect(row('phone.heic')).toContainText("HEIC images aren't supported. Save it as JPEG.");
  await expect(page.getByRole('button', { name: 'Upload 3 files' })).toBeVisible();
  await upload(page);
  for (const name of ['logo.png', 'welcome.mp4', 'chime.wav'])
    await expect(row(name)).toContainText('Uploaded');
  await expect(page.getByRole('status').filter({ hasText: '3 of 3 uploaded' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Assets', exact: true }).click();
  await expect(page).toHaveURL('/assets');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  const picture = page.getByRole('button', { name: /logo\.png/ }).locator('img');
  await expect
    .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

test('uploads survive a restart, deletion and sign-out work, and everyone can sign in after a kill', {
  tag: '@long',
}, async ({ browser }) => {
  test.setTimeout(180_000);
  const run = await freshProduct();
  const context = await browser.newContext({ baseURL: run.product.origin });
  const page = await context.newPage();
  await page.goto('/assets');
  await expect(page).toHaveURL('/signin?redirect=%2Fassets');
  await signIn(page, owner);
  await expect(page).toHaveURL('/assets');
  await expect(page.getByText('No assets yet')).toBeVisible();
  await page.getByRole('link', { name: 'Upload your first file' }).click();
  await page.getByLabel('Use as').selectOption('Other');
  await page.locator(choose).setInputFiles([await png(), mp4(), wav()]);
  await upload(page);
  await expect(page.getByText('3 of 3 uploaded')).toBeVisible();

  await run.restart();
  await page.goto('/assets');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(3);

  await page.getByRole('button', { name: /welcome\.mp4/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Delete welcome.mp4?')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  // A notification at bottom center that closes automatically.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(items).toHaveCount(2);
  await expect(page.getByText('Saved', { exact: true })).toBeHidden();

  await signOut(page);
  await expect(page).toHaveURL('/signin');
  await page.goto('/assets?type=misc');
  await expect(page).toHaveURL(/\/signin\?redirect=/);
  await signIn(page, owner);
  await expect(page).toHaveURL('/assets?type=misc');
  await expect(items).toHaveCount(2);

  const newcomer = await signUp(run.product);
  for (const part of Object.values(run.product.mock.parts)) if (part.pid) process.kill(part.pid, 'SIGKILL');
  await run.restart();
  await signOut(page);
  await expect(page).toHaveURL('/signin');
  await openAs(page, '/assets', newcomer);
  await expect(page.getByText('No assets yet')).toBeVisible();
  await context.close();
  await run.product.stop();
});

test('keeps the type and the search in the address, and restores them on Back', { tag: '@long' }, async ({
  page,
  newcomer,
}) => {
  await openAs(page, '/assets/create?type=overlay', newcomer);
  await expect(page.getByLabel('Use as')).toHaveValue('overlay');
  await page.locator(choose).setInputFiles(await png('frame.png'));
  await upload(page);
  await expect(page.getByText('1 of 1 uploaded')).toBeVisible();
  await page.goto('/assets');
  const type = page.getByLabel('Type', { exact: true });
  await type.selectOption('logo');
  await expect(page).toHaveURL('/assets?type=logo');
  await expect(page.getByText('No assets of the type “Logo”')).toBeVisible();
  await type.selectOption('overlay');
  await expect(page.getByRole('button', { name: /frame\.png/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('No assets of the type “Logo”')).toBeVisible();
  await expect(type).toHaveValue('logo');
  await type.selectOption('');
  const field = page.getByRole('searchbox', { name: 'Find a file' });
  await field.fill('FRAME');
  await expect(page).toHaveURL('/assets?search=FRAME');
  await expect(page.getByRole('button', { name: /frame\.png/ })).toBeVisible();
  await field.fill('nowhere');
  await expect(page.getByText('Nothing found for “nowhere”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL('/assets');
  await expect(field).toHaveValue('');
  // Invalid parameters open the unfiltered page.
  await page.goto('/assets?page=zero&type=sculpture');
  await expect(page.getByRole('button', { name: /frame\.png/ })).toBeVisible();
});

test('[pager] links to pages by address, ten assets per page', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await openAs(page, '/assets', newcomer);
  await page.goto('/assets/create');
  const picture = await png();
  const files = Array.from({ length: 25 }, (_, i) => ({ ...picture, name: `picture-${i}.png` }));
  await page.locator(choose).setInputFiles(files);
  // Each picture is read for its type.
  await expect(page.getByText('Suggested type')).toHaveCount(25);
  await upload(page);
  await expect(page.getByText('25 of 25 uploaded')).toBeVisible();
  await page.goto('/assets');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link')).toHaveText(['1', '2', '']);
  await page.getByRole('main').getByRole('checkbox').first().check();
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/assets?page=2');
  await expect(page.getByRole('main').getByRole('button', { name: /picture-/ })).toHaveCount(1);
  // Selected assets stay selected on other pages.
  await expect(page.getByRole('status').filter({ hasText: '1 selected' })).toContainText(
    '1 not on this page',
  );
  await pages.getByRole('link', { name: 'Previous page' }).click();
  await expect(page).toHaveURL('/assets');
  await page.goto('/assets?page=9');
  await page.getByRole('button', { name: 'Go to the last page' }).click();
  await expect(page).toHaveURL('/assets?page=2');
  expect(await product.violations()).toEqual([]);
});

test('shows the progress of an upload, and cancels one upload without stopping the others', {
  tag: '@long',
}, async ({ page, newcomer }) => {
  await openAs(page, '/assets/create', newcomer);
  await page.getByLabel('Use as').selectOption('Other');
  // A slow connection leaves time to see and cancel the upload.
  const line = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 600_000 };
  await line.send('Network.emulateNetworkConditions', slow);
  const large = { ...wav('long.wav'), buffer: Buffer.concat([wav().buffer, Buffer.alloc(6_000_000)]) };
  await page.locator(choose).setInputFiles([large, await png('small.png')]);
  await upload(page);
  const bar = page.getByRole('progressbar', { name: 'Upload of long.wav' });
  await expect(async () =>
    expect(await bar.getAttribute('value').then(Number)).toBeGreaterThan(0.02),
  ).toPass();
  await page.getByRole('button', { name: 'Cancel long.wav' }).click();
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row('long.wav')).toContainText('Canceled');
  await expect(row('small.png')).toContainText('Uploaded');
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await page.getByRole('button', { name: 'Send long.wav again' }).click();
  await expect(row('long.wav')).toContainText('Uploaded');
});

test('asks before leaving during an upload', { tag: '@long' }, async ({ page, product, newcomer }) => {
  await openAs(page, '/assets/create', newcomer);
  const since = new Date();
  await setFaults(product, { operations: { createAssets: { latencyMs: 4000 } } });
  await page.locator(choose).setInputFiles(await png());
  await upload(page);
  await page.getByRole('main').getByRole('link', { name: 'Assets', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Files are still being uploaded' });
  await question.getByRole('button', { name: 'Keep uploading' }).click();
  await expect(page).toHaveURL('/assets/create');
  await page.getByRole('main').getByRole('link', { name: 'Assets', exact: true }).click();
  await question.getByRole('button', { name: 'Leave and cancel uploads' }).click();
  await expect(page).toHaveURL(/\/assets(\?|$)/);
  await expect.poll(() => endsOf(product, 'createAssets', since)).toEqual([null]);
  await page.goto('/assets');
  await expect(page.getByText('No assets yet')).toBeVisible();
});

test('replaces a file in place, and changes nothing when the new file is invalid', { tag: '@long' }, async ({
  page,
  newcomer,
}) => {
  await openAs(page, '/assets/create', newcomer);
  await page.locator(choose).setInputFiles(await png('old.png', 100, 100));
  await upload(page);
  await expect(page.getByText('1 of 1 uploaded')).toBeVisible();
  await page.goto('/assets');
  await page.getByRole('button', { name: /old\.png/ }).click();
  const panel = page.getByRole('dialog');
  await panel.locator(choose).setInputFiles(pdf('disguised.png', 'image/png'));
  await expect(panel.getByText('Unsupported file type')).toBeVisible();
  await expect(panel.getByText('100 × 100 pixels')).toBeVisible();
  await panel.locator(choose).setInputFiles(await png('new.png', 240, 120));
  await expect(panel.getByText('240 × 120 pixels')).toBeVisible();
  await expect(panel.getByText('Unsupported file type')).toBeHidden();
});

test('[saved] reports a failed deletion, keeps the asset and can retry', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await openAs(page, '/assets/create', newcomer);
  await page.locator(choose).setInputFiles(await png());
  await upload(page);
  await expect(page.getByText('1 of 1 uploaded')).toBeVisible();
  await page.goto('/assets');
  await setFaults(product, { operations: { deleteAsset: { prefer: 'code=500' } } });
  await page.getByRole('button', { name: /logo\.png/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Error Saving')).toBeVisible();
  await expect(
    page.getByRole('dialog').getByText('Something went wrong on our side. Nothing was changed.'),
  ).toBeVisible();
  await setFaults(product, {});
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText('No assets yet')).toBeVisible();
});

test('says what shows no logo without that of the business, and replaces it instead', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const api = await callsOf(product, newcomer);
  await openAs(page, '/assets/create', newcomer);
  await page.locator(choose).setInputFiles(await png());
  await upload(page);
  await expect(page.getByText('1 of 1 uploaded')).toBeVisible();
  const [asset] = (await api<{ items: { id: string; url: string }[] }>('GET', '/assets')).items;
  await api('PATCH', `/assets/${asset?.id}`, { type: 'logo' });
  await api('POST', '/account', { logoAssetId: asset?.id });
  await api('POST', '/sessions', { name: 'Party' });
  await page.goto(`/assets?open=${asset?.id}`);
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = panel.getByRole('region', { name: 'Question' });
  await expect(question).toContainText('This is your business logo.');
  await expect(question).toContainText('1 session: Party');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    question.getByRole('button', { name: 'Replace file' }).click(),
  ]);
  await chooser.setFiles(await png());
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
});

test('[layout-no-store] fetches layouts again at every visit, but not other types', { tag: '@long' }, async ({
  page,
  newcomer,
}) => {
  await page.clock.install();
  // An empty list has no filter yet.
  await openAs(page, '/assets?type=misc', newcomer);
  await expect(page.getByText(/^No assets of the type/)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/v1/assets')) asked.push(searchParams.get('type') ?? 'all');
  });
  const visit = async (name: string) => {
    await page.getByLabel('Type', { exact: true }).selectOption({ label: name });
    await expect(page.getByText(`No assets of the type “${name}”`)).toBeVisible();
    // Longer than a layout stays cached.
    await page.clock.fastForward(1200);
  };
  for (const name of ['Layout', 'Logo', 'Layout', 'Logo']) await visit(name);
  expect(asked.filter((type) => ['layout', 'logo'].includes(type))).toEqual(['layout', 'logo', 'layout']);
});

test('reviews files before upload: each has a type, a damaged picture is refused, a tiny one is marked', {
  tag: '@long',
}, async ({ page, newcomer }) => {
  await openAs(page, '/assets/create', newcomer);
  // A logo cannot be heard.
  await page.getByLabel('Use as').selectOption('Logo');
  await page.locator(choose).setInputFiles([wav('bell.wav')]);
  await expect(page.getByText('This type takes images only')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Upload \d/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove bell.wav' }).click();
  await page.getByLabel('Use as').selectOption('Suggest a type for each file');
  const svg = {
    name: 'mark.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="90" height="60"/></svg>',
    ),
  };
  const photo = await png('IMG_2041.png', 1600, 1500);
  const damaged = { ...(await png('damaged.png')), buffer: Buffer.alloc(24, 7) };
  await page
    .locator(choose)
    .setInputFiles([await png('frame.png', 640, 400), await png('brand.png', 390), damaged, svg, photo]);
  const review = page.getByRole('form', { name: 'Files to review' });
  await expect(review.getByRole('listitem').filter({ hasText: 'damaged.png' })).toContainText(
    "This image can't be opened.",
  );
  const marked = review.getByRole('listitem').filter({ hasText: 'may look blurry' });
  await expect(marked).toHaveText(/^brand\.png.*only 390 × 200 pixels/);
  const pixels = (image: Element) => (image as HTMLImageElement).naturalWidth;
  await expect
    .poll(() => review.getByRole('listitem').filter({ hasText: 'mark.svg' }).locator('img').evaluate(pixels))
    .toBe(90);
  await expect(review.getByLabel('Type of mark.svg')).toHaveValue('logo');
  await expect(review.getByText('Suggested type')).toHaveCount(3);
  await expect(review.getByLabel('Type of IMG_2041.png')).toHaveValue('');
  await page.getByRole('button', { name: 'Upload 3 files' }).click();
  await expect(review.getByRole('alert')).toHaveText('Choose a type for IMG_2041.png.');
  await expect(review.getByLabel('Type of IMG_2041.png')).toBeFocused();
  await expect(review.getByRole('listitem')).toHaveCount(5);
  await page.getByRole('button', { name: 'Remove IMG_2041.png' }).click();
  await review.getByLabel('Type of frame.png').selectOption('overlay');
  await expect(review.getByRole('listitem').filter({ hasText: 'frame.png' })).toContainText(
    'Transparent PNG',
  );
  await page.getByRole('main').getByRole('link', { name: 'Assets', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Your files are not uploaded yet' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Upload 3 files' }).click();
  await expect(page.getByText('3 of 3 uploaded')).toBeVisible();
  await expect(review.getByRole('listitem').filter({ hasNotText: 'Uploaded' })).toHaveText(/^damaged\.png/);
  await page.goto('/assets?type=overlay');
  const items = page.getByRole('main').getByRole('list').getByRole('button');
  await expect(items).toHaveCount(1);
  await expect(items).toHaveAccessibleName(/frame\.png/);
});

test('gives an open asset an address and leads to the next one', { tag: '@long' }, async ({
  page,
  newcomer,
}) => {
  await openAs(page, '/assets/create', newcomer);
  await page.locator(choose).setInputFiles([await png('one.png'), await png('two.png')]);
  await upload(page);
  await expect(page.getByText('2 of 2 uploaded')).toBeVisible();
  await page.goto('/assets');
  await page.getByRole('main').getByRole('list').getByRole('button').first().click();
  await expect(page).toHaveURL(/\?open=/);
  const panel = page.getByRole('dialog');
  // White and black overlays are both visible on it.
  const behind = (element: Element) => getComputedStyle(element).backgroundImage;
  const picture = panel.getByRole('img', { name: /\.png$/ });
  expect(await picture.evaluate(behind)).toContain('conic-gradient');
  const thumb = page.getByRole('main').locator('[data-list-row] img').first();
  expect(await thumb.evaluate(behind)).toContain('conic-gradient');
  const name = await panel.getByRole('heading', { level: 2 }).textContent();
  await page.reload();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(name ?? '');
  await expect(panel.getByRole('button', { name: 'Previous row' })).toBeDisabled();
  await panel.getByRole('button', { name: 'Next row' }).click();
  await expect(panel.getByRole('heading', { level: 2 })).not.toHaveText(name ?? '');
  const downloaded = page.waitForEvent('download');
  await panel.getByRole('link', { name: 'Download' }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/^(one|two)\.png$/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/assets');

  const boxes = page.getByRole('main').getByRole('checkbox');
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('button', { name: 'Change type' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the type of 2 assets' });
  await dialog.getByLabel('Type').selectOption('Overlay');
  await dialog.getByRole('button', { name: 'Change type' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /Overlay · not used · / })).toHaveCount(2);
});
