// Records that something can be made of only so often: seats of a performance, copies of a book.
import { jsonIn } from '../contract/cases/case.ts';
import type { Requests } from './requests.ts';
import type { Exchange, Run } from './run.ts';
import { isRecord } from './shapes.ts';

/**
 * A conflict that names no field may be about what the request names: from here on, other records are named.
 * @returns whether there are others
 */
export function passOver(run: Run, requests: Requests, { operation, request }: Exchange): boolean {
  const json = jsonIn(request);
  const named = Object.entries(isRecord(json) ? json : {}).flatMap(([name, value]) => {
    const tie = typeof value === 'object' ? undefined : requests.tie(operation, name);
    return tie && !tie.isOwn ? [run.pool.refuseId(tie.resource, `${value}`)] : [];
  });
  return named.includes(true);
}
