import { msg } from '@lingui/core/macro';
import { MutationObserver } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod/mini';
import { createQueryClient } from '~/api/cache/query-client';
import { ApiError } from '~/api/transport/errors';
import { type Base, saveVersion } from '~/api/transport/versions';
import { currentUser } from '~/identity';
import { setSession } from '~/identity/session';
import { renderComponent } from '~/testing/render-component';
import type { ListInputProps, Section } from './field';
import { fieldsOf } from './fields';
import { moveItem, newItem, replaceItem } from './keyed-items';
import type { FormValues } from './paths';
import { RecordForm } from './record-form';

interface Step {
  id?: string;
  title: string;
}
interface Body {
  name?: string;
  sku?: string | null;
  contact?: { email: string; phone?: string | null } | null;
  steps?: Step[];
}
interface Row {
  id: string;
  version?: string;
  name: string;
  sku: string | null;
  contact: { email: string; phone: string | null } | null;
  steps: Step[];
}

/** As the schemas are generated from the contract. */
const text = z.string().check(z.minLength(1)).check(z.maxLength(12));
const orNull = <T extends z.core.$ZodType>(type: T) => z.union([type, z.null()]);
const Update = z.object({
  name: z.optional(text),
  sku: z.optional(orNull(text)),
  contact: z.optional(orNull(z.object({ email: z.email(), phone: z.optional(orNull(text)) }))),
  steps: z.optional(z.array(z.object({ id: z.optional(z.string()), title: text })).check(z.maxLength(3))),
});

const row: Row = {
  ...{ id: 'session-a', name: 'Autumn', sku: null, contact: null },
  steps: [
    { id: 'one', title: 'First' },
    { id: 'two', title: 'Second' },
  ],
};

function StepsInput({ value, onChange, onBlur, itemError }: ListInputProps<Step, FormValues<Body>>) {
  return (
    <>
      <ol>
        {value.map(({ key, value: step }, index) => (
          <li key={key}>
            <input
              aria-label={`Title ${index + 1}`}
              aria-invalid={itemError(key, 'title') !== undefined || undefined}
              value={step.title}
              onBlur={onBlur}
              onChange={({ currentTarget }) =>
                onChange(replaceItem(value, key, { ...step, title: currentTarget.value }))
              }
            />
            <span>{itemError(key, 'title')}</span>
            <button
              type="button"
              onClick={(event) => {
                onChange(moveItem(value, key, index - 1));
                event.currentTarget.closest('li')?.querySelector('input')?.focus();
              }}
            >
              Move up
            </button>
          </li>
        ))}
      </ol>
      <button type="button" onClick={() => onChange([...value, newItem({ title: '' })])}>
        Add a step
      </button>
    </>
  );
}

const field = fieldsOf<Body, Row>();
const sections: readonly Section<Body, Row>[] = [
  { title: msg`General`, tab: 'general', fields: [field.text('name', { label: msg`Name` })] },
  {
    title: msg`Details`,
    tab: 'details',
    fields: [
      field.text('sku', { label: msg`SKU` }),
      field.text('contact.email', { label: msg`Email address`, type: 'email' }),
      field.text('contact.phone', { label: msg`Phone` }),
    ],
  },
  {
    title: msg`Steps`,
    tab: 'steps',
    fields: [field.list('steps', { label: msg`Steps`, Input: StepsInput })],
  },
];
const TABS = ['general', 'details', 'steps'];

type Save = (body: z.infer<typeof Update>, base: Base) => Promise<Row>;

const saved: Save = async (body) => ({ ...row, ...(body as Partial<Row>) });
const rejected = (errors: { field: string; message: string }[]) => async () => {
  const words = { type: 'about:blank', title: 'Invalid', detail: 'Some fields are invalid.' };
  const problem = { ...words, status: 422, errors };
  throw new ApiError({ kind: 'status', status: 422, problem, retryAfterMs: null });
};

interface HarnessProps {
  save: Save;
  record?: Row | null;
  footer?: ReactNode;
  tabbed?: boolean;
  onCancel?: () => void;
  alwaysShowSave?: boolean;
  onSaved?: (row: Row) => void;
  saveCopy?: (body: z.infer<typeof Update>) => Promise<unknown>;
}

