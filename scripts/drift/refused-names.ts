// Records that a request named and should not have: they are not taken there, or there is nothing left of them.
import { jsonIn } from '../contract/cases/case.ts';
import type { Json } from '../contract/document.ts';
import { fieldsNamed, namesIn } from './checks/problem.ts';
import { recordNamed } from './naming.ts';
import type { Resource } from './resources.ts';
import type { Exchange, Run } from './run.ts';
import { isRecord, valueAt } from './shapes.ts';
import type { TieOf } from './ties.ts';

/**
 * Remembers the records that an answer says cannot be named there.
 * @param orAny a conflict that is about none of them may come from any: the last seat may be taken
 * @returns the fields that may name other ones
 */
export function refusedNames(
  run: Run,
  tie: TieOf,
  { operation, request, json, status }: Exchange,
  { orAny = false }: { orAny?: boolean } = {},
): string[] {
  const sent = jsonIn(request);
  if (!isRecord(sent)) return [];
  const isRefused = (way: string): boolean => {
    const tied = tie(operation, way);
    const value = tied ? valueAt(sent, way.split('.')) : Object(sent)[way];
    if (tied?.whole) return run.pool.refuseWhole(tied.whole, namedWith(way, tied.whole));
    if (typeof value !== 'string') return false;
    if (tied) return !tied.isOwn && run.pool.refuseId(tied.resource, value);
    if (recordNamed(way) === undefined) return false;
    run.pool.refuse(way, value);
    const next = run.pool.reference(way, operation);
    return next !== undefined && !run.pool.isRefused(way, next);
  };
  /** What fills the blanks of a record's path, by the fields that name it together. */
  const namedWith = (way: string, whole: Resource): Record<string, string> => {
    const steps = way.split('.').slice(0, -1);
    const beside = Object.entries(Object(valueAt(sent, steps)) as Record<string, Json>);
    return Object.fromEntries(
      beside.flatMap(([name, value]): [string, string][] => {
        const tied = tie(operation, [...steps, name].join('.'));
        return tied?.whole === whole ? [[tied.resource.blank, `${value}`]] : [];
      }),
    );
  };
  const named = fieldsNamed(json, namesIn(sent)).filter(isRefused);
  return orAny && status === 409 && named.length === 0 ? Object.keys(sent).filter(isRefused) : named;
}
