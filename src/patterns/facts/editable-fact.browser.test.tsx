import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod/mini';
import type { OperationId } from '~/api/permissions';
import { ApiError } from '~/api/transport/errors';
import { type Base, saveVersion } from '~/api/transport/versions';
import type { Section } from '~/patterns/form/field';
import { fieldsOf } from '~/patterns/form/fields';
import { renderComponent } from '~/testing/render-component';
import { notifications } from '~/ui/feedback/notifications';
import { SidePanel } from '~/ui/overlay/side-panel';
import { EditableFact } from './editable-fact';
import { Facts } from './facts';
import { InPlaceForm } from './in-place-form';
import { type EditorProps, useEditInPlace } from './use-edit-in-place';

interface Booth {
  version?: string;
  name: string;
  notes: string | null;
  tags: string[];
}
type Change = Partial<Omit<Booth, 'version'>>;

/** As the schemas are generated from the contract. */
const Update = z.object({
  name: z.optional(z.string().check(z.minLength(1)).check(z.maxLength(12))),
  notes: z.optional(z.union([z.string(), z.null()])),
  tags: z.optional(z.array(z.string())),
});
const field = fieldsOf<Change>();
const text = (message: string) => ({ id: message, message });
const sections: Section<Change>[] = [
  {
    title: text('Booth'),
    fields: [
      field.text('name', { label: text('Name') }),
      field.lines('notes', { label: text('Notes') }),
      field.tags('tags', { label: text('Tags') }),
    ],
  },
];

const booth: Booth = { name: 'Front desk', notes: null, tags: [] };

type Save = (change: Change, base: Base) => Promise<Booth>;
const answer: Save = async (change) => ({ ...booth, ...change });

interface ShowOptions {
  save?: Save;
  needs?: OperationId;
  inPanel?: boolean;
  isOffline?: boolean;
  row?: Booth;
}

async function show(options: ShowOptions = {}) {
  const { save = answer, needs = 'updateDevice', inPanel = false, isOffline = false, row = booth } = options;
  const Editor = (props: EditorProps<Booth, keyof Change>) => (
    <InPlaceForm {...props} sections={sections} schema={Update} record={props.row} save={save} />
  );
  function Panel() {
    const [open, setOpen] = useState(true);
    const edit = useEditInPlace<Booth, keyof Change>({
      row,
      needs,
      readEditor: () =>
        isOffline ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Editor),
    });
    const facts = (
      <Facts>
        <EditableFact edit={edit} label="Name" paths={['name']}>
          {edit.row.name}
        </EditableFact>
        <EditableFact edit={edit} label="Notes" paths={['notes']}>
          {edit.row.notes}
        </EditableFact>
        <EditableFact edit={edit} label="Tags" paths={['tags']}>
          {edit.row.tags.join(', ')}
        </EditableFact>
      </Facts>
    );
    if (!inPanel) return facts;
    return (
      open && (
        <SidePanel title="Booth" data-list-panel onClose={() => setOpen(false)}>
          {facts}
        </SidePanel>
      )
    );
  }
  return renderComponent(<Panel />);
}

const edit = (label: string) => page.getByRole('button', { name: `Edit: ${label}` });

it('saves with Enter, shows the answer and gives the focus back', async () => {
  const save = vi.fn<Save>(answer);
  await show({ save });
  await edit('Name').click();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}Counter{Enter}');
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('Counter');
  await expect.element(edit('Name')).toHaveFocus();
  expect(save.mock.calls).toEqual([[{ name: 'Counter' }, null]]);
});

it('says that its form cannot be loaded, and keeps the fact', async () => {
  await show({ isOffline: true });
  await edit('Name').click();
  await expect
    .poll(() => notifications.state.get().items.map(({ text }) => text))
    .toContain('This needs a connection the first time it is opened.');
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('Front desk');
});

