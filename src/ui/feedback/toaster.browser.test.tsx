import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { createNotifications, POSITIONS } from './notifications';
import { Toast } from './toast';
import { Toaster } from './toaster';

const TYPES = ['success', 'danger', 'warning'] as const;

afterEach(() => page.viewport(1280, 800));

it('[toast] success, danger and warning differ in color; the icon is optional', async () => {
  const { container } = await renderComponent(
    TYPES.map((type) => (
      <Toast key={type} type={type} {...(type !== 'warning' && { icon: <svg aria-hidden /> })}>
        {type}
      </Toast>
    )),
  );
  const toasts = [...container.querySelectorAll('[data-type]')];
  expect(new Set(toasts.map((toast) => getComputedStyle(toast).borderTopColor)).size).toBe(3);
  expect(toasts.map((toast) => toast.querySelectorAll('svg').length)).toEqual([1, 1, 0]);
});

it('[toast] closes on a click anywhere, except on its link, and by a button for the keyboard', async () => {
  const close = vi.fn();
  await renderComponent(
    <Toast type="warning" onDismiss={close}>
      Two photos are too large. <a href="#two">Show them</a>
    </Toast>,
  );
  await page.getByRole('link', { name: 'Show them' }).click();
  expect(close).not.toHaveBeenCalled();
  await page.getByText(/Two photos/).click({ position: { x: 5, y: 5 } });
  expect(close).toHaveBeenCalledTimes(1);
  page.getByRole('link', { name: 'Show them' }).element().focus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'delete notification' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(close).toHaveBeenCalledTimes(2);
});

/** A store whose notifications stay, because a test must not depend on time. */
async function renderToaster() {
  await page.viewport(1280, 800);
  const store = createNotifications();
  await renderComponent(<Toaster label="Notifications" store={store} />);
  return { ...store, notify: (text: string, more = {}) => store.notify({ text, removeAfter: 1e9, ...more }) };
}

it.each(POSITIONS)('[notification] is shown at %s', async (position) => {
  const store = await renderToaster();
  store.notify('Saved', { position });
  const toast = page.getByText('Saved');
  await expect.element(toast).toBeVisible();
  const { x, y, width, height } =
    toast.element().closest('[data-type]')?.getBoundingClientRect() ?? new DOMRect();
  const [left, right, above, below] = [x, innerWidth - x - width, y, innerHeight - y - height];
  const row = above < 40 ? 'top' : below < 40 ? 'bottom' : 'middle';
  const column =
    Math.abs(left - right) < 20 ? 'center' : left < 40 ? 'left' : right < 40 ? 'right' : 'between';
  expect(`${row}-${column}`).toBe(position);
});

it.each(['top', 'bottom'])('[notification] the newest is outermost at the %s', async (row) => {
  const store = await renderToaster();
  for (const type of TYPES) store.notify(type, { type, position: `${row}-center` });
  await expect.element(page.getByText('warning')).toBeVisible();
  const tops = TYPES.map((type) => page.getByText(type).element().getBoundingClientRect().top);
  expect(tops).toEqual(tops.toSorted((a, b) => (row === 'top' ? b - a : a - b)));
});

it('[notification] a failure interrupts the screen reader, and each is removed by its own button', async () => {
  const store = await renderToaster();
  store.notify('Saved');
  store.notify('Error Saving', { type: 'danger' });
  await expect.element(page.getByRole('status').filter({ hasText: 'Saved' })).toBeInTheDocument();
  const failure = page.getByRole('alert').filter({ hasText: 'Error Saving' });
  await failure.getByRole('button', { name: 'delete notification' }).click();
  await expect.poll(() => store.state.get().items.map(({ text }) => text)).toEqual(['Saved']);
});

it('[notification] its time stops while the pointer or the focus is on it', async () => {
  const store = createNotifications();
  const hold = vi.fn(store.hold);
  await renderComponent(
    <>
      <button type="button">Elsewhere</button>
      <Toaster label="Notifications" store={{ ...store, hold }} />
    </>,
  );
  store.notify({ text: 'Saved', removeAfter: 1e9 });
  const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
  await page.getByText('Saved').hover();
  await expect.poll(() => hold.mock.lastCall).toEqual(['bottom-center', true]);
  await elsewhere.hover();
  await expect.poll(() => hold.mock.lastCall).toEqual(['bottom-center', false]);
  page.getByRole('button', { name: 'delete notification' }).element().focus();
  await expect.poll(() => hold.mock.lastCall).toEqual(['bottom-center', true]);
  elsewhere.element().focus();
  await expect.poll(() => hold.mock.lastCall).toEqual(['bottom-center', false]);
});
