// The screens of the daily work on the contract alone: Prism answers from the examples, and nothing is kept.
import { expect, owner, signIn, test } from './support/product.ts';

/** The address, and what of the contract's examples stands there. */
const SCREENS: [address: string, sample: string | RegExp][] = [
  ['/contacts', 'Ada Okafor'],
  ['/contacts?tab=emails', /@/],
  ['/contacts?tab=phones', /\d{3}/],
  ['/contacts/edit', 'Contact details'],
  ['/contacts?import=true', 'Choose a file'],
  ['/campaigns', /Not scheduled|Sent|Draft/],
  ['/campaigns?view=calendar', /20\d\d/],
  ['/campaigns/create', 'Review'],
  ['/devices', /Online|Offline/],
  ['/locations', 'Active'],
  ['/locations/create', 'Add the location'],
  ['/managers', /Active|Invited/],
  ['/products', 'Shown'],
  ['/products/create', 'Add the product'],
];

test('every screen of the daily work stands on pure Prism', { tag: '@long' }, async ({ page, product }) => {
  test.setTimeout(120_000);
  await page.goto('/contacts');
  await signIn(page, owner);
  // Whatever asks for one of the declared answers gets it from Prism.
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
  // A panel, and what it asks for by itself.
  await page.goto('/contacts');
  await page.locator('[data-row-link]').first().click();
  await expect(page.getByRole('dialog').getByText('Activity')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
  expect(product.mock.violations()).toEqual([]);
});
