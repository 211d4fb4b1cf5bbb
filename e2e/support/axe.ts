import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Scope {
  /** What is no page of ours and cannot be looked at from inside. */
  without?: string;
  /** These rules alone. */
  rules?: string[];
}

/** Nothing on the page is against the rules of accessibility. @param face names it where something is */
export async function expectAccessible(
  page: Page,
  face: string,
  { without, rules }: Scope = {},
): Promise<void> {
  let axe = new AxeBuilder({ page });
  if (without) axe = axe.exclude(without);
  if (rules) axe = axe.withRules(rules);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${face}: ${id} ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}

/** The same in light and dark. Dark is the same page in other colours, so only their rules are asked anew. */
export async function expectAccessibleInBoth(
  page: Page,
  face: string,
  { without }: Scope = {},
): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, `${face}, ${colorScheme}`, {
      ...(without !== undefined && { without }),
      ...(colorScheme === 'dark' && { rules: ['color-contrast', 'link-in-text-block'] }),
    });
  }
}

/** By how many pixels the page is wider than the screen, which none may be. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Nothing is against the rules of accessibility, and nothing wider than the screen. */
export async function expectWhole(page: Page, face: string, scope: Scope = {}): Promise<void> {
  await expectAccessible(page, face, scope);
  expect(await overflow(page), face).toBeLessThanOrEqual(0);
}
