// Generates ids that no record has.
import { nodeOf } from '../../../contract/cases/node.ts';
import { createSamples } from '../../../contract/cases/sample.ts';
import { forRequests } from '../../../contract/direction.ts';
import { resolveSchema, type Schema } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Run } from '../../engine/run.ts';

const MOST = 4;

/** Valid values for a path parameter, the least likely to exist first. */
export function madeUp(run: Run, { parameters }: Operation, pathParameter: string): string[] {
  const document = forRequests(run.contract.document);
  const schema = parameters.find(({ name, in: where }) => where === 'path' && name === pathParameter)?.schema;
  if (!schema) return [];
  const ids = createSamples(document, run.seed + 7)
    .many(nodeOf(document, schema, ''), MOST)
    .toReversed();
  const all = [...farOff(resolveSchema(document, schema)), ...ids];
  return all.map((id) => `${id}`);
}

/** Ids are assigned from low numbers up; in a small range, the highest may be taken. */
function farOff({ type, maximum = FAR, ...schema }: Schema): number[] {
  const isBound = ['enum', 'const', 'exclusiveMaximum', 'multipleOf'].some((name) =>
    Object.hasOwn(schema, name),
  );
  return type === 'integer' && maximum >= FAR && !isBound ? [FAR] : [];
}

const FAR = 987_654_321;
