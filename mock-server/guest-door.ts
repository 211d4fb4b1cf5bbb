// Serves the public site on a separate host. src/microsite renders its pages and calls the API as a guest.
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { guestApi } from '../src/microsite/api.ts';
import { createSite } from '../src/microsite/site.ts';
import { readAtMost } from './body.ts';

const LOCAL_HOST = 'guest.localhost';
/** Bytes; a passcode or an event needs less. */
const MAX_BODY = 10_000;
const QUALITY = 5;

const compress = promisify(brotliCompress);
const script = readFileSync(new URL('../src/microsite/enhance.js', import.meta.url), 'utf8');

export interface GuestDoor {
  /** Whether the request's host is the public site. */
  isMeant(request: IncomingMessage): boolean;
  /** The public site's origin, as seen by this request's client. */
  originFor(request: Pick<IncomingMessage, 'headers'>): string;
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/**
 * @param origin of the public site; undefined for `guest.localhost` on the port of each request
 * @param prefix of the API on our own origin: `/api/v1`
 */
export function createGuestDoor(origin: string | undefined, prefix: () => string): GuestDoor {
  const host = origin === undefined ? undefined : new URL(origin).host;

  return {
    isMeant({ headers }) {
      const named = headers.host ?? '';
      return named === host || named.replace(/:\d+$/, '') === LOCAL_HOST;
    },

    originFor({ headers }) {
      const port = /:\d+$/.exec(headers.host ?? '')?.[0] ?? '';
      return origin ?? `http://${LOCAL_HOST}${port}`;
    },

    async answer(request, response) {
      const { localPort, localAddress = '127.0.0.1' } = request.socket;
      const address = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
      const site = createSite({ api: guestApi(`http://${address}:${localPort}${prefix()}`), script });
      const own = origin ?? `http://${request.headers.host}`;
      const body = request.method === 'POST' ? await readAtMost(MAX_BODY, request) : Buffer.of();
      if (!body) return void response.writeHead(413).end();
      const asked = new Request(new URL(request.url ?? '/', own), {
        method: request.method ?? 'GET',
        headers: headersOf(request),
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
      await send(request, response, await site(asked));
    },
  };
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  return headers;
}

async function send(request: IncomingMessage, response: ServerResponse, answer: Response): Promise<void> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isText = /^text\//.test(answer.headers.get('content-type') ?? '');
  const isBrotli = isText && bytes.length > 0 && /\bbr\b/.test(`${request.headers['accept-encoding']}`);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  const body = isBrotli ? await compress(bytes, { params }) : bytes;
  response.statusCode = answer.status;
  response.setHeaders(answer.headers);
  if (isBrotli) response.setHeader('content-encoding', 'br');
  if (answer.status !== 204) response.setHeader('content-length', body.length);
  response.end(body);
}
