import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { fittingColumns } from './fitting-columns';
import type { Column } from './list';

const column = (id: string, more: Partial<Column<object>> = {}): Column<object> => ({
  id,
  label: msg`Name`,
  cell: () => id,
  ...more,
});

const fitting = (width: number, ...columns: Column<object>[]) =>
  fittingColumns(columns, { width, selectable: true }).map(({ id }) => id);

it('shows columns that fit the narrowest table', () => {
  const columns = [column('name'), column('status', { width: 7 }), column('time', { width: 9 })];
  expect(fitting(36.5, ...columns)).toEqual(['name', 'status', 'time']);
});

it('drops the last column first, minor ones before it, and buttons after it', () => {
  const columns = [
    column('name'),
    column('minor', { width: 20, minor: true }),
    column('card', { width: 20, minor: 'table' }),
    column('first', { width: 20 }),
    column('second', { width: 20 }),
    column('button', { width: 2, action: true }),
  ];
  expect(fitting(96, ...columns)).toEqual(['name', 'minor', 'card', 'first', 'second', 'button']);
  expect(fitting(95, ...columns)).toEqual(['name', 'minor', 'first', 'second', 'button']);
  expect(fitting(75, ...columns)).toEqual(['name', 'first', 'second', 'button']);
  expect(fitting(55, ...columns)).toEqual(['name', 'first', 'button']);
});

it('gives every column that grows the width of the widest of them', () => {
  const columns = [column('name'), column('email', { width: 20, grows: true })];
  expect(fitting(43, ...columns)).toEqual(['name', 'email']);
  expect(fitting(42, ...columns)).toEqual(['name']);
});

it('leaves room for a long name where the list asks for it', () => {
  const status = column('status', { width: 22 });
  expect(fitting(37, column('name'), status)).toEqual(['name', 'status']);
  expect(fitting(37, column('name', { width: 14, grows: true }), status)).toEqual(['name']);
});

it('shows every column in cards', () => {
  expect(fitting(36, column('name'), column('wide', { width: 60 }))).toEqual(['name', 'wide']);
});
