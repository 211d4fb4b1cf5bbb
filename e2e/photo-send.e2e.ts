// Sending a photo, and the contacts in it.
import type { Photo } from '../src/api/photos.ts';
import { expectAccessibleInBoth } from './support/axe.ts';
import { action, part, staff, uploadPhotos } from './support/photos.ts';
import { expect, openAs, owner, test } from './support/product.ts';

test('[journey-10] a location sends a photo to the contact in it, and to another address that did not opt out', {
  tag: '@long',
}, async ({ page, product }) => {
  const locationIds = ['location-queen'];
  const { api, ids } = await uploadPhotos(product, owner, 1, { session: { locationIds } });
  const [id = ''] = ids;
  const stamp = Date.now();
  const { id: contactId } = await api<{ id: string }>('POST', '/contacts', {
    ...{ firstName: 'Mei', emailAddress: `mei-${stamp}@mail.example`, locationIds },
    emailConsent: { status: 'in', how: 'staff' },
  });
  await api('POST', `/photos/${id}`, { contactIds: [contactId], visibility: 'public' });
  await api('POST', '/contacts', {
    emailAddress: `out-${stamp}@mail.example`,
    emailConsent: { status: 'out', how: 'staff' },
  });
  await openAs(page, `/gallery/${id}`, staff.location);
  const dialog = page.getByRole('dialog', { name: 'Send photo' });
  const log = part(page, 'Deliveries').getByRole('listitem');
  await action(page, 'Send').click();
  await expect(dialog.getByLabel(`mei-${stamp}@mail.example`)).toBeChecked();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(log).toHaveCount(1);
  await expect(log).toContainText(`mei-${stamp}@mail.example`);
  await expect(dialog).toBeHidden();

  await action(page, 'Send').click();
  await dialog.getByLabel('Another address').check();
  const address = dialog.getByLabel('Email address or phone number');
  await address.fill(`out-${stamp}@mail.example`);
  await dialog.getByRole('button', { name: 'Send' }).click();
  const optedOut = 'The person with this address opted out of email.';
  await expect(dialog.getByRole('alert').filter({ hasText: optedOut }).first()).toBeVisible();
  await expect(address).toHaveValue(`out-${stamp}@mail.example`);
  await address.fill(`asked-${stamp}@mail.example`);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(log).toHaveCount(2);
  const { deliveries } = await api<Photo>('GET', `/photos/${id}`);
  const sent = ['asked', 'mei'].map((name) => ({ to: `${name}-${stamp}@mail.example` }));
  expect(deliveries).toMatchObject(sent);
});

test('[people] links a contact to the photo, and unlinks it', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const { api, ids } = await uploadPhotos(product, newcomer, 1);
  const name = 'Zoë';
  await api('POST', '/contacts', { firstName: name, emailAddress: 'zoe@mail.example' });
  await openAs(page, `/gallery/${ids[0]}`, newcomer);
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

test('[send] shows what arrives, refuses who opted out, and logs a bounce with its reason', async ({
  page,
  product,
  newcomer,
}) => {
  const { api, ids } = await uploadPhotos(product, newcomer, 1);
  const [id = ''] = ids;
  const contactIds: string[] = [];
  for (const contact of [
    { emailAddress: 'ada@mail.example', emailConsent: { status: 'in', how: 'staff' } },
    { emailAddress: 'silent@mail.example' },
    { emailAddress: 'out@mail.example', emailConsent: { status: 'out', how: 'staff' } },
  ]) {
    const made = await api<{ id: string }>('POST', '/contacts', { firstName: 'Ada', ...contact });
    contactIds.push(made.id);
  }
  await api('POST', `/photos/${id}`, { guestLink: 'off', contactIds });
  await openAs(page, `/gallery/${id}`, newcomer);
  await expect(part(page, 'People').getByRole('link')).toHaveCount(3);
  await action(page, 'Send').click();
  const dialog = page.getByRole('dialog', { name: 'Send photo' });
  await expect(dialog.getByText("The guest's own link is off")).toBeVisible();
  await dialog.getByRole('button', { name: 'Turn link on' }).click();
  await expect(dialog.getByLabel('ada@mail.example')).toBeChecked();
  // The photo is the guest's own, regardless of the campaigns they agreed to.
  await expect(dialog.getByLabel('silent@mail.example')).toBeEnabled();
  await expect(dialog.getByLabel('out@mail.example')).toBeDisabled();
  await expect(dialog.getByText('Opted out of messages here.')).toBeVisible();
  const mail = dialog.getByRole('region', { name: 'Preview' }).frameLocator('iframe');
  await expect(mail.getByText('Hello Ada')).toBeVisible();
  await expect(mail.locator('img')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
  const log = part(page, 'Deliveries').getByRole('listitem');
  await expect(log).toHaveCount(1);
  await expect(log.first()).toContainText('Delivered');

  await action(page, 'Send').click();
  await dialog.getByLabel('Another address').check();
  await api('POST', '/contacts', { firstName: 'Élodie', emailAddress: 'elodie@mail.example' });
  const address = dialog.getByLabel('Email address or phone number');
  await address.fill('elodie@mail.example');
  await expect(
    dialog.getByText('This is the email address of Élodie. Sending links the photo'),
  ).toBeVisible();
  await address.fill('bounce@mail.example');
  await expect(dialog.getByText('This is the email address of')).toHaveCount(0);
  await expect(mail.getByText('Hello there')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(log).toHaveCount(2);
  await expect(log.first()).toContainText('Not delivered');
  await expect(log.first()).toContainText('The address does not exist.');
});

test('axe finds no violations in the dialog that sends a photo', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const { api, ids } = await uploadPhotos(product, newcomer, 1);
  await api('POST', `/photos/${ids[0]}`, { visibility: 'public' });
  await openAs(page, `/gallery/${ids[0]}`, newcomer);
  await action(page, 'Send').click();
  const dialog = page.getByRole('dialog', { name: 'Send photo' });
  await dialog.getByLabel('Email address or phone number').fill('not an address');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Enter an email address, or a phone number')).toBeVisible();
  await expectAccessibleInBoth(page, 'send dialog', { without: 'iframe' });
});
