// Test helper: a server that sends arbitrary bytes on its own socket.
import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export interface RawServer {
  url: URL;
  /** Received requests as latin1 texts. */
  seen: string[];
  /** Number of connections. */
  connections(): number;
  /** Number of open connections. */
  open(): number;
  close(): Promise<void>;
}

/** @param answer called with each complete request and the number of earlier ones */
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

/** Listens on loopback, and drops connections on close. */
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

/** An HTTP/1.1 response with a correct length. */
export function rawAnswer(body: string | Buffer, headers: string[] = [], status = '200 OK'): Buffer {
  const bytes = Buffer.from(body);
  const head = [`HTTP/1.1 ${status}`, `Content-Length: ${bytes.length}`, ...headers];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]);
}
