// Several clients can share a mock, such as the browser tests: one with the cookie `mock-client=NAME` has its own faults
// and its own list of requests in the panel.
import type { IncomingMessage } from 'node:http';

/** The client's name; undefined without the cookie. */
export const clientOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
  /(?:^|; )mock-client=([\w-]+)/.exec(headers.cookie ?? '')?.[1];
