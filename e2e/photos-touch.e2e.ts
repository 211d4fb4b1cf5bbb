// The photo wall on a phone, which has no pointer that hovers.
import { bar as barOf, grid as gridOf, openWall, tiles, uploadPhotos } from './support/photos.ts';
import { expect, test } from './support/product.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('covers no photo with a checkbox until a button or a long press starts a selection', async ({
  page,
  product,
  newcomer,
}) => {
  await uploadPhotos(product, newcomer, 3);
  await openWall(page, newcomer);
  const photos = tiles(page);
  const checkboxes = gridOf(page).getByRole('checkbox');
  const bar = barOf(page);
  await expect(photos).toHaveCount(3);
  await expect(checkboxes).toHaveCount(0);

  await page.getByRole('button', { name: 'Select', exact: true }).tap();
  await expect(checkboxes).toHaveCount(3);
  await photos.nth(1).tap();
  await expect(bar.getByRole('status')).toHaveText('1 selected');
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await expect(bar).toHaveCount(0);
  await expect(checkboxes).toHaveCount(0);

  const box = await photos.nth(1).boundingBox();
  if (!box) throw new Error('the photo is not drawn');
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(bar.getByRole('status')).toHaveText('1 selected');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page).toHaveURL('/gallery');
  await photos.nth(0).tap();
  await expect(bar.getByRole('status')).toHaveText('2 selected');
});
