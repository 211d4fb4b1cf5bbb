import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callsOf } from './support/api.ts';
import { expectAccessibleInBoth, expectWhole } from './support/axe.ts';
import { pdf, png } from './support/files.ts';
import { staff } from './support/photos.ts';
import { endsOf, expect, openAs, owner, setFaults, type Target, test } from './support/product.ts';
import {
  cards,
  fieldOf,
  openWithoutSessions,
  preview,
  saveBar,
  tab,
  templateWith,
} from './support/sessions.ts';

interface Session {
  id: string;
  name: string;
}

const PHOTO = { kind: 'photo', title: 'Portrait' };
const SWING = { kind: 'gif', title: 'Swing' };

/** The colors of a canvas in the preview, at shares of its width and height. */
const colorsIn = (page: Page, ...places: [number, number][]) =>
  preview(page)
    .locator('canvas')
    .evaluate(
      (canvas: HTMLCanvasElement, at) =>
        at.map(([x, y]) => {
          const [r = 0, g = 0, b = 0] =
            canvas.getContext('2d')?.getImageData(x * canvas.width, y * canvas.height, 1, 1).data ?? [];
          return `#${((r << 16) | (g << 8) | b).toString(16).padStart(6, '0')}`;
        }),
      places,
    );

/** A session at one location, whose consent text only the owner changes. */
async function lockedSession(product: Target) {
  const call = await callsOf(product, owner);
  const session = await call<Session>('POST', '/sessions', {
    ...{ name: `Locked ${randomUUID().slice(0, 8)}`, consentText: 'You may.', lockedFields: ['consentText'] },
    ...{ locationIds: ['location-queen'], experiences: [PHOTO] },
  });
  return { ...session, call };
}

for (const { width, tag } of [
  { width: 1280, tag: [] },
  { width: 390, tag: '@long' },
])
  test(`[journey-3] an owner brands a session, ${width} px wide`, { tag }, async ({
    page,
    product,
    newcomer,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await templateWith(product, newcomer, 4);
    await openAs(page, '/session', newcomer);
    await expect(page.getByRole('heading', { name: 'No sessions yet' })).toBeVisible();
    await page.getByRole('button', { name: 'New session' }).click();
    const dialog = page.getByRole('dialog', { name: 'New session' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Autumn');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/session\/[^/]+\/experiences$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Autumn' })).toBeVisible();

    // It starts with texts that can be sent as they are.
    await tab(page, 'General').click();
    await expect(page.getByRole('textbox', { name: 'Consent text' })).toHaveValue(
      /^I agree that .* may show/,
    );
    await expect(page.getByRole('textbox', { name: 'Email text' })).toHaveValue(/Here is your photo/);

    await tab(page, 'Branding').click();
    const logo = fieldOf(page, 'logoAssetId');
    await logo.locator('input[type=file]').setInputFiles(await png('logo.png'));
    await expect(logo.getByRole('img', { name: /logo/ })).toBeVisible();
    const color = page.getByRole('textbox', { name: 'Primary color', exact: true });
    await color.fill('#1F5FA8');
    const opener = page.getByRole('button', { name: 'Preview', exact: true });
    if (width < 500) await opener.click();
    await expect(preview(page).locator('[data-part=logoAssetId] img')).toBeVisible();
    await expect(preview(page).locator('[data-part=primaryColor]')).toHaveCSS(
      'background-color',
      'rgb(31, 95, 168)',
    );
    if (width < 500) await opener.click();

    await tab(page, 'Experiences').click();
    const kinds = page.getByRole('group', { name: 'Add an experience' });
    await kinds.getByRole('button', { name: 'Collage' }).click();
    const card = cards(page);
    await card.getByRole('combobox', { name: 'Template' }).selectOption({ label: 'Strip of 4 (4 photos)' });
    await card.getByRole('spinbutton', { name: 'Shots', exact: true }).fill('3');
    await expect(card).toContainText('The template holds 4 photos, but 3 shots are taken.');
    await card.getByRole('button', { name: 'Take 4 shots' }).click();
    await expect(saveBar(page)).toContainText('Unsaved: Primary color, Logo, and Experiences');
    await page.keyboard.press('Control+s');
    await expect(saveBar(page)).toHaveCount(0);

    await page.reload();
    await expect(cards(page)).toContainText('Collage');
    await tab(page, 'Branding').click();
    await expect(color).toHaveValue('#1F5FA8');
    await expect(logo.getByRole('img', { name: /logo/ })).toBeVisible();
  });

