// Reads records that show more than the one that everything is tried on.
import type { Operation } from '../../contract/operations.ts';
import type { Requests } from '../requests.ts';
import { blanksOf } from '../resources.ts';
import type { Run } from '../run.ts';
import { unlike } from '../variety.ts';

/** So many records are read. */
const MOST_READ = 6;

export async function readMore(run: Run, requests: Requests, operation: Operation): Promise<void> {
  if (operation.effect !== 'read' || blanksOf(operation.path).length === 0) return;
  const known = run.pool.fits(operation.path);
  for (const { params } of unlike(known, ({ body }) => body, MOST_READ)) {
    if (run.ended !== undefined) return;
    const request = requests.plain(operation, params);
    await run.call(operation, request, { tried: 'a record that shows more', lenient: [403, 404, 409, 410] });
  }
}
