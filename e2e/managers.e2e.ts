import { addLocation, callsOf } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { newAddress } from './support/mailbox.ts';
import { endsOf, expect, openAs, owner, setFaults, test } from './support/product.ts';

test('invites a manager, invites again only when that is confirmed, and withdraws the invitation', async ({
  page,
  product,
  newcomer,
}) => {
  const call = await callsOf(product, newcomer);
  await addLocation(product, newcomer, 'Queen');
  const email = `a-long-address-that-does-not-fit-in-a-line.${newAddress()}`;
  await openAs(page, '/managers?invite=yes', newcomer);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('group', { name: 'Locations' })).toContainText('Choose at least one.');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('First name').fill('Zoe');
  await page.getByRole('checkbox', { name: /Queen/ }).click();
  await page.getByRole('switch', { name: 'Delete photos' }).click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
  // The form of the invitation has the same switches until the manager's page replaces it.
  await expect(page.getByRole('heading', { level: 1, name: 'Zoe' })).toBeVisible();
  // One permission changes; the other three stay.
  await page.getByRole('switch', { name: 'Send campaigns' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Save' })).toHaveCount(0);
  const { items } = await call<{ items: object[] }>('GET', '/account/managers');
  expect(items).toMatchObject([
    { email, status: 'invited', permissions: { deletePhotos: true, sendCampaigns: true } },
  ]);

  const since = new Date();
  await page.goto('/managers?status=invited');
  await page.getByRole('link', { name: 'Zoe' }).click();
  await page.getByRole('button', { name: 'Resend invitation' }).click();
  const question = page.getByRole('region', { name: 'Question' });
  await expect(question).toContainText(`Send a new invitation to ${email}?`);
  expect(await endsOf(product, 'sendInvitation', since), 'one click sends nothing').toEqual([]);
  await question.getByRole('button', { name: 'Send invitation' }).click();
  await expect.poll(() => endsOf(product, 'sendInvitation', since)).toEqual([200]);
  const panel = page.getByRole('dialog', { name: 'Zoe' });
  await panel.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(panel).toContainText('Their invitation stops working.');
  await panel.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Zoe' })).toHaveCount(0);
  expect(await call('GET', '/account/managers')).toMatchObject({ items: [] });
});

test('keeps an invitation while it is written, and a selection that could not be disabled', {
  tag: '@long',
}, async ({ page, product, newcomer }) => {
  const call = await callsOf(product, newcomer);
  const { id } = await addLocation(product, newcomer, 'Queen');
  const email = `a-long-address-that-does-not-fit-in-a-line.${newAddress()}`;
  await openAs(page, '/managers', newcomer);
  await page.getByRole('main').getByRole('link', { name: 'Invite a manager' }).first().click();
  await expect(page).toHaveURL('/managers?invite=yes');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Phone number').fill('(416) 555-0199');
  // Switching views of the same path discards the form, as leaving the page does.
  await page.getByRole('main').getByRole('link', { name: 'Managers' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Phone number')).toHaveValue('(416) 555-0199');

  await call('POST', '/account/managers', { firstName: 'Zoe', email, locationIds: [id] });
  await page.goto('/managers?status=invited');
  await page.getByRole('link', { name: 'Zoe' }).click();
  await page.getByRole('button', { name: 'Resend invitation' }).click();
  const outside = await page
    .getByRole('region', { name: 'Question' })
    .evaluate(
      (question) =>
        question.getBoundingClientRect().right -
        (question.closest('section')?.getBoundingClientRect().right ?? 0),
    );
  expect(outside, 'the question stays within its card').toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Select Zoe' }).click();
  await page.getByRole('button', { name: 'Disable' }).click();
  const question = page.getByRole('dialog', { name: 'Disable 1 manager?' });
  await setFaults(product, { operations: { updateManager: { prefer: 'code=500' } } });
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(question.getByText('Nothing was changed.')).toBeVisible();
  await setFaults(product, {});
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Zoe' })).toHaveCount(0);
});

test('shows a manager read-only to users who may not change it, and names who may', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await openAs(page, '/managers', { email: 'manager@juniper.example', password: owner.password });
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Invite a manager' })).toHaveCount(0);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('link', { name: 'Open page' }).click();
  await expect(page.getByText('You can view this, but not change it. Ask the account owner.')).toBeVisible();
  await expect(page.getByLabel('First name')).not.toBeEditable();
  await expect(page.getByRole('switch', { name: 'Send campaigns' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  await expectAccessible(page, 'a manager to be read');
  // A list that fails to load says so, and appears once it loads.
  await setFaults(product, { operations: { listManagers: { prefer: 'code=503' } } });
  await page.goto('/managers?search=x');
  await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
  await setFaults(product, {});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('x');
});
