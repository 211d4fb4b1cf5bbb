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
  /** @param client from `clientOf` */
  add(entry: Entry, client?: string): void;
  /** The requests of a client, newest first. */
  last(client?: string): Entry[];
}

export function createJournal(): Journal {
  const entries = new Map<string | undefined, Entry[]>();
  return {
    add(entry, client) {
      entries.set(client, [entry, ...(entries.get(client) ?? [])].slice(0, KEPT));
    },
    last: (client) => entries.get(client) ?? [],
  };
}
