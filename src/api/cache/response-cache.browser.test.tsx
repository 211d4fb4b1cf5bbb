import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { cacheResponses, clearCachedResponses, readCachedResponse } from './response-cache';

it('keeps the responses of two accounts apart', async () => {
  const [salon, pets] = [new QueryClient(), new QueryClient()];
  cacheResponses(salon, 'admin as salon');
  cacheResponses(pets, 'admin as pets');
  await salon.fetchQuery({ queryKey: ['listContacts'], queryFn: async () => ['Ada'] });
  const queryHash = salon.getQueryCache().getAll()[0]?.queryHash ?? expect.fail('nothing was read');
  await expect.poll(async () => (await readCachedResponse(salon, queryHash))?.data).toEqual(['Ada']);
  expect(await readCachedResponse(pets, queryHash)).toBeUndefined();
  await clearCachedResponses();
  expect(await readCachedResponse(salon, queryHash)).toBeUndefined();
});
