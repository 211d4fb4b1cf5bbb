// Pages in any language.
import type { Page } from '@playwright/test';
import { expect, signUp, type Target } from './product.ts';

/** Signs in by input types, since labels depend on the language. */
export async function enter(page: Page, product: Target): Promise<void> {
  const { email, password } = await signUp(product);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await expect(page).not.toHaveURL(/\/signin/);
}

/** All text that is visible, read aloud or shown as a tooltip. */
export const textsOf = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.closest('script, style, option, noscript')) continue;
      if (textContent?.trim()) texts.push(textContent.trim());
    }
    for (const element of body.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        if (element.getAttribute(name)) texts.push(element.getAttribute(name) ?? '');
    return texts;
  });
