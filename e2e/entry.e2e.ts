import { expect, owner, setFaults, signIn, signOut, test } from './support/product.ts';

test('an empty field, an unknown person and a wrong password are each told beside what to do', async ({
  page,
}) => {
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
    // Nothing typed is lost.
    await expect(email).toHaveValue(person.email);
    await expect(password).toHaveValue(person.password);
  }
  expect(told[0]).toBe(told[1]);
});

test('signing in works without a mouse', async ({ page }) => {
  await page.goto('/signin?redirect=/assets');
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.keyboard.type(owner.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(owner.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/assets');
});

test('the way back leads only to pages of ours', async ({ page }) => {
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

test('whoever is signed in does not see the sign-in page, and stays signed in after a reload', async ({
  page,
}) => {
  await page.goto('/signin');
  await signIn(page, owner);
  await page.goto('/signin?redirect=/assets');
  await expect(page).toHaveURL('/assets');
  await page.reload();
  await expect(page.getByText('Juniper Salon')).toBeVisible();
});

test('an identity provider that cannot be reached is said, and the form can be sent again', async ({
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

test('signing out works at once without the provider, and holds over a reload', async ({ page, product }) => {
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
  // The form has the focus, so the provider's SDK is there; what it remembers signs nobody in.
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/signin/);
  await signIn(page, owner);
  await expect(page.getByText('Juniper Salon')).toBeVisible();
});
