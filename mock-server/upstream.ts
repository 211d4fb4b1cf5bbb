// Asks a part over HTTP on loopback.
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { Readable } from 'node:stream';
import type { Part } from './parts.ts';
import type { Reply } from './problems.ts';

/** The part is not there, or went while it was answering. The message is a sentence for a person. */
export class PartUnavailable extends Error {
  override name = 'PartUnavailable';
  /** Whether the part may have received the request, and so may have done what it asks for. */
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
  /** Ends the question when whoever asks has left. */
  signal: AbortSignal;
}

// A part that is told "close" closes as soon as it has answered; while we are still sending an upload, that would lose
// the answer.
const agent = new Agent({ keepAlive: true });

// They describe one connection, not the message; each side of the door has its own.
const OF_THE_CONNECTION = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'te',
  'trailer',
];

/** The headers of a message, without those that end at the door. */
export function passedOn(headers: IncomingHttpHeaders): Record<string, string | string[] | undefined> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name)));
}

/**
 * What the sandbox gets of a request's headers. It has one name: some that a client can send are none to it. Where the
 * identity provider is, and from which address the request came, it hears from the door only. Requests with an Origin
 * it refuses; the door's are not of a page.
 * @param identity the provider's origin; undefined while it cannot be asked
 * @param guests the public site's origin, as seen by the client
 */
export function forSandbox({ headers, socket }: IncomingMessage, identity?: string, guests?: string) {
  const {
    'x-identity-origin': _forged,
    'x-guest-origin': _forgedToo,
    'x-app-origin': _forgedAsWell,
    origin: _page,
    ...own
  } = passedOn(headers);
  return {
    ...own,
    host: 'sandbox',
    'x-client-address': socket.remoteAddress ?? '',
    ...(headers.host && { 'x-app-origin': `${isTls(headers) ? 'https' : 'http'}://${headers.host}` }),
    ...(identity && { 'x-identity-origin': identity }),
    ...(guests && { 'x-guest-origin': guests }),
  };
}

/** A proxy in front of us ends TLS. */
const isTls = (headers: IncomingHttpHeaders) => headers['x-forwarded-proto'] === 'https';

/**
 * Sends a request and answers as soon as the head of the answer is there.
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
      // Answered before the body was all there: the rest of it will never be sent.
      answer.on('end', () => asked.writableFinished || asked.destroy());
      resolve(answer);
    });
    asked.on('error', (error) => reject(signal.aborted ? error : new PartUnavailable(part, error)));
    if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) asked.end(body);
    else body.pipe(asked);
  });
}

/**
 * Says where the body ends. Left to itself, a GET or DELETE sends its body without a length, and what a client has put
 * into it is then read as the next request, which may go to where the door lets nobody.
 */
function withLength({ 'content-length': length, ...headers }: Question['headers'], body: Question['body']) {
  if (body === undefined) return headers;
  if (typeof body === 'string' || body instanceof Uint8Array) {
    return { ...headers, 'content-length': `${Buffer.byteLength(body)}` };
  }
  return { ...headers, ...(length ? { 'content-length': length } : { 'transfer-encoding': 'chunked' }) };
}

/** The same, and reads the whole answer. */
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