function Harness(props: HarnessProps) {
  const { save, record = row, footer, tabbed = false, onCancel, alwaysShowSave = false, onSaved } = props;
  const [tab, setTab] = useState('general');
  return (
    <RecordForm
      sections={sections}
      schema={Update}
      record={record}
      needs="updateProduct"
      save={(body, base) => save(body, base)}
      saveCopy={props.saveCopy}
      footer={footer}
      {...(onCancel && { variant: 'card' as const })}
      {...(onSaved && { onSaved })}
      button={{ isAlwaysShown: alwaysShowSave, ...(onCancel && { onCancel }) }}
      {...(tabbed && {
        tabs: {
          current: tab,
          onChange: setTab,
          contains: ({ pathname }) => pathname === '/sessions/edit',
          render: ({ invalid, changed }) =>
            TABS.map((id) => (
              <button key={id} type="button" onClick={() => setTab(id)}>
                {id} {invalid.has(id) && '(error)'} {changed.has(id) && '(changed)'}
              </button>
            )),
        },
      })}
    />
  );
}

const first = { ...row, version: 'v1' };

/** An API whose record others have changed since it was read. */
function changedByOthers(change: Partial<Row>) {
  const api = { stored: { ...first, ...change, version: 'v2' } as Row & { version: string } };
  const save: Save = (body, base) =>
    saveVersion(base, body, async (data, version) => {
      if (version !== api.stored.version) {
        const words = { type: '/problems/stale', title: 'Changed meanwhile', detail: 'It was changed.' };
        const problem = { ...words, status: 412, current: api.stored };
        throw new ApiError({ kind: 'status', status: 412, problem, retryAfterMs: null });
      }
      api.stored = { ...api.stored, ...(data as Partial<Row>), version: `${version}+` };
      return api.stored;
    });
  return { api, save: vi.fn(save) };
}

const lost: Save = async () => {
  throw new ApiError({ kind: 'status', status: 401, problem: null, retryAfterMs: null });
};

const bar = () => page.getByRole('region', { name: 'Save' });
const input = (name: string) => page.getByRole('textbox', { name, exact: true });

