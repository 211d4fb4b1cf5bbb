// The texts that the remote configuration publishes. It belongs to a whole product, so these tests have their own.
import type { Page } from '@playwright/test';
import { exportTranslations, readCatalog } from '../scripts/i18n/catalogs.ts';
import { enter, textsOf } from './support/languages.ts';
import {
  expect,
  openUserMenu,
  type SharedProduct,
  setFaults,
  testWithOwnProduct as test,
} from './support/product.ts';
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

const language = (page: Page) => page.locator('html').getAttribute('lang');
const chooser = (page: Page) => page.locator('[aria-busy]:has(> select)');

test.describe('a German browser', () => {
  test.use({ locale: 'de-DE' });

  for (const { translations, heading, languages, lang } of [
    // Invalid JSON changes nothing; a value without German removes German.
    { translations: '{"de": {', heading: 'Anmelden', languages: 1, lang: 'de' },
    { translations: '{"de": "Deutsch", "xx-": {"a": "b"}}', heading: 'Sign in', languages: 0, lang: 'en' },
  ])
    test(`[translations] shows the page in ${lang} when the published value is ${translations}`, {
      tag: '@long',
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

  test('[locale-delay] shows English and a spinner while the remote configuration hangs, then Spanish', {
    tag: '@long',
  }, async ({ page, product }) => {
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
