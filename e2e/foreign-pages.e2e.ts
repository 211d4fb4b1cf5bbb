// Pages of other origins can neither impersonate the identity provider nor frame ours.
import { saySomethingForeign, startForeign } from './support/foreign-page.ts';
import { expect, openAs, owner, signIn, test } from './support/product.ts';

test('ignores messages from a window of another origin: no sign-in, no navigation', { tag: '@long' }, async ({
  page,
}) => {
  const foreign = await startForeign();
  try {
    await page.goto('/signin?redirect=/assets');
    await page.getByLabel('Email address').fill(owner.email);
    // The provider's code is loaded, including its rarely used part.
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Use a password' }).click();
    await page.getByLabel('Email address').fill(owner.email);
    await saySomethingForeign(page, foreign.origin);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/signin?redirect=/assets');
    await expect(page.getByLabel('Email address')).toHaveValue(owner.email);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toMatch(/session|authUser/);
    await signIn(page, owner);
    await expect(page).toHaveURL('/assets');
    await saySomethingForeign(page, foreign.origin);
    await page.reload();
    await expect(page.getByText('Juniper Salon')).toBeVisible();
  } finally {
    await foreign.stop();
  }
});

test('shows no page in a frame of another origin, and no foreign page in ours', async ({
  browser,
  product,
}) => {
  const foreign = await startForeign(`<iframe src="${product.origin}/signin"></iframe>`);
  const page = await browser.newPage();
  try {
    const refused: string[] = [];
    page.on('console', (message) => refused.push(message.text()));
    await page.goto(foreign.origin);
    await expect.poll(() => refused.join()).toMatch(/frame-ancestors 'none'.*blocked/);
    expect(page.frames().map((frame) => frame.url())).not.toContain(`${product.origin}/signin`);

    await page.goto(`${product.origin}/signin`);
    await expect(page.getByLabel('Email address')).toBeFocused();
    const violated = await page.evaluate(async (src) => {
      const told = new Promise<string>((done) =>
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          done(`${violatedDirective} ${blockedURI}`),
        ),
      );
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.append(frame);
      return told;
    }, foreign.origin);
    expect(violated).toContain(`frame-src ${foreign.origin}`);
  } finally {
    await page.close();
    await foreign.stop();
  }
});

test('a page of another origin can neither stop the product nor reach identities and faults', {
  tag: '@long',
}, async ({ browser, product }) => {
  const foreign = await startForeign();
  const page = await browser.newPage();
  try {
    await page.goto(foreign.origin);
    const reached = await page.evaluate(async (origin) => {
      const image = (path: string) =>
        new Promise<void>((done) => {
          const one = new Image();
          one.onload = () => done();
          one.onerror = () => done();
          one.src = origin + path;
        });
      for (const path of ['//', '///', '//[', '//%']) await image(path);
      const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
      const toolkit = '/identitytoolkit.googleapis.com/v1';
      const calls: [string, RequestInit][] = [
        [`${toolkit}/projects/demo-frameside/accounts:lookup`, { method: 'POST', headers, body: '{}' }],
        [`${toolkit}/accounts:signUp?key=demo-key`, { method: 'POST', body: '{"returnSecureToken":true}' }],
        ['/emulator/v1/projects/demo-frameside/oobCodes', {}],
        ['/_mock/faults', { method: 'PUT', headers, body: '{"parts":{"sandbox":"down"}}' }],
        ['/_mock/requests', {}],
      ];
      const read = calls.map(([path, init]) =>
        fetch(origin + path, init).then(
          () => path,
          () => null,
        ),
      );
      return (await Promise.all(read)).filter((path) => path !== null);
    }, product.origin);
    expect(reached).toEqual([]);
    const faults = await (await fetch(`${product.origin}/_mock/faults`)).json();
    expect(faults.parts.sandbox).toBe('up');
    await openAs(page, `${product.origin}/signin`);
  } finally {
    await page.close();
    await foreign.stop();
  }
});
