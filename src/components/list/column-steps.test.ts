import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { columnSteps } from './column-steps';
import type { Column } from './list';

const column = (id: string, more: Partial<Column<object>> = {}): Column<object> => ({
  id,
  label: msg`Name`,
  cell: () => id,
  ...more,
});

const stepsOf = (...columns: Column<object>[]) =>
  Object.fromEntries(columnSteps(columns, { selectable: true }));

it('shows columns that fit the narrowest table at every width', () => {
  expect(stepsOf(column('name'), column('status', { width: 7 }), column('time', { width: 9 }))).toEqual({
    name: 36,
    status: 36,
    time: 36,
  });
});

it('drops the last column first, minor ones before it, and buttons after it', () => {
  const steps = stepsOf(
    column('name'),
    column('minor', { width: 20, minor: true }),
    column('card', { width: 20, minor: 'table' }),
    column('first', { width: 20 }),
    column('second', { width: 20 }),
    column('button', { width: 2, action: true }),
  );
  expect(steps).toEqual({ name: 36, button: 36, first: 36, second: 56, minor: 76, card: 96 });
});

it('gives every column that grows the width of the widest of them', () => {
  expect(stepsOf(column('name'), column('email', { width: 20, grows: true }))).toEqual({
    name: 36,
    email: 44,
  });
});

it('leaves room for a long name where the list asks for it', () => {
  const status = column('status', { width: 22 });
  expect(stepsOf(column('name'), status)).toMatchObject({ status: 36 });
  expect(stepsOf(column('name', { width: 14, grows: true }), status)).toMatchObject({ status: 40 });
});
