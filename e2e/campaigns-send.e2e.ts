import { callsOf, changeSettings } from './support/api.ts';
import { expectAccessibleInBoth } from './support/axe.ts';
import {
  block,
  enterAddress,
  fill,
  fillContacts,
  goButton,
  reached,
  sendAtOnce,
  undoInTime,
  undoTooLate,
  write,
} from './support/campaigns.ts';
import { uploadPhotos } from './support/photos.ts';
import { endsOf, expect, openAs, test } from './support/product.ts';

test('sends an email with the postal address only, and undoes a send in time or says that it is too late', async ({
  page,
  product,
  newcomer,
}) => {
  await fillContacts(product, newcomer);
  await page.clock.install();
  await openAs(page, '/campaigns/create?idea=blank', newcomer);
  const since = new Date();
  await write(page, 'Hi {{firstName}},\n\ncome by.');
  // Other tests send emails to the same addresses.
  const subject = `For ${newcomer.email}`;
  await page.getByLabel('Subject').fill(subject);

  // A new account has no address: it is entered here, and saved to the account.
  await enterAddress(page);
  const mail = page.frameLocator('iframe[title="The email"]');
  await expect(mail.getByText('88 Juniper Street')).toBeVisible();

  // Recipients and text are confirmed before anything is sent.
  await goButton(page).click();
  const sheet = page.getByRole('dialog', { name: 'Send to 3 people?' });
  await expect(sheet.getByText(/Ada/)).toBeVisible();
  await expect(sheet.getByText(subject)).toBeVisible();
  // As the first recipient gets it.
  await expect(sheet.getByText(/^Hi (Ada|Bo|Eli),\s+come by\.$/)).toBeVisible();
  expect(await endsOf(product, 'updateCampaign', since)).toEqual([]);
  await sheet.getByRole('button', { name: 'Keep editing' }).click();
  await expect(sheet).toBeHidden();

  await sendAtOnce(page);
  await undoInTime(page);
  const call = await callsOf(product, newcomer);
  const { items } = await call<{ items: { id: string }[] }>('GET', '/campaigns');
  expect(items).toMatchObject([{ name: 'Autumn', status: 'draft' }]);

  await page.getByRole('link', { name: 'Keep editing' }).click();
  await page.getByRole('radio', { name: 'Now' }).check();
  await sendAtOnce(page);
  await undoTooLate(page, '3', () =>
    expect
      .poll(() => call('GET', `/campaigns/${items[0]?.id}`), { timeout: 60_000 })
      .toMatchObject({ status: 'sent', stats: { sent: 3 } }),
  );

  await page.goto('/_mock/inbox');
  const section = page
    .locator('section')
    .filter({ hasText: subject })
    .filter({ hasText: 'To ada@mail.example' });
  await section.getByText('Show the email').click();
  const footer = section.frameLocator('iframe').locator('footer');
  await expect(footer).toContainText('88 Juniper Street');
  await expect(footer).toContainText('Toronto');
  await expect(footer.getByRole('link', { name: 'Unsubscribe' })).toHaveAttribute('href', /\/u\//);
});

test('shows the send sheet accessibly, and says that a send was not undone offline', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  await fill(product, newcomer);
  await openAs(page, '/campaigns/create?idea=blank', newcomer);
  await write(page, 'Come by.');
  await goButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Send to 3 people?' })).toBeVisible();
  await expectAccessibleInBoth(page, 'the send sheet', { without: 'iframe' });
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(goButton(page)).toBeFocused();
  await sendAtOnce(page);
  const panel = page.getByRole('dialog', { name: 'Autumn' });
  const undo = panel.getByRole('button', { name: 'Undo send' });
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAccessibleDescription(/^Sending in (10|\d) seconds?$/);
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  const notUndone = toasts.getByText("Not undone: you're offline.");
  await expect(notUndone).toBeVisible();
  await page.context().setOffline(false);
  await page.keyboard.press('Enter');
  await expect(notUndone).toHaveCount(0);
  await expect(page.getByText('Not sent. It is a draft again.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Keep editing' })).toHaveAttribute('href', /create\?id=/);
});

