import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { Popup } from './popup';

beforeEach(() => page.viewport(1000, 600));

const renderPopup = () =>
  renderComponent(
    <div style={{ paddingInlineStart: '20rem' }}>
      <Popup label="View">
        {(close) => (
          <button type="button" onClick={close}>
            Apply
          </button>
        )}
      </Popup>
      <button type="button">After</button>
    </div>,
  );

it('opens below its button by keyboard and closes on Escape with the focus back', async () => {
  await renderPopup();
  const button = page.getByRole('button', { name: 'View' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const apply = page.getByRole('button', { name: 'Apply' });
  await expect.element(apply).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  const sheet = apply.element().parentElement?.getBoundingClientRect();
  const anchor = button.element().getBoundingClientRect();
  expect(sheet?.top).toBeGreaterThanOrEqual(anchor.bottom);
  expect(sheet?.right).toBeCloseTo(anchor.right, 0);
  await userEvent.keyboard('{Escape}');
  await expect.element(apply).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('closes when its content asks for it, when the focus leaves and on a click elsewhere', async () => {
  await renderPopup();
  const button = page.getByRole('button', { name: 'View' });
  const apply = page.getByRole('button', { name: 'Apply' });
  const after = page.getByRole('button', { name: 'After' });

  await button.click();
  await apply.click();
  await expect.element(apply).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();

  await button.click();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(apply).not.toBeInTheDocument();
  await expect.element(after).toHaveFocus();

  await button.click();
  await after.click();
  await expect.element(apply).not.toBeInTheDocument();
  await expect.poll(() => button.element().getAttribute('aria-expanded')).toBe('false');
});

it('shows many fields on a phone at the bottom of the window', async () => {
  await page.viewport(390, 600);
  await renderComponent(
    <Popup label="Filter" sheet>
      {() => <input aria-label="Name" />}
    </Popup>,
  );
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByLabelText('Name').element().closest('[popover]');
  await expect.poll(() => sheet?.getBoundingClientRect().bottom).toBe(600);
  // The width of the window without a scrollbar.
  expect(sheet?.getBoundingClientRect().width).toBeGreaterThan(370);
});
