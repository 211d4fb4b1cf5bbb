import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { Button } from './button';

it('runs the action once per press and not while it is busy', async () => {
  const action = vi.fn();
  const screen = await renderComponent(<Button onClick={action}>Save</Button>);
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(action).toHaveBeenCalledTimes(1);
  await screen.unmount();

  const busy = await renderComponent(
    <Button busy onClick={action}>
      Save
    </Button>,
  );
  await userEvent.tab();
  await expect.element(busy.getByRole('button', { name: 'Save' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(action).toHaveBeenCalledTimes(1);
});
