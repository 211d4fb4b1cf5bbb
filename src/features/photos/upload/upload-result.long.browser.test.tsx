import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { server } from '~/testing/fake-photos';
import { choose, open, pictureFile, reset } from '~/testing/photo-uploads';

vi.mock('~/api/photos', async (original) => (await import('~/testing/fake-photos')).fakePhotos(original));
beforeEach(reset);

const consent = () => page.getByRole('checkbox', { name: /^Everyone in these photos agreed/ });
const show = () => page.getByRole('checkbox', { name: /^Show them in the gallery/ });

it('leads to the uploaded photos while others failed, and keeps those', async () => {
  const onClose = vi.fn();
  await open(onClose);
  choose(await pictureFile('one.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByRole('dialog').getByText('1 of 1 uploaded')).toBeVisible();
  server.isDown = true;
  choose(await pictureFile('two.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByRole('dialog').getByText('1 of 2 uploaded, 1 failed')).toBeVisible();
  const link = page.getByRole('link', { name: 'See the photos' });
  await expect.element(link).toHaveAttribute('data-variant', 'secondary');
  await link.click();
  const tray = page.getByRole('region', { name: 'Uploads' });
  await tray.getByRole('button', { name: 'Close uploads' }).click();
  const question = page.getByRole('dialog', { name: 'Some photos are not uploaded yet' });
  await question.getByRole('button', { name: 'Keep', exact: true }).click();
  expect(onClose).not.toHaveBeenCalled();
  await tray.getByRole('button', { name: /^1 not uploaded yet/ }).click();
  await expect.element(page.getByText('The server is down.')).toBeVisible();
});

it('shows the photos in the gallery at once, if the user wants that', async () => {
  await open();
  choose(await pictureFile('one.png'));
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  await consent().click();
  await show().click();
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText('1 photo is in the gallery now.')).toBeVisible();
  await expect.element(page.getByText(/In the gallery: yes/)).toBeVisible();
});

it('sends a file again under the same key when the connection was lost', async () => {
  server.isCutOff = true;
  await open();
  choose(await pictureFile('one.png'), await pictureFile('two.png'));
  await page.getByRole('button', { name: 'Upload 2 photos' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('2 failed')).toBeVisible();
  await expect.element(dialog.getByText('Connection lost. Try again.').first()).toBeVisible();
  server.isCutOff = false;
  await dialog.getByRole('button', { name: 'Try all again' }).click();
  await expect.element(dialog.getByText('2 of 2 uploaded')).toBeVisible();
  const [one, two, ...again] = server.keys;
  expect(one).not.toBe(two);
  expect(again).toEqual([one, two]);
});

it('sends a file once more after an error of the server, unless it is canceled', async () => {
  server.faults = 1;
  await open();
  const dialog = page.getByRole('dialog');
  choose(await pictureFile('one.png'));
  await dialog.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(dialog.getByText('1 of 1 uploaded')).toBeVisible();
  const [first, second] = server.keys;
  expect(second).toBe(first);
  server.faults = 3;
  choose(await pictureFile('two.png'), await pictureFile('three.png'));
  await dialog.getByRole('button', { name: 'Upload 2 photos' }).click();
  await expect.poll(() => server.keys.length).toBe(4);
  // At once: the second try follows soon.
  (dialog.getByRole('button', { name: 'Cancel three.png' }).element() as HTMLElement).click();
  await expect.element(dialog.getByText('1 of 3 uploaded, 1 failed, 1 canceled')).toBeVisible();
  expect(server.keys).toHaveLength(5);
});

it('says beside the button why photos could not be shown, and hides them again on request', async () => {
  await open();
  choose(await pictureFile('one.png'));
  await consent().click();
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  const button = page.getByRole('button', { name: 'Show 1 photo in the gallery' });
  await expect.element(button).toHaveAttribute('data-variant', 'primary');
  server.isDown = true;
  await button.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent("You're offline – nothing was saved. Try again when you're back online.");
  server.isDown = false;
  await button.click();
  await expect.element(page.getByText('1 photo is in the gallery now.')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove again' }).click();
  await expect.element(page.getByText('1 photo is not in the gallery.')).toBeVisible();
  expect(server.changes).toEqual(
    ['public', 'hidden'].map((visibility) => ({ ids: ['new-1'], set: { visibility } })),
  );
});

it('names the sessions of uploads to two, and leads to the whole gallery', async () => {
  await open();
  for (const session of ['autumn', 'trial']) {
    choose(await pictureFile(`${session}.png`));
    await page.getByRole('combobox').selectOptions(session);
    await page.getByRole('button', { name: 'Upload 1 photo' }).click();
    await expect.element(page.getByRole('link', { name: 'See the photos' })).toBeVisible();
  }
  await expect
    .element(page.getByRole('link', { name: 'See the photos' }))
    .toHaveAttribute('href', '/gallery');
  await expect.element(page.getByText("Trial · Guest's own link: on · In the gallery: no")).toBeVisible();
  await expect.element(page.getByText("Autumn · Guest's own link: on · In the gallery: no")).toBeVisible();
});

it('confirms the consent that was forgotten, and shows the photos', async () => {
  await open();
  choose(await pictureFile('one.png'), await pictureFile('two.png'));
  await page.getByRole('button', { name: 'Upload 2 photos' }).click();
  await expect
    .element(page.getByText('2 photos stay out of the gallery because consent is not confirmed.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Confirm consent and show' }).click();
  await expect.element(page.getByText('2 photos are in the gallery now.')).toBeVisible();
  await expect.element(page.getByText(/stay out of the gallery/)).not.toBeInTheDocument();
  expect(server.changes).toEqual([
    { ids: ['new-1', 'new-2'], set: { consentGiven: true, visibility: 'public' } },
  ]);
});

it('tells photos that the session had already from new ones, and never hides those that were shown', async () => {
  await open();
  choose(await pictureFile('existing-one.png'), await pictureFile('one.png'));
  await page.getByRole('button', { name: 'Upload 2 photos' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('1 of 1 uploaded, 1 already there')).toBeVisible();
  await expect.element(dialog.getByText('Already there', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('2 photos stay out of the gallery because consent is not confirmed.'))
    .toBeVisible();
  choose(await pictureFile('existing-two.png'), await pictureFile('two.png'));
  await consent().click();
  await show().click();
  await page.getByRole('button', { name: 'Upload 2 photos' }).click();
  await expect.element(dialog.getByText('2 of 2 uploaded, 2 already there')).toBeVisible();
  expect(page.getByText(/In the gallery: yes/).elements()).toHaveLength(2);
  await page.getByRole('button', { name: 'Remove again' }).click();
  await expect.element(page.getByText('1 photo is not in the gallery.')).toBeVisible();
  expect(server.changes).toEqual([{ ids: [expect.any(String)], set: { visibility: 'hidden' } }]);
});

it('says the same of a photo in all of its rows, and counts it once', async () => {
  await open();
  choose(await pictureFile('one.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText(/In the gallery: no/).first()).toBeVisible();
  choose(await pictureFile('copy.png'));
  await consent().click();
  await show().click();
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText('1 photo is in the gallery now.')).toBeVisible();
  expect(page.getByText(/In the gallery: yes/).elements()).toHaveLength(2);
});

it('suggests the new files first, then trying again, then showing', async () => {
  await open();
  choose(await pictureFile('one.png'));
  await consent().click();
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  const button = page.getByRole('button', { name: 'Show 1 photo in the gallery' });
  await expect.element(button).toHaveAttribute('data-variant', 'primary');
  server.isDown = true;
  choose(await pictureFile('two.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toHaveAttribute('data-variant', 'primary');
  await expect.element(button).toHaveAttribute('data-variant', 'secondary');
  choose(await pictureFile('three.png'));
  await expect.element(again).toHaveAttribute('data-variant', 'secondary');
});

it('keeps canceled files when it closes, and uploads them after all', async () => {
  server.isSlow = true;
  const onClose = vi.fn();
  await open(onClose);
  choose(await pictureFile('one.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await page.getByRole('button', { name: 'Cancel all' }).click();
  server.finish();
  const again = page.getByRole('button', { name: 'Upload 1 canceled file' });
  await expect.element(again).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  server.isSlow = false;
  await page.getByRole('button', { name: /^Nothing was uploaded/ }).click();
  await again.click();
  await expect.element(page.getByRole('dialog').getByText('1 of 1 uploaded')).toBeVisible();
});