test('offers to undo a send on every page', { tag: '@long' }, async ({ page, product, newcomer }) => {
  await fill(product, newcomer);
  await openAs(page, '/campaigns/create?idea=blank', newcomer);
  await write(page, 'Come by.');
  await sendAtOnce(page);
  await expect(page.getByRole('button', { name: 'Undo send' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation').getByRole('link', { name: 'Contacts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts.getByText(/^Sending Autumn in \d seconds?/)).toBeVisible();
  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect(toasts.getByText('Not sent. It is a draft again.')).toBeVisible();
  await expect(toasts.getByText(/Sending/)).toHaveCount(0);
  const call = await callsOf(product, newcomer);
  expect(await call('GET', '/campaigns')).toMatchObject({ items: [{ name: 'Autumn', status: 'draft' }] });
});

test('Ctrl+Enter advances through the composer from the start, and picking a contact starts in the search field', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  await fill(product, newcomer);
  await openAs(page, '/campaigns/create?idea=blank', newcomer);
  await expect(page.getByLabel('Name')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  const inAudience = block(page, 'Audience').locator(':focus');
  await expect(inAudience).toHaveCount(1);

  await page.getByRole('button', { name: 'Sample contact' }).click();
  await expect(page.getByRole('searchbox', { name: 'Find a contact' })).toBeFocused();
  await page.keyboard.type('ada');
  await page.getByRole('button', { name: /^Ada/ }).click();
  await expect(page.getByRole('button', { name: 'As Ada' })).toBeFocused();
});

test('is ready to send only when the API would send the campaign', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await fill(product, newcomer);
  await openAs(page, '/campaigns/create?idea=blank', newcomer);
  const review = block(page, 'Review');
  await write(page, 'Hello {{unknownThing}}');
  await expect(
    review.getByRole('button', { name: /There is no placeholder \{\{unknownThing\}\}/ }),
  ).toBeVisible();
  // The preview shows the message all the same.
  const mail = page.frameLocator('iframe[title="The email"]');
  await expect(mail.getByText('Hello ⚠ unknownThing')).toBeVisible();
  await expect(goButton(page)).toBeDisabled();
  await page.getByRole('textbox', { name: 'Message' }).fill('[Book]({{link}})');
  const link = page.getByLabel('Link', { exact: true });
  await link.fill('juniper.example/book');
  await link.blur();
  await expect(link).toHaveValue('https://juniper.example/book');
  await expect(review.getByText('Ready to send')).toBeVisible();
  await expect(goButton(page)).toBeEnabled();
  await link.fill('ftp://juniper.example');
  await link.blur();
  await expect(review.getByText('Ready to send')).toHaveCount(0);
  await expect(goButton(page)).toBeDisabled();
});

test('offers to send only if the plan has campaigns', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await fill(product, newcomer);
  const notice = block(page, 'Review').getByText(/^Your plan doesn't include campaigns\./);
  await changeSettings(product, newcomer, { features: ['microsites'] });
  await openAs(page, '/campaigns/create', newcomer);
  await expect(page.getByRole('note')).toContainText("Your plan doesn't include campaigns.");
  await page.getByRole('link', { name: 'Start from scratch' }).click();
  await write(page, 'Two words');
  await expect(notice).toBeVisible();
  await expect(reached(page)).toHaveText('3 people will get this email');
  // The message is accepted, so that nothing else is missing.
  const mail = page.frameLocator('iframe[title="The email"]');
  await expect(mail.getByText('Two words')).toBeVisible();
  await expect(goButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Discard' }).click();
  await changeSettings(product, newcomer, { features: ['microsites', 'campaigns'] });
  await page.reload();
  await write(page, 'Two words');
  await expect(goButton(page)).toBeEnabled();
  await expect(notice).toHaveCount(0);
});

test('sends everyone their own photo, and people without one an email without it', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  await fill(product, newcomer);
  const { api, ids } = await uploadPhotos(product, newcomer, 2);
  const [own, other] = ids;
  const { items } = await api<{ items: { id: string }[] }>('GET', '/contacts?search=Ada');
  const { token } = await api<{ token: string }>('POST', `/photos/${own}`, {
    contactIds: items.map(({ id }) => id),
    visibility: 'public',
  });
  await api('POST', `/photos/${other}`, { visibility: 'public' });

  await openAs(page, '/campaigns/create?idea=blank', newcomer);
  await write(page, 'Hello {{firstName}}');
  // Other tests send emails to the same addresses.
  await page.getByLabel('Subject').fill(`For ${newcomer.email}`);
  await page.getByRole('button', { name: "Guest's photo" }).click();
  const added = page.getByRole('group', { name: "Guest's photo" });
  await expect(added.getByText(/For people without a photo, this block is left out/)).toBeVisible();
  const preview = page.getByRole('region', { name: 'Preview' });
  const photo = page.frameLocator('iframe[title="The email"]').getByRole('img', { name: 'Your photo' });
  await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
  await expect(preview.getByText(/^The photo is a sample/)).toBeVisible();
  await preview.getByRole('button', { name: 'Sample contact' }).click();
  await preview.getByRole('button', { name: /^Bo/ }).click();
  await expect(preview.getByText('This contact has no photo to show')).toBeVisible();
  await expect(photo).toHaveCount(0);
  await preview.getByRole('button', { name: 'As Bo' }).click();
  await preview.getByRole('button', { name: /^Ada/ }).click();
  await expect(photo).toHaveAttribute('src', new RegExp(`/${own}\\?`));
  await expectAccessibleInBoth(page, 'the composer with a photo', { without: 'iframe' });

  await sendAtOnce(page);
  await expect(page.getByRole('dialog', { name: 'Autumn' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('open') ?? '';
  await expect
    .poll(async () => api('GET', `/campaigns/${id}`), { timeout: 60_000 })
    .toMatchObject({ status: 'sent', stats: { sent: 3 } });
  await page.goto('/_mock/inbox');
  const mailTo = async (address: string) => {
    const section = page
      .locator('section')
      .filter({ hasText: `To ${address}` })
      .filter({ hasText: `For ${newcomer.email}` });
    await section.getByText('Show the email').click();
    return section.frameLocator('iframe');
  };
  const withPhoto = await mailTo('ada@mail.example');
  await expect(withPhoto.getByText('Hello Ada')).toBeVisible();
  const sent = withPhoto.getByRole('img');
  await expect(sent).toHaveAttribute('src', new RegExp(`/${own}\\?`));
  await expect(sent).not.toHaveJSProperty('naturalWidth', 0);
  const opened = page.waitForEvent('popup');
  await withPhoto.getByRole('link', { name: 'Your photo' }).click();
  const guest = await opened;
  await expect(guest).toHaveURL(new RegExp(`/p/${token}\\?m=`));
  await expect(guest.locator('.large')).not.toHaveJSProperty('naturalWidth', 0);

  const without = await mailTo('bo@mail.example');
  await expect(without.getByText('Hello Bo')).toBeVisible();
  await expect(without.getByRole('img')).toHaveCount(0);
  await expect(without.getByRole('link', { name: 'Your photo' })).toHaveCount(0);
});
