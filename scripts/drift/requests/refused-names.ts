// Tracks records that a request should not reference, because they are rejected or used up.
import { jsonIn } from '../../contract/cases/case.ts';
import type { Json } from '../../contract/document.ts';
import type { Exchange, Run } from '../engine/run.ts';
import { recordNamed } from '../model/naming.ts';
import { fieldsNamed, namesIn } from '../model/problem.ts';
import type { ReferenceOf } from '../model/references.ts';
import type { Resource } from '../model/resources.ts';
import { isRecord, valueAt } from '../model/shapes.ts';

/**
 * Remembers the records that an error rejects.
 * @param orAny whether a conflict without a named field may concern any of them
 * @returns the fields that may reference other records
 */
export function refusedNames(
  run: Run,
  tie: ReferenceOf,
  { operation, request, json, status }: Exchange,
  { orAny = false }: { orAny?: boolean } = {},
): string[] {
  const sent = jsonIn(request);
  if (!isRecord(sent)) return [];
  const isRefused = (way: string): boolean => {
    const tied = tie(operation, way);
    const value = tied ? valueAt(sent, way.split('.')) : Object(sent)[way];
    if (tied?.composite) return run.pool.refuseWhole(tied.composite, namedWith(way, tied.composite));
    if (typeof value !== 'string') return false;
    if (tied) return !tied.isOwn && run.pool.refuseId(tied.resource, value);
    if (recordNamed(way) === undefined) return false;
    run.pool.refuse(way, value);
    const next = run.pool.reference(way, operation);
    return next !== undefined && !run.pool.isRefused(way, next);
  };
  /** The path parameters of a record from the fields of a composite reference. */
  const namedWith = (way: string, whole: Resource): Record<string, string> => {
    const steps = way.split('.').slice(0, -1);
    const beside = Object.entries(Object(valueAt(sent, steps)) as Record<string, Json>);
    return Object.fromEntries(
      beside.flatMap(([name, value]): [string, string][] => {
        const tied = tie(operation, [...steps, name].join('.'));
        return tied?.composite === whole ? [[tied.resource.pathParameter, `${value}`]] : [];
      }),
    );
  };
  const named = fieldsNamed(json, namesIn(sent)).filter(isRefused);
  return orAny && status === 409 && named.length === 0 ? Object.keys(sent).filter(isRefused) : named;
}
