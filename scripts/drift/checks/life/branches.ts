// Builds bodies for each variant of a record or of its parts, since a server may lose fields that only one variant has.
import { createSamples } from '../../../contract/cases/sample.ts';
import { sitesOf } from '../../../contract/cases/sites.ts';
import { takes } from '../../../contract/cases/takes.ts';
import { forRequests } from '../../../contract/direction.ts';
import type { Json } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Run } from '../../engine/run.ts';
import { jsonBodyOf } from '../../model/body-of.ts';

const MOST = 6;

/** @param taken an accepted body, whose variants are left out */
export function otherKinds(run: Run, operation: Operation, taken: Json | undefined): Json[] {
  const document = forRequests(run.contract.document);
  const node = jsonBodyOf(document, operation)?.node;
  if (!node || taken === undefined) return [];
  const samples = createSamples(document, run.seed + 4);
  const bodies: Json[] = [];
  for (const { field, label, ways, base, put } of sitesOf(document, samples, node, taken)) {
    const kinds = ways.filter(({ type }) => type === 'object');
    // Variants nested in other variants or in lists are not tried separately.
    if (kinds.length < 2 || label !== '' || /\.\d/.test(`.${field}`)) continue;
    for (const kind of kinds) {
      const value = takes(document, kind, base) ? undefined : samples.of(kind, { full: true });
      if (value !== undefined) bodies.push(put(value));
    }
  }
  return bodies.slice(0, MOST);
}
