// Sends one request and reads the whole response, within limits of time and size.
import { Buffer } from 'node:buffer';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { type Phase, whyFailed, whyLate } from './failures.ts';
import type { Failure } from './reply.ts';

/** A response as received, possibly compressed. */
export interface RawReply {
  status: number;
  headers: Headers;
  body: Buffer;
  ms: number;
}

/** `stale`: a reused connection delivered nothing, or something that is not this response. */
export type Lost = Failure & { stale: boolean };

export interface Exchange {
  outcome: Promise<RawReply | Lost>;
  /** Ends it with the failure `stopped`, unless it has ended. */
  stop(): void;
}

export function exchange(
  asked: ClientRequest,
  { target, timeoutMs, maxBytes }: { target: URL; timeoutMs: number; maxBytes: number },
): Exchange {
  const { promise, resolve } = Promise.withResolvers<RawReply | Lost>();
  let began = performance.now();
  let phase: Phase = 'connecting';
  let answer: IncomingMessage | undefined;
  let size = 0;
  let earlier = 0;
  const chunks: Buffer[] = [];

  const scene = () => ({ phase, target, size, length: answer?.headers['content-length'] });
  const settle = (outcome: RawReply | Lost) => {
    clearTimeout(clock);
    resolve(outcome);
  };
  const lose = ({ failure, says }: Omit<Failure, 'ms'>, stale = false) => {
    settle({ failure, says, ms: performance.now() - began, stale });
    asked.destroy();
  };
  const fail = (error: NodeJS.ErrnoException) => {
    const strange = error.code?.startsWith('HPE_') || asked.socket?.bytesRead === earlier;
    lose(whyFailed(error, scene()), asked.reusedSocket && phase === 'asking' && strange);
  };
  const start = () => {
    phase = 'asking';
    began = performance.now();
  };
  // Starts now, so that neither connecting nor dripping extends it.
  const clock = setTimeout(() => lose(whyLate(scene(), timeoutMs)), timeoutMs);

  asked.on('socket', (socket) => {
    earlier = socket.bytesRead;
    if (asked.reusedSocket) return start();
    const secure = (socket as Partial<TLSSocket>).encrypted === true;
    socket.once('connect', () => {
      if (secure) phase = 'shaking hands';
      else start();
    });
    if (secure) socket.once('secureConnect', start);
  });
  asked.on('response', (got) => {
    phase = 'answering';
    answer = got;
    got.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else lose({ failure: 'too-large', says: `Its answer has more than ${maxBytes} bytes.` });
    });
    got.on('error', fail);
    got.on('end', () => {
      const ms = performance.now() - began;
      settle({ status: got.statusCode ?? 0, headers: headersOf(got), body: Buffer.concat(chunks), ms });
      // The response came before the request was sent completely; the rest will not be sent.
      if (!asked.writableFinished) asked.destroy();
    });
  });
  asked.on('upgrade', (_answer, socket) => {
    socket.destroy();
    lose({ failure: 'broken', says: `${target.host} changed the protocol (101) without being asked to.` });
  });
  asked.on('error', fail);
  return { outcome: promise, stop: () => lose({ failure: 'stopped', says: 'The run was stopped.' }) };
}

/** Repeated headers are kept. */
function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let i = 0; i + 1 < rawHeaders.length; i += 2)
    headers.append(rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '');
  return headers;
}
