import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RecordForm } from '~/patterns/form/record-form';
import { renderComponent } from '~/testing/render-component';
import { firstKeys, keyForm, keySchema } from './key-form';

it('requires the keys of a service and focuses the first missing one', async () => {
  const save = vi.fn(async () => ({}));
  await renderComponent(
    <RecordForm
      sections={keyForm('phorest')}
      schema={keySchema('phorest')}
      record={null}
      initial={firstKeys()}
      needs="connectIntegration"
      save={save}
      button={{ label: 'Connect' }}
    />,
  );
  await userEvent.click(page.getByRole('button', { name: 'Connect' }));
  const id = page.getByRole('textbox', { name: 'Business ID' });
  await expect.element(id).toHaveFocus();
  await expect.element(id).toHaveAccessibleDescription(/This is required\./);
  await userEvent.fill(id, 'north-1');
  await userEvent.click(page.getByRole('button', { name: 'Connect' }));
  const key = page.getByRole('textbox', { name: 'API key' });
  await expect.element(page.getByLabelText(/^API key/)).toHaveFocus();
  await expect.element(page.getByLabelText(/^API key/)).toHaveAccessibleDescription(/This is required\./);
  await userEvent.click(page.getByRole('button', { name: 'Show the key' }));
  await userEvent.fill(key, 'phorest-key-1');
  await expect.element(key).toHaveAttribute('type', 'text');
  await userEvent.click(page.getByRole('button', { name: 'Hide the key' }));
  await expect.element(page.getByLabelText(/^API key/)).toHaveAttribute('type', 'password');
  expect(save).not.toHaveBeenCalled();
});
