import { expect, it } from 'vitest';
import { toSavedSearch } from './saved-search';

it('saves what a list shows, but not its page or what is open on it', () =>
  expect(
    toSavedSearch({ search: 'queen', sort: '-name', page: 3, open: 'l-1', import: true, compare: 'l-1,l-2' }),
  ).toEqual({ search: 'queen', sort: '-name' }));
