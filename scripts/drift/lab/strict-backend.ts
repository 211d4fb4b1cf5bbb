// A backend with off-by-one errors: it rejects edge values that the contract allows. Per field, one side is wrong at a
// time. Common edge values are spared, or nothing would work.
import { forRequests } from '../../contract/direction.ts';
import type { Json } from '../../contract/document.ts';
import { createJudge } from '../../contract/judge.ts';
import type { Operation } from '../../contract/operations.ts';
import { createEdges, type Edge, nameOfEdge } from './edges-of.ts';
import type { Backend, Between } from './lab-run.ts';
import { jsonReply } from './lax-backend.ts';
import { readRequest } from './read-request.ts';

export interface StrictBackend {
  between: Between;
  /** The wrongly rejected edges. */
  refused: Map<Operation, Map<string, Edge>>;
}

/** Edges that many requests of an operation have. */
export type Ordinary = Map<Operation, Set<string>>;

/** More than an edge case with its repetitions. */
const MANY = 6;

/** Counts the requests at each edge in a fault-free run. */
export function countEdges({ contract }: Backend): { between: Between; ordinary(): Ordinary } {
  const edgesOf = createEdges(forRequests(contract.document));
  const counts = new Map<Operation, Map<string, number>>();
  return {
    between: (send) => async (wire, extra) => {
      const read = await readRequest(contract, wire);
      const known = (read && counts.get(read.operation)) ?? new Map<string, number>();
      if (read) counts.set(read.operation, known);
      const names = read && !read.unreadable ? edgesOf(read).map(nameOfEdge) : [];
      for (const name of new Set(names)) known.set(name, (known.get(name) ?? 0) + 1);
      return send(wire, extra);
    },
    ordinary: () =>
      new Map(
        [...counts].map(([operation, known]) => [
          operation,
          new Set([...known].flatMap(([name, count]) => (count > MANY ? [name] : []))),
        ]),
      ),
  };
}

export function createStrictBackend(
  { contract }: Backend,
  side: Edge['side'],
  ordinary: Ordinary,
): StrictBackend {
  const edgesOf = createEdges(forRequests(contract.document));
  const judge = createJudge(contract);
  const refused: StrictBackend['refused'] = new Map();
  return {
    refused,
    between: (send) => async (wire, extra) => {
      const read = await readRequest(contract, wire);
      if (!read || read.unreadable) return send(wire, extra);
      const edges = edgesOf(read).filter((edge) => edge.side === side);
      const usual = ordinary.get(read.operation);
      const wrong = edges.filter((edge) => !usual?.has(nameOfEdge(edge)));

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
