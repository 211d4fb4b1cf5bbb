import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Asset, getAssetQuery, listAssetsQuery } from '~/api/assets';
import { renderComponent } from '~/dev/render-component';
import { BodyInput } from './body-input';

let written: string | null | undefined;

function Body({ text }: { text: string }) {
  const [value, setValue] = useState<string | null | undefined>(text);
  written = value;
  return (
    <>
      <label htmlFor="body">Message</label>
      <BodyInput
        id="body"
        label="Message"
        value={value}
        onChange={setValue}
        onBlur={() => {}}
        describedBy={undefined}
        invalid={false}
        required={false}
        readOnly={false}
        maxLength={undefined}
      />
      <button type="button" onClick={() => setValue('Other\n\n{{products}}')}>
        Replace
      </button>
    </>
  );
}

const kinds = () =>
  page
    .getByRole('group')
    .elements()
    .map((group) => group.querySelector('legend')?.textContent);

it('adds, moves and deletes blocks by keyboard and keeps the focus', async () => {
  await renderComponent(<Body text={'Hi\n\n[Book]({{link}})'} />);
  await expect.poll(kinds, { timeout: 5000 }).toEqual(['Text', 'Button']);
  page.getByRole('button', { name: 'Products' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(kinds()).toEqual(['Text', 'Button', 'Products']);
  expect(written).toBe('Hi\n\n[Book]({{link}})\n\n{{products}}');
  await expect.element(page.getByRole('button', { name: 'Products' })).not.toBeInTheDocument();

  const products = page.getByRole('group', { name: 'Products' });
  products.getByRole('button', { name: 'Move up' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(products.getByRole('button', { name: 'Move up' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(written).toBe('{{products}}\n\nHi\n\n[Book]({{link}})');
  await expect.element(products.getByRole('button', { name: 'Move down' })).toHaveFocus();

  products.getByRole('button', { name: 'Delete' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(written).toBe('Hi\n\n[Book]({{link}})');
  await expect
    .element(page.getByRole('group', { name: 'Text' }).getByRole('button', { name: 'Delete' }))
    .toHaveFocus();
});

it('writes a button and the photo of the contact', async () => {
  await renderComponent(<Body text="" />);
  await page.getByRole('button', { name: 'Photo button' }).click();
  expect(written).toBe('\n\n[See your photo]({{photoLink}})');
  const photo = page.getByRole('group', { name: 'Photo button' });
  await userEvent.fill(photo.getByLabelText('Button text'), 'Your [new] look');
  await userEvent.selectOptions(photo.getByLabelText('Opens'), 'Another page');
  const button = page.getByRole('group', { name: 'Button', exact: true });
  await userEvent.fill(button.getByLabelText('Address of the page'), 'https://a.example/b');
  expect(written).toBe('\n\n[Your new look](https://a.example/b)');
});

it('shows everyone their own photo once, and says what people without one get', async () => {
  await renderComponent(<Body text="Hi" />);
  await page.getByRole('button', { name: "Guest's photo" }).click();
  await expect.poll(kinds, { timeout: 5000 }).toEqual(['Text', "Guest's photo"]);
  expect(written).toBe('Hi\n\n{{photo}}');
  const photo = page.getByRole('group', { name: "Guest's photo" });
  await expect
    .element(photo.getByText(/For people without a photo, this block is left out\.$/))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: "Guest's photo" })).not.toBeInTheDocument();
});

it('puts a picture between the words', async () => {
  const { queryClient } = await renderComponent(<Body text="Hi" />);
  const asset = { id: 'asset-1', name: 'Spring', mime: 'image/png', thumbUrl: '/media/assets/asset-1' };
  queryClient.setQueryData(listAssetsQuery({ page: 1, show: 48 }).queryKey, {
    ...{ page: 1, pages: 1, total: 1, items: [asset] as Asset[] },
  });
  queryClient.setQueryData(getAssetQuery('asset-1').queryKey, asset as Asset);
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  // No block is added before a picture is chosen.
  expect(written).toBe('Hi');
  await page.getByRole('dialog').getByRole('button', { name: 'Spring' }).click();
  await expect.poll(kinds, { timeout: 5000 }).toEqual(['Text', 'Picture']);
  expect(written).toBe('Hi\n\n{{picture:asset-1}}');
  const picture = page.getByRole('group', { name: 'Picture', exact: true });
  await expect.element(picture.getByRole('img', { name: 'Spring' })).toBeInTheDocument();
  await expect.element(picture.getByRole('button', { name: 'Delete' })).toHaveFocus();
  await picture.getByRole('button', { name: 'Remove Picture' }).click();
  expect(written).toBe('Hi');
});

it('keeps a block while it is edited, and parses a value from elsewhere again', async () => {
  await renderComponent(<Body text="" />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Message' }), '[Book]({{link}})');
  await expect.element(page.getByRole('textbox')).toHaveValue('[Book]({{link}})');
  expect(kinds()).toEqual([]);
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect.poll(kinds, { timeout: 5000 }).toEqual(['Text', 'Products']);
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Other');
});
