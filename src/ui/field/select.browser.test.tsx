import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { Select } from './select';

function Numbers({ count }: { count: number }) {
  const [value, setValue] = useState('3');
  const options = Array.from({ length: count }, (_, at) => ({ value: `${at}`, label: `Number ${at}` }));
  return (
    <>
      <label htmlFor="number">Number</label>
      <Select id="number" value={value} options={options} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const field = page.getByRole('combobox', { name: 'Number' });
const chosen = page.getByRole('status').first();

it('is the menu of the browser for a few options', async () => {
  await renderComponent(<Numbers count={5} />);
  await userEvent.selectOptions(field, 'Number 4');
  await expect.element(chosen).toHaveTextContent('4');
  expect(field.element().tagName).toBe('SELECT');
});

it('searches many options from the moment it has the focus', async () => {
  await renderComponent(<Numbers count={40} />);
  await expect.element(field).toHaveValue('3');
  await userEvent.tab();
  await expect.element(field).toHaveValue('Number 3');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('17{Enter}');
  await expect.element(chosen).toHaveTextContent('17');
});

it('opens the list of many options with one click', async () => {
  await renderComponent(<Numbers count={40} />);
  await userEvent.click(field);
  await userEvent.click(page.getByRole('option', { name: 'Number 5' }));
  await expect.element(chosen).toHaveTextContent('5');
});
