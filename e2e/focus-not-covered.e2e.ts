// WCAG 2.4.11: no floating bar covers the focused element on any form.
import type { Page } from '@playwright/test';
import { callsOf } from './support/api.ts';
import { expect, openAs, owner, test } from './support/product.ts';

/** More tab stops than the longest form has. */
const MOST_TABS = 150;

/** Describes the focused element if it is covered; null where it is visible, 'end' after the form. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const form = document.querySelector('main form');
    if (!focused || !form?.contains(focused)) return 'end';
    // An input that is drawn by its label is visible where the label is.
    const label = (focused as HTMLInputElement).labels?.[0];
    const boxes = [focused, label].flatMap((element) => (element ? [element.getBoundingClientRect()] : []));
    const isVisible = boxes.some(({ left, right, top, bottom }) =>
      [0.1, 0.5, 0.9].some((share) => {
        const [x, y] = [left + (right - left) * share, top + (bottom - top) * share];
        const hit = document.elementFromPoint(x, y);
        return hit && (focused.contains(hit) || hit.contains(focused) || label?.contains(hit));
      }),
    );
    // A group around the element contains the bar too.
    const bar = form.querySelector('[data-floating]');
    const [box] = boxes;
    const barBox = bar?.getBoundingClientRect();
    const isUnderBar =
      bar && barBox && box && !bar.contains(focused) && box.top >= barBox.top - 1 && box.top < barBox.bottom;
    return isVisible && !isUnderBar ? null : focused.outerHTML.slice(0, 160);
  });

for (const { width, height } of [
  { width: 390, height: 700 },
  { width: 1280, height: 600 },
])
  test(`the save bar covers no focused field, ${width} px wide`, async ({ page, product }) => {
    test.setTimeout(240_000);
    const call = await callsOf(product, owner);
    const firstId = async (list: string) => {
      const { items } = await call<{ items: { id: string }[] }>('GET', list);
      return items[0]?.id;
    };
    const session = `/session/${await firstId('/sessions')}`;
    const location = `/locations/${await firstId('/account/locations')}`;
    const forms = [
      '/contacts/edit',
      `/contacts/edit?id=${await firstId('/contacts')}`,
      '/products/create',
      `/products/${await firstId('/products')}`,
      '/locations/create',
      ...['profile', 'links'].map((tab) => `${location}?tab=${tab}`),
      '/managers?invite=yes',
      `/managers/${await firstId('/account/managers')}`,
      '/campaigns/create?idea=blank',
      `${session}/general`,
      `${session}/general → Branding`,
      `${session}/general → Experiences`,
    ];
    await page.setViewportSize({ width, height });
    await openAs(page, '/products');
    page.on('dialog', (dialog) => void dialog.accept());
    for (const form of forms) {
      const [path = '', tab] = form.split(' → ');
      await page.goto(path);
      // Content that loads later above the form would push the form under the bar.
      await page.waitForLoadState('networkidle');
      const field = page
        .locator('main form')
        .locator(
          'input:not([type]), input[type="text"], input[type="email"], input[type="url"], input[type="tel"]',
        )
        .first();
      await field.fill('https://changed.example');
      await expect(page.locator('main form [data-floating]'), form).toBeVisible();
      if (tab) {
        await page.getByRole('main').getByRole('link', { name: tab }).click();
        await page.locator('main form section').locator('input, select, button').first().focus();
      }
      const covered: string[] = [];
      let tabs = 0;
      for (; tabs < MOST_TABS; tabs += 1) {
        await page.keyboard.press('Tab');
        const found = await coveredFocus(page);
        if (found === 'end') break;
        if (found) covered.push(found);
      }
      expect.soft(covered, form).toEqual([]);
      expect.soft(tabs, `${form} has fields to walk through`).toBeGreaterThan(2);
    }
  });
