import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing on the page is against the rules of accessibility. @param face names it where something is */
export async function expectAccessible(page: Page, face: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${face}: ${id} ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}

/** By how many pixels the page is wider than the screen, which none may be. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Nothing is against the rules of accessibility, and nothing wider than the screen. */
export async function expectWhole(page: Page, face: string): Promise<void> {
  await expectAccessible(page, face);
  expect(await overflow(page), face).toBeLessThanOrEqual(0);
}
