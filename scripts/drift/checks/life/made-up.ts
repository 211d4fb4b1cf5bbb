// Ids that nobody has given: what they name is not there.
import { nodeOf } from '../../../contract/cases/node.ts';
import { createSamples } from '../../../contract/cases/sample.ts';
import { forRequests } from '../../../contract/direction.ts';
import { resolveSchema, type Schema } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Run } from '../../run.ts';

const MOST = 4;

/** What could fill a blank of an operation's path by the contract, the unlikeliest to be there first. */
export function madeUp(run: Run, { parameters }: Operation, blank: string): string[] {
  const document = forRequests(run.contract.document);
  const schema = parameters.find(({ name, in: where }) => where === 'path' && name === blank)?.schema;
  if (!schema) return [];
  const ids = createSamples(document, run.seed + 7)
    .many(nodeOf(document, schema, ''), MOST)
    .toReversed();
  const all = [...farOff(resolveSchema(document, schema)), ...ids];
  return all.map((id) => `${id}`);
}

/** Numbers are given one after the other, from the lowest on; where there are few, the highest is one of them. */
function farOff({ type, maximum = FAR, ...schema }: Schema): number[] {
  const isBound = ['enum', 'const', 'exclusiveMaximum', 'multipleOf'].some((name) =>
    Object.hasOwn(schema, name),
  );
  return type === 'integer' && maximum >= FAR && !isBound ? [FAR] : [];
}

const FAR = 987_654_321;
