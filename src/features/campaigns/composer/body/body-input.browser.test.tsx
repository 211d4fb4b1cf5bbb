import { type ComponentProps, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Asset, getAssetQuery, listAssetsQuery } from '~/api/assets';
import { listProductsQuery, type Product } from '~/api/products';
import { inputProps } from '~/testing/input-props';
import { renderComponent } from '~/testing/render-component';
import { ComposerContext, type ComposerContextValue } from '../model/composer-context';
import { BodyInput } from './body-input';

let written: string | null | undefined;
let edited: [string, unknown] | undefined;

beforeEach(() => {
  edited = undefined;
});

interface BodyProps extends Partial<ComponentProps<typeof BodyInput>> {
  text: string;
  /** Of the business. */
  locale?: string;
}

function Body({ text, locale = 'en-CA', ...props }: BodyProps) {
  const [value, setValue] = useState<string | null | undefined>(text);
  written = value;
  return (
    <ComposerContext value={{ account: { locale } } as ComposerContextValue}>
      <label htmlFor="body">Message</label>
      <BodyInput
        {...inputProps}
        id="body"
        label="Message"
        value={value}
        onChange={setValue}
        values={{}}
        itemError={() => undefined}
        edit={(...change) => {
          edited = change;
        }}
        {...props}
      />
      <button type="button" onClick={() => setValue('Other\n\n{{products}}')}>
        Replace
      </button>
    </ComposerContext>
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
  await expect.element(picture.getByRole('button', { name: 'Choose another' })).toHaveFocus();
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

it('inserts a placeholder from the menu, and explains those in the text', async () => {
  await renderComponent(<Body text="Hi " />);
  const text = page.getByRole('textbox', { name: 'Message' });
  (text.element() as HTMLTextAreaElement).setSelectionRange(3, 3);
  await page.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('button', { name: /^First name/ }).click();
  expect(written).toBe('Hi {{firstName}}');
  await expect.element(text).toHaveFocus();
  await expect
    .element(page.getByText(/First name – left out if unknown, or “there” after a greeting$/))
    .toBeVisible();
});

it('says what is written for an unknown name in the language of the business', async () => {
  await renderComponent(<Body text="Hallo {{firstName}}" locale="de-DE" />);
  await expect.element(page.getByText(/First name – left out if unknown$/)).toBeVisible();
});

it('moves through the menu of placeholders with arrow keys', async () => {
  await renderComponent(<Body text="" />);
  page.getByRole('button', { name: 'Insert' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: /^First name/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('button', { name: /^Link to the photo/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(written).toBe('{{business}}');
});

it('asks for the link of a new button only after the field was left', async () => {
  await renderComponent(<Body text={'Hi\n\n[Book]({{link}})'} />);
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  await expect.element(link).toBeVisible();
  await expect.element(link).not.toHaveAttribute('aria-invalid');
  await expect.element(page.getByText('Enter the page that the button opens.')).not.toBeInTheDocument();
  (link.element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(page.getByText('Enter the page that the button opens.')).toBeVisible();
  await expect.element(link).toHaveAttribute('aria-invalid', 'true');
});

it('chooses the products in their block, and clears them with it', async () => {
  const { queryClient } = await renderComponent(<Body text={'Hi\n\n{{products}}'} />);
  queryClient.setQueryData(listProductsQuery({ show: 200 }).queryKey, {
    ...{ page: 1, pages: 1, total: 1, items: [{ id: 'serum', name: 'Serum' }] as Product[] },
  });
  const block = page.getByRole('group', { name: 'Products' });
  await block.getByRole('button', { name: 'Choose' }).click();
  await block.getByRole('checkbox', { name: 'Serum' }).click();
  expect(edited).toEqual(['productIds', ['serum']]);
  await block.getByRole('button', { name: 'Delete' }).click();
  expect(edited).toEqual(['productIds', []]);
  expect(written).toBe('Hi');
});

it('keeps the products until the last of two equal blocks is deleted', async () => {
  await renderComponent(<Body text={'Hi\n\n{{products}}\n\nBye\n\n{{products}}'} />);
  const blocks = page.getByRole('group', { name: 'Products' });
  await blocks.first().getByRole('button', { name: 'Delete' }).click();
  expect(written).toBe('Hi\n\nBye\n\n{{products}}');
  expect(edited).toBeUndefined();
  await blocks.getByRole('button', { name: 'Delete' }).click();
  expect(edited).toEqual(['productIds', []]);
});

it('marks the error of the message at its first text only', async () => {
  await renderComponent(<Body text={'Hi\n\n{{products}}\n\nBye'} invalid describedBy="error" required />);
  await expect.poll(kinds, { timeout: 5000 }).toEqual(['Text', 'Products', 'Text']);
  const texts = page.getByRole('textbox').elements();
  expect(texts.map((text) => text.getAttribute('aria-invalid'))).toEqual(['true', null]);
  expect(texts.map((text) => text.getAttribute('aria-describedby'))).toEqual(['error', null]);
  expect(texts.map((text) => text.getAttribute('aria-required'))).toEqual(['true', null]);
});

it('writes the link of a button only if it is completed', async () => {
  const text = 'Hi\n\n[Book]({{link}})';
  const leave = async (props: Partial<BodyProps>) => {
    const { unmount } = await renderComponent(<Body text={text} {...props} />);
    const link = page.getByRole('textbox', { name: 'Link', exact: true });
    await expect.element(link).toBeVisible();
    (link.element() as HTMLElement).focus();
    await userEvent.tab();
    await expect.element(link).not.toHaveFocus();
    await unmount();
  };
  await leave({ values: { linkUrl: 'https://salon.example' } });
  await leave({ values: { linkUrl: 'salon.example' }, readOnly: true });
  await leave({ values: {} });
  expect(edited).toBeUndefined();
  await leave({ values: { linkUrl: 'salon.example' } });
  expect(edited).toEqual(['linkUrl', 'https://salon.example']);
});
