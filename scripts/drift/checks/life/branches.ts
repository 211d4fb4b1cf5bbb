// Bodies of each kind that a record, or a part of it, may be: what only one kind has, a server may forget.
import { createSamples } from '../../../contract/cases/sample.ts';
import { sitesOf } from '../../../contract/cases/sites.ts';
import { takes } from '../../../contract/cases/takes.ts';
import { forRequests } from '../../../contract/direction.ts';
import type { Json } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import { jsonBodyOf } from '../../body-of.ts';
import type { Run } from '../../run.ts';

const MOST = 6;

/** @param taken a body that was taken: its own kinds are left out */
export function otherKinds(run: Run, operation: Operation, taken: Json | undefined): Json[] {
  const document = forRequests(run.contract.document);
  const node = jsonBodyOf(document, operation)?.node;
  if (!node || taken === undefined) return [];
  const samples = createSamples(document, run.seed + 4);
  const bodies: Json[] = [];
  for (const { field, label, ways, base, put } of sitesOf(document, samples, node, taken)) {
    const kinds = ways.filter(({ type }) => type === 'object');
    // What is inside of another kind, or of a list, is not looked at by itself.
    if (kinds.length < 2 || label !== '' || /\.\d/.test(`.${field}`)) continue;
    for (const kind of kinds) {
      const value = takes(document, kind, base) ? undefined : samples.of(kind, { full: true });
      if (value !== undefined) bodies.push(put(value));
    }
  }
  return bodies.slice(0, MOST);
}
