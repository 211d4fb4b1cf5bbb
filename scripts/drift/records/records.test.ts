import { expect, it } from 'vitest';
import type { Operation } from '../../contract/operations.ts';
import type { Run } from '../engine/run.ts';
import { createCreations } from '../protection/creations.ts';
import type { Requests } from '../requests/requests.ts';
import { createRecords } from './records.ts';

it('removes surplus records, but not the one that a PUT uses', async () => {
  // Partial stubs.
  const [put, remove] = [{ path: '/things/{id}' }, { path: '/things/{id}' }] as [Operation, Operation];
  const gone: string[] = [];
  const creations = createCreations();
  creations.addTasks(['a', 'b', 'c'].map((id) => ({ operation: remove, params: { id } })));
  const run = {
    resources: [{ path: '/things/{id}', create: put, remove }],
    creations,
    pool: { fits: () => [] },
    call: async (_: Operation, { path }: { path: string }) => {
      gone.push(path);
      return { status: 204, reply: {} };
    },
  } as unknown as Run; // Partial stub.
  const plain = (_: Operation, { id }: Record<string, string>) => ({ path: `/things/${id}` });
  const records = createRecords(run, { plain } as unknown as Requests); // Partial stub.
  expect(await records.thin(put, 1, { id: 'b' })).toBe(1);
  expect(gone).toEqual(['/things/c']);
});
