import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { SidePanel } from '~/ui/overlay/side-panel';
import { ConfirmButton } from './confirm-button';

it('closes the question on Escape, but not the panel around it', async () => {
  const onClose = vi.fn();
  await renderComponent(
    <SidePanel title="Party" data-list-panel onClose={onClose}>
      <ConfirmButton
        needs="updateSession"
        label="End"
        question="End Party?"
        confirm="End session"
        run={vi.fn()}
      />
    </SidePanel>,
  );
  await userEvent.click(page.getByRole('button', { name: 'End' }));
  await expect.element(page.getByRole('region', { name: 'Question' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'End' })).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});
