import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { server } from './fake-photos';
import { PhotoUploads } from './photo-uploads';
import { choose, open, pictureFile, reset } from './testing';

vi.mock('~/api/photos', async (original) => (await import('./fake-photos')).fakePhotos(original));
beforeEach(reset);

it('shows the result first, above the files that were refused', async () => {
  await open();
  const dialog = page.getByRole('dialog');
  choose(new File([], 'empty.png', { type: 'image/png' }));
  await expect.element(dialog.getByText('This file is empty.')).toBeVisible();
  await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument();
  choose(await pictureFile('one.png'));
  await expect.element(dialog.getByText('Cancel')).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(dialog.getByText(/^1 photo stays out of the gallery/)).toBeVisible();
  const text = dialog.element().textContent ?? '';
  const order = [
    "1 of 1 uploaded, 1 file can't be uploaded",
    '1 photo stays out of the gallery',
    'one.png',
    'empty.png',
  ];
  expect(order.map((words) => text.indexOf(words))).toEqual(
    order.map((words) => text.indexOf(words)).toSorted((one, other) => one - other),
  );
  await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument();
  await expect.element(dialog.getByText('Cancel')).not.toBeInTheDocument();
  // One is in the header.
  await expect.element(dialog.getByRole('button', { name: 'Close' }).last()).toHaveTextContent('Close');
});

