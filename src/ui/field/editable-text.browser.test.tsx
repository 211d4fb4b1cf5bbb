import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { EditableText } from './editable-text';

function Album({ onSave }: { onSave: (name: string) => Promise<void> | void }) {
  const [name, setName] = useState('Summer');
  return (
    <EditableText
      value={name}
      label="Album"
      emptyText="A name is needed."
      explain={() => 'Not saved. The name is taken.'}
      onSave={async (next) => {
        await onSave(next);
        setName(next);
      }}
    />
  );
}

const shown = (name: string) => page.getByRole('button', { name });
const field = page.getByRole('textbox', { name: 'Album' });

it('[text] a click turns it into a field with all text selected, and Enter saves the trimmed text', async () => {
  const save = vi.fn();
  await renderComponent(<Album onSave={save} />);
  await shown('Summer').click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('  Autumn  {Enter}');
  await expect.element(shown('Autumn')).toHaveFocus();
  expect(save.mock.calls).toEqual([['Autumn']]);
});

it('[text] Escape restores the text', async () => {
  const save = vi.fn();
  await renderComponent(<Album onSave={save} />);
  await shown('Summer').click();
  await userEvent.keyboard('Autumn{Escape}');
  await expect.element(shown('Summer')).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

it('[text] leaving the field saves, and does not move the focus back', async () => {
  await renderComponent(
    <>
      <Album onSave={() => {}} />
      <button type="button">Next</button>
    </>,
  );
  await shown('Summer').click();
  await userEvent.keyboard('Autumn');
  await userEvent.tab();
  await expect.element(shown('Autumn')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
});

it('[text] refuses an empty text, and keeps a text that could not be saved, with the reason', async () => {
  await renderComponent(<Album onSave={() => Promise.reject(new Error('taken'))} />);
  await shown('Summer').click();
  await userEvent.keyboard('   {Enter}');
  await expect.element(field).toHaveAccessibleDescription('A name is needed.');
  await userEvent.fill(field, 'Autumn');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved. The name is taken.');
  await expect.element(field).toHaveValue('Autumn');
});
