import { msg } from '@lingui/core/macro';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { IdsInput } from './ids-input';

const choicesOf = (count: number) => () => ({
  choices: Array.from({ length: count }, (_, at) => ({ value: `${at}`, label: `Place ${at}` })),
  pending: false,
});

const nothing = () => ({ choices: [], pending: false, missing: 'location' as const });

const input = (count: number, onChange = vi.fn()) => (
  <IdsInput
    {...{ id: 'places', label: 'Places', value: [], onBlur: () => {}, invalid: false }}
    {...{ required: false, readOnly: false, maxLength: undefined, describedBy: undefined }}
    none={msg`None`}
    useChoices={count === 0 ? nothing : choicesOf(count)}
    onChange={onChange}
    direct
  />
);

it('shows a few choices at once, and more behind a button', async () => {
  const onChange = vi.fn();
  const { rerenderContent } = await renderComponent(input(4, onChange));
  await userEvent.click(page.getByRole('checkbox', { name: 'Place 2' }));
  expect(onChange).toHaveBeenCalledWith(['2']);
  await expect.element(page.getByRole('button', { name: 'Choose' })).not.toBeInTheDocument();
  await rerenderContent(input(9));
  await expect.element(page.getByRole('button', { name: 'Choose' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Place 2' })).not.toBeInTheDocument();
});

it('offers to make what an empty picker lacks, in a new tab', async () => {
  await renderComponent(input(0));
  await userEvent.click(page.getByRole('button', { name: 'Choose' }));
  await expect.element(page.getByText(/^You have no location yet\./)).toBeVisible();
  const link = page.getByRole('link', { name: 'Add one (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('href', '/locations/create');
  await expect.element(link).toHaveAttribute('target', '_blank');
});
