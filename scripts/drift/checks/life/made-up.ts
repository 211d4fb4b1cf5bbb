// Ids that nobody has given: what they name is not there.
import { nodeOf } from '../../../contract/cases/node.ts';
import { createSamples } from '../../../contract/cases/sample.ts';
import { forRequests } from '../../../contract/direction.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Run } from '../../run.ts';

const MOST = 4;

/** What could fill a blank of an operation's path by the contract, the unlikeliest to be there first. */
export function madeUp(run: Run, { parameters }: Operation, blank: string): string[] {
  const document = forRequests(run.contract.document);
  const schema = parameters.find(({ name, in: where }) => where === 'path' && name === blank)?.schema;
  const ids = schema ? createSamples(document, run.seed + 7).many(nodeOf(document, schema, ''), MOST) : [];
  return ids.map((id) => `${id}`).toReversed();
}
