import type { Page } from '@playwright/test';
import { callsOf } from './support/api.ts';
import { expectAccessibleInBoth, overflow } from './support/axe.ts';
import { block, fill, goButton, inDays, reached, sendAtOnce } from './support/campaigns.ts';
import { endsOf, expect, openAs, owner, setFaults, test } from './support/product.ts';

// No script runs inside the email preview, so axe cannot inspect it; it is not one of our pages.
const check = (page: Page, face: string) => expectAccessibleInBoth(page, face, { without: 'iframe' });

test('[journey-8] takes a campaign from an idea to a report whose totals agree', async ({
  page,
  product,
  newcomer,
}) => {
  await fill(product, newcomer);
  await openAs(page, '/campaigns', newcomer);
  await page.getByRole('main').getByRole('link', { name: 'New campaign' }).click();
  await page.getByRole('link', { name: 'Start from scratch' }).click();

  // Audience: counted while the rules are edited.
  await page.getByLabel('Name').fill('Autumn colour');
  await expect(reached(page)).toHaveText('3 people will get this email');
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByRole('combobox', { name: 'Tag' }).fill('Colour');
  await page.keyboard.press('Enter');
  await expect(reached(page)).toHaveText('2 people will get this email');
  await page.getByText('Skipped: 1 without consent').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'cleo@mail.example' })).toBeVisible();

  // Content: the preview shows what a contact receives.
  await page.getByLabel('Subject').fill('For you, {{firstName}}');
  await page.getByRole('textbox', { name: 'Message' }).fill('**Hello** {{firstName}}, [book]({{link}})');
  await page.getByRole('textbox', { name: 'Link', exact: true }).fill('https://juniper.example/book');
  const preview = page.getByRole('region', { name: 'Preview' });
  const mail = page.frameLocator('iframe[title="The email"]');
  await expect(mail.getByText('Hello Maya, book')).toBeVisible();
  await preview.getByRole('button', { name: 'Sample contact' }).click();
  await preview.getByRole('button', { name: /^Ada/ }).click();
  await expect(preview.getByText('For you, Ada')).toBeVisible();
  await expect(mail.locator('strong')).toHaveText('Hello');

  await page.getByRole('radio', { name: 'Now' }).check();
  await expect(goButton(page)).toHaveText('Send now to 2 people');
  await sendAtOnce(page);
  const panel = page.getByRole('dialog', { name: 'Autumn colour' });
  // Sending waits ten seconds, during which it can be undone.
  await expect(panel.getByText('Sent', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  const report = panel.getByRole('region', { name: 'Report' });
  const figure = (name: string) =>
    report
      .getByRole('table')
      .first()
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .getByRole('cell')
      .first();
  await expect(figure('Audience')).toHaveText('4');
  await expect(figure('Sent')).toHaveText('2');
  await expect(figure('No consent')).toHaveText('1');
  await expect(figure('No email address')).toHaveText('1');
  const days = report.getByRole('table', { name: 'Day by day' });
  await expect(days.getByRole('row').last()).toContainText('2');
  await expect(report.getByRole('table', { name: 'Links' })).toContainText('juniper.example/book');
});

test('[campaign-time] tests and schedules a campaign outside quiet hours, and takes it back', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  await fill(product, newcomer);
  const call = await callsOf(product, newcomer);
  const { id } = await call<{ id: string }>('POST', '/campaigns', {
    ...{ name: 'Autumn colour', channel: 'email', subject: 'Autumn', body: 'Come by.' },
    timezone: 'America/Toronto',
  });
  await openAs(page, `/campaigns/create?id=${id}`, newcomer);
  await page.getByLabel('Subject').fill('Autumn is here');
  // A test sends the stored text, so the campaign is saved first; it is not scheduled.
  await page.getByLabel('Send a test to an address').fill('me@juniper.example');
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('Test sent to me@juniper.example.')).toBeVisible();
  expect(await call('GET', `/campaigns/${id}`)).toMatchObject({
    ...{ subject: 'Autumn is here', status: 'draft', time: null },
  });

  // A time in quiet hours is refused, and the next possible time is offered.
  await page.getByLabel('Send nothing between').check();
  await page.getByRole('radio', { name: 'At a time' }).check();
  const time = page.getByRole('textbox', { name: 'Time' });
  const possible = inDays(4, '09:00');
  await time.fill(inDays(3, '22:30'));
  await expect(page.getByText(/The next possible time is .* 9:00.AM/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a time outside quiet hours.' })).toBeVisible();
  await page.getByRole('button', { name: /^Take/ }).click();
  await expect(time).toHaveValue(possible);
  await expect(goButton(page)).toHaveText(/^Send to 3 people on \w{3}, \w{3} \d+, 9:00.AM, Toronto time$/);
  await goButton(page).click();
  const panel = page.getByRole('dialog', { name: 'Autumn colour' });
  await expect(panel.getByText('Scheduled', { exact: true })).toBeVisible();

  await page.goto(`/campaigns?view=calendar&month=${possible.slice(0, 7)}`);
  await page
    .locator(`[data-day="${possible.slice(0, 10)}"]`)
    .getByRole('link', { name: /Autumn colour/ })
    .click();
  await panel.getByRole('button', { name: 'Move to draft' }).click();
  await panel.getByRole('button', { name: 'Move to draft', exact: true }).click();
  await expect(panel.getByText('Draft', { exact: true })).toBeVisible();
  expect(await call('GET', `/campaigns/${id}`)).toMatchObject({ status: 'draft' });
});

