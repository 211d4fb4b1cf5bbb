import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { Button } from '~/ui/button';
import '~/ui/tokens.css';
import '~/ui/base.css';
import { FloatingBar } from './floating-bar';

it('shows three bulk actions on a phone, and the others in a popover', async () => {
  const run = vi.fn();
  const names = ['Tags', 'Campaign', 'Export', 'Consent', 'Delete'];
  await page.viewport(390, 700);
  await renderComponent(
    <FloatingBar
      label="Selected rows"
      actions={names.map((name) => (
        <Button key={name} onClick={() => run(name)}>
          {name}
        </Button>
      ))}
    >
      <strong>3 selected</strong>
    </FloatingBar>,
  );
  const button = (name: string) => page.getByRole('button', { name });
  for (const name of ['Tags', 'Campaign', 'Export', 'More']) {
    await expect.element(button(name)).toBeVisible();
    expect(button(name).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  await expect.element(button('Consent')).not.toBeInTheDocument();
  await button('More').click();
  await button('Delete').click();
  expect(run.mock.calls).toEqual([['Delete']]);
  await expect.element(button('Delete')).not.toBeInTheDocument();
  await expect.element(button('More')).toHaveFocus();
  await page.viewport(1000, 700);
  for (const name of names) await expect.element(button(name)).toBeVisible();
  await expect.element(button('More')).not.toBeInTheDocument();
});
