import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { SaveBar } from './save-bar';

const bar = () => page.getByRole('region', { name: 'Save' });
const render = (changed: Parameters<typeof SaveBar>[0]['changed'], unsaved?: string) =>
  renderComponent(
    <SaveBar
      form="form"
      disabled={false}
      changed={changed}
      conflicts={[]}
      button={{ label: 'Save draft', draftHint: unsaved }}
      loading={false}
      onDiscard={() => {}}
    />,
  );

it('floats from the start over a new record that is worth saving as it is', async () => {
  const { unmount } = await render([], 'Not saved yet');
  await expect.element(bar()).toHaveAttribute('data-floating');
  await expect.element(bar().getByText('Not saved yet')).toBeVisible();
  await expect.element(bar().getByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  await unmount();
  await render([msg`Name`], 'Not saved yet');
  await expect.element(bar().getByText('Unsaved: Name')).toBeVisible();
});

it('is the end of an unchanged form otherwise', async () => {
  await render([]);
  await expect.element(bar()).not.toHaveAttribute('data-floating');
});
