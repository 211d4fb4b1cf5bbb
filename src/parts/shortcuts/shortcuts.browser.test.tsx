import { msg } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { ShortcutSheet } from './shortcut-sheet';
import { isTyping, useShortcuts } from './shortcuts';

const title = msg`List`;

function List({ onNext }: { onNext: () => void }) {
  useShortcuts({
    title,
    shortcuts: [
      { keys: ['j'], label: msg`Next row`, run: ({ target }) => !isTyping(target) && onNext() },
      { keys: ['Mod+s', 'Mod+S'], label: msg`Save`, run: () => false },
    ],
  });
  return <input aria-label="Name" />;
}

function Review({ onApprove }: { onApprove: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useShortcuts({
    title: msg`Review photos`,
    within: dialog,
    shortcuts: [{ keys: ['a'], label: msg`Approve`, run: onApprove }],
  });
  return <dialog ref={dialog}>Review</dialog>;
}

it('runs a shortcut, but not while text is typed or with another modifier', async () => {
  const onNext = vi.fn();
  await renderComponent(<List onNext={onNext} />);
  await userEvent.keyboard('j{Control>}j{/Control}{Alt>}j{/Alt}');
  expect(onNext).toHaveBeenCalledTimes(1);
  await page.getByLabelText('Name').fill('');
  await userEvent.keyboard('j');
  expect(onNext).toHaveBeenCalledTimes(1);
  await expect.element(page.getByLabelText('Name')).toHaveValue('j');
});

it('lists the shortcuts of mounted components only', async () => {
  const { rerenderContent } = await renderComponent(<List onNext={() => {}} />);
  await rerenderContent(
    <>
      <List onNext={() => {}} />
      <ShortcutSheet onClose={() => {}} />
    </>,
  );
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // Two notations of the same key.
  await expect.element(sheet).toHaveTextContent('Keyboard shortcutsListNext rowJSaveCtrl S');
  expect(
    sheet
      .getByRole('definition')
      .elements()
      .map((keys) => keys.children.length),
  ).toEqual([1, 1]);
  await rerenderContent(null);
  await rerenderContent(<ShortcutSheet onClose={() => {}} />);
  await expect.element(sheet).toHaveTextContent('Keyboard shortcuts');
});

it('gives keys to the topmost modal dialog only', async () => {
  const [onApprove, onNext] = [vi.fn(), vi.fn()];
  const { rerenderContent } = await renderComponent(
    <>
      <List onNext={onNext} />
      <Review onApprove={onApprove} />
    </>,
  );
  await userEvent.keyboard('aj');
  expect(onApprove).toHaveBeenCalledTimes(1);
  expect(onNext).not.toHaveBeenCalled();
  await rerenderContent(
    <>
      <List onNext={onNext} />
      <Review onApprove={onApprove} />
      <ShortcutSheet onClose={() => {}} />
    </>,
  );
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(sheet).toHaveTextContent('Keyboard shortcutsReview photosApproveA');
  await userEvent.keyboard('a');
  expect(onApprove).toHaveBeenCalledTimes(1);
});
