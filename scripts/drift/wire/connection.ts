import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

/** One request as it is sent. */
export interface Question {
  method: string;
  /** With the target's prefix, unchanged. */
  path: string;
  headers: Record<string, string>;
  body: Uint8Array | undefined;
}

export interface Connection {
  /**
   * Starts a request.
   * @param fresh over a new connection
   */
  open(question: Question, fresh: boolean): http.ClientRequest;
  close(): void;
}

/** After this many milliseconds, the other side may just be closing an idle connection. */
const IDLE = 1000;

/** Maximum bytes of a response head; Node's default is too low for long policies. */
export const MAX_HEAD = 64 * 1024;

/** Names under localhost are this machine (RFC 6761 6.3), regardless of DNS. */
const lookup: LookupFunction = (host, options, done) =>
  dns.lookup(/\.localhost\.?$/i.test(host) ? 'localhost' : host, options, done);

export function createConnection(target: URL): Connection {
  const secure = target.protocol === 'https:';
  const module = secure ? https : http;
  const kept = new module.Agent({ keepAlive: true, timeout: IDLE });
  const single = new module.Agent({ keepAlive: false });
  const where = {
    host: target.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(target.port || (secure ? 443 : 80)),
    lookup,
    maxHeaderSize: MAX_HEAD,
    // Explicit, because an environment variable could disable it.
    rejectUnauthorized: true,
  };
  return {
    open({ method, path, headers, body }, fresh) {
      const asked = module.request({ ...where, method, path, headers, agent: fresh ? single : kept });
      asked.end(body);
      return asked;
    },
    close() {
      kept.destroy();
      single.destroy();
    },
  };
}

/** Headers that frame a message or control the connection, which only the sender may set. */
const OF_THE_CONNECTION = ['transfer-encoding', 'connection', 'upgrade'];

/**
 * Detects what Node cannot send before it is counted.
 * @returns one sentence; undefined if it can be sent
 */
export function whyUnsendable({ method, path, headers }: Question): string | undefined {
  if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(method)) return `"${method}" cannot be the method of an HTTP request.`;
  if (/[^\u0021-\u00ff]/.test(path)) {
    return 'Its path holds a space, a control character or a letter that is not escaped.';
  }
  for (const [name, value] of Object.entries(headers)) {
    if (OF_THE_CONNECTION.includes(name.toLowerCase())) {
      return `A request with its own ${name} cannot be sent.`;
    }
    try {
      http.validateHeaderName(name);
      http.validateHeaderValue(name, value);
    } catch {
      return `The header ${JSON.stringify(name)} has a name or a value that HTTP cannot carry.`;
    }
  }
  return undefined;
}
