// The schemas of an operation's body fields by name: `capture.0.kind`.
import type { Node } from '../../contract/cases/node.ts';
import type { Samples } from '../../contract/cases/sample.ts';
import { sitesOfAll } from '../../contract/cases/sites.ts';
import type { OpenApi } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { bodyOf } from '../model/body-of.ts';
import { examplesOf } from './example-values.ts';

export interface FieldNodes {
  at(operation: Operation, field: string): Node | undefined;
  fields(operation: Operation): Iterable<string>;
  /** The resource that a field references by `x-names: contact`. */
  recordAt(operation: Operation, field: string): string | undefined;
}

export function createFieldNodes(document: OpenApi, samples: Samples): FieldNodes {
  const nodes = new Map<Operation, Map<string, Node>>();
  const nodesOf = (operation: Operation): Map<string, Node> => {
    const known = nodes.get(operation);
    if (known) return known;
    const found = new Map<string, Node>();
    const node = bodyOf(document, operation)?.node;
    if (node) {
      const bases = [samples.one(node, { full: true }), ...examplesOf(operation)];
      for (const site of sitesOfAll(document, samples, node, bases)) {
        if (!found.has(site.field)) found.set(site.field, site.node);
      }
    }
    nodes.set(operation, found);
    return found;
  };
  return {
    at: (operation, field) =>
      nodesOf(operation).get(field) ?? nodesOf(operation).get(field.replace(/\.\d+/g, '.0')),
    fields: (operation) => nodesOf(operation).keys(),
    recordAt: (operation, field) =>
      nodesOf(operation)
        .get(field)
        ?.map(({ rules }) => (rules as { 'x-names'?: string })['x-names'])
        .find((name) => name !== undefined),
  };
}
