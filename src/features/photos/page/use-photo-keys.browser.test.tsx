import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { ModalFrame } from '~/ui/overlay/modal';
import { usePhotoKeys, useSwipe } from './use-photo-keys';

const steps = { toPrevious: vi.fn(), toNext: vi.fn() };
const onEscape = vi.fn();
const onClose = vi.fn();
const inDialog = vi.fn();

beforeEach(() => vi.clearAllMocks());

function Large() {
  const stage = useRef<HTMLDivElement>(null);
  usePhotoKeys({ toPrevious: inDialog, toNext: inDialog, within: stage });
  return (
    <ModalFrame aria-label="Large" onClose={onClose}>
      <div ref={stage}>
        <button type="button">Close</button>
      </div>
    </ModalFrame>
  );
}

function Stage({ isLarge = false }: { isLarge?: boolean }) {
  usePhotoKeys({ ...steps, onEscape });
  return (
    <div role="img" aria-label="Photo" style={{ blockSize: 300, touchAction: 'pan-y' }} {...useSwipe(steps)}>
      <input type="range" aria-label="Compare" />
      <form>
        <button type="button">In a form</button>
      </form>
      {isLarge && <Large />}
    </div>
  );
}

function swipe(target: Element, x: number, y = 0, more: PointerEventInit = {}) {
  const touch = { bubbles: true, isPrimary: true, pointerType: 'touch', ...more };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...touch, clientX: 200, clientY: 100 }));
  target.dispatchEvent(new PointerEvent('pointerup', { ...touch, clientX: 200 + x, clientY: 100 + y }));
}

it('steps by a swipe to a side, but not by a scroll, a zoom, a mouse or on a slider', async () => {
  await renderComponent(<Stage />);
  const photo = page.getByRole('img', { name: 'Photo' }).element();
  swipe(photo, -90);
  expect(steps.toNext).toHaveBeenCalledOnce();
  swipe(photo, 90, 20);
  expect(steps.toPrevious).toHaveBeenCalledOnce();
  swipe(photo, -30);
  swipe(photo, -90, 80);
  swipe(photo, -90, 0, { pointerType: 'mouse' });
  swipe(photo, -90, 0, { isPrimary: false });
  swipe(page.getByRole('slider').element(), -90);
  expect(steps.toNext).toHaveBeenCalledOnce();
  expect(steps.toPrevious).toHaveBeenCalledOnce();
});

it('leaves by Escape, but not from a field or a form', async () => {
  await renderComponent(<Stage />);
  page.getByRole('slider').element().focus();
  await userEvent.keyboard('{Escape}{ArrowRight}');
  page.getByRole('button', { name: 'In a form' }).element().focus();
  await userEvent.keyboard('{Escape}');
  expect(onEscape).not.toHaveBeenCalled();
  expect(steps.toNext).not.toHaveBeenCalled();
  document.getElementById('main')?.focus();
  await userEvent.keyboard('{Escape}{ArrowRight}');
  expect(onEscape).toHaveBeenCalledOnce();
  expect(steps.toNext).toHaveBeenCalledOnce();
});

it('gives the keys to the dialog that shows the photo, which Escape closes', async () => {
  await renderComponent(<Stage isLarge />);
  await expect.element(page.getByRole('dialog', { name: 'Large' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(inDialog).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(onEscape).not.toHaveBeenCalled();
  expect(steps.toNext).not.toHaveBeenCalled();
});
