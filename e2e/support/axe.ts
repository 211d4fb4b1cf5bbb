import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Scope {
  /** Embedded content that axe cannot inspect and that is not our page. */
  without?: string;
  /** Runs only these rules. */
  rules?: string[];
  /** Leaves these rules out. */
  butNot?: string[];
}

/** What dark can change; they take as long as all other rules together. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The accessibility violations of a page, as messages. */
export async function violationsIn(page: Page, { without, rules, butNot }: Scope = {}): Promise<string[]> {
  // Colors in the middle of a transition have another contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect, playState, timeline }) => {
          const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
          return playState === 'running' && timeline instanceof DocumentTimeline && !isEndless;
        })
        .map(({ finished }) => finished),
    ),
  );
  const axe = new AxeBuilder({ page });
  // The details of what passed, a blank page that joins the results of frames, and style sheets for rules that are not
  // on take most of the time.
  axe.options({ resultTypes: ['violations'], preload: false }).setLegacyMode(page.frames().length === 1);
  if (without) axe.exclude(without);
  if (rules) axe.withRules(rules);
  if (butNot) axe.disableRules(butNot);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Expects no accessibility violations. @param face names the page in a failure */
export async function expectAccessible(page: Page, face: string, scope?: Scope): Promise<void> {
  expect(await violationsIn(page, scope), face).toEqual([]);
}

/** The same in light and dark. Dark only changes colors, so only the color rules run again. */
export async function expectAccessibleInBoth(
  page: Page,
  face: string,
  { without }: Scope = {},
): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, `${face}, ${colorScheme}`, {
      ...(without !== undefined && { without }),
      ...(colorScheme === 'dark' && { rules: COLOR_RULES }),
    });
  }
}

/** By how many pixels the page is wider than the screen; must be 0. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects no accessibility violations and nothing wider than the screen. */
export async function expectWhole(page: Page, face: string, scope: Scope = {}): Promise<void> {
  await expectAccessible(page, face, scope);
  expect(await overflow(page), face).toBeLessThanOrEqual(0);
}
