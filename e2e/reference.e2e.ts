import { expect, test } from './support/product.ts';

test('tries an operation in the API reference, under a strict policy', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto(`${product.origin}/_mock/reference#/guest/getGuestSite`);
  const operation = page.locator('#operations-guest-getGuestSite');
  await expect(operation.getByText('Callers:')).toBeVisible();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table tr.response .response-col_status')).toContainText(
    /200|404/,
  );
  await expect(operation.getByText(`${product.origin}/api/v1/guest/sites/`).first()).toBeVisible();
  expect(refused).toEqual([]);
});
