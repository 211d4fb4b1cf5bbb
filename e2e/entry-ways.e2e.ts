// Signing in without a password, and resetting a forgotten password.
import { mailedCode, newAddress, textedCode } from './support/mailbox.ts';
import { expect, owner, signOut, signUp, test } from './support/product.ts';

test('an email link signs in where it was requested, and asks for the address in another browser', async ({
  page,
  product,
  browser,
}) => {
  const { email } = await signUp(product);
  await page.goto('/signin?redirect=/assets');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible();
  const code = await mailedCode(product, email, 'signIn');
  const link = `/signin?redirect=/assets&mode=signIn&oobCode=${code}`;

  const elsewhere = await browser.newPage({ baseURL: product.origin });
  await elsewhere.goto(link);
  await elsewhere.getByLabel('Email address').fill(owner.email);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByText('The link was not sent to this address.')).toBeVisible();
  await expect(elsewhere.getByLabel('Email address')).toBeFocused();
  await expect(elsewhere.getByLabel('Email address')).toHaveValue(owner.email);
  await elsewhere.close();

  await page.goto(link);
  await expect(page).toHaveURL('/assets');
  // The next user of the browser finds no data of an unfinished sign-up or sign-in.
  await page.evaluate(() => {
    localStorage.setItem('signup', '{"businessName":"Sage & Stone"}');
    localStorage.setItem('signin-link', 'somebody@example.com');
  });
  await signOut(page);
  await expect(page).toHaveURL('/signin');
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /^sign/.test(key)));
  await expect.poll(kept).toEqual([]);
  await page.goto(link);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
});

test('signs in with a code sent by SMS; a wrong code is reported at its field', async ({ page, product }) => {
  await page.goto('/signin?redirect=/assets');
  await page.getByRole('button', { name: 'Use a phone number' }).click();
  const number = page.getByLabel('Phone number');
  await expect(number).toBeFocused();
  await number.fill('(416) 555-0199');
  await number.press('Enter');
  const code = page.getByLabel('Code');
  await expect(code).toBeFocused();
  await code.fill('000000x');
  await code.press('Enter');
  await expect(page.getByText('That is not the code we sent.')).toBeVisible();
  await code.fill(await textedCode(product, '+14165550199'));
  await code.press('Enter');
  await expect(page).toHaveURL('/assets');
});

test('signs in with another service; a closed window is reported and can be opened again', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/signin?redirect=/assets');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('The window was closed before you were signed in.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill(newAddress());
  await dialog.getByLabel('Name').fill('Gil Google');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/assets');
});

test('resets a forgotten password by a link, once, without revealing who has an account', async ({
  page,
  product,
}) => {
  const { email } = await signUp(product);
  const nobody = newAddress();
  for (const address of [nobody, email]) {
    await page.goto('/reset-password');
    await page.getByLabel('Email address').fill(address);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(`If ${address}`)).toBeVisible();
  }
  const code = await mailedCode(product, email, 'resetPassword');
  // The provider can be configured to lead all its links to one page.
  await page.goto(`/signin?mode=resetPassword&oobCode=${code}`);
  await expect(page.getByText(`For ${email}.`)).toBeVisible();
  const password = page.getByLabel('New password', { exact: true });
  await password.fill('copper-kettle-77');
  await password.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await signOut(page);
  await page.goto(`/reset-password?oobCode=${code}`);
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
});
