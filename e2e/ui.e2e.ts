import { expect, openGallery, specimen, styles, test } from './support/dev-server.ts';

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(({ page }) => openGallery(page));

test('[spinner] is a status that says what is loading, in three sizes', async ({ page }) => {
  const sizes = specimen(page, 'sizes s, m, l');
  await expect(sizes).toMatchAriaSnapshot(`
    - status: Loading, small
    - status: Loading, medium
    - status: Loading, large
  `);
  expect(await styles(sizes.getByRole('status').locator('[aria-hidden]'), 'width')).toEqual([
    '16px',
    '24px',
    '40px',
  ]);
  // Beside text that says the same, it is decorative.
  await expect(specimen(page, 'beside words').getByRole('status')).toHaveCount(0);
});

test('[spinner] shows nothing during waits shorter than its delay of 1 s', async ({ page }) => {
  const delayed = specimen(page, 'after 1 s');
  const shownAfter = await delayed.evaluate(
    (figure) =>
      new Promise<number>((done) => {
        figure.querySelector('button')?.click();
        const began = performance.now();
        const look = () => {
          const ring = figure.querySelector('[role=status] [aria-hidden]');
          if (ring && getComputedStyle(ring).visibility === 'visible') done(performance.now() - began);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
  expect(shownAfter).toBeGreaterThan(900);
});

test('[spinner] rotates, and shows static dots with reduced motion', async ({ page }) => {
  const ring = page.getByRole('status').filter({ hasText: 'Loading, large' }).locator('[aria-hidden]');
  const moving = () => ring.evaluate((element) => element.getAnimations().length > 0);
  expect(await moving()).toBe(true);
  await expect(ring).toHaveCSS('background-image', 'none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(false);
  await expect(ring).toHaveCSS('background-image', /radial-gradient/);
});

test('[result-block] has a picture, a title, a description and the next steps', async ({ page }) => {
  await expect(specimen(page, 'image, light and dark')).toMatchAriaSnapshot(`
    - img "A print of a landscape"
    - heading "Your album is ready" [level=3]
    - text: It was sent to 24 guests.
    - link "Open album"
    - button "Not now"
  `);
  await expect(specimen(page, 'icon')).toMatchAriaSnapshot(`
    - heading "No photos yet" [level=3]
    - text: Photos of your sessions appear here as soon as a booth is linked.
    - button "Link a booth"
  `);
  await expect(specimen(page, 'icon').locator('svg')).toBeVisible();
});

test('[result-block] shows a spinner instead of the picture while loading', async ({ page }) => {
  const block = specimen(page, 'loading');
  await expect(block.getByRole('status')).toHaveText('Checking your address');
  await expect(block.locator('svg')).toHaveCount(0);
  const place = (name: string, inside: string) =>
    specimen(page, name).locator(inside).locator('xpath=..').boundingBox();
  const [spinner, icon] = [await place('loading', '[role=status]'), await place('icon', 'svg')];
  expect(spinner?.width).toBeCloseTo(icon?.width ?? 0, 0);
  expect(spinner?.height).toBeCloseTo(icon?.height ?? 0, 0);
});

test('[result-block] the dark theme has a different picture, which changes with the theme', async ({
  page,
}) => {
  const picture = page.getByRole('img', { name: 'A print of a landscape' });
  for (const colorScheme of ['light', 'dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(picture).toHaveAttribute('src', new RegExp(`sample-${colorScheme}`));
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
});

test('[result-block] its picture is 13vw wide by default', async ({ page }) => {
  const width = async (name: string) =>
    (await specimen(page, name).locator('img, span:has(> svg)').boundingBox())?.width;
  for (const [screen, expected] of [
    [1280, 166.4],
    [390, 50.7],
    [2560, 332.8],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 800 });
    for (const name of ['icon', 'image, light and dark']) expect(await width(name)).toBeCloseTo(expected, 1);
    expect(await width('width 120px')).toBeCloseTo(120, 1);
  }
});

test('[icon] has the given size and color, by default the color of the text', async ({ page }) => {
  const drawn = specimen(page, 'sizes s, m, l, xl, 48').locator('svg');
  const sizes = ['16px', '20px', '24px', '32px', '48px'];
  expect(await styles(drawn, 'width')).toEqual(sizes);
  expect(await styles(drawn, 'height')).toEqual(sizes);
  const tones = specimen(page, 'tones').filter({ has: page.locator('svg') });
  const colours = await styles(tones.locator('svg'), 'stroke');
  expect(colours).toHaveLength(6);
  expect(new Set(colours).size).toBe(6);
  expect([colours[0]]).toEqual(await styles(tones, 'color'));
});

test('[icon] is a button for mouse and keyboard when it has an action', async ({ page }) => {
  const piece = specimen(page, 'clickable');
  await piece.getByRole('button', { name: 'Like' }).click();
  await expect(piece).toContainText('liked 1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(piece).toContainText('liked 3');
  await expect(piece.getByRole('button', { name: 'Delete, not allowed' })).toBeDisabled();
  await page.keyboard.press('Tab');
  await expect(piece.getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(piece).toContainText('liked 0');
});

test('[text] headings decrease in size and are bolder than body text, a subtitle is quieter', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pieces');
  await expect(page.getByRole('heading', { level: 2, name: 'Text', exact: true })).toBeVisible();
  const lines = specimen(page, 'variants').getByRole('paragraph');
  const sizes = (await styles(lines, 'font-size')).map(Number.parseFloat);
  const [h1 = 0, h2 = 0, h3 = 0, h4 = 0, subtitle = 0, body = 0, caption = 0] = sizes;
  const falling = [h1, h2, h3, h4, body, caption];
  expect(falling).toEqual([...new Set(falling)].sort((a, b) => b - a));
  expect(subtitle).toBeGreaterThan(body);
  expect(subtitle).toBeLessThan(h3);
  expect(await styles(lines, 'font-weight')).toEqual(['600', '600', '600', '600', '400', '400', '400']);
  const colours = await styles(lines, 'color');
  expect(colours[4]).not.toBe(colours[5]);
});

test('[text] has four weights, and is aligned to the start or centered', async ({ page }) => {
  const weights = await styles(specimen(page, 'weights').getByRole('paragraph'), 'font-weight');
  expect(weights).toEqual(['400', '500', '600', '700']);
  const align = (name: string) => styles(specimen(page, name).getByRole('paragraph'), 'text-align');
  expect(await align('tones')).toEqual(Array(5).fill('start'));
  expect(await align('centred')).toEqual(['center', 'center']);
});

test('[text] a click turns it into a field with all text selected, and Enter saves', async ({ page }) => {
  const piece = specimen(page, 'editable, saves');
  await piece.getByRole('button', { name: 'Summer at the lake' }).click();
  const field = piece.getByRole('textbox', { name: 'Name of the album' });
  await expect(field).toBeFocused();
  await page.keyboard.type('  Autumn  ');
  await page.keyboard.press('Enter');
  await expect(piece.getByRole('button', { name: 'Autumn' })).toBeFocused();
  await expect(field).toBeHidden();
  await expect(piece).not.toContainText('Summer');
});

test('[text] Enter opens the field too, and Escape restores the text', async ({ page }) => {
  const piece = specimen(page, 'editable, saves');
  const shown = piece.getByRole('button', { name: 'Summer at the lake' });
  await shown.press('Enter');
  await page.keyboard.type('Autumn');
  await expect(piece.getByRole('textbox')).toHaveValue('Autumn');
  await page.keyboard.press('Escape');
  await expect(shown).toBeFocused();
  await expect(piece.getByRole('textbox')).toBeHidden();
});

test('[text] leaving the field saves, and does not move the focus back', async ({ page }) => {
  const piece = specimen(page, 'editable, saves');
  await piece.getByRole('button').click();
  await page.keyboard.type('Autumn');
  await page.keyboard.press('Tab');
  const saved = piece.getByRole('button', { name: 'Autumn' });
  await expect(saved).toBeVisible();
  await expect(saved).not.toBeFocused();
  await expect(specimen(page, 'editable, fails').getByRole('button')).toBeFocused();
});

test('[text] refuses an empty text with a message', async ({ page }) => {
  const piece = specimen(page, 'editable, saves');
  await piece.getByRole('button').click();
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(piece.getByRole('alert')).toHaveText('A name is needed.');
  await expect(piece.getByRole('textbox')).toHaveAccessibleDescription('A name is needed.');
  await page.keyboard.press('Escape');
  await expect(piece.getByRole('button', { name: 'Summer at the lake' })).toBeVisible();
});

test('[text] keeps a text that could not be saved in the field, with the reason', async ({ page }) => {
  const piece = specimen(page, 'editable, fails');
  await piece.getByRole('button').click();
  await page.keyboard.type('Spring sale');
  await page.keyboard.press('Enter');
  await expect(piece.getByRole('alert')).toHaveText('Not saved. The name is taken.');
  await expect(piece.getByRole('textbox')).toHaveValue('Spring sale');
});
