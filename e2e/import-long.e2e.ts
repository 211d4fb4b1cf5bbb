// 100,000 rows from the file to the summary.
import { writeFile } from 'node:fs/promises';
import { expect, openAs, setFaults, test } from './support/product.ts';

const ROWS = 100_000;

const list = () => {
  const lines = Array.from(
    { length: ROWS },
    (_, i) =>
      `p${i}@example.com,${i % 5000 === 7 ? 12 : 4160000000 + i},First ${i},Last ${i},04-23,colour;new`,
  );
  return ['emailAddress,phoneNumber,firstName,lastName,birthday,tags', ...lines].join('\n');
};

test('imports 100,000 rows, and goes on after the service has failed', async ({
  page,
  product,
  newcomer,
}, testInfo) => {
  test.setTimeout(600_000);
  await openAs(page, '/contacts?import=true', newcomer);
  await expect(page.getByRole('heading', { name: 'Choose a file' })).toBeFocused();
  // From disk, as users choose files: Playwright assembles in-memory files inside the page, which freezes it.
  const file = testInfo.outputPath('all.csv');
  await writeFile(file, list());
  await page.locator('input[type=file]').setInputFiles(file);
  const check = page.getByRole('button', { name: 'Check 100,000 rows' });
  await expect(check).toBeVisible({ timeout: 120_000 });
  await check.click();
  // To put them right here.
  await page
    .getByRole('checkbox', { name: 'Import these rows and leave out these values' })
    .uncheck({ timeout: 120_000 });
  await expect(page.getByText('20 rows have problems.')).toBeVisible({ timeout: 120_000 });
  await page.getByText('All rows').click();
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '100001');
  await grid.getByText('First 0', { exact: true }).click();
  await page.keyboard.press('Control+End');
  await expect(grid.getByText('Last 99999')).toBeVisible();
  await page.getByRole('button', { name: 'Next problem' }).click();
  // A worker finds it.
  await expect(grid.getByRole('gridcell', { name: '12', exact: true })).toBeFocused();
  await page.keyboard.type('4165550000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('19 rows have problems.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 99,981 rows' }).click();
  // The service fails for a moment half-way.
  await expect(page.getByText('50,000 of 99,981 rows')).toBeVisible({ timeout: 300_000 });
  await setFaults(product, { operations: { importContacts: { prefer: 'code=503' } } });
  await expect(page.getByText('Import stopped')).toBeVisible({ timeout: 60_000 });
  await setFaults(product, {});
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('99,981 of 100,000 imported. 19 need your attention.')).toBeVisible({
    timeout: 400_000,
  });
});
