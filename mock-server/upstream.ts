// Calls a part over HTTP on loopback.
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { Readable } from 'node:stream';
import type { Part } from './parts.ts';
import type { Reply } from './problems.ts';
import type { RequestContext } from './request-context.ts';
import { ID_HEADER } from './request-log.ts';

/** The part is unavailable, or exited during the response. The message is a sentence for users. */
export class PartUnavailable extends Error {
  override name = 'PartUnavailable';
  /** Whether the part may have received and processed the request. */
  readonly mayHaveReceived: boolean;

  constructor(part: Part, cause?: Error) {
    super(`${part.name} does not answer just now.`, { cause });
    const hasConnected = !(cause && 'syscall' in cause && cause.syscall === 'connect');
    this.mayHaveReceived = cause !== undefined && hasConnected;
  }
}

export interface Question {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body?: string | Uint8Array | Readable | undefined;
  /** Aborts the request when the client disconnects. */
  signal: AbortSignal;
}

// Keeps connections alive: with "close", a part closes right after its response, which would be
// lost while an upload is still being sent.
const agent = new Agent({ keepAlive: true });

// These headers describe one connection, not the message.
const OF_THE_CONNECTION = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'te',
  'trailer',
];

/** The headers of a message, without those of the connection. */
export function passedOn(headers: IncomingHttpHeaders): Record<string, string | string[] | undefined> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name)));
}

/**
 * The headers of a request to the sandbox. Clients cannot set all of them: the identity provider's
 * origin and the client's address come from the front door only. Origin is removed, because the
 * sandbox refuses requests with one.
 * @param identity the provider's origin; undefined while it is unavailable
 * @param guests the public site's origin, as seen by the client
 */
export function forSandbox(
  {
    request: { headers },
    address,
    protocol,
    facts,
  }: Pick<RequestContext, 'request' | 'address' | 'protocol' | 'facts'>,
  identity?: string,
  guests?: string,
) {
  const {
    'x-identity-origin': _forged,
    'x-guest-origin': _forgedToo,
    'x-app-origin': _forgedAsWell,
    'x-guest-key': _key,
    origin: _page,
    ...own
  } = passedOn(headers);
  return {
    ...own,
    host: 'sandbox',
    'x-client-address': address,
    [ID_HEADER]: facts.id,
    ...(headers.host && { 'x-app-origin': `${protocol}://${headers.host}` }),
    ...(identity && { 'x-identity-origin': identity }),
    ...(guests && { 'x-guest-origin': guests }),
  };
}

/**
 * Sends a request and resolves with the head of the response.
 * @throws PartUnavailable; or the signal's reason when it was aborted
 */
export function open(part: Part, question: Question): Promise<IncomingMessage> {
  const { port } = part;
  if (port === undefined) return Promise.reject(new PartUnavailable(part));
  return new Promise((resolve, reject) => {
    const { method, path, headers, body, signal } = question;
    const framed = withLength(headers, body);
    const asked = request({ host: '127.0.0.1', port, method, path, headers: framed, signal, agent });
    asked.on('response', (answer) => {
      // The response came before the body was complete, so the rest of the body will not be sent.
      answer.on('end', () => asked.writableFinished || asked.destroy());
      resolve(answer);
    });
    asked.on('error', (error) => {
      if (signal.aborted) return reject(error);
      // The part closed the idle connection just when it was used again.
      if (method === 'GET' && asked.reusedSocket && isReset(error)) return resolve(open(part, question));
      reject(new PartUnavailable(part, error));
    });
    if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) asked.end(body);
    else body.pipe(asked);
  });
}

const isReset = (error: Error) => 'code' in error && error.code === 'ECONNRESET';

/**
 * Declares the length of the body. By default, GET and DELETE send their body without a length, and
 * a part would parse it as the next request, bypassing the front door's checks.
 */
function withLength({ 'content-length': length, ...headers }: Question['headers'], body: Question['body']) {
  if (body === undefined) return headers;
  if (typeof body === 'string' || body instanceof Uint8Array) {
    return { ...headers, 'content-length': `${Buffer.byteLength(body)}` };
  }
  return { ...headers, ...(length ? { 'content-length': length } : { 'transfer-encoding': 'chunked' }) };
}

/** Sends a request and reads the whole response. */
export async function ask(part: Part, question: Question): Promise<Reply> {
  const answer = await open(part, question);
  const body = await readAll(answer).catch((error: Error) => {
    throw question.signal.aborted ? error : new PartUnavailable(part, error);
  });
  return { status: answer.statusCode ?? 500, headers: headersOf(answer), body };
}

export async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export function headersOf(answer: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(passedOn(answer.headersDistinct as IncomingHttpHeaders))) {
    for (const value of [values ?? []].flat()) headers.append(name, value);
  }
  return headers;
}
