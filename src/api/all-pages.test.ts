import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { allPages } from './all-pages';
import { listSessionsQuery } from './sessions';

const read = (pages: number) => {
  const asked: object[] = [];
  const list = async (params: { page?: number }) => {
    asked.push(params);
    return { pages, items: [`item of page ${params.page ?? 1}`] };
  };
  const query = allPages('listSessions', list, { locationId: 'pier' });
  return { asked, query, answer: new QueryClient().fetchQuery(query) };
};

it('reads a list to its end, in pages of the greatest size', async () => {
  const { asked, answer } = read(3);
  expect((await answer).items).toEqual(['item of page 1', 'item of page 2', 'item of page 3']);
  expect(asked).toEqual(
    [undefined, 2, 3].map((page) => ({ locationId: 'pier', show: 200, ...(page && { page }) })),
  );
});

it('reads no more than fifty pages, and one of an empty list', async () => {
  expect((await read(90).answer).items).toHaveLength(50);
  expect((await read(0).answer).items).toHaveLength(1);
});

it('has the key of the first page, which other writes invalidate', () =>
  expect(read(1).query.queryKey).toEqual(listSessionsQuery({ locationId: 'pier', show: 200 }).queryKey));
