// The last requests, for the fault panel.

export interface Entry {
  /** ISO 8601, UTC. */
  at: string;
  method: string;
  path: string;
  operationId: string | null;
  /** Who answered; `memory` is what the sandbox said a moment ago. */
  by: 'sandbox' | 'memory' | 'prism' | 'identity' | 'provider' | 'door';
  /** Null when the connection was broken, by the panel or by the client. */
  status: number | null;
  ms: number;
  violations: number;
}

const KEPT = 50;

export interface Journal {
  add(entry: Entry): void;
  /** The newest first. */
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
