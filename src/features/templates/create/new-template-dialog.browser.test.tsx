import { useQueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Account, getOwnAccountQuery } from '~/api/account';
import { renderComponent } from '~/testing/render-component';
import { NewTemplateDialog } from './new-template-dialog';

function NewTemplate() {
  useQueryClient().setQueryData(getOwnAccountQuery().queryKey, {
    ...{ businessName: 'Juniper', locale: 'en', timezone: 'UTC', category: 'other', logoAssetId: null },
    ...{ brandColor: null, accentColor: null, headingFont: null, textFont: null },
  } as Account);
  return <NewTemplateDialog onClose={() => {}} />;
}

it('filters the designs by size, chooses the first that is left, and stays as high', async () => {
  await page.viewport(390, 844);
  const screen = await renderComponent(<NewTemplate />);
  const designs = screen.getByRole('group', { name: 'Design' }).getByRole('radio');
  await expect.poll(() => designs.elements().length).toBeGreaterThan(10);
  const height = () => screen.getByRole('dialog').element().getBoundingClientRect().height;
  const [before, count] = [height(), designs.elements().length];
  expect(designs.first().element().closest('label')?.getBoundingClientRect().bottom).toBeLessThan(844);
  await userEvent.click(screen.getByRole('radio', { name: 'Strip', exact: true }));
  await expect.poll(() => designs.elements().length).toBeLessThan(count);
  await expect.element(designs.first()).toHaveAccessibleName(/Strip · 600 × 1800/);
  await expect.element(designs.first()).toBeChecked();
  expect(height()).toBe(before);
});
