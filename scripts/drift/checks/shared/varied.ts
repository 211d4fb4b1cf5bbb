// Builds a body whose values differ from an accepted body and from defaults.
import { childrenOf, highest, type Node } from '../../../contract/cases/node.ts';
import { createSamples } from '../../../contract/cases/sample.ts';
import { forRequests } from '../../../contract/direction.ts';
import type { Json } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Run } from '../../engine/run.ts';
import { kindOf, saidBodyOf } from '../../model/body-of.ts';
import * as names from '../../model/naming.ts';
import { shownIn } from '../../requests/example-values.ts';
import { otherValues } from './other-values.ts';
import { isNothing } from './stored.ts';

/** @param sent the accepted body; missing values are generated */
export function varied(run: Run, operation: Operation, sent: Record<string, Json>): Json | undefined {
  const document = forRequests(run.contract.document);
  const body = saidBodyOf(document, operation);
  if (!body) return undefined;
  const search = {
    document,
    samples: createSamples(document, run.seed + 2),
    pool: run.pool,
    operation,
    shown: (name: string) => shownIn(run, [operation], name),
  };
  const fields = [...childrenOf(document, kindOf(document, body.node, sent))].flatMap(
    ([name, node]): [string, Json][] => {
      const was = sent[name];
      if (names.isSecret(name) || names.isBound(name) || isKind(node))
        return was === undefined ? [] : [[name, was]];
      const standard = defaultOf(node);
      const values = otherValues(search, { name, node, now: was ?? standard });
      // A default value proves nothing when it is read.
      const isTelling = (value: Json | undefined) =>
        !isNothing(value) && JSON.stringify(value) !== JSON.stringify(standard);
      const other = [...values, was].find(isTelling) ?? values[0] ?? was;
      return other === undefined ? [] : [[name, other]];
    },
  );
  return fields.length > 0 ? body.wrap(Object.fromEntries(fields)) : undefined;
}

const defaultOf = (node: Node): Json =>
  node.map(({ rules }) => rules.default).find((value) => value !== undefined) ?? null;

const isKind = (node: Node): boolean =>
  node.some(({ rules }) => rules.const !== undefined) || highest(node, 'minItems', 0) > 1;
