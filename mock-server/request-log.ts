// The id of each request, and its line in the log: one JSON object without secrets.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reply } from './problems.ts';

export const ID_HEADER = 'x-request-id';
/** Names the account to the front door, which removes it. */
const ACCOUNT_HEADER = 'x-sandbox-account';

/** What is known of a request; the handler that responds fills it in. */
export interface RequestFacts {
  id: string;
  operation?: string;
  /** Its path without secrets; the one of the URL is used if it is missing. */
  path?: string;
  account?: string;
}

/** A line of the log. */
export interface RequestEntry extends RequestFacts {
  level: 'info' | 'error';
  time: string;
  method: string;
  path: string;
  /** Null when the connection broke before the response was complete. */
  status: number | null;
  ms: number;
}

const known = new WeakMap<IncomingMessage, RequestFacts>();

/** What is known of a request so far; nothing reads it unless the request is followed. */
export const factsOf = (request: IncomingMessage): RequestFacts => known.get(request) ?? { id: randomUUID() };

/**
 * Gives a request its id, which the response has in a header, and reports the request when its response has ended.
 */
export function followRequest(
  request: IncomingMessage,
  response: ServerResponse,
  report: (entry: RequestEntry) => void,
): void {
  const since = performance.now();
  const facts: RequestFacts = { id: randomUUID() };
  known.set(request, facts);
  response.setHeader(ID_HEADER, facts.id);
  response.once('close', () => {
    const { id, operation, path, account } = facts;
    const status = response.writableFinished ? response.statusCode : null;
    report({
      level: status === null || status >= 500 ? 'error' : 'info',
      time: new Date().toISOString(),
      id,
      method: request.method ?? 'GET',
      ...(operation !== undefined && { operation }),
      path: path ?? withoutSecrets(request.url ?? '/'),
      status,
      ms: Math.round(performance.now() - since),
      ...(account !== undefined && { account }),
    });
  });
}

/** Queries have signatures and one-time codes, and the links to some files are secret. */
const withoutSecrets = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(/^(\/media\/(?:exports|contacts|account)\/).*/, '$1*');

/** Path parameters that are no secrets: the others open something for anyone who knows them. */
const SHOWN = ['id', 'fid', 'name', 'appId', 'projectId'];

/** The path of an operation with the parameters that may be read. */
export const pathWithoutSecrets = (template: string, params: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name) => (SHOWN.includes(name) && params[name]) || whole);

/** Notes the account of a response for the front door. */
export const noteAccount = ({ headers }: Reply, account: string): void =>
  headers.set(ACCOUNT_HEADER, encodeURIComponent(account));

/** Moves the account of a response from its header to the facts. */
export function takeAccount(reply: Reply, facts: RequestFacts): Reply {
  const account = reply.headers.get(ACCOUNT_HEADER);
  if (account !== null) facts.account = decodeURIComponent(account);
  reply.headers.delete(ACCOUNT_HEADER);
  return reply;
}