describe('save bar', () => {
  it('has Cancel and Save from the start in a form that can be closed', async () => {
    const onCancel = vi.fn();
    await renderComponent(<Harness save={saved} onCancel={onCancel} />);
    const save = bar().getByRole('button', { name: 'Save' });
    await expect.element(save).toBeDisabled();
    await input('Name').fill('Winter');
    await expect.element(save).toBeEnabled();
    await expect.element(page.getByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
    await bar().getByRole('button', { name: 'Cancel' }).click();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('has one row on a phone, stays in sight over the cards below the form, and saves from there', async () => {
    await page.viewport(390, 844);
    const save = vi.fn(saved);
    await renderComponent(<Harness save={save} footer={<div style={{ height: 2000 }}>More</div>} />);
    await input('Name').fill('Winter');
    await input('Phone').fill('4165550142');
    window.scrollTo({ top: document.documentElement.scrollHeight });
    await expect.element(bar()).toBeInViewport({ ratio: 1 });
    expect(bar().element().clientHeight).toBeLessThan(70);
    await input('Phone').fill('');
    await bar().getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => save).toHaveBeenCalledOnce();
  });

  it('is there from the beginning where the form keeps its button, which is disabled until something changed', async () => {
    await renderComponent(<Harness save={saved} alwaysShowSave />);
    await expect.element(bar().getByRole('button', { name: 'Save' })).toBeDisabled();
    await input('Name').fill('Winter');
    await expect.element(bar().getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('names what changed, and is not there before', async () => {
    await renderComponent(<Harness save={saved} />);
    await expect.element(bar()).not.toBeInTheDocument();
    await input('Name').fill('Winter');
    await input('SKU').fill('W-1');
    await expect.element(bar().getByText('Unsaved: Name and SKU')).toBeVisible();
    await bar().getByRole('button', { name: 'Discard' }).click();
    await expect.element(input('Name')).toHaveValue('Autumn');
    await expect.element(input('Name')).toHaveFocus();
    await expect.element(bar()).not.toBeInTheDocument();
  });

  it('warns that a field was changed elsewhere since its edit began', async () => {
    const { rerenderContent } = await renderComponent(<Harness save={saved} />);
    await input('Name').fill('Winter');
    await input('SKU').fill('W-1');
    await rerenderContent(<Harness save={saved} record={{ ...row, name: 'Spring' }} />);
    await expect.element(bar().getByText(/^Also changed elsewhere: Name\./)).toBeVisible();
    await bar().getByRole('button', { name: 'Discard' }).click();
    await expect.element(input('Name')).toHaveValue('Spring');
    await input('Name').fill('Winter');
    await expect.element(bar()).toBeVisible();
    await expect.element(page.getByText(/^Also changed elsewhere/)).not.toBeInTheDocument();
  });

  describe('of a record that others changed', () => {
    const question = page.getByRole('dialog', { name: 'Changed in another tab or by someone else' });
    const saveForm = () => bar().getByRole('button', { name: 'Save' }).click();

    it('keeps both changes of different fields without a question', async () => {
      const { api, save } = changedByOthers({ sku: 'S-1', contact: { email: 'a@b.example', phone: null } });
      const record = { ...first, contact: { email: 'old@b.example', phone: null } };
      await renderComponent(<Harness save={save} record={record} />);
      await input('Name').fill('Winter');
      await input('Phone').fill('4165550142');
      await saveForm();
      await expect.element(bar()).not.toBeInTheDocument();
      expect(api.stored).toMatchObject({
        name: 'Winter',
        sku: 'S-1',
        contact: { email: 'a@b.example', phone: '4165550142' },
      });
      await expect.element(input('SKU')).toHaveValue('S-1');
    });

    it('asks about a field that both changed, and keeps what was typed', async () => {
      const { api, save } = changedByOthers({ name: 'Spring', sku: 'S-1' });
      await renderComponent(<Harness save={save} record={first} />);
      await input('Name').fill('Winter');
      await saveForm();
      await expect.element(question.getByLabelText('Yours')).toHaveValue('Winter');
      await expect.element(question.getByLabelText('Theirs')).toHaveValue('Spring');
      expect(question.getByRole('group').elements()).toHaveLength(1);
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect.element(input('Name')).toHaveValue('Winter');
      expect(api.stored.name).toBe('Spring');

      await saveForm();
      await expect.element(question.getByRole('button', { name: 'Save' })).toBeDisabled();
      await question.getByRole('radio', { name: 'Keep mine' }).click();
      await question.getByRole('button', { name: 'Save' }).click();
      await expect.element(bar()).not.toBeInTheDocument();
      expect(api.stored).toMatchObject({ name: 'Winter', sku: 'S-1' });
    });

    it('takes their value, and saves the other changes', async () => {
      const { api, save } = changedByOthers({ name: 'Spring' });
      await renderComponent(<Harness save={save} record={first} />);
      await input('Name').fill('Winter');
      await input('SKU').fill('W-1');
      await saveForm();
      await question.getByRole('radio', { name: 'Use theirs' }).click();
      await question.getByRole('button', { name: 'Save' }).click();
      await expect.element(bar()).not.toBeInTheDocument();
      expect(api.stored).toMatchObject({ name: 'Spring', sku: 'W-1' });
      await expect.element(input('Name')).toHaveValue('Spring');
    });

    it('saves the changes as a copy, and shows their values', async () => {
      const { api, save } = changedByOthers({ name: 'Spring' });
      const saveCopy = vi.fn(async (_body: z.infer<typeof Update>) => {});
      const { rerenderContent } = await renderComponent(
        <Harness save={save} saveCopy={saveCopy} record={first} />,
      );
      await input('Name').fill('Winter');
      await input('SKU').fill('W-1');
      await saveForm();
      await question.getByRole('button', { name: 'Save mine as a copy' }).click();
      await expect.element(question).not.toBeInTheDocument();
      await expect.element(input('Name')).toHaveValue('Spring');
      await expect.element(input('SKU')).toHaveValue('');
      expect(saveCopy.mock.calls).toEqual([[{ name: 'Winter', sku: 'W-1' }]]);
      expect(api.stored).toMatchObject({ name: 'Spring', sku: null });

      await rerenderContent(<Harness save={save} record={first} />);
      await input('Name').fill('Summer');
      await rerenderContent(<Harness save={save} record={{ ...first, version: 'v3', name: 'Fall' }} />);
      await saveForm();
      await expect.element(question).toBeVisible();
      await expect
        .element(question.getByRole('button', { name: 'Save mine as a copy' }))
        .not.toBeInTheDocument();
    });

    it('says why the copy could not be saved, and keeps what was typed', async () => {
      const { save } = changedByOthers({ name: 'Spring' });
      const saveCopy = rejected([{ field: 'name', message: 'This name is taken.' }]);
      await renderComponent(<Harness save={save} saveCopy={saveCopy} record={first} />);
      await input('Name').fill('Winter');
      await saveForm();
      await question.getByRole('button', { name: 'Save mine as a copy' }).click();
      await expect.element(question.getByRole('alert')).toHaveTextContent('This name is taken.');
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect.element(input('Name')).toHaveValue('Winter');
    });

    it('asks before it sends anything if the record was read again', async () => {
      const { api, save } = changedByOthers({ name: 'Spring' });
      const { rerenderContent } = await renderComponent(<Harness save={save} record={first} />);
      await input('Name').fill('Winter');
      await rerenderContent(<Harness save={save} record={api.stored} />);
      await saveForm();
      await expect.element(question).toBeVisible();
      expect(save).not.toHaveBeenCalled();
    });
  });

  it('keeps the button of a new record at the end of the form until something is typed, then in sight', async () => {
    await page.viewport(390, 320);
    await renderComponent(<Harness save={saved} record={null} />);
    const bottom = () => bar().getByRole('button', { name: 'Save' }).element().getBoundingClientRect().bottom;
    expect(bottom()).toBeGreaterThan(320);
    await input('Name').fill('Winter');
    expect(bottom()).toBeLessThanOrEqual(320);
    await page.viewport(1024, 768);
  });

  it('never covers the focused field', async () => {
    await page.viewport(390, 320);
    await renderComponent(<Harness save={saved} />);
    await input('Name').fill('Winter');
    for (let tabs = 0; tabs < 8; tabs++) {
      await userEvent.tab();
      const focused = document.activeElement;
      if (!focused || bar().element().contains(focused)) break;
      const { bottom } = focused.getBoundingClientRect();
      expect(bottom, focused.outerHTML).toBeLessThanOrEqual(bar().element().getBoundingClientRect().top);
    }
    await page.viewport(1024, 768);
  });
});

describe('saving', () => {
  it('sends only what changed, once, with Ctrl+S', async () => {
    const save = vi.fn(saved);
    await renderComponent(<Harness save={save} />);
    await input('SKU').fill('W-1');
    await userEvent.keyboard('{Control>}ss{/Control}');
    await expect.element(bar()).not.toBeInTheDocument();
    expect(save.mock.calls).toEqual([[{ sku: 'W-1' }, null]]);
    await expect.element(input('SKU')).toHaveFocus();
  });

  it('keeps the focus in the form after a press on Save, which removes the button', async () => {
    await renderComponent(<Harness save={saved} />);
    await input('Name').fill('Winter');
    await bar().getByRole('button', { name: 'Save' }).click();
    await expect.element(bar()).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.tagName).toBe('FORM');
  });

  it('does not send an invalid value, so no failed write is reported', async () => {
    const onWrite = vi.fn();
    const client = createQueryClient({ onWrite });
    const mutation = new MutationObserver(client, {
      mutationKey: ['updateProduct'],
      mutationFn: rejected([{ field: 'sku', message: 'It is taken.' }]),
    });
    await renderComponent(<Harness save={() => mutation.mutate()} />);
    await input('Name').fill('A name that is too long');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Use 12 characters at most.')).toBeVisible();
    await expect.element(input('Name')).toHaveFocus();
    expect(onWrite).not.toHaveBeenCalled();

    await input('Name').fill('Winter');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('It is taken.')).toBeVisible();
    expect(onWrite).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ ok: false }));
  });

  it('shows the error directly below its input and keeps what was typed', async () => {
    await renderComponent(<Harness save={rejected([{ field: 'sku', message: 'It is taken.' }])} />);
    await input('SKU').fill('W-1');
    await userEvent.keyboard('{Enter}');
    await expect.element(input('SKU')).toHaveValue('W-1');
    await expect.element(input('SKU')).toHaveAccessibleDescription('It is taken.');
    const error = page.getByText('It is taken.').element().getBoundingClientRect();
    const { bottom } = input('SKU').element().getBoundingClientRect();
    expect(error.top - bottom).toBeGreaterThanOrEqual(0);
    expect(error.top - bottom).toBeLessThan(12);
  });

  it('shows an error without a field above the form', async () => {
    await renderComponent(<Harness save={rejected([{ field: 'plan', message: 'The plan is full.' }])} />);
    await input('SKU').fill('W-1');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('The plan is full.')).toBeVisible();
    expect(document.activeElement?.textContent).toContain('Not saved.');
  });
});