it('leads to the uploaded photos while others failed, and keeps those', async () => {
  const onClose = vi.fn();
  await open(onClose);
  choose(await pictureFile('one.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText('1 of 1 uploaded')).toBeVisible();
  server.isDown = true;
  choose(await pictureFile('two.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText('1 of 2 uploaded, 1 failed')).toBeVisible();
  const link = page.getByRole('link', { name: 'See the photos' });
  await expect.element(link).toHaveAttribute('data-variant', 'secondary');
  await link.click();
  const tray = page.getByRole('region', { name: 'Uploads' });
  await expect.element(tray.getByRole('button', { name: /^1 not uploaded/ })).toBeVisible();
  await tray.getByRole('button', { name: 'Close uploads' }).click();
  const question = page.getByRole('dialog', { name: 'Some photos are not uploaded yet' });
  await question.getByRole('button', { name: 'Keep', exact: true }).click();
  expect(onClose).not.toHaveBeenCalled();
  await tray.getByRole('button', { name: /^1 not uploaded/ }).click();
  await expect.element(page.getByText('The server is down.')).toBeVisible();
});

it('does not offer to show photos again that are shown, after more uploads', async () => {
  await open();
  choose(await pictureFile('one.png'));
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await page.getByRole('button', { name: 'Show 1 photo in the gallery' }).click();
  await expect.element(page.getByText('1 photo is in the gallery now.')).toBeVisible();
  server.isDown = true;
  choose(await pictureFile('two.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText('1 of 2 uploaded, 1 failed')).toBeVisible();
  await expect.element(page.getByText('1 photo is in the gallery now.')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Show 1 photo in the gallery' }))
    .not.toBeInTheDocument();
});

it('shows the photos in the gallery at once, if the user wants that', async () => {
  await open();
  choose(await pictureFile('one.png'));
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('checkbox', { name: /^Everyone in these photos agreed/ }).click();
  await page.getByRole('checkbox', { name: /^Show them in the gallery/ }).click();
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText('1 photo is in the gallery now.')).toBeVisible();
  await expect.element(page.getByText(/In the gallery: yes/)).toBeVisible();
});

it('says what guests see of a session whose photos need a link', async () => {
  await open();
  for (const session of ['autumn', 'trial']) {
    choose(await pictureFile(`${session}.png`));
    await page.getByRole('combobox').selectOptions(session);
    for (const box of ['Everyone in these photos', 'Show them in the gallery'])
      await page.getByRole('checkbox', { name: new RegExp(`^${box}`) }).click();
    await page.getByRole('button', { name: 'Upload 1 photo' }).click();
    await expect.element(page.getByRole('link', { name: 'See the photos' })).toBeVisible();
  }
  await expect.element(page.getByText('1 photo is in the gallery now.')).toBeVisible();
  await expect.element(page.getByText('1 photo is shown now, but only by its own link.')).toBeVisible();
  await expect.element(page.getByText("Trial · Guest's own link: on · In the gallery: yes")).toBeVisible();
  await expect.element(page.getByText("Autumn · Guest's own link: on · In the gallery: yes")).toBeVisible();
  await page.getByRole('button', { name: 'Remove again' }).last().click();
  await expect.element(page.getByText('1 photo is not in the gallery.')).toBeVisible();
  expect(server.changes).toEqual([{ ids: ['new-2'], set: { visibility: 'hidden' } }]);
});

it('sends a file again under the same key when the connection was lost', async () => {
  server.isCutOff = true;
  await open();
  choose(await pictureFile('one.png'), await pictureFile('two.png'));
  await page.getByRole('button', { name: 'Upload 2 photos' }).click();
  await expect.element(page.getByText('2 failed')).toBeVisible();
  await expect.element(page.getByText('Connection lost. Try again.').first()).toBeVisible();
  server.isCutOff = false;
  await page.getByRole('button', { name: 'Try all again' }).click();
  await expect.element(page.getByText('2 of 2 uploaded')).toBeVisible();
  const [one, two, ...again] = server.keys;
  expect(one).not.toBe(two);
  expect(again).toEqual([one, two]);
});

it('sends a file once more after a fault of the server, unless it is canceled', async () => {
  server.faults = 1;
  await open();
  choose(await pictureFile('one.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText('1 of 1 uploaded')).toBeVisible();
  const [first, second] = server.keys;
  expect(second).toBe(first);
  server.faults = 3;
  choose(await pictureFile('two.png'), await pictureFile('three.png'));
  await page.getByRole('button', { name: 'Upload 2 photos' }).click();
  await expect.poll(() => server.keys.length).toBe(4);
  await page.getByRole('button', { name: 'Cancel three.png' }).click();
  await expect.element(page.getByText('The service had a problem. Try again.')).toBeVisible();
  await expect.element(page.getByText('1 of 3 uploaded, 1 failed, 1 canceled')).toBeVisible();
  expect(server.keys).toHaveLength(5);
});

it('says beside the button why photos could not be shown, and hides them again on request', async () => {
  await open();
  choose(await pictureFile('one.png'));
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  const show = page.getByRole('button', { name: 'Show 1 photo in the gallery' });
  await expect.element(show).toHaveAttribute('data-variant', 'primary');
  server.isDown = true;
  await show.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent("You're offline – nothing was saved. Try again when you're back online.");
  server.isDown = false;
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await show.click();
  await expect.element(page.getByText('1 photo is in the gallery now.')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove again' }).click();
  await expect.element(page.getByText('1 photo is not in the gallery.')).toBeVisible();
  expect(server.changes).toEqual(
    ['public', 'hidden'].map((visibility) => ({ ids: ['new-1'], set: { visibility } })),
  );
});

it('leads to the whole gallery after uploads to two sessions', async () => {
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

it('tells photos that the session had already from new ones, and shows both if the user wants that', async () => {
  await open();
  const chooseBoth = async (name: string) =>
    choose(await pictureFile(`existing-${name}`), await pictureFile(name));
  await chooseBoth('one.png');
  await page.getByRole('button', { name: 'Upload 2 photos' }).click();
  await expect.element(page.getByText('1 of 1 uploaded, 1 already there')).toBeVisible();
  await expect.element(page.getByText('Already there', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('2 photos stay out of the gallery because consent is not confirmed.'))
    .toBeVisible();
  expect(server.changes).toEqual([]);

  await chooseBoth('two.png');
  for (const box of ['Everyone in these photos', 'Show them in the gallery'])
    await page.getByRole('checkbox', { name: new RegExp(`^${box}`) }).click();
  await page.getByRole('button', { name: 'Upload 2 photos' }).click();
  await expect.element(page.getByText('2 of 2 uploaded, 2 already there')).toBeVisible();
  expect(server.changes).toEqual([
    { ids: [expect.any(String)], set: { consentGiven: true, visibility: 'public' } },
  ]);
  await expect
    .element(page.getByText('2 photos stay out of the gallery because consent is not confirmed.'))
    .toBeVisible();
  expect(page.getByText(/In the gallery: yes/).elements()).toHaveLength(2);
  await page.getByRole('button', { name: 'Confirm consent and show' }).click();
  await expect.element(page.getByText('4 photos are in the gallery now.')).toBeVisible();
});

it('names the sessions of failed files after uploads to two, and suggests the new files first', async () => {
  await open();
  server.isDown = true;
  for (const session of ['autumn', 'trial']) {
    choose(await pictureFile(`${session}.png`));
    await page.getByRole('combobox').selectOptions(session);
    await page.getByRole('button', { name: 'Upload 1 photo' }).click();
    await expect.element(page.getByRole('button', { name: `Send ${session}.png again` })).toBeVisible();
  }
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect.element(row('autumn.png').getByText('The server is down. · Autumn')).toBeVisible();
  await expect.element(row('trial.png').getByText('The server is down. · Trial')).toBeVisible();
  const again = page.getByRole('button', { name: 'Try all again' });
  await expect.element(again).toHaveAttribute('data-variant', 'primary');
  choose(await pictureFile('third.png'));
  await expect.element(page.getByRole('button', { name: 'Upload 1 photo' })).toBeVisible();
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
  // The second click of a double click on the button that was there.
  again.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await expect.element(page.getByText('1 canceled')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  server.isSlow = false;
  await page.getByRole('button', { name: /^Nothing was uploaded/ }).click();
  await again.click();
  await expect.element(page.getByText('1 of 1 uploaded')).toBeVisible();
});

it('leaves out of a later upload what could not be part of the former', async () => {
  await open();
  choose(new File([], 'empty.png', { type: 'image/png' }), await pictureFile('one.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText('1 file was left out.')).toBeVisible();
  choose(await pictureFile('two.png'));
  await expect.element(page.getByRole('button', { name: 'Upload 1 photo' })).toBeVisible();
  await expect.element(page.getByText('This file is empty.')).not.toBeInTheDocument();
});

it('keeps what was left out in the card, and when the dialog is opened again', async () => {
  const client = await open();
  choose(new File([], 'empty.png', { type: 'image/png' }), await pictureFile('one.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText('1 file was left out.')).toBeVisible();
  const tray = page.getByRole('region', { name: 'Uploads' });
  await expect.element(tray.getByText(/^1.can't be uploaded$/)).toBeVisible();
  // As the button of the gallery does.
  await client.rerenderContent(<PhotoUploads dropped={[]} shownSession={undefined} onClose={() => {}} />);
  await expect.element(page.getByText('1 file was left out.')).toBeVisible();
});

it('suggests trying again before showing, while photos have failed', async () => {
  await open();
  choose(await pictureFile('one.png'), await pictureFile('two.png'));
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Upload 2 photos' }).click();
  await expect.element(page.getByText('2 of 2 uploaded')).toBeVisible();
  const show = page.getByRole('button', { name: 'Show 2 photos in the gallery' });
  await expect.element(show).toHaveAttribute('data-variant', 'primary');
  server.isDown = true;
  choose(await pictureFile('three.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Try again' }))
    .toHaveAttribute('data-variant', 'primary');
  await expect.element(show).toHaveAttribute('data-variant', 'secondary');
});

it('counts and shows a photo once whose file was chosen twice, as a copy', async () => {
  await open();
  choose(await pictureFile('one.png'), await pictureFile('copy.png'), await pictureFile('three.png'));
  await page.getByRole('button', { name: 'Upload 3 photos' }).click();
  await expect.element(page.getByText('2 of 2 uploaded, 1 already there')).toBeVisible();
  await expect
    .element(page.getByText('2 photos stay out of the gallery because consent is not confirmed.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Confirm consent and show' }).click();
  await expect.element(page.getByText('2 photos are in the gallery now.')).toBeVisible();
  expect(server.changes).toEqual([
    { ids: ['new-1', 'new-3'], set: { consentGiven: true, visibility: 'public' } },
  ]);
});

it('says the same of a photo in all of its rows', async () => {
  await open();
  choose(await pictureFile('one.png'));
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText(/In the gallery: no/).first()).toBeVisible();
  choose(await pictureFile('copy.png'));
  for (const box of ['Everyone in these photos', 'Show them in the gallery'])
    await page.getByRole('checkbox', { name: new RegExp(`^${box}`) }).click();
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect.element(page.getByText('1 photo is in the gallery now.')).toBeVisible();
  expect(page.getByText(/In the gallery: yes/).elements()).toHaveLength(2);
  await page.getByRole('button', { name: 'View copy.png' }).click();
  await expect.element(page.getByRole('img', { name: 'copy.png' })).toBeVisible();
  await expect.element(page.getByText(/In the gallery: no/)).not.toBeInTheDocument();
});