it('opens by keyboard, and Escape cancels after a question without a request', async () => {
  const save = vi.fn<Save>(answer);
  await show({ save });
  await edit('Name').click();
  await userEvent.keyboard('x{Escape}');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(edit('Name')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Front desk');
  // Unchanged, it only closes.
  await userEvent.keyboard('{Enter}');
  await expect.element(edit('Name')).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

it('keeps the text of a failed save and shows the error at the field', async () => {
  const save = vi.fn<Save>().mockRejectedValueOnce(
    new ApiError({
      kind: 'status',
      status: 422,
      problem: {
        type: 'about:blank',
        title: 'Invalid',
        status: 422,
        detail: '',
        errors: [{ field: 'name', message: 'This name is taken.' }],
      },
      retryAfterMs: null,
    }),
  );
  await show({ save });
  await edit('Name').click();
  await userEvent.keyboard('{Control>}a{/Control}Counter{Enter}');
  const input = page.getByRole('textbox', { name: 'Name' });
  await expect.element(input).toHaveAccessibleDescription('This name is taken.');
  await expect.element(input).toHaveValue('Counter');
  await expect.element(input).toBeInvalid();
  await expect.element(input).toHaveFocus();
});

it('validates by the contract before it asks the API', async () => {
  const save = vi.fn<Save>(answer);
  await show({ save });
  await edit('Name').click();
  await userEvent.keyboard('{Control>}a{/Control}A name that is too long{Enter}');
  await expect
    .element(page.getByRole('textbox', { name: 'Name' }))
    .toHaveAccessibleDescription(/Use 12 characters at most/);
  expect(save).not.toHaveBeenCalled();
});

it('says that a value is missing, and saves several lines with Ctrl+Enter', async () => {
  const save = vi.fn<Save>(answer);
  await show({ save });
  await expect.element(page.getByText('Not set').first()).toBeVisible();
  await edit('Notes').click();
  await userEvent.keyboard('One{Enter}two{Control>}{Enter}{/Control}');
  await expect.element(edit('Notes')).toHaveFocus();
  expect(save.mock.calls).toEqual([[{ notes: 'One\ntwo' }, null]]);
});

it('saves a tag that was typed without Enter', async () => {
  const save = vi.fn<Save>(answer);
  await show({ save });
  await edit('Tags').click();
  await userEvent.keyboard('vip');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => save.mock.calls).toEqual([[{ tags: ['vip'] }, null]]);
});

it('asks before another record takes its place', async () => {
  const { router } = await show();
  await edit('Name').click();
  await userEvent.keyboard('x');
  void router.navigate({ to: '/', search: { id: 'next' } as never });
  await expect.element(page.getByRole('button', { name: 'Discard changes' })).toBeVisible();
});

it('offers to undo', async () => {
  const save = vi.fn<Save>(answer);
  notifications.forget();
  await show({ save });
  await edit('Name').click();
  await userEvent.keyboard('{Control>}a{/Control}Counter{Enter}');
  await expect.poll(() => notifications.state.get().items.map(({ text }) => text)).toEqual(['Changed: Name']);
  const undo = await renderComponent(notifications.state.get().items[0]?.action);
  await undo.getByRole('button', { name: 'Undo' }).click();
  expect(save.mock.calls).toEqual([
    [{ name: 'Counter' }, null],
    [{ name: 'Front desk' }, null],
  ]);
});

it('asks which change to keep if someone else changed the same field, and then saves', async () => {
  const api = { stored: { ...booth, version: 'v2', name: 'Hallway', tags: ['vip'] } };
  const save: Save = (change, base) =>
    saveVersion(base, change, async (data, version) => {
      if (version !== api.stored.version) {
        const words = { type: '/problems/stale', title: 'Changed meanwhile', detail: 'It was changed.' };
        const problem = { ...words, status: 412, current: api.stored };
        throw new ApiError({ kind: 'status', status: 412, problem, retryAfterMs: null });
      }
      api.stored = { ...api.stored, ...data, version: 'v3' };
      return api.stored;
    });
  await show({ save, row: { ...booth, version: 'v1' } });
  await edit('Name').click();
  await userEvent.keyboard('{Control>}a{/Control}Counter{Enter}');
  const question = page.getByRole('dialog', { name: 'Changed in another tab or by someone else' });
  await expect.element(question.getByLabelText('Theirs')).toHaveValue('Hallway');
  await question.getByRole('radio', { name: 'Keep mine' }).click();
  await question.getByRole('button', { name: 'Save' }).click();
  await expect.element(edit('Name')).toBeVisible();
  expect(api.stored).toEqual({ ...booth, version: 'v3', name: 'Counter', tags: ['vip'] });
});

it('cancels with Escape and leaves the panel open', async () => {
  for (const width of [1440, 600]) {
    await page.viewport(width, 900);
    const screen = await show({ inPanel: true });
    await edit('Name').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(edit('Name')).toHaveFocus();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await screen.unmount();
  }
});

it('clears a half-typed tag with Escape, and asks before it loses added tags', async () => {
  for (const width of [1440, 600]) {
    await page.viewport(width, 900);
    const screen = await show({ inPanel: true });
    await edit('Tags').click();
    const tags = page.getByRole('textbox', { name: 'Tags' });
    await userEvent.keyboard('half{Escape}');
    await expect.element(tags).toHaveValue('');
    await userEvent.keyboard('vip{Enter}half{Escape}');
    await expect.element(page.getByRole('button', { name: 'Remove vip' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const leave = page.getByRole('button', { name: 'Discard changes' });
    await expect.element(leave).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(leave).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Remove vip' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await leave.click();
    await expect.element(edit('Tags')).toHaveFocus();
    await screen.unmount();
  }
});

it('shows only values to those who may not write', async () => {
  // An operation of administrators.
  await show({ needs: 'listAccounts' });
  await expect.element(page.getByText('Front desk')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
  expect(page.getByText('Tags').elements()).toEqual([]);
});
