import { expect, openAs, owner, setFaults, signIn, signOut, test } from './support/product.ts';

test('refuses a wrong password and an unknown user in the same words, and then leads to our own pages only', async ({
  page,
}) => {
  const email = page.getByLabel('Email address');
  const password = page.getByLabel('Password', { exact: true });
  await page.goto(`/signin?redirect=${encodeURIComponent('//evil.example')}`);
  const told = [];
  for (const person of [
    { ...owner, password: 'wrong-one' },
    { email: 'nobody@example.com', password: 'x'.repeat(9) },
  ]) {
    await email.fill(person.email);
    await password.fill(person.password);
    const answered = page.waitForResponse(/signInWithPassword/);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await answered;
    const alert = page.getByRole('alert').filter({ hasText: 'Wrong email or password' });
    await expect(alert).toBeVisible();
    told.push(await alert.textContent());
    await expect(email).toHaveValue(person.email);
    await expect(password).toHaveValue(person.password);
  }
  expect(told[0]).toBe(told[1]);
  await signIn(page, owner);
  await expect(page).toHaveURL('/dashboard');
  // A signed-in user needs no form, and stays signed in.
  await page.goto('/signin?redirect=/assets');
  await expect(page).toHaveURL('/assets');
  await expect(page.getByText('Juniper Salon')).toBeVisible();
});

test('redirects only to our own pages after sign-in', { tag: '@long' }, async ({ page }) => {
  for (const address of ['https://evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`/signin?redirect=${encodeURIComponent(address)}`);
    await signIn(page, owner);
    await expect(page).toHaveURL('/dashboard');
    await signOut(page);
    await expect(page).toHaveURL('/signin');
  }
});

test('reports an unreachable identity provider, and the form can be sent again', { tag: '@long' }, async ({
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

test('signs out while the provider does not respond, and stays signed out', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await openAs(page, '/assets');
  await expect(page.getByText('Juniper Salon')).toBeVisible();
  await setFaults(product, { parts: { identity: 'hang' } });
  await page.reload();
  await signOut(page);
  await expect(page).toHaveURL('/signin');
  await setFaults(product, {});
  await page.goto('/assets');
  await expect(page).toHaveURL(/\/signin/);
  // A focused form means the provider's SDK is loaded; its stored data signs no user in.
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/signin/);
  await signIn(page, owner);
  await expect(page.getByText('Juniper Salon')).toBeVisible();
});