test('counts the audience of several rules, and shows the message in the dark', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await fill(product, newcomer);
  await openAs(page, '/campaigns', newcomer);
  await expect(page.getByRole('region', { name: 'Ideas' }).getByRole('link')).toHaveCount(6);
  await page.getByRole('main').getByRole('link', { name: 'New campaign' }).click();
  await expect(page.getByRole('region', { name: 'Ideas' }).getByRole('link')).toHaveCount(8);
  await check(page, 'the beginning of a campaign');
  await page.getByRole('link', { name: 'Start from scratch' }).click();
  await page.getByLabel('Name').fill('Autumn colour');
  await expect(page.getByText('All contacts. Add a rule to narrow it down.')).toBeVisible();
  await expect(page.getByText('contacts in total.')).toBeVisible();
  // Before anything is written, the preview shows a sample.
  const mail = page.frameLocator('iframe[title="The email"]');
  await expect(mail.getByText('Hi Maya, your message appears here as you write.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByRole('combobox', { name: 'Tag' }).fill('colour');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add a rule' }).click();
  const second = page.getByRole('group', { name: 'Rule 2' });
  await second.getByLabel('What it is about').selectOption('Last visit');
  await expect(second.getByLabel('Days')).toHaveValue('60');
  await expect(page.getByText(/more have no known visit and are left out/)).toBeVisible();
  await second.getByLabel('People without a known visit').selectOption('true');
  await expect(reached(page)).toHaveText('2 people will get this email');
  await page.getByLabel('Match', { exact: true }).selectOption('any of these rules');
  await expect(reached(page)).toHaveText('3 people will get this email');

  await page.getByLabel('Subject').fill('Autumn');
  await page.getByRole('textbox', { name: 'Message' }).fill('Come by.');
  const paper = mail.locator('main');
  await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: 'Dark' }).click();
  await expect(paper).toHaveCSS('background-color', 'rgb(33, 33, 31)');
  await page.getByLabel('Time zone').focus();
  await page.getByRole('combobox', { name: 'Time zone' }).and(page.locator('input')).fill('Toronto');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/campaigns\/create\?id=[\w-]+$/);
  const id = new URL(page.url()).searchParams.get('id');
  const call = await callsOf(product, newcomer);
  expect(await call('GET', `/campaigns/${id}`)).toMatchObject({ timezone: 'America/Toronto', time: null });
  await page.getByRole('main').getByRole('link', { name: 'Campaigns' }).click();
  const row = page.getByRole('row', { name: /Autumn colour/ });
  await expect(row.getByRole('cell', { name: 'Not scheduled', exact: true })).toBeVisible();
  await row.getByRole('link').click();
  await page
    .getByRole('dialog', { name: 'Autumn colour' })
    .getByRole('button', { name: 'Duplicate' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn colour copy' })).toBeVisible();
});

test('writes an idea in the language of the business', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const call = await callsOf(product, newcomer);
  await call('POST', '/account', { locale: 'de-AT' });
  await call('POST', '/contacts', {
    emailAddress: 'ohne-namen@mail.example',
    emailConsent: { status: 'in' },
  });
  await openAs(page, '/campaigns', newcomer);
  await page
    .getByRole('region', { name: 'Ideas' })
    .getByRole('link', { name: /Guests who stayed away/ })
    .click();
  await expect(page.getByLabel('Subject')).toHaveValue('Sie fehlen uns, {{firstName}}');
  const mail = page.frameLocator('iframe[title="The email"]');
  await expect(mail.getByText(/^Hallo Maya, es ist eine Weile her\./)).toBeVisible();
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('button', { name: 'Sample contact' }).click();
  await preview.getByRole('button', { name: /ohne-namen/ }).click();
  await expect(mail.getByText(/es ist eine Weile her\./)).toBeVisible();
  await expect(mail.getByText(/there/)).toHaveCount(0);
  await expect(mail.getByText('Abbestellen')).toBeVisible();
});

