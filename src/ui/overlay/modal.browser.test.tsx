import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { createNotifications } from '../feedback/notifications';
import { Toaster } from '../feedback/toaster';
import { Dialog } from './dialog';
import { SidePanel } from './side-panel';

beforeEach(() => page.viewport(1000, 600));

const isInert = (element: Element) => {
  const { left, top } = element.getBoundingClientRect();
  return !element.contains(document.elementFromPoint(left + 2, top + 2));
};

function Page({ Overlay, onClose = () => {} }: { Overlay: typeof Dialog; onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const [nested, setNested] = useState(false);
  return (
    <div style={{ blockSize: '200vb' }}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Overlay
          title="Delete the photo?"
          onClose={() => {
            onClose();
            setOpen(false);
          }}
        >
          <button type="button" onClick={() => setNested(true)}>
            More
          </button>
          <button type="button">Last</button>
          {nested && (
            <Dialog title="Are you sure?" onClose={() => setNested(false)}>
              <button type="button" data-autofocus>
                Yes
              </button>
            </Dialog>
          )}
        </Overlay>
      )}
    </div>
  );
}

async function open(Overlay: typeof Dialog, onClose?: () => void) {
  const screen = await renderComponent(<Page Overlay={Overlay} {...(onClose && { onClose })} />);
  await screen.getByRole('button', { name: 'Open' }).click();
  return { ...screen, dialog: page.getByRole('dialog', { name: 'Delete the photo?' }) };
}

describe.each([
  ['dialog', Dialog],
  ['side panel', SidePanel],
])('%s', (_name, Overlay) => {
  it('makes the page inert and keeps the focus inside', async () => {
    const { dialog, getByText } = await open(Overlay);
    await expect.element(dialog).toBeVisible();
    expect(isInert(getByText('Open').element())).toBe(true);
    for (let press = 0; press < 8; press++) {
      await userEvent.tab();
      const { activeElement } = document;
      expect(activeElement === document.body || dialog.element().contains(activeElement)).toBe(true);
    }
  });

  it('closes once on Escape and gives the focus back', async () => {
    const onClose = vi.fn();
    const { dialog, getByText } = await open(Overlay, onClose);
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledTimes(1);
    await expect.element(getByText('Open')).toHaveFocus();
  });

  it('closes on a click outside and not on one inside', async () => {
    const onClose = vi.fn();
    const { dialog } = await open(Overlay, onClose);
    await dialog.getByRole('heading').click();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(document.documentElement, { position: { x: 2, y: 2 }, force: true });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('closes only the topmost of two on Escape', async () => {
    const { dialog } = await open(Overlay);
    await dialog.getByRole('button', { name: 'More' }).click();
    const nested = page.getByRole('dialog', { name: 'Are you sure?' });
    await expect.element(nested.getByRole('button', { name: 'Yes' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(nested).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'More' })).toHaveFocus();
  });
});

it('stays open when its parent does not close it, however often Escape is pressed', async () => {
  const onClose = vi.fn();
  await renderComponent(
    <Dialog title="Sending" onClose={onClose}>
      <p>Wait.</p>
    </Dialog>,
  );
  const dialog = page.getByRole('dialog', { name: 'Sending' });
  for (let press = 0; press < 3; press++) await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose).toHaveBeenCalledTimes(3);
  expect(dialog.element().matches(':modal')).toBe(true);
});

it('a click outside does not close a dialog that asks for it', async () => {
  const onClose = vi.fn();
  await renderComponent(
    <Dialog title="Sending" onClose={onClose} closeOnClickOutside={false}>
      <p>Wait.</p>
    </Dialog>,
  );
  await userEvent.click(document.documentElement, { position: { x: 2, y: 2 }, force: true });
  expect(onClose).not.toHaveBeenCalled();
});

it('a side panel is flush with the edge of the window, and the page keeps its width', async () => {
  const screen = await renderComponent(<Page Overlay={SidePanel} />);
  const main = screen.getByRole('main');
  const before = main.element().getBoundingClientRect();
  // Overlay scrollbars have no width, so there is nothing to test.
  expect(window.innerWidth - document.documentElement.clientWidth).toBeGreaterThan(0);
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.element().getBoundingClientRect().right).toBe(window.innerWidth);
  expect(document.querySelector('main')?.getBoundingClientRect().width).toBe(before.width);
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
});

it('shows and announces notifications inside the open modal', async () => {
  const store = createNotifications();
  await renderComponent(
    <>
      <Page Overlay={SidePanel} />
      <Toaster label="Notifications" store={store} />
    </>,
  );
  await page.getByRole('button', { name: 'Open' }).click();
  store.notify({ text: 'Error Saving', type: 'danger', removeAfter: 60_000 });
  const dialog = page.getByRole('dialog');
  const toast = dialog.getByRole('region', { name: 'Notifications' }).getByText('Error Saving');
  await toast.click();
  await expect.element(toast).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});