describe('a form over several tabs', () => {
  it('keeps the values of other tabs and saves all of them', async () => {
    const save = vi.fn(saved);
    await renderComponent(<Harness save={save} tabbed />);
    await input('Name').fill('Winter');
    await page.getByRole('button', { name: 'details' }).click();
    await expect.element(input('Name')).not.toBeInTheDocument();
    await input('Email address').fill('ada@mail.example');
    await page.getByRole('button', { name: 'general (changed)' }).click();
    await expect.element(input('Name')).toHaveValue('Winter');
    await expect.element(bar().getByText('Unsaved: Name and Email address')).toBeVisible();
    await bar().getByRole('button', { name: 'Save' }).click();
    await expect.element(bar()).not.toBeInTheDocument();
    expect(save.mock.calls[0]?.[0]).toEqual({ name: 'Winter', contact: { email: 'ada@mail.example' } });
  });

  it('marks the tab of a server error and shows its field', async () => {
    await renderComponent(
      <Harness tabbed save={rejected([{ field: 'contact.email', message: 'It bounced.' }])} />,
    );
    await input('Name').fill('Winter');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'details (error)' })).toBeVisible();
    await expect.element(input('Email address')).toHaveFocus();
    await expect.element(input('Email address')).toHaveAccessibleDescription('It bounced.');
    await input('Email address').fill('ada@mail.example');
    await expect.element(page.getByRole('button', { name: 'details (error)' })).not.toBeInTheDocument();
  });

  it('asks before it is left, and not when another tab is shown', async () => {
    const { router } = await renderComponent(<Harness save={saved} tabbed />, { path: '/sessions/edit' });
    await input('Name').fill('Winter');
    await router.navigate({ href: '/sessions/edit?tab=details' });
    expect(router.history.location.search).toBe('?tab=details');
    void router.navigate({ href: '/products' });
    await expect.element(page.getByText('You have unsaved changes')).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(router.history.location.pathname).toBe('/sessions/edit');
    await expect.element(input('Name')).toHaveValue('Winter');
  });
});

