import type { IncomingMessage } from 'node:http';
import type { Faults } from './faults.ts';
import type { Entry } from './journal.ts';
import type { RequestFacts } from './request-log.ts';

export interface RequestContext {
  request: IncomingMessage;
  url: URL;
  /** The client's IP address. */
  address: string;
  /** That of the client; a proxy in front may end TLS. */
  protocol: 'http' | 'https';
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** The journal entry of this request; the handler that responds fills it in. */
  entry: Entry;
  /** For the log of requests; the handler that responds fills it in. */
  facts: RequestFacts;
  /** The faults that are set for this request. */
  faults: Faults;
}
