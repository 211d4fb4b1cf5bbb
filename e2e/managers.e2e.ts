import { expectAccessible } from './support/axe.ts';
import { newAddress } from './support/mailbox.ts';
import { endsOf, expect, openAs, owner, setFaults, test } from './support/product.ts';

test('invites a manager, filters and sorts the list, saves a view, and revokes access', {
  tag: '@long',
}, async ({ page, product }) => {
  const email = `a-long-address-that-does-not-fit-in-a-line.${newAddress()}`;
  await openAs(page, '/managers');
  await page.getByRole('link', { name: 'Invite a manager' }).click();
  await expect(page).toHaveURL('/managers?invite=yes');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await expect(page.getByRole('group', { name: 'Locations' })).toContainText('Choose at least one.');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('First name').fill('Zoe');
  await page.getByLabel('Phone number').fill('(416) 555-0199');
  await page.getByRole('checkbox', { name: /Queen/ }).click();
  // Switching views of the same path discards the form, as leaving the page does.
  await page.getByRole('main').getByRole('link', { name: 'Managers' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('switch', { name: 'Delete photos' }).click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Zoe' })).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveValue('(416) 555-0199');
  await expect(page.getByRole('switch', { name: 'Delete photos' })).toBeChecked();
  // One permission changes; the other three stay.
  await page.getByRole('switch', { name: 'Send campaigns' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Save' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Delete photos' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Send campaigns' })).toBeChecked();

  const since = new Date();
  await page.goto('/managers?status=invited');
  await expect(page.getByRole('link', { name: 'Zoe' })).toBeVisible();
  expect(await endsOf(product, 'listManagers', since), 'the list is asked for once').toEqual([200]);
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveText('Status: Invited');
  const heading = page.getByRole('columnheader', { name: 'Name' });
  await expect(heading).toHaveAttribute('aria-sort', 'none');
  await heading.getByRole('button').click();
  await expect(page).toHaveURL('/managers?status=invited&sort=name');
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  const names = page.getByRole('row').getByRole('link');
  await expect(names.first()).toHaveText('Zoe');

  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByLabel('Name of this view').fill('Waiting');
  await page.getByLabel('Name of this view').press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('disabled');
  await expect(page).toHaveURL(/status=disabled/);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name: 'Waiting', exact: true }).click();
  await expect(page).toHaveURL(/status=invited&sort=-name|sort=-name&status=invited/);

  await page.getByRole('link', { name: 'Zoe' }).click();
  await page.getByRole('button', { name: 'Resend invitation' }).click();
  const resend = page.getByRole('region', { name: 'Question' });
  await expect(resend).toContainText(`Send a new invitation to ${email}?`);
  const outside = await resend.evaluate(
    (question) =>
      question.getBoundingClientRect().right -
      (question.closest('section')?.getBoundingClientRect().right ?? 0),
  );
  expect(outside, 'the question stays within its card').toBeLessThanOrEqual(0);
  expect(await endsOf(product, 'sendInvitation', since), 'one click sends nothing').toEqual([]);
  await resend.getByRole('button', { name: 'Send invitation' }).click();
  await expect.poll(() => endsOf(product, 'sendInvitation', since)).toEqual([200]);
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
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
