import { expect, owner, setFaults, signIn, signOut, test } from './support/product.ts';

test('shows a hint for an empty field, an unknown user and a wrong password', async ({ page }) => {
  await page.goto('/signin');
  const submit = page.getByRole('button', { name: 'Sign in' });
  const email = page.getByLabel('Email address');
  const password = page.getByLabel('Password', { exact: true });
  await submit.click();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill(owner.email);
  await submit.click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(password).toBeFocused();
  const told = [];
  for (const person of [
    { ...owner, password: 'wrong-one' },
    { email: 'nobody@example.com', password: 'x'.repeat(9) },
  ]) {
    await email.fill(person.email);
    await password.fill(person.password);
    await submit.click();
    const alert = page.getByRole('alert').filter({ hasText: 'Wrong email or password' });
    await expect(alert).toBeVisible();
    told.push(await alert.textContent());
    // Everything typed is kept.
    await expect(email).toHaveValue(person.email);
    await expect(password).toHaveValue(person.password);
  }
  expect(told[0]).toBe(told[1]);
});

test('signs in without a mouse', async ({ page }) => {
  await page.goto('/signin?redirect=/assets');
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.keyboard.type(owner.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(owner.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/assets');
});

test('redirects only to our own pages after sign-in', async ({ page }) => {
  for (const address of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/signin?redirect=${encodeURIComponent(address)}`);
    await signIn(page, owner);
    await expect(page).toHaveURL('/dashboard');
    await signOut(page);
    await expect(page).toHaveURL('/signin');
  }
});

test('skips the sign-in page for a signed-in user, who stays signed in after a reload', async ({ page }) => {
  await page.goto('/signin');
  await signIn(page, owner);
  await page.goto('/signin?redirect=/assets');
  await expect(page).toHaveURL('/assets');
  await page.reload();
  await expect(page.getByText('Juniper Salon')).toBeVisible();
});

test('reports an unreachable identity provider, and the form can be sent again', async ({
  page,
  product,
}) => {
  await page.goto('/signin');
  await setFaults(product, { parts: { identity: 'down' } });
  await page.getByLabel('Email address').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The sign-in service cannot be reached.')).toBeVisible();
  await setFaults(product, {});
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('signs out immediately without the provider, also after a reload', async ({ page, product }) => {
  await page.goto('/assets');
  await signIn(page, owner);
  await expect(page.getByText('Juniper Salon')).toBeVisible();
  await setFaults(product, { parts: { identity: 'hang' } });
  await page.reload();
  await signOut(page);
  await expect(page).toHaveURL('/signin', { timeout: 2000 });
  await setFaults(product, {});
  await page.goto('/assets');
  await expect(page).toHaveURL(/\/signin/);
  // A focused form means the provider's SDK is loaded; its stored data signs no user in.
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/signin/);
  await signIn(page, owner);
  await expect(page.getByText('Juniper Salon')).toBeVisible();
});
