import { overflow } from './support/axe.ts';
import { enter, textsOf } from './support/languages.ts';
import { expect, setFaults, test } from './support/product.ts';

declare global {
  /** The headings that were visible since the page was opened. */
  var seen: string[];
}

test.describe('a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('[translations] shows German and the language menu from the first paint, and another language on request', {
    tag: '@long',
  }, async ({ page, product }) => {
    await page.addInitScript(() => {
      window.seen = [];
      new MutationObserver(() => {
        const heading = document.querySelector('h1')?.textContent;
        if (heading)
          window.seen.push(`${heading}, ${document.querySelectorAll('select option').length} languages`);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    const seenTexts = () => page.evaluate(() => window.seen);
    const loaded = page.waitForEvent('console', (message) => message.text() === 'Loaded Remote Config');
    await page.goto('/signin');
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await loaded;
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language-messages'))).not.toBeNull();
    expect(new Set(await seenTexts())).toEqual(new Set(['Anmelden, 3 languages']));

    await setFaults(product, { parts: { remoteConfig: 'down', installations: 'down' } });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    expect(new Set(await seenTexts())).toEqual(new Set(['Anmelden, 3 languages']));
    expect(fetched.filter((path) => path.includes('/compile'))).toEqual([]);

    // What was typed stays, and so does the choice.
    await page.locator('input[name=email]').fill('typed@example.com');
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption({ label: 'Français' });
    await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeVisible();
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue('typed@example.com');
    await page.reload();
    await enter(page, product);
    await page.goto('/assets');
    await expect(page).toHaveTitle(/^Médias · /);
  });
});

test('reports a language that fails to load, and shows it when the page is opened again', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.goto('/signin');
  const menu = page.getByRole('combobox', { name: 'Language' });
  await expect(menu).toBeVisible();
  await context.setOffline(true);
  await menu.selectOption({ label: 'Français' });
  await expect(page.getByText('The language could not be loaded.')).toBeVisible();
  await expect(menu).toHaveValue('en');
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeVisible();
});

test('pseudo-English reveals every text that is not translatable', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await page.goto('/signin?language=en-XA');
  await expect(page).toHaveURL('/signin');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  // Names, dates and data are not translated.
  const undisguised = async () =>
    (await textsOf(page)).filter((text) =>
      /[A-Za-z]{2}/.test(text.replace(/^~*newcomer-.*|Frameside|Google|[A-Z][a-z]{2} \d{1,2}, \d{4}/, '')),
    );
  await expect(page.locator('h1')).toHaveText(/^Šîğñ/);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('input[name=email]')).toHaveAttribute('aria-invalid', 'true');
  expect(await undisguised()).toEqual([]);
  await enter(page, product);
  for (const path of ['/dashboard', '/assets', '/assets/create', '/nowhere']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    await expect(page.locator('main h1')).toHaveText(/~/);
    await page.waitForLoadState('networkidle');
    expect(await undisguised(), path).toEqual([]);
  }
});

test.describe('on a phone, from right to left', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing overflows on either side', { tag: '@long' }, async ({ page, product }) => {
    await page.goto('/signin?language=en-XB');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('h1')).toHaveText(/~/);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await enter(page, product);
    for (const path of ['/assets', '/assets/create']) {
      await page.goto(path);
      await expect(page.locator('main h1')).toHaveText(/~/);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }
  });
});
