import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { notifications } from '~/ui/feedback/notifications';
import { onDemand } from './on-demand';

const Menu = ({ label }: { label: string }) => <div role="menu">{label}</div>;
const module = { Menu, other: 1 };
const Lazy = onDemand(async () => module, 'Menu');

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Lazy label="Colors" onClose={() => setOpen(false)} />}
    </>
  );
}

afterEach(() => vi.restoreAllMocks());

it('says that a menu cannot be loaded, and opens it later', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderComponent(<Page />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect
    .poll(() => notifications.state.get().items.map(({ text }) => text))
    .toContain('This needs a connection the first time it is opened.');
  expect(page.getByRole('menu').elements()).toEqual([]);
  onLine.mockReturnValue(true);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByText('Colors')).toBeVisible();
});
