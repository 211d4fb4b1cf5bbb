// Sending a photo, and the contacts in it.
import { callsOf } from './support/api.ts';
import { expectAccessibleInBoth } from './support/axe.ts';
import { action, open, part, staff, uploadPhotos } from './support/photos.ts';
import { expect, owner, test } from './support/product.ts';

test('[journey-10] a location sends a photo to the contact in it, and to an address that a client tells', async ({
  page,
  product,
}) => {
  const stamp = Date.now();
  const api = await callsOf(product, owner);
  const atLocation = await callsOf(product, staff.location);
  const { items } = await atLocation<{ items: { id: string }[] }>('GET', '/photos?visibility=public&show=1');
  const id = items[0]?.id;
  const { items: locations } = await api<{ items: { id: string; email: string }[] }>(
    'GET',
    '/account/locations?show=200',
  );
  const { id: contactId } = await api<{ id: string }>('POST', '/contacts', {
    firstName: 'Mei',
    emailAddress: `mei-${stamp}@mail.example`,
    emailConsent: { status: 'in', how: 'staff' },
    locationIds: locations.filter(({ email }) => email === staff.location.email).map((one) => one.id),
  });
  await api('POST', `/photos/${id}`, { contactIds: [contactId] });
  await api('POST', '/contacts', {
    emailAddress: `out-${stamp}@mail.example`,
    emailConsent: { status: 'out', how: 'staff' },
  });
  await open(page, `/gallery/${id}`, staff.location);
  const dialog = page.getByRole('dialog', { name: 'Send photo' });
  const log = part(page, 'Deliveries').getByRole('listitem');
  const { deliveries } = await api<{ deliveries: unknown[] }>('GET', `/photos/${id}`);
  const before = deliveries.length;
  await expect(log).toHaveCount(before);
  await action(page, 'Send').click();
  await expect(dialog.getByLabel(`mei-${stamp}@mail.example`)).toBeChecked();
  await expect(dialog.getByText('Mei', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(`Photo sent to mei-${stamp}@mail.example`).first()).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
  await expect(log).toHaveCount(before + 1);
  await expect(dialog).toBeHidden();

  await action(page, 'Send').click();
  await dialog.getByLabel('Another address').check();
  const address = dialog.getByLabel('Email address or phone number');
  await address.fill(`out-${stamp}@mail.example`);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(
    dialog.getByRole('alert').filter({ hasText: 'The person with this address opted out of email.' }).first(),
  ).toBeVisible();
  await expect(address).toHaveValue(`out-${stamp}@mail.example`);
  await address.fill(`asked-${stamp}@mail.example`);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(log).toHaveCount(before + 2);

  await page.goto('/gallery');
  await page.getByRole('grid', { name: 'Photos' }).locator('a[data-photo]').first().focus();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Send 1 photo' }).getByRole('status')).toContainText('sent');
});

test('[people] links a contact to the photo, and unlinks it', { tag: '@long' }, async ({ page, product }) => {
  const { api, ids } = await uploadPhotos(product, owner, 1);
  const name = `Zoë ${Date.now()}`;
  await api('POST', '/contacts', { firstName: name, emailAddress: `zoe-${Date.now()}@mail.example` });
  await open(page, `/gallery/${ids[0]}`);
  await expect(part(page, 'People').getByText('No contact is linked to this photo.')).toBeVisible();
  await action(page, 'Link a contact').click();
  const dialog = page.getByRole('dialog', { name: 'Link a contact' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expectAccessibleInBoth(page, 'link a contact');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(part(page, 'People').getByRole('link', { name })).toBeVisible();
  const contactIds = async () => (await api<{ contactIds: string[] }>('GET', `/photos/${ids[0]}`)).contactIds;
  expect(await contactIds()).toHaveLength(1);
  await action(page, `Unlink ${name}`).click();
  await expect(part(page, 'People').getByText('No contact is linked to this photo.')).toBeVisible();
  expect(await contactIds()).toEqual([]);
});

test('[send] shows what arrives, refuses who has not agreed, and logs a bounce with its reason', async ({
  page,
  product,
}) => {
  const { api, ids } = await uploadPhotos(product, owner, 1);
  const [id = ''] = ids;
  const stamp = Date.now();
  const contact = async (address: string, emailConsent?: object) =>
    (
      await api<{ id: string }>('POST', '/contacts', {
        firstName: 'Ada',
        emailAddress: address,
        ...(emailConsent && { emailConsent }),
      })
    ).id;
  const contactIds = [
    await contact(`ada-${stamp}@mail.example`, { status: 'in', how: 'staff' }),
    await contact(`silent-${stamp}@mail.example`),
  ];
  await api('POST', `/photos/${id}`, { visibility: 'hidden', contactIds });
  await open(page, `/gallery/${id}`);
  await expect(part(page, 'People').getByRole('link')).toHaveCount(2);
  await action(page, 'Send').click();
  const dialog = page.getByRole('dialog', { name: 'Send photo' });
  await expect(dialog.getByText('This photo is hidden')).toBeVisible();
  await dialog.getByRole('button', { name: 'Make public' }).click();
  await expect(dialog.getByLabel(`ada-${stamp}@mail.example`)).toBeChecked();
  await expect(dialog.getByLabel(`silent-${stamp}@mail.example`)).toBeDisabled();
  await expect(dialog.getByText('Has not agreed to emails.')).toBeVisible();
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText(/^Your photo/)).toBeVisible();
  const mail = preview.frameLocator('iframe');
  await expect(mail.getByText('Hello Ada')).toBeVisible();
  await expect(mail.locator('img')).toBeVisible();
  await expectAccessibleInBoth(page, 'send dialog', { without: 'iframe' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
  const log = part(page, 'Deliveries').getByRole('listitem');
  await expect(log).toHaveCount(1);
  await expect(log.first()).toContainText('Delivered', { timeout: 15_000 });

  await action(page, 'Send').click();
  await dialog.getByLabel('Another address').check();
  await dialog.getByLabel('Email address or phone number').fill('not an address');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Enter an email address, or a phone number')).toBeVisible();
  await dialog.getByLabel('Email address or phone number').fill(`bounce-${stamp}@mail.example`);
  await expect(mail.getByText('Hello there')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(log).toHaveCount(2);
  await expect(log.first()).toContainText('Not delivered', { timeout: 15_000 });
  await expect(log.first()).toContainText('The address does not exist.');
});
