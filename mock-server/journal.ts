// The last requests, for the fault panel.

export interface Entry {
  /** ISO 8601, UTC. */
  at: string;
  method: string;
  path: string;
  operationId: string | null;
  /** The part that responded; `memory` is a cached response of the sandbox. */
  by: 'sandbox' | 'memory' | 'prism' | 'identity' | 'provider' | 'door';
  /** Null when the panel or the client broke the connection. */
  status: number | null;
  ms: number;
  violations: number;
}

const KEPT = 50;

export interface Journal {
  add(entry: Entry): void;
  /** Newest first. */
  last(): Entry[];
}

export function createJournal(): Journal {
  const entries: Entry[] = [];
  return {
    add(entry) {
      entries.unshift(entry);
      entries.length = Math.min(entries.length, KEPT);
    },
    last: () => [...entries],
  };
}
