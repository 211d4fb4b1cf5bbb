// Signing up: login, address confirmation, account.
import { callsOf } from './support/api.ts';
import { mailCount, mailedCode, newAddress } from './support/mailbox.ts';
import { endsOf, expect, owner, setFaults, signIn, test } from './support/product.ts';
import { expectFirstSession, fillIn, send, signUp } from './support/signup.ts';

test('shows missing, too short and taken values at their fields, and keeps everything typed', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/signup');
  await send(page);
  for (const says of [
    'Enter your email address.',
    'Choose a password.',
    'Enter your business name.',
    'Choose one.',
  ]) {
    await expect(page.getByText(says)).toBeVisible();
  }
  const email = page.getByLabel('Email address');
  await expect(email).toBeFocused();
  await email.fill('lena@@salon');
  await email.blur();
  await expect(email).toHaveAccessibleDescription(/This is not an email address/);
  await email.fill('lena@salon.example');
  await email.blur();
  await expect(email).not.toHaveAttribute('aria-invalid');
  await fillIn(page, owner.email, 'five5');
  await send(page);
  await expect(page.getByText('This password is too short. Use at least 8 characters.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill('copper-kettle-77');
  await expect(page.getByText('Strong')).toBeVisible();
  await send(page);
  await expect(page.getByText('This email is already registered.')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(page.getByLabel('Business name')).toHaveValue('Sage & Stone');
  await expect(page.getByLabel('Beauty')).toBeChecked();
});

test('creates the account when the address is confirmed in another window, and the page continues automatically', {
  tag: '@long',
}, async ({ page, product, browser }) => {
  const began = new Date();
  const email = newAddress();
  await page.goto('/signup?plan=plan-business-year');
  await fillIn(page, email);
  await send(page);
  await expect(page).toHaveURL('/signup/verify');
  const code = await mailedCode(product, email, 'verifyEmail');
  // For example on a phone, where the user is not signed in.
  const elsewhere = await browser.newPage({ baseURL: product.origin });
  await elsewhere.goto(`/signin?mode=verifyEmail&oobCode=${code}`);
  await expect(elsewhere.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await elsewhere.close();
  await expect(page).toHaveURL('/dashboard?plan=plan-business-year');
  expect(await endsOf(product, 'createAccount', began)).toEqual([200]);
  await expect(page.getByRole('banner').getByText('Sage & Stone', { exact: true })).toBeVisible();
  // The token contains the account now, so sign-up is complete.
  await page.goto('/signup');
  await expect(page).toHaveURL('/dashboard');
});

test('gives a new account a location and an active session, and its first manager sees the contacts', async ({
  page,
  product,
}) => {
  const owner = await signUp(page, product);
  const guide = page.getByRole('region', { name: 'Set up your account' });
  await expect(guide.getByText('2 of 8 steps done')).toBeVisible();
  await expect(guide.getByRole('listitem').nth(1)).toContainText('Bring your clients');
  await expectFirstSession(page);

  const call = await callsOf(product, owner);
  await call('POST', '/contacts', { firstName: 'Ada', emailAddress: 'ada@mail.example' });
  const invited = newAddress();
  await page.goto('/managers?invite=yes');
  await page.getByLabel('Email address').fill(invited);
  await page.getByRole('switch', { name: 'All locations, also later ones' }).click();
  await expect(page.getByRole('group', { name: 'Locations' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('button', { name: 'Show message' }).click();
  await page.getByRole('link', { name: 'Open the link in the message' }).click();
  await page.getByLabel('Password', { exact: true }).fill('copper-kettle-78');
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('all locations · last 30 days')).toBeVisible();
  await page.goto('/contacts');
  await expect(page.getByRole('link', { name: 'Ada' })).toBeVisible();
  await expect(page.getByText('have no location')).toHaveCount(0);

  // A manager of some locations is told why the list is empty.
  const [{ id }] = (await call<{ items: [{ id: string }] }>('GET', '/account/managers')).items;
  const [place] = (await call<{ items: [{ id: string }] }>('GET', '/account/locations')).items;
  await call('POST', `/account/managers/${id}`, { allLocations: false, locationIds: [place.id] });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No contacts at your locations yet' })).toBeVisible();
  await expect(page.getByText('1 contact has no location. Ask the owner to assign it.')).toBeVisible();
});

test('keeps business and category when sign-up is finished in another browser, and reminds until then', {
  tag: '@long',
}, async ({ page, product, browser }) => {
  const email = newAddress();
  await page.goto('/signup');
  await fillIn(page, email);
  await send(page);
  await expect(page).toHaveURL('/signup/verify');
  await expect.poll(() => mailCount(product, email)).toBe(1);
  await page.close();
  const elsewhere = await browser.newPage({ baseURL: product.origin });
  await elsewhere.goto('/contacts');
  await signIn(elsewhere, { email, password: 'copper-kettle-77' });
  await expect(elsewhere.getByText('Sage & Stone', { exact: true })).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Confirm email' }).click();
  await expect(elsewhere).toHaveURL('/signup/verify');
  const code = await mailedCode(product, email, 'verifyEmail');
  await elsewhere.goto(`/signup/verify?oobCode=${code}`);
  await expect(elsewhere).toHaveURL('/dashboard');
  await expect(elsewhere.getByRole('banner').getByText('Sage & Stone', { exact: true })).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: 'Confirm email' })).toBeHidden();
  const call = await callsOf(product, { email, password: 'copper-kettle-77' });
  expect(await call('GET', '/account')).toMatchObject({ businessName: 'Sage & Stone', category: 'beauty' });
  await elsewhere.close();
});

test('reports an expired link, accepts another address, and retries an account that could not be created', {
  tag: '@long',
}, async ({ page, product }) => {
  const email = newAddress();
  await page.goto('/signup');
  await fillIn(page, newAddress());
  await send(page);
  await expect(page).toHaveURL('/signup/verify');
  await page.goto('/signup/verify?oobCode=never-sent');
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByLabel('Business name')).toHaveValue('Sage & Stone');
  await fillIn(page, email);
  await send(page);
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible();
  const again = page.getByRole('button', { name: /Resend in \d+ s/ });
  await expect(again).toBeVisible();
  await again.click();
  await page.reload();
  await expect(again).toBeVisible();
  expect(await mailCount(product, email)).toBe(1);
  const code = await mailedCode(product, email, 'verifyEmail');
  await setFaults(product, { operations: { createAccount: { prefer: 'code=503' } } });
  await page.goto(`/signup/verify?oobCode=${code}`);
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await setFaults(product, {});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('keeps the plan chosen before sign-up, and shows the form before the plans load', {
  tag: '@long',
}, async ({ page, product }) => {
  await setFaults(product, { operations: { listPlans: { prefer: 'code=503' } } });
  await page.goto('/indie');
  await expect(page.getByText('You can still sign up')).toBeVisible();
  await fillIn(page, newAddress());
  await setFaults(product, {});
  await page.getByRole('button', { name: 'Try again' }).click();
  // There is one plan, so the interval chooses it.
  await page.getByText('Yearly').click();
  await expect(page).toHaveURL('/indie?plan=plan-indie-year');
  await expect(page.getByLabel('Business name')).toHaveValue('Sage & Stone');
  await send(page);
  await expect(page).toHaveURL('/signup/verify');
});
