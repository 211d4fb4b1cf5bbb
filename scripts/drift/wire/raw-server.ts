// For tests: a server that answers with whatever bytes a test likes, on a socket of its own.
import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export interface RawServer {
  url: URL;
  /** What came, one text a request in latin1. */
  seen: string[];
  /** How many connections were made. */
  connections(): number;
  /** How many of them are open. */
  open(): number;
  close(): Promise<void>;
}

/** @param answer called with each whole request, by its content-length, and how many came before it */
export async function serveRaw(answer: (socket: Socket, count: number) => void): Promise<RawServer> {
  const seen: string[] = [];
  const server = createServer((socket) => {
    let text = '';
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      for (let end = endOfRequest(text); end !== undefined; end = endOfRequest(text)) {
        seen.push(text.slice(0, end));
        text = text.slice(end);
        answer(socket, seen.length - 1);
      }
    });
  });
  return { seen, ...(await listening(server)) };
}

function endOfRequest(text: string): number | undefined {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const end = head + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0);
  return text.length >= end ? end : undefined;
}

/** Listens on loopback, and ends what is connected when it closes. */
export async function listening(server: Server): Promise<Omit<RawServer, 'seen'>> {
  const open = new Set<Socket>();
  let made = 0;
  server.on('connection', (socket) => {
    made++;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    connections: () => made,
    open: () => open.size,
    async close() {
      for (const socket of open) socket.destroy();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}

/** An answer of HTTP/1.1 with a right length. */
export function rawAnswer(body: string | Buffer, headers: string[] = [], status = '200 OK'): Buffer {
  const bytes = Buffer.from(body);
  const head = [`HTTP/1.1 ${status}`, `Content-Length: ${bytes.length}`, ...headers];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]);
}