describe('the question on leaving', () => {
  it('lets the browser ask before the tab is closed', async () => {
    const { router } = await renderComponent(<Harness save={saved} tabbed />);
    const block = vi.spyOn(router.history, 'block');
    await input('Name').fill('Winter');
    // The history of these tests has no tab to close.
    await expect.poll(() => block.mock.lastCall?.[0].enableBeforeUnload).toBe(true);
  });

  it('saves and leaves, without what follows a save otherwise', async () => {
    const [save, onSaved] = [vi.fn(saved), vi.fn()];
    const { router } = await renderComponent(<Harness save={save} onSaved={onSaved} />, {
      path: '/sessions/edit',
    });
    await input('Name').fill('Winter');
    void router.navigate({ href: '/products' });
    await page.getByRole('button', { name: 'Save and leave' }).click();
    await expect.poll(() => router.history.location.pathname).toBe('/products');
    expect(save.mock.calls.map(([body]) => body)).toEqual([{ name: 'Winter' }]);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('stays at the error when saving failed', async () => {
    const save = rejected([{ field: 'sku', message: 'It is taken.' }]);
    const { router } = await renderComponent(<Harness save={save} />, { path: '/sessions/edit' });
    await input('SKU').fill('W-1');
    void router.navigate({ href: '/products' });
    await page.getByRole('button', { name: 'Save and leave' }).click();
    await expect.element(page.getByText('You have unsaved changes')).not.toBeInTheDocument();
    await expect.element(input('SKU')).toHaveFocus();
    await expect.element(input('SKU')).toHaveAccessibleDescription('It is taken.');
    expect(router.history.location.pathname).toBe('/sessions/edit');
  });
});

describe('an ordered list of objects', () => {
  it('keeps an input with its item when the order changes', async () => {
    const save = vi.fn(saved);
    await renderComponent(<Harness save={save} />);
    await input('Title 2').fill('Last');
    const element = input('Title 2').element();
    await page.getByRole('button', { name: 'Move up' }).nth(1).click();
    expect(input('Title 1').element()).toBe(element);
    await page.getByRole('button', { name: 'Add a step' }).click();
    await input('Title 3').fill('New');
    await bar().getByRole('button', { name: 'Save' }).click();
    await expect.element(bar()).not.toBeInTheDocument();
    expect(save.mock.calls[0]?.[0]).toEqual({
      steps: [{ id: 'two', title: 'Last' }, { id: 'one', title: 'First' }, { title: 'New' }],
    });
  });

  it('keeps a server error beside its item when the order changes, until the item is edited', async () => {
    await renderComponent(
      <Harness save={rejected([{ field: 'steps[1].title', message: 'It is taken.' }])} />,
    );
    await input('Title 1').fill('Begin');
    await userEvent.keyboard('{Enter}');
    await expect.element(input('Title 2')).toHaveFocus();
    await expect.element(input('Title 2')).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Move up' }).nth(1).click();
    await expect.element(input('Title 1')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(input('Title 2')).not.toHaveAttribute('aria-invalid');
    await input('Title 1').fill('Second part');
    await expect.element(page.getByText('It is taken.')).not.toBeInTheDocument();
  });

  it('keeps the server errors of the other items when one is edited', async () => {
    const errors = [0, 1].map((index) => ({ field: `steps.${index}.title`, message: 'It is taken.' }));
    await renderComponent(<Harness save={rejected(errors)} />);
    await input('Name').fill('Winter');
    await userEvent.keyboard('{Enter}');
    await expect.element(input('Title 1')).toHaveAttribute('aria-invalid', 'true');
    await input('Title 1').fill('Begin');
    await expect.element(input('Title 1')).not.toHaveAttribute('aria-invalid');
    await expect.element(input('Title 2')).toHaveAttribute('aria-invalid', 'true');
  });

  it('shows an invalid property at its item', async () => {
    await renderComponent(<Harness save={saved} />);
    await input('Title 2').fill('');
    await userEvent.keyboard('{Enter}');
    await expect.element(input('Title 2')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(input('Title 1')).not.toHaveAttribute('aria-invalid');
    await expect.element(page.getByText('This is required.')).toBeVisible();
  });
});

it('offers to save again, and sends nothing, once a user whose session had ended is signed in', async () => {
  const save = vi.fn(saved).mockImplementationOnce(lost);
  await renderComponent(<Harness save={save} />);
  const user = currentUser();
  if (!user) throw new Error('nobody is signed in');
  await input('Name').fill('Winter');
  await bar().getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => save).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Not saved.')).toBeVisible();
  const offer = page.getByText("You're signed in again.");
  setSession({ status: 'ended', user });
  await expect.element(offer).not.toBeInTheDocument();
  setSession({ status: 'signed-in', user });
  await expect.element(offer).toBeVisible();
  expect(save).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: 'Save now' }).click();
  await expect.poll(() => save).toHaveBeenCalledTimes(2);
  expect(save).toHaveBeenLastCalledWith({ name: 'Winter' }, null);
});
