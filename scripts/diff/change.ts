// A difference between two versions of a contract, and its effect on clients.
import type { Node } from './node.ts';

/**
 * - `breaking` a correct client stops working
 * - `risky` a client may stop working if it relies on a guarantee that few rely on
 * - `addition` clients keep working, and something is new
 * - `documentation` only documentation changes
 */
export type Impact = 'breaking' | 'risky' | 'addition' | 'documentation';

/** The direction of the values: requests may be refused, responses may surprise the client. */
export type Direction = 'request' | 'response';

/** How a set of allowed values changed. */
export type Effect = 'narrower' | 'wider' | 'other';

export interface SchemaChange {
  kind: string;
  effect: Effect | Impact;
  /** The sentence without its prefix, `In requests, `. */
  says: string;
  rule: string;
  near?: string;
  before?: string;
  after?: string;
  /** Whether clients seldom rely on it, for example a limit in responses. */
  soft?: boolean;
}

/** What differs between two shared schemas, which is the same in each operation. */
export interface Comparison {
  changes: SchemaChange[];
  /** The schemas inside that differ or may differ. */
  inner: [old: Node, now: Node][];
}

export interface OperationName {
  id: string;
  method: string;
  path: string;
}

interface Difference {
  /** In kebab case; the same for one type of change anywhere. */
  kind: string;
  impact: Impact;
  /** One sentence, the same for every affected operation. */
  says: string;
  /** The JSON pointer of the change: into the old document if it was removed. */
  rule: string;
  /** The nearest existing location in the new document, if `rule` is not in it. */
  near?: string;
  status?: number;
  before?: string;
  after?: string;
}

export interface Change extends Difference {
  near: string;
  /** The affected operations; empty if the change concerns the whole contract. */
  operations: OperationName[];
}

export interface Changes {
  add(difference: Difference, operation?: OperationName): void;
  all(): Change[];
}

const RANKS: Impact[] = ['documentation', 'addition', 'risky', 'breaking'];
const isWorse = (a: Impact, b: Impact) => RANKS.indexOf(a) > RANKS.indexOf(b);

/**
 * Collects changes. A change of a shared schema is one change; if it breaks clients in one direction only,
 * only that direction is reported.
 */
export function gatherChanges(): Changes {
  const known = new Map<string, Change>();
  return {
    add(difference, operation) {
      const { kind, rule, before, after, impact, near = rule } = difference;
      const what = kind.replace(/^(request|response)-/, '');
      const key = [what, rule, before, after].join('\n');
      const old = known.get(key);
      if (!old || isWorse(impact, old.impact)) {
        known.set(key, { ...difference, near, operations: operation ? [operation] : [] });
      } else if (old.kind === kind && operation && old.operations.at(-1) !== operation) {
        old.operations.push(operation);
        if (old.status !== difference.status) old.status = undefined;
      }
    },
    all: () => [...known.values()],
  };
}
