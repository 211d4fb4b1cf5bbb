// A backend that is off by one: at the edge of a rule it refuses what the contract allows, and says so as it says
// everything else. Of each field only one side is wrong at a time. What the first request of an operation stands at is
// left alone: nothing would work.
import { forRequests } from '../../contract/direction.ts';
import type { Json } from '../../contract/document.ts';
import { createJudge } from '../../contract/judge.ts';
import type { Operation } from '../../contract/operations.ts';
import { createEdges, type Edge, nameOfEdge } from './edges-of.ts';
import { type Backend, type Between, isReply } from './lab-run.ts';
import { jsonReply } from './lax-backend.ts';
import { readRequest } from './read-request.ts';

export interface StrictBackend {
  between: Between;
  /** The edges at which it refused what the contract allows. */
  refused: Map<Operation, Map<string, Edge>>;
  /** What the first request of each operation stands at. */
  ordinary: Map<Operation, Set<string>>;
}

export function createStrictBackend({ contract }: Backend, side: Edge['side']): StrictBackend {
  const edgesOf = createEdges(forRequests(contract.document));
  const judge = createJudge(contract);
  const ordinary = new Map<Operation, Set<string>>();
  const refused: StrictBackend['refused'] = new Map();
  return {
    refused,
    ordinary,
    between: (send) => async (wire, extra) => {
      const read = await readRequest(contract, wire);
      if (!read || read.unreadable) return send(wire, extra);
      const edges = edgesOf(read).filter((edge) => edge.side === side);
      const usual = ordinary.get(read.operation);
      if (!usual) {
        const reply = await send(wire, extra);
        if (isReply(reply) && reply.status < 300)
          ordinary.set(read.operation, new Set(edges.map(nameOfEdge)));
        return reply;
      }
      const wrong = edges.filter((edge) => !usual.has(nameOfEdge(edge)));

      if (wrong.length === 0 || judge.request(read.operation, read.given).length > 0)
        return send(wire, extra);
      const known = refused.get(read.operation) ?? new Map();
      refused.set(read.operation, known);
      for (const edge of wrong) known.set(nameOfEdge(edge), edge);
      return jsonReply(422, refusal(wrong), 'application/problem+json');
    },
  };
}

const refusal = (edges: Edge[]): Json => ({
  type: '/problems/invalid',
  title: 'Invalid',
  status: 422,
  detail: 'The request does not have the form it should.',
  errors: edges.map(({ field }) => ({
    field: field.replaceAll('*', '0') || 'body',
    message: 'This is not allowed.',
  })),
});
