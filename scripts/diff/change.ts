// What differs between two versions of a contract, and whom it hurts.

/**
 * - `breaking` a client that was right stops working
 * - `risky` it may, where it relied on what was promised but seldom relied on
 * - `addition` it does not, and there is something new
 * - `documentation` nothing changes but what people read
 */
export type Impact = 'breaking' | 'risky' | 'addition' | 'documentation';

/** Who writes the values: what a client sends may be refused, what it is sent may surprise it. */
export type Direction = 'request' | 'response';

export interface OperationName {
  id: string;
  method: string;
  path: string;
}

interface Difference {
  /** In kebab case; the same for one sort of change whatever it hits. */
  kind: string;
  impact: Impact;
  /** One sentence, the same at every operation that the change reaches. */
  says: string;
  /** What changed, as a JSON pointer: into the old document where it is gone from the new one. */
  rule: string;
  /** The nearest that the new document has, where `rule` is none of its own. */
  near?: string;
  status?: number;
  before?: string;
  after?: string;
}

export interface Change extends Difference {
  near: string;
  /** The operations that it reaches; none when it is about the whole. */
  operations: OperationName[];
}

export interface Changes {
  add(difference: Difference, operation?: OperationName): void;
  all(): Change[];
}

const RANKS: Impact[] = ['documentation', 'addition', 'risky', 'breaking'];
const isWorse = (a: Impact, b: Impact) => RANKS.indexOf(a) > RANKS.indexOf(b);

/**
 * Gathers what was found. A schema that many operations share is one change; where it hurts in one direction and not in
 * the other, only the hurt is told.
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
      } else if (old.kind === kind && operation && !old.operations.includes(operation)) {
        old.operations.push(operation);
        if (old.status !== difference.status) old.status = undefined;
      }
    },
    all: () => [...known.values()],
  };
}
