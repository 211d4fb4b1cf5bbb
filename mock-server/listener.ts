// Wraps every request listener. An uncaught error would end the process with all its requests; the
// guard ends only the one request.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createHostRule, type HostRule } from './hosts.ts';
import type { Reply } from './problems.ts';
import { followRequest, type RequestEntry } from './request-log.ts';

/** A returned promise is awaited, so that its rejection is caught as well. */
type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface GuardRules {
  isOwnHost: HostRule;
  /** Whether guest pages are served under another name; false if left out. */
  isGuestHost?(header: string | undefined): Promise<boolean>;
  log(line: string): void;
  /** Called after each response; without it, responses have no id. */
  onResponse?(entry: RequestEntry): void;
}

/** @returns the listener, called only for requests with a path and an allowed Host */
export function guardListener(
  listener: Listener,
  { isOwnHost, isGuestHost, log, onResponse }: GuardRules,
): RequestListener {
  return async (request, response) => {
    if (onResponse) followRequest(request, response, onResponse);
    const fail = (error: unknown) => {
      log(`${request.method} ${request.url} could not be answered: ${(error as Error)?.stack ?? error}`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The request could not be answered; the log says why.');
    };
    response.on('error', fail);
    try {
      const { host } = request.headers;
      if (!isOwnHost(host) && !(await isGuestHost?.(host))) {
        refuse(request, response, 421, 'Nothing is served under this host name.');
      } else if (!readUrl(request)) {
        refuse(request, response, 400, 'The address of the request is not a path.');
      } else {
        await listener(request, response);
      }
    } catch (error) {
      fail(error);
    }
  };
}

const isDoor = createHostRule({ host: '127.0.0.1', allowedHosts: ['sandbox'] });

/**
 * Guards the server of a part. It listens on loopback for the front door and other parts only; web
 * pages that probe local ports are refused, because every call whose response they could read has
 * an Origin.
 */
export function guardPart(server: Server, log: (line: string) => void): void {
  const listeners = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  for (const listener of listeners) {
    const fromDoor: Listener = (request, response) =>
      request.headers.origin === undefined
        ? listener(request, response)
        : refuse(request, response, 403, 'Web pages ask the front door.');
    server.on('request', guardListener(fromDoor, { isOwnHost: isDoor, log }));
  }
}

/**
 * Follows the calls of a server, because a connection on which none has arrived yet does not count as idle.
 * @returns takes no more calls, waits for those in progress, at most so long, and closes all connections
 */
export function createCloser(server: Server): (patienceMs: number) => Promise<void> {
  const calls = new Set<ServerResponse>();
  server.on('request', (_request, response) => {
    calls.add(response);
    response.once('close', () => calls.delete(response));
  });
  return async (patienceMs) => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const until = Date.now() + patienceMs; calls.size > 0 && Date.now() < until; ) await sleep(20);
    server.closeAllConnections();
    await closed;
  };
}

/**
 * The URL without dot segments, since `/media/../internal` would bypass the front door. Undefined
 * if it is invalid.
 */
export function readUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): URL | undefined {
  const text = `http://door${url}`;
  return url.startsWith('/') && URL.canParse(text) ? new URL(text) : undefined;
}

export function sendReply(response: ServerResponse, { status, headers, body }: Reply): void {
  response.statusCode = status;
  response.setHeaders(headers);
  response.setHeader('content-length', Buffer.byteLength(body));
  response.end(body);
}

/** Discards an unread body, so that the connection can be reused. */
function refuse(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  sendText(response, status, text);
  request.resume();
}

function sendText(response: ServerResponse, status: number, body: string): void {
  const headers = new Headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  sendReply(response, { status, headers, body });
}
