import type { Page } from '@playwright/test';
import { exportTranslations, readCatalog } from '../scripts/i18n/catalogs.ts';
import { overflow } from './support/axe.ts';
import { expect, openUserMenu, type SharedProduct, setFaults, signUp, test } from './support/product.ts';
import { editTemplate } from './support/remote-config.ts';

const ours = exportTranslations();
const english = readCatalog('en');

let putBack: (() => Promise<void>) | undefined;
test.afterEach(async () => {
  await putBack?.();
  putBack = undefined;
});

const publish = async (product: SharedProduct, translations: unknown) => {
  putBack = await editTemplate(product, { api_url: '{origin}/api', translations });
};

/** Signs in by input types, since labels depend on the language. */
async function enter(page: Page, product: SharedProduct): Promise<void> {
  const { email, password } = await signUp(product);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await expect(page).not.toHaveURL(/\/signin/);
}

/** All text that is visible, read aloud or shown as a tooltip. */
const textsOf = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.closest('script, style, option')) continue;
      if (textContent?.trim()) texts.push(textContent.trim());
    }
    for (const element of body.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        if (element.getAttribute(name)) texts.push(element.getAttribute(name) ?? '');
    return texts;
  });

declare global {
  /** The headings that were visible since the page was opened. */
  var seen: string[];
}

const language = (page: Page) => page.locator('html').getAttribute('lang');
const chooser = (page: Page) => page.locator('[aria-busy]:has(> select)');

test.describe('a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('[translations] shows German and the language menu from the first paint, for new and returning users', async ({
    page,
    product,
  }) => {
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
    expect(await language(page)).toBe('de');
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

    await enter(page, product);
    await page.goto('/assets');
    await expect(page.getByText('Noch keine Medien')).toBeVisible();
    await expect(page).toHaveTitle(/^Medien · /);
  });

  for (const { translations, heading, languages, lang } of [
    // Invalid JSON changes nothing; a value without German removes German.
    { translations: '{"de": {', heading: 'Anmelden', languages: 1, lang: 'de' },
    { translations: '{"de": "Deutsch", "xx-": {"a": "b"}}', heading: 'Sign in', languages: 0, lang: 'en' },
  ])
    test(`[translations] shows the page in ${lang} when the published value is ${translations}`, {
      tag: lang === 'de' ? [] : '@long',
    }, async ({ page, product }) => {
      await publish(product, translations);
      const loaded = page.waitForEvent('console', (message) => message.text() === 'Loaded Remote Config');
      await page.goto('/signin');
      await loaded;
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByRole('combobox')).toHaveCount(languages);
      expect(await language(page)).toBe(lang);
    });
});

test.describe('a Spanish browser', () => {
  test.use({ locale: 'es-ES' });

  test('[locale-delay] shows English and a spinner while the remote configuration hangs, then Spanish', async ({
    page,
    product,
  }) => {
    const spanish = { 'Sign in': 'Iniciar sesión', 'Email address': 'Correo electrónico' };
    const es = english.flatMap(({ id, english: text }) =>
      Object.entries(spanish).flatMap(([from, to]) => (from === text ? [[id, to]] : [])),
    );
    await publish(product, { es: Object.fromEntries(es) });
    await setFaults(product, { parts: { remoteConfig: 'hang' } });
    await page.goto('/signin');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(chooser(page)).toHaveAttribute('aria-busy', 'true');
    await page.getByLabel('Email address').fill('typed@example.com');
    await setFaults(product, {});
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(chooser(page)).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('typed@example.com');
  });
});

test.describe('a French browser', () => {
  test.use({ locale: 'fr-CA' });

  test('[translations] shows English for missing or broken messages, and never a key', {
    tag: '@long',
  }, async ({ page, product }) => {
    const shown = ['Forgot password?', 'Skip to content', 'No assets yet', 'Templates'];
    const kept = ['Se connecter', 'Médias', 'Tableau de bord'];
    const fr: Record<string, string> = { ...ours.fr };
    // Every added message changes which ones are the tenth.
    const missing = english.filter(
      ({ id, english: text }, at) => shown.includes(text) || (at % 10 === 0 && !kept.includes(fr[id] ?? '')),
    );
    for (const { id, english: text } of missing) {
      if (text === 'Templates') fr[id] = '{0, plural, one {Modèle}';
      else delete fr[id];
    }
    await publish(product, { fr });
    await page.goto('/signin');
    await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
    const texts = await textsOf(page);
    await enter(page, product);
    for (const path of ['/dashboard', '/assets', '/assets/create', '/nowhere']) {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      texts.push(...(await textsOf(page)));
    }
    expect(texts).toEqual(expect.arrayContaining([...shown, ...kept.slice(1)]));
    const ids = new Set(english.map(({ id }) => id));
    expect(texts.filter((text) => ids.has(text))).toEqual([]);
  });
});

for (const width of [390, 1280]) {
  test(`the language menu appears without moving its neighbors, ${width} px wide`, { tag: '@long' }, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await publish(product, { ...ours, es: { GX8GKD: 'Medios' } });
    await setFaults(product, { parts: { remoteConfig: 'hang' } });
    await page.goto('/signin');
    await enter(page, product);
    await page.goto('/assets');
    await expect(page.getByText('No assets yet')).toBeVisible();
    const tools = page.getByRole('region', { name: 'Tools' });
    const places = () =>
      tools
        .locator('..')
        .locator('nav, a, button')
        .evaluateAll((all) =>
          ['rtl', 'ltr'].flatMap((dir) => {
            document.documentElement.dir = dir;
            return all.map((one) => JSON.stringify(one.getBoundingClientRect()));
          }),
        );
    await openUserMenu(page);
    // The rest of the menu is loaded when it is opened.
    await expect(tools.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
    const before = await places();
    expect(before.length).toBeGreaterThanOrEqual(4);
    const choices = tools.getByRole('combobox', { name: 'Language' }).getByRole('option');
    await expect(choices).toHaveText(['English', 'Deutsch', 'Français']);
    await setFaults(product, {});
    await expect(choices).toHaveText(['English', 'Deutsch', 'Español', 'Français']);
    expect(await places()).toEqual(before);
  });
}

test('switches the language, keeps what was typed, and remembers the choice', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('Email address').fill('typed@example.com');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Français' });
  await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeVisible();
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('typed@example.com');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Langue' }).selectOption({ label: 'English' });
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('reports a language that fails to load, and shows it when the page is opened again', async ({
  page,
  context,
}) => {
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

test('pseudo-English reveals every text that is not translatable', async ({ page, product }) => {
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

  test('nothing overflows on either side', async ({ page, product }) => {
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
