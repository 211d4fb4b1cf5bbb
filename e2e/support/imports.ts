// Steps of an import that several tests take.
import { expect, type Page } from '@playwright/test';
import { clientExport, unreachableIn } from './client-export.ts';

export const choose = 'input[type=file]';
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The outcome of the rows, by the label beside each number. */
export async function summary(page: Page): Promise<Record<string, number>> {
  const text = await page.locator('dl').innerText();
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.flatMap((line, i) => (i % 2 === 0 ? [[line, Number(lines[i + 1]?.replace(/\D/g, ''))]] : [])),
  );
}

export function expectToAddUp(numbers: Record<string, number>): void {
  const { 'Rows in the file': all, ...each } = numbers;
  expect(Object.values(each).reduce((sum, one) => sum + one, 0)).toBe(all);
}

/**
 * Imports the clients of a booking system, from the choice of the file to the summary, whose numbers add up.
 * @param onCheck looks at the rows before they are imported
 * @returns the number of added contacts
 */
export async function importClients(page: Page, count: number, onCheck = async () => {}): Promise<number> {
  const number = (value: number) => value.toLocaleString('en-US');
  const skipped = unreachableIn(count);
  await page.locator(choose).setInputFiles(clientExport(count));
  await expect(page.getByLabel('Your headings are in')).toHaveValue('4');
  await button(page, `Check ${number(count)} rows`).click();
  const question = page.getByRole('group', { name: /^Birthday: Is 1\/2\/1985 January 2 or February 1\?/ });
  await question.getByLabel('January 2 (month first)').check();
  await expect(
    page.getByText(`${skipped} row${skipped > 1 ? 's have problems' : ' has a problem'}`),
  ).toBeVisible();
  await onCheck();
  await page.getByLabel('How did they agree to messages?').fill('Signed up in the salon');
  await button(page, `Import ${number(count - skipped)} rows`).click();
  const title = `${number(count - skipped)} of ${number(count)} imported. ${skipped} ${skipped === 1 ? 'needs' : 'need'}`;
  await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 90_000 });
  const numbers = await summary(page);
  expect(numbers).toMatchObject({ Added: count - skipped, 'Skipped because of a problem': skipped });
  expectToAddUp(numbers);
  return count - skipped;
}