test('helps with a color that is hard to read and a wrong number of shots, and resets a logo', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const templateId = await templateWith(product, newcomer, 4);
  const call = await openWithoutSessions(page, product, newcomer);
  const { id } = await call<Session>('POST', '/sessions', {
    name: 'Autumn',
    experiences: [{ kind: 'collage', title: 'Collage', templateId, shots: 4 }],
  });
  await page.goto(`/session/${id}/branding`);
  const logo = fieldOf(page, 'logoAssetId');
  const file = logo.locator('input[type=file]');
  await file.setInputFiles(pdf('prices.pdf'));
  await expect(logo.getByRole('alert').first()).toHaveText('prices.pdf: Unsupported file type');
  await file.setInputFiles(await png('logo.png'));
  await expect(logo.getByRole('img', { name: /logo/ })).toBeVisible();
  const color = page.getByRole('textbox', { name: 'Primary color', exact: true });
  await color.fill('#F2B134');
  await expect(fieldOf(page, 'primaryColor')).toContainText('Hard to read: the contrast is 1.8:1');
  await fieldOf(page, 'primaryColor')
    .getByRole('button', { name: /^Use #/ })
    .click();
  await expect(fieldOf(page, 'primaryColor')).not.toContainText('Hard to read');

  await tab(page, 'Experiences').click();
  const card = cards(page);
  await card.getByRole('button', { name: /^Collage/ }).click();
  const shots = card.getByRole('spinbutton', { name: 'Shots', exact: true });
  await shots.fill('3');
  await page.keyboard.press('Control+s');
  await expect(shots).toHaveAttribute('aria-invalid', 'true');
  await card.getByRole('button', { name: 'Take 4 shots' }).click();
  await page.keyboard.press('Control+s');
  await expect(saveBar(page)).toHaveCount(0);

  await tab(page, 'Branding').click();
  await logo.getByRole('button', { name: 'Reset to inherited' }).click();
  await expect(logo.getByRole('img', { name: /logo/ })).toHaveCount(0);
  await expect(logo.getByRole('button', { name: 'Choose' })).toBeFocused();
  await expect(saveBar(page)).toContainText('Unsaved: Logo');
});

test('starts a new session from a ready set, and another one from a copy of it', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const call = await openWithoutSessions(page, product, newcomer);
  const create = async (name: string, start: string) => {
    await page.goto('/session');
    await page.getByRole('button', { name: 'New session' }).click();
    const dialog = page.getByRole('dialog', { name: 'New session' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await expect(dialog.getByText(/Unsaved/)).toHaveCount(0);
    await dialog.getByLabel('Start from').selectOption({ label: start });
    await dialog.getByRole('button', { name: 'Create session' }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    return page.url().split('/session/')[1]?.split('/')[0] ?? '';
  };
  const id = await create('First', 'Ready set: Show the change');
  await expect(cards(page).locator('strong')).toHaveText(['Before and after', 'Say hello']);
  await call('POST', `/sessions/${id}`, {
    thanksText: 'See you soon',
    theme: 'dark',
    smsBody: 'Yours: {{link}}',
  });
  const copy = await create('Second', 'A copy of “First”');
  await expect(cards(page).locator('strong')).toHaveText(['Before and after', 'Say hello']);
  expect(await call('GET', `/sessions/${copy}`)).toMatchObject({
    ...{ name: 'Second', slug: 'second', status: 'draft', photos: 0 },
    ...{ thanksText: 'See you soon', theme: 'dark', smsBody: 'Yours: {{link}}' },
  });
});

test('applies a preset, and reorders experiences by keyboard, by buttons and by dragging', {
  tag: '@long',
}, async ({ page, newcomer }) => {
  await openAs(page, '/session', newcomer);
  await page.getByRole('button', { name: 'New session' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Ready');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Use this set: / })).toHaveCount(3);
  await expect(preview(page)).toContainText('Nothing to choose yet');
  await page.getByRole('button', { name: 'Use this set: Show the change' }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(preview(page)).toContainText('Say hello');
  await page.getByRole('group', { name: 'Add an experience' }).getByRole('button', { name: 'Photo' }).click();
  // The preview follows the experience that is edited.
  await expect(page.getByRole('region', { name: 'Preview: Result' })).toBeVisible();
  await expect(page.getByLabel('Experience in the preview')).toHaveValue('2');
  const titles = cards(page).locator('strong');
  await expect(titles).toHaveText(['Before and after', 'Say hello', 'Photo']);

  const photo = page.getByRole('button', { name: /^Photo/, expanded: true });
  await photo.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(titles).toHaveText(['Before and after', 'Photo', 'Say hello']);
  await expect(photo).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Photo is now 2 of 3.' })).toHaveCount(1);
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(titles).toHaveText(['Photo', 'Before and after', 'Say hello']);
  await page.getByRole('button', { name: 'Move Say hello up' }).click();
  await expect(titles).toHaveText(['Photo', 'Say hello', 'Before and after']);
  await photo.click();
  await cards(page).nth(2).locator('[draggable=true]').dragTo(cards(page).nth(0));
  await expect(titles).toHaveText(['Before and after', 'Photo', 'Say hello']);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(titles).toHaveText(['Before and after', 'Photo', 'Say hello']);
});

test('starts a session once it has an experience, then pauses, resumes and ends it', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const call = await openWithoutSessions(page, product, newcomer);
  const { id } = await call<Session>('POST', '/sessions', { name: 'Party' });
  await page.goto(`/session/${id}/branding`);
  const status = page.getByRole('region', { name: 'Status' });
  await status.getByRole('button', { name: 'Start session' }).click();
  await expect(page).toHaveURL(/\/experiences$/);
  await expect(page.getByText('Enable at least one experience.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Use this set: Just a photo' }).click();
  await status.getByRole('button', { name: 'Save and start' }).click();
  await expect(status).toContainText('Active');
  await expect(saveBar(page)).toHaveCount(0);
  const microsite = page.getByRole('link', { name: 'Open gallery' });
  await expect(microsite).toHaveAttribute('href', /^http:\/\/guest\.localhost:\d+\//);
  const read = async () => (await call<{ status: string }>('GET', `/sessions/${id}`)).status;
  expect(await read()).toBe('active');

  await status.getByRole('button', { name: 'Pause' }).click();
  await expect(status).toContainText("Guests can't take photos until you resume.");
  await status.getByRole('button', { name: 'Pause session' }).click();
  await expect(status).toContainText('Paused');
  expect(await read()).toBe('paused');
  await status.getByRole('button', { name: 'Resume' }).click();
  await expect(status).toContainText('Active');
  await status.getByRole('button', { name: 'End', exact: true }).click();
  await expect(status).toContainText("You can't start it again, but you can duplicate it.");
  await status.getByRole('button', { name: 'End session' }).click();
  await expect(status).toContainText('Ended');
  expect(await read()).toBe('ended');
});

test('shows the current state of a session that someone else has ended meanwhile', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const call = await openWithoutSessions(page, product, newcomer);
  const { id } = await call<Session>('POST', '/sessions', { name: 'Party', experiences: [PHOTO] });
  await call('POST', `/sessions/${id}`, { status: 'active' });
  await page.goto(`/session?open=${id}`);
  const opened = page.getByRole('dialog', { name: 'Party' });
  await opened.getByRole('button', { name: 'Pause' }).click();
  await call('POST', `/sessions/${id}`, { name: 'Garden party', status: 'ended' });
  await opened.getByRole('button', { name: 'Pause session' }).click();
  await expect(
    page.getByText('This was changed meanwhile. It now shows the current values.').first(),
  ).toBeVisible();
  const current = page.getByRole('dialog', { name: 'Garden party' });
  await expect(current).toContainText('Ended');
  await expect(current.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  expect(await call('GET', `/sessions/${id}`)).toMatchObject({ status: 'ended' });
});

test("saves changes that conflict with someone else's as a copy", { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const call = await openWithoutSessions(page, product, newcomer);
  const { id } = await call<Session>('POST', '/sessions', { name: 'Party', experiences: [PHOTO] });
  await page.goto(`/session/${id}/experiences`);
  await page.getByRole('button', { name: /^Portrait/, expanded: false }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Mine');
  await call('POST', `/sessions/${id}`, { experiences: [SWING], thanksText: 'Bye!' });
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Changed in another tab or by someone else' });
  await question.getByRole('button', { name: 'Save mine as a copy' }).click();
  await expect(page.getByRole('heading', { name: 'Party copy' })).toBeVisible();
  await expect(question).toBeHidden();
  const copyId = new URL(page.url()).pathname.split('/')[2];
  expect(await call('GET', `/sessions/${copyId}`)).toMatchObject({
    thanksText: 'Bye!',
    experiences: [{ title: 'Mine' }],
  });
  expect(await call('GET', `/sessions/${id}`)).toMatchObject({ experiences: [{ title: 'Swing' }] });
});

test('leads from each thing to check before a session goes live to its field', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const call = await openWithoutSessions(page, product, newcomer);
  const { id } = await call<Session>('POST', '/sessions', { name: 'Party', primaryColor: '#F2B134' });
  await page.goto(`/session/${id}/branding`);
  const status = page.getByRole('region', { name: 'Status' });
  await expect(status.getByRole('heading', { name: '5 things to check before you go live' })).toBeVisible();
  await status.getByRole('button', { name: 'Write a consent text' }).click();
  await expect(page).toHaveURL(/\/general$/);
  const consent = page.getByRole('textbox', { name: 'Consent text' });
  await expect(consent).toBeFocused();
  await consent.fill('You may show my photo.');
  await expect(preview(page)).toContainText('You may show my photo.');
  await status.getByRole('button', { name: 'Change the ways to share' }).click();
  await expect(page.getByRole('checkbox', { name: 'Email', exact: true })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Text message (SMS)' }).uncheck();
  await status.getByRole('button', { name: 'Choose a device' }).click();
  await expect(fieldOf(page, 'deviceIds').getByRole('button', { name: 'Done' })).toBeFocused();
  await expect(fieldOf(page, 'deviceIds')).toContainText('You have no devices yet.');
  await status.getByRole('button', { name: 'Fix the primary color' }).click();
  await expect(page).toHaveURL(/\/branding$/);
  await fieldOf(page, 'primaryColor')
    .getByRole('button', { name: /^Use #/ })
    .click();
  await status.getByRole('button', { name: 'Add an experience' }).click();
  await expect(page).toHaveURL(/\/experiences$/);
  await page.getByRole('button', { name: 'Use this set: Just a photo' }).click();
  await expect(status.getByRole('listitem')).toHaveText(/No device runs this session/);
});

test('duplicates a session, and says what disappears with it before it is deleted', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const call = await openWithoutSessions(page, product, newcomer);
  const { id } = await call<Session>('POST', '/sessions', { name: 'Party', experiences: [PHOTO] });
  for (const status of ['active', 'ended']) await call('POST', `/sessions/${id}`, { status });
  await page.goto(`/session/${id}/general`);
  const photos = page.getByRole('link', { name: '0 photos' });
  await expect(photos).toHaveAttribute('href', `/gallery?sessionId=${id}`);
  const status = page.getByRole('region', { name: 'Status' });
  await status.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Party copy' })).toBeVisible();
  await status.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(status).toContainText('Its gallery disappears.');
  const question = status.getByRole('region', { name: 'Question' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/session');
  await expect(page.getByRole('link', { name: 'Party', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Party copy' })).toHaveCount(0);
});

test('keeps input after a failed save and a tab change, and marks the tab that has an error', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const call = await openWithoutSessions(page, product, newcomer);
  await call('POST', '/sessions', { name: 'Taken' });
  const { id } = await call<Session>('POST', '/sessions', { name: 'Mine', experiences: [PHOTO, SWING] });
  await page.goto(`/session/${id}/general`);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Taken');
  await tab(page, 'Branding').click();
  await expect(tab(page, 'General')).toContainText('changed');
  await page.getByRole('textbox', { name: 'Start text' }).fill('Hello there');
  await tab(page, 'Experiences').click();
  await page.getByRole('button', { name: 'Move Swing up' }).click();

  const since = new Date();
  await setFaults(product, { operations: { updateSession: { prefer: 'code=500' } } });
  await page.keyboard.press('Control+s');
  await expect.poll(() => endsOf(product, 'updateSession', since)).toEqual([500]);
  await expect(saveBar(page)).toContainText('Unsaved: Name, Start text, and Experiences');
  await setFaults(product, {});
  await tab(page, 'Branding').click();
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/general$/);
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Another session already has this name\./);
  await tab(page, 'Branding').click();
  await expect(tab(page, 'General')).toContainText('has errors');
  await expect(page.getByRole('textbox', { name: 'Start text' })).toHaveValue('Hello there');
  await tab(page, 'Experiences').click();
  await expect(cards(page).locator('strong')).toHaveText(['Swing', 'Portrait']);

  await page.getByRole('main').getByRole('link', { name: 'Sessions', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  await tab(page, 'General').click();
  await name.fill('Mine again');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'Mine again' })).toBeVisible();
  expect((await endsOf(product, 'updateSession', since)).toSorted()).toEqual([200, 409, 500]);
  await expect(saveBar(page)).toHaveCount(0);
});

test('the preview steps through the guest flow, and a click on an element opens its field', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const call = await openWithoutSessions(page, product, newcomer);
  const { id } = await call<Session>('POST', '/sessions', {
    ...{
      name: 'Flow',
      startText: 'Hello',
      thanksText: 'Come back!',
      slug: `flow-${Date.now()}`,
      displayMode: 1,
    },
    experiences: [
      { ...PHOTO, countdownSeconds: 5, templateId: await templateWith(product, newcomer, 1, '#204060') },
    ],
  });
  await page.goto(`/session/${id}/branding`);
  const steps = ['Start', 'Choose', 'Countdown', 'Result', 'Share', 'Thanks', 'Message', 'Photo page'];
  const words = [
    'Hello',
    'Portrait',
    '5',
    'Looks good',
    'Get your',
    'Come back!',
    'Your photo from',
    '/flow-',
  ];
  for (const [index, step] of steps.entries()) {
    await expect(page.getByRole('region', { name: `Preview: ${step}` })).toContainText(words[index] ?? '');
    if (step === 'Countdown') await expect(preview(page)).toContainText('AR');
    // The template's background, and the sky of the sample photo in its slot.
    if (step === 'Result')
      await expect.poll(() => colorsIn(page, [0.02, 0.5], [0.1, 0.15])).toEqual(['#204060', '#cfe0d6']);
    await page.getByRole('button', { name: 'Next step' }).click();
  }
  await expect(page.getByRole('region', { name: 'Preview: Start' })).toBeVisible();
  await page.getByRole('button', { name: 'Play preview' }).click();
  await expect(page.getByRole('region', { name: 'Preview: Choose' })).toBeVisible();
  await page.getByRole('button', { name: 'Pause preview' }).click();
  await page.getByRole('radio', { name: 'Phone' }).check();
  await page.getByRole('button', { name: 'Previous step' }).click();
  await preview(page).locator('[data-part=startText]').click();
  await expect(page.getByRole('textbox', { name: 'Start text' })).toBeFocused();
  await page.getByRole('button', { name: 'Previous step' }).click();
  await preview(page).locator('[data-part=slug]').click();
  await expect(page).toHaveURL(/\/general$/);
  await expect(page.getByRole('textbox', { name: 'Gallery address' })).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('region', { name: 'Status' }).getByRole('button', { name: 'Details' }).click();
  await page.evaluate(() => scrollTo(0, 0));
  const top = (await page.getByRole('main').boundingBox())?.y ?? 0;
  expect((await fieldOf(page, 'name').boundingBox())?.y).toBeLessThan(top + 300);
  await expect(preview(page)).toBeHidden();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(preview(page)).toBeVisible();
  await preview(page).locator('[data-part=consentText]').first().click();
  await expect(preview(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Consent text' })).toBeFocused();
});

test('a Manager changes a session, but not what the owner locked', async ({ page, product }) => {
  const { id, name, call } = await lockedSession(product);
  await openAs(page, `/session/${id}/general`, staff.manager);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const consent = page.getByRole('textbox', { name: 'Consent text' });
  await expect(consent).not.toBeEditable();
  await expect(consent).toHaveAccessibleDescription(/Locked by /);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeEditable();
  await page.getByRole('textbox', { name: 'Minimum age' }).fill('18');
  await page.keyboard.press('Control+s');
  await expect(saveBar(page)).toHaveCount(0);
  expect(await call('GET', `/sessions/${id}`)).toMatchObject({ minAge: 18, consentText: 'You may.' });
});

test('a Location can only read a session', { tag: '@long' }, async ({ page, product }) => {
  const { id, name } = await lockedSession(product);
  await openAs(page, `/session/${id}/general`, staff.location);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('You can view this, but not change it.')).toBeVisible();
  // A location may not read the names of locations.
  await expect(fieldOf(page, 'locationIds')).toContainText('1 selected');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).not.toBeEditable();
  await expect(page.getByRole('button', { name: 'Start session' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
});

test('the panel and the preview on a phone are accessible', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const call = await openWithoutSessions(page, product, newcomer);
  const experiences = [PHOTO, SWING, { kind: 'before_after', title: 'Change', enabled: false }];
  const capture = [{ key: 'emailAddress', label: 'Your email', kind: 'email', required: true }];
  const { id } = await call<Session>('POST', '/sessions', { name: 'Whole', experiences, capture });
  await page.goto(`/session?open=${id}`);
  await expect(page.getByRole('dialog', { name: 'Whole' })).toBeVisible();
  await expectAccessibleInBoth(page, 'the panel of a session');
  for (const name of ['general', 'branding', 'experiences']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/session/${id}/${name}`);
    if (name === 'experiences') await page.getByRole('button', { name: /^Portrait/ }).click();
    await expect(preview(page)).toBeVisible();
    await expectAccessibleInBoth(page, name);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(preview(page)).toBeVisible();
    await expectWhole(page, `${name} at 390 px`);
  }
});
