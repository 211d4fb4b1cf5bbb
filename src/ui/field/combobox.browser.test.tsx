import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { Combobox } from './combobox';

const ZONES = [
  'America/Bogota',
  'America/São_Paulo',
  'America/Toronto',
  'Europe/Berlin',
  'Europe/Zürich',
].map((value) => ({ value, label: value.split('/')[1]?.replace('_', ' ') ?? value }));

const chosen = vi.fn();

function Zone() {
  const [zone, setZone] = useState('America/Toronto');
  return (
    <>
      <label htmlFor="zone">Time zone</label>
      <Combobox
        id="zone"
        value={zone}
        options={ZONES}
        onChange={(value) => {
          chosen(value);
          setZone(value);
        }}
      />
      <button type="button">Next</button>
    </>
  );
}

const field = page.getByRole('combobox', { name: 'Time zone' });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);

async function open() {
  chosen.mockClear();
  await renderComponent(<Zone />);
  await expect.element(field).toHaveValue('Toronto');
}

it('finds an option without its accents and chooses it with Enter', async () => {
  await open();
  await userEvent.type(field, 'zuri');
  expect(options()).toEqual(['Zürich']);
  await userEvent.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['Europe/Zürich']]);
  await expect.element(field).toHaveValue('Zürich');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

it('finds an option by its value too, and by several words in any order', async () => {
  await open();
  await userEvent.click(field);
  await userEvent.keyboard('paulo america');
  expect(options()).toEqual(['São Paulo']);
});

it('opens at the chosen option and moves with the arrow keys around the ends', async () => {
  await open();
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  const active = () => document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '');
  expect(active()).toHaveTextContent('Toronto');
  expect(active()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(active()).toHaveTextContent('Bogota');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(chosen).toHaveBeenLastCalledWith('Europe/Zürich');
});

it('keeps the value on Escape and when the focus leaves', async () => {
  await open();
  await userEvent.type(field, 'ber');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('Toronto');
  await expect.element(field).toHaveFocus();
  await userEvent.type(field, 'ber');
  await userEvent.tab();
  await expect.element(field).toHaveValue('Toronto');
  expect(page.getByRole('option').elements()).toHaveLength(0);
  expect(chosen).not.toHaveBeenCalled();
});

it('chooses with the mouse and says when nothing matches', async () => {
  await open();
  await userEvent.click(field);
  await userEvent.click(page.getByRole('option', { name: 'Berlin' }));
  await expect.element(field).toHaveValue('Berlin');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('bo');
  expect(options()).toEqual(['Bogota']);
  await userEvent.keyboard('xyz');
  await expect.element(page.getByText('No matches')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['Europe/Berlin']]);
});

it('suggests options for a free text: Enter takes one only after an arrow key', async () => {
  const keys = vi.fn();
  function Tag() {
    const [tag, setTag] = useState('');
    return (
      <Combobox
        free
        aria-label="Tag"
        value={tag}
        options={['vip', 'visitor', 'gift'].map((value) => ({ value, label: value }))}
        onChange={setTag}
        onKeyDown={({ key }) => keys(key)}
      />
    );
  }
  await renderComponent(<Tag />);
  const input = page.getByRole('combobox', { name: 'Tag' });
  await userEvent.type(input, 'vi');
  expect(options()).toEqual(['vip', 'visitor']);
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveValue('vi');
  expect(keys.mock.calls).toEqual([['v'], ['i'], ['Enter']]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(input).toHaveValue('visitor');
  expect(keys).toHaveBeenCalledTimes(3);
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(input, 's');
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await expect.element(input).toHaveValue('visitors');
});

it('opens suggestions with an arrow key', async () => {
  await renderComponent(<Combobox free aria-label="City" value="" options={ZONES} onChange={() => {}} />);
  const city = page.getByRole('combobox', { name: 'City' });
  const native = city.element() as HTMLElement;
  native.focus();
  native.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
  await expect.element(city).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('option', { name: 'Toronto' })).toBeVisible();
  await expect.element(city).toHaveFocus();
});
