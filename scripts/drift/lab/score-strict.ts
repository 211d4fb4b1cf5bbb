// Compares the edges that the strict backend rejects with the findings of a run.
import { type Rule, rulesOfRequest } from '../../contract/cases/rules-of-request.ts';
import type { Contract } from '../../contract/load.ts';
import type { Operation } from '../../contract/operations.ts';
import type { LabOutcome } from './lab-run.ts';
import type { Mode, Scores } from './score.ts';
import type { Ordinary, StrictBackend } from './strict-backend.ts';

const SIDES: Record<string, 'low' | 'high'> = {
  minLength: 'low',
  minimum: 'low',
  minItems: 'low',
  maxLength: 'high',
  maximum: 'high',
  maxItems: 'high',
  enum: 'high',
};

export function scoreStrict(
  scores: Scores,
  { document }: Contract,
  operations: Operation[],
  { mode, side }: { mode: Mode; side: 'low' | 'high' },
  { findings }: LabOutcome,
  { refused }: StrictBackend,
  ordinary: Ordinary,
): void {
  for (const operation of operations.filter(({ effect }) => mode === 'write' || effect === 'read')) {
    const usual = [...(ordinary.get(operation) ?? [])];
    const own = findings.filter(
      ({ kind, operation: at }) => kind === 'refused-valid' && at?.id === operation.id,
    );
    for (const rule of rulesOfRequest(document, operation)) {
      if (SIDES[rule.keyword] !== side || !hasEdge(rule)) continue;
      // An edge of every request cannot be rejected without rejecting all of them.
      if (usual.some((one) => one.includes(` ${rule.pointer} `))) continue;
      const isFound = own.some((one) => one.rule === rule.pointer);
      const wasRefused = [...(refused.get(operation)?.values() ?? [])].some(
        (edge) => edge.rule === rule.pointer,
      );
      const where = `${operation.id} ${rule.pointer}${wasRefused ? '' : ' (never tried)'}`;
      scores.add('behaviour', mode, `refuses the edge of ${rule.keyword}`, where, isFound);
    }
  }
}

/** Whether a request can be exactly at the edge. */
function hasEdge({ pointer, keyword, value, where, isText, schema }: Rule): boolean {
  // No existing id has the maximum length.
  if (/(id|ids|Token)(\/items)?\/\w+$/i.test(pointer)) return false;
  if (!['query'].includes(where) && isText) return false;
  if (where === 'path' || where === 'header') return false;
  // The enum limits the length already.
  if (/Length$/.test(keyword) && (schema.enum ?? schema.const) !== undefined) return false;
  if (keyword === 'minLength' || keyword === 'minItems') return Number(value) > 0;
  if (keyword === 'maxItems') return Number(value) <= 300;
  if (keyword === 'enum') return Array.isArray(value) && value.length > 2;
  return keyword !== 'maxLength' || Number(value) <= 100_000;
}
