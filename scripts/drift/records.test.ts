import { expect, it } from 'vitest';
import type { Operation } from '../contract/operations.ts';
import { createRecords } from './records.ts';
import type { Requests } from './requests.ts';
import type { Run } from './run.ts';

it('removes what is too much, but for the record that a PUT is tried on', async () => {
  // No more of them is read.
  const [put, remove] = [{ path: '/things/{id}' }, { path: '/things/{id}' }] as [Operation, Operation];
  const gone: string[] = [];
  const run = {
    resources: [{ path: '/things/{id}', create: put, remove }],
    made: ['a', 'b', 'c'].map((id) => ({ operation: remove, params: { id } })),
    pool: { fits: () => [] },
    call: async (_: Operation, { path }: { path: string }) => {
      gone.push(path);
      return { status: 204, reply: {} };
    },
  } as unknown as Run; // As above.
  const plain = (_: Operation, { id }: Record<string, string>) => ({ path: `/things/${id}` });
  const records = createRecords(run, { plain } as unknown as Requests); // As above.
  expect(await records.thin(put, 1, { id: 'b' })).toBe(1);
  expect(gone).toEqual(['/things/c']);
});
