// Serves a fixture service over HTTP, with at most one fault.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { whoCalls } from './access.ts';
import { readBody } from './body.ts';
import { type Document, matchPath, type Operation, operationsOf, readContract } from './contract.ts';
import { type Rules, rulesFor } from './rules.ts';
import type { Answer, Call, Credential, RawCall, Refusal, Running, SeededFault, Service } from './service.ts';

export interface Started {
  /** With the base path of the API. */
  origin: string;
  credentials: Record<string, Credential>;
  close(): Promise<void>;
}

interface Known {
  contract: Document;
  /** Rules of the correct service, by operation id. */
  rules: Map<string, Rules>;
}

/** Cached, because hundreds of servers are started. */
const knowledge = new WeakMap<object, Known>();

function knownOf(service: { contract: URL }): Known {
  const known = knowledge.get(service) ?? { contract: readContract(service.contract), rules: new Map() };
  knowledge.set(service, known);
  return known;
}

const MOST_BYTES = 2_000_000;

/**
 * @param options.fault id of the seeded fault; none if omitted
 * @param options.port 0 for a free one
 */
export async function serve<Store>(
  service: Service<Store>,
  { fault: id, seed = 1, port = 0 }: { fault?: string; seed?: number; port?: number } = {},
): Promise<Started> {
  const fault = service.faults.find((one) => one.id === id);
  if (id !== undefined && !fault) throw new Error(`${service.name} has no fault "${id}".`);
  const { contract } = knownOf(service);
  // A URL cannot have braces in its host.
  const url = (contract.servers[0]?.url ?? '/').replaceAll(/[{}]/g, '');
  const prefix = new URL(url, 'http://localhost').pathname.replace(/\/$/, '');
  const running = service.open(seed);
  const answer = createDesk(service, running, contract, fault);
  const server = createServer((request, response) => {
    receive(request, prefix, answer)
      .catch((error): Answer => {
        console.error(error);
        return { status: 500, raw: String(error), type: 'text/plain' };
      })
      .then((given) => send(response, given));
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}`,
    credentials: service.credentials,
    close: async () => {
      running.stop?.();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

interface Received extends RawCall {
  /** Without the prefix. */
  pathname: string;
  origin: string;
}

type Desk = (received: Received) => Promise<Answer>;

async function receive(request: IncomingMessage, prefix: string, answer: Desk): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const origin = `http://${request.headers.host ?? 'localhost'}${prefix}`;
  const url = new URL(request.url ?? '/', 'http://localhost');
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, [value].flat().join(', '));
  return answer({
    method: request.method ?? 'GET',
    pathname: url.pathname.startsWith(`${prefix}/`) ? url.pathname.slice(prefix.length) : '',
    origin,
    pathParameters: {},
    search: url.searchParams,
    headers,
    bytes: new Uint8Array(Buffer.concat(chunks)),
  });
}

function send(
  response: ServerResponse,
  { status, headers = {}, body, raw, type = 'application/json' }: Answer,
) {
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const all = { ...headers, ...(text !== undefined && type !== '' && { 'content-type': type }) };
  // Node drops the body of a 204, so it is written to the socket.
  if (status === 204 && text !== undefined) {
    const lines = Object.entries({ ...all, 'content-length': Buffer.byteLength(text) });
    const head = [
      'HTTP/1.1 204 No Content',
      'connection: close',
      ...lines.map((pair) => pair.join(': ')),
      '',
      '',
    ];
    response.socket?.end(Buffer.concat([Buffer.from(head.join('\r\n')), Buffer.from(text)]));
    return;
  }
  response.writeHead(status, all).end(text);
}

function createDesk<Store>(
  service: Service<Store>,
  running: Running<Store>,
  contract: Document,
  fault: SeededFault<Store> | undefined,
): Desk {
  const operations = operationsOf(contract);
  const { rules: known } = knownOf(service);
  const other = fault?.rules && rulesFor(contract, fault.operation, fault.rules);
  const rulesOf = ({ id }: Operation) => {
    if (other && fault.operation === id) return other;
    const rules = known.get(id) ?? rulesFor(contract, id);
    known.set(id, rules);
    return rules;
  };
  const refuse = (why: Refusal, problem: string) => running.refuse(why, [{ field: '', problem }]);

  return async (received) => {
    const gate = running.gate?.();
    if (gate) return gate;
    if (received.bytes.length > MOST_BYTES) return refuse('too large', 'is too large');
    const match = matchPath(operations, decode(received.pathname));
    if (!match) return refuse('no such path', 'is no path of this service');
    const allowed = match.operations.map(({ method }) => method);
    const { method } = received;
    if (fault?.accepts === method && match.operations.some(({ id }) => id === fault.operation)) {
      return { status: 200, body: {} };
    }
    // HEAD is handled as GET; Node omits the body.
    const wanted = method === 'HEAD' && !allowed.includes('HEAD') ? 'GET' : method;
    const operation = match.operations.find((one) => one.method === wanted);
    const allow = { Allow: allowed.join(', ') };
    if (!operation) {
      if (method === 'OPTIONS') return { status: 204, headers: allow };
      const refused = refuse('no such method', 'is no method of this path');
      return { ...refused, headers: { ...refused.headers, ...allow } };
    }
    const raw = { ...received, pathParameters: match.pathParameters };
    const concerns = fault?.operation === operation.id;
    const next = () => perform(rulesOf(operation), raw, concerns ? fault : undefined);
    return concerns && fault?.outside ? fault.outside(raw, next, running.store) : next();
  };

  async function perform({ operation, parameters, body }: Rules, raw: Received, active?: SeededFault<Store>) {
    const caller = whoCalls(service.credentials, operation, raw);
    if ('refused' in caller) {
      const { refused } = caller;
      return refuse(refused, refused === 'role' ? 'may not do this' : 'are missing or wrong');
    }
    const { wrong, ...values } = parameters(raw);
    if (wrong.length > 0) return running.refuse('parameters', wrong);
    const reading = await readBody(contract, operation, raw.headers, raw.bytes);
    if (reading.is === 'malformed') return refuse('malformed', 'cannot be read');
    if (reading.is === 'of another type') return refuse('media type', 'is of another type');
    if (reading.is === 'absent' && operation.body?.required) return refuse('body', 'is required');
    const value = reading.is === 'read' ? reading.value : null;
    const faults = reading.is === 'read' ? body(reading.type, value) : [];
    if (faults.length > 0) return running.refuse('body', faults);
    const call: Call = {
      operation: operation.id,
      actor: caller.actor,
      ...values,
      body: value as Call['body'],
      files: reading.is === 'read' ? reading.files : {},
      origin: raw.origin,
    };
    const next = async (): Promise<Answer> => {
      const handler = running.handlers[operation.id];
      if (!handler) throw new Error(`${service.name} has no handler for ${operation.id}.`);
      return handler(call);
    };
    return active?.inside ? active.inside(call, next, running.store) : next();
  }
}

/** An undecodable path is unknown. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}