test('shows the icons of the list and month switch in full, with and without campaigns', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  await openAs(page, '/campaigns', newcomer);
  const views = page.getByRole('navigation', { name: 'List or month' }).getByRole('link');
  const check = async () => {
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(views).toHaveText(['List', 'Month']);
      const icons = await views.locator('svg').evaluateAll((all) => all.map((icon) => icon.clientWidth));
      expect(icons, `at ${width}`).toEqual([16, 16]);
    }
  };
  await expect(page.getByRole('heading', { name: 'No campaigns yet' })).toBeVisible();
  await check();
  const call = await callsOf(product, newcomer);
  await call('POST', '/campaigns', { name: 'Autumn color', channel: 'email' });
  await page.reload();
  await expect(page.getByRole('row', { name: /Autumn color/ })).toBeVisible();
  await check();
});

test('shows server errors at their fields, and keeps everything typed', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await fill(product, newcomer);
  await openAs(page, '/campaigns', newcomer);
  await page
    .getByRole('region', { name: 'Ideas' })
    .getByRole('link', { name: /^What's new/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: "What's new" })).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('News from {{business}}');
  const message = page.getByRole('textbox', { name: 'Message' });
  const save = page.getByRole('button', { name: 'Save draft' });

  await message.fill('Hello {{nickname}}');
  await save.click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/Unknown placeholder \{\{nickname\}\}/);
  await message.fill('Hello [book]({{link}})');
  await page.getByRole('button', { name: 'Enter the link.' }).click();
  await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toBeFocused();
  await page.getByRole('textbox', { name: 'Link', exact: true }).fill('https://juniper.example/book');
  const summary = page.getByRole('alert').filter({ hasText: 'Not saved.' });
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByLabel('Subject').fill('News');
  for (const code of [500, 409]) {
    await setFaults(product, { operations: { updateCampaign: { prefer: `code=${code}` } } });
    await save.click();
    await expect(summary.or(page.locator('[data-invalid]')).first()).toBeVisible();
    await expect(message).toHaveValue('Hello [book]({{link}})');
  }
  await setFaults(product, { operations: { updateCampaign: { prefer: 'example=campaignInvalid' } } });
  await save.click();
  await expect(page.getByText('Choose a time at least five minutes from now, or none.')).toBeVisible();
  await setFaults(product, {});
  await page.context().setOffline(true);
  await save.click();
  await expect(summary).toContainText("You're offline – nothing was saved.");
  await page.context().setOffline(false);
  await page.getByRole('main').getByRole('link', { name: 'Campaigns' }).click();
  await page
    .getByRole('dialog', { name: 'You have unsaved changes' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // Requests made while the user types can fail too; the error appears in place and can be retried.
  await setFaults(product, { operations: { findAudience: { prefer: 'code=422' } } });
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByRole('combobox', { name: 'Tag' }).fill('colour');
  await page.keyboard.press('Enter');
  await expect(goButton(page)).toBeDisabled();
  await setFaults(product, {});
  await page.keyboard.press('Backspace');
  await page.getByRole('combobox', { name: 'Tag' }).fill('colours');
  await page.keyboard.press('Enter');
  await expect(reached(page)).toHaveText('0 people will get this email');
  await page.getByRole('button', { name: 'No one matches. Choose other rules.' }).click();
  await expect(page.getByLabel('What it is about')).toBeFocused();

  // SMS: its cost, and how to opt out.
  const since = new Date();
  await page.getByRole('radio', { name: 'SMS' }).check();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('a'.repeat(160));
  await expect(text).toHaveAccessibleDescription(
    /^1 message · 160 characters · 0 characters left in this message$/,
  );
  await page.getByRole('button', { name: 'Add an opt-out line', exact: true }).click();
  await expect(text).toHaveAccessibleDescription(/^2 messages .* each person costs 2\./);
  await text.fill('Zażółć Reply STOP to opt out.');
  await expect(text).toHaveAccessibleDescription(/make messages shorter \(70 instead of 160\): .*“ż”/);
  await expect(block(page, 'Audience').getByText('without a phone number')).toHaveCount(0);
  await expect.poll(() => endsOf(product, 'findAudience', since)).toContain(200);
});

test('creates and sends a campaign once, although sending it fails at first', async ({
  page,
  product,
  newcomer,
}) => {
  await fill(product, newcomer);
  await openAs(page, '/campaigns/create?idea=blank', newcomer);
  const since = new Date();
  await page.getByLabel('Name').fill('Once');
  await page.getByLabel('Subject').fill('Hello');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await page.getByRole('radio', { name: 'Now' }).check();
  await setFaults(product, { operations: { updateCampaign: { prefer: 'code=500' } } });
  await sendAtOnce(page);
  await expect(page.getByText('Not saved.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
  await setFaults(product, {});
  await sendAtOnce(page);
  await expect(page.getByRole('dialog', { name: 'Once' })).toBeVisible();
  expect(await endsOf(product, 'createCampaign', since)).toEqual([200]);
  expect(await endsOf(product, 'updateCampaign', since)).toEqual([200, 500]);
});

test('lets a Manager write drafts, and shows who may send', { tag: '@long' }, async ({ page, product }) => {
  await openAs(page, '/campaigns/create?idea=blank', {
    email: 'manager@juniper.example',
    password: owner.password,
  });
  await page.getByLabel('Name').fill('From Noor');
  await page.getByLabel('Subject').fill('Hello');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await expect(block(page, 'Review').getByText(/Ask the account owner for permission/)).toBeVisible();
  await expect(goButton(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send a test' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\?id=/);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await page.goto(`/campaigns?open=${id}`);
  const panel = page.getByRole('dialog', { name: 'From Noor' });
  await expect(panel.getByText(/Ask the account owner for permission for sending campaigns/)).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Edit' })).toBeVisible();

  const call = await callsOf(product, owner);
  expect(await call('GET', `/campaigns/${id}`)).toMatchObject({
    createdBy: { name: 'Noor Haddad' },
    status: 'draft',
  });
  await call('DELETE', `/campaigns/${id}`);
});

test('starts, pauses, resumes and cancels an automatic campaign by keyboard, also on a phone', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  await fill(product, newcomer);
  await openAs(page, '/campaigns', newcomer);
  await check(page, 'an empty list');
  const idea = page.getByRole('link', { name: /^Birthday treat/ });
  await idea.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Birthday treat' })).toBeVisible();
  await expect(reached(page)).toHaveText(
    '3 people can get this email: each of them 7 days before their birthday',
  );
  await page.getByText('Skipped: 1 without consent').press('Enter');
  await page.getByRole('button', { name: 'Add a rule' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Rule 1' }).getByLabel('What it is about')).toBeFocused();
  await check(page, 'the composer');
  await page.getByRole('button', { name: 'Remove rule 1' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add a rule' })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  // The button is enabled once the remaining contacts are counted.
  await expect(goButton(page)).toBeEnabled();
  await goButton(page).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Activate/ })
    .press('Enter');
  const panel = page.getByRole('dialog', { name: 'Birthday treat' });
  await expect(panel.getByText('Active', { exact: true })).toBeVisible();
  for (const [action, yes, state] of [
    ['Pause', 'Pause', 'Paused'],
    ['Resume', 'Resume sending', 'Active'],
    ['Cancel campaign', 'Cancel campaign', 'Canceled'],
  ] as const) {
    await panel.getByRole('button', { name: action, exact: true }).press('Enter');
    await expect(panel.getByRole('region', { name: 'Question' })).toBeFocused();
    if (action === 'Cancel campaign') await check(page, 'the confirmation in the panel');
    await panel.getByRole('button', { name: yes }).press('Enter');
    await expect(panel.getByText(state, { exact: true })).toBeVisible();
  }
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Birthday treat' })).toBeFocused();
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  // The calendar, by arrow keys.
  const call = await callsOf(product, newcomer);
  for (const [name, days] of [
    ['First', 2],
    ['Second', 3],
  ] as const) {
    const time = new Date(Date.now() + days * 86_400_000).toISOString();
    await call('POST', '/campaigns', { name, channel: 'email', time, timezone: 'UTC' });
  }
  const month = inDays(2).slice(0, 7);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/campaigns?view=calendar&month=${month}`);
  const first = page.getByRole('link', { name: /First/ });
  await first.focus();
  await page.keyboard.press('ArrowRight');
  if (month === inDays(3).slice(0, 7)) await expect(page.getByRole('link', { name: /Second/ })).toBeFocused();
  await check(page, 'the month');
  await first.press('Enter');
  await expect(page.getByRole('dialog', { name: 'First' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
