import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

/** One request, as its bytes go out. */
export interface Question {
  method: string;
  /** With the target's prefix; sent as it stands. */
  path: string;
  headers: Record<string, string>;
  body: Uint8Array | undefined;
}

export interface Connection {
  /**
   * Starts a request.
   * @param fresh over a connection that nobody used before
   */
  open(question: Question, fresh: boolean): http.ClientRequest;
  close(): void;
}

/** A connection that was idle for longer may just be closed by the other side, in milliseconds. */
const IDLE = 1000;

/** Bytes of an answer's head; Node's own limit is less than some servers send with their policies. */
export const MAX_HEAD = 64 * 1024;

/** A name under localhost is this machine (RFC 6761 6.3), whatever a name server says of it. */
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
    // Said, because an environment variable can switch it off for what leaves it open.
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

/** They say where a message ends and what becomes of the connection, which the sender must know. */
const OF_THE_CONNECTION = ['transfer-encoding', 'connection', 'upgrade'];

/**
 * What Node would not send, found before anything is counted or sent.
 * @returns one sentence; undefined when it can be sent
 */
export function whyUnsendable({ method, path, headers }: Question): string | undefined {
  if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(method)) return `"${method}" cannot be the method of an HTTP request.`;
  if (/[^\u0021-\u00ff]/.test(path)) {
    return 'Its path holds a space, a control character or a letter that is not escaped.';
  }
  for (const [name, value] of Object.entries(headers)) {
    if (OF_THE_CONNECTION.includes(name.toLowerCase())) {
      return `A request with a ${name} of its own cannot be sent.`;
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
