// The screens of the daily work on the contract alone: Prism responds with the examples and stores nothing.
import { expect, openAs, test } from './support/product.ts';

/** The address, and the example from the contract that is visible there. */
const SCREENS: [address: string, sample: string | RegExp][] = [
  ['/contacts', 'Ada Okafor'],
  ['/contacts?tab=emails', /@/],
  ['/contacts?tab=phones', /\d{3}/],
  ['/contacts/edit', 'Contact details'],
  ['/contacts?import=true', 'Choose a file'],
  ['/campaigns', /Not scheduled|Sent|Draft/],
  ['/campaigns?view=calendar', /20\d\d/],
  ['/campaigns/create?idea=blank', 'Review'],
  ['/devices', /Online|Offline/],
  ['/locations', 'Active'],
  ['/locations/create', 'Add the location'],
  ['/managers', /Active|Invited/],
  ['/products', 'Shown'],
  ['/products/create', 'Add the product'],
];

test('every screen of the daily work renders with Prism alone', { tag: '@long' }, async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  await openAs(page, '/contacts');
  // Requests for a declared response are answered by Prism.
  await page.setExtraHTTPHeaders({ prefer: 'code=200' });
  for (const [address, sample] of SCREENS) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(
      page.getByRole('main').getByText(sample).filter({ visible: true }).first(),
      address,
    ).toBeVisible();
    await expect(page.getByText('This could not be loaded'), address).toHaveCount(0);
  }
  // A panel, and the requests that it makes.
  await page.goto('/contacts');
  await page.locator('[data-row-link]').first().click();
  await expect(page.getByRole('dialog').getByText('Activity')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
  expect(await product.violations()).toEqual([]);
});
