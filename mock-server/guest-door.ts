// Serves the public site on a separate host. src/microsite renders its pages and calls the API as a guest.
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { guestApi } from '../src/microsite/api.ts';
import { createSite } from '../src/microsite/site.ts';
import { readAtMost } from './body.ts';
import { guestHeaders } from './client-address.ts';
import { compress } from './compress.ts';
import { type HostRule, hostName } from './hosts.ts';
import type { Part } from './parts.ts';
import type { RequestContext } from './request-context.ts';
import { ask } from './upstream.ts';

const LOCAL_HOST = 'guest.localhost';
/** Bytes; a passcode or an event needs less. */
const MAX_BODY = 10_000;
const LOOKUP_MS = 5000;
const METHODS = ['GET', 'HEAD', 'POST'];

const script = readFileSync(new URL('../src/microsite/enhance.js', import.meta.url), 'utf8');

export interface GuestDoor {
  /** Whether the request's host is the public site. */
  isMeant(request: Pick<IncomingMessage, 'headers'>): boolean;
  /** Whether the host is the verified custom domain of an account. */
  isGuestHost(header: string | undefined): Promise<boolean>;
  /** The custom domain in the request's host; undefined on the standard host. */
  domainOf(request: Pick<IncomingMessage, 'headers'>): string | undefined;
  /** The public site's origin, as seen by this request's client. */
  originFor(request: Pick<IncomingMessage, 'headers'>): string;
  answer(visit: Pick<RequestContext, 'request' | 'address'>, response: ServerResponse): Promise<void>;
}

interface GuestDoorParts {
  /** The origin of the public site; undefined for `guest.localhost` on the port of each request. */
  origin: string | undefined;
  /** The path prefix of the API on our own origin: `/api/v1`. */
  prefix(): string;
  isOwnHost: HostRule;
  sandbox(): Part | undefined;
}

export function createGuestDoor({ origin, prefix, isOwnHost, sandbox }: GuestDoorParts): GuestDoor {
  const host = origin === undefined ? undefined : new URL(origin).host;
  const isStandard = (named = '') => named === host || named.replace(/:\d+$/, '') === LOCAL_HOST;
  // The listener's guard lets only hosts in that are ours or verified.
  const domainOf: GuestDoor['domainOf'] = ({ headers: { host: named } }) =>
    isStandard(named) || isOwnHost(named) ? undefined : hostName(named);

  return {
    isMeant: (request) => isStandard(request.headers.host) || domainOf(request) !== undefined,
    domainOf,

    async isGuestHost(header) {
      const [part, name] = [sandbox(), hostName(header)];
      if (!part || !name.includes('.') || isIP(name)) return false;
      const path = `/internal/guest-domains/${name}`;
      const answer = ask(part, {
        method: 'GET',
        path,
        headers: { host: 'sandbox' },
        signal: AbortSignal.timeout(LOOKUP_MS),
      });
      return answer.then(
        ({ status }) => status === 200,
        () => false,
      );
    },

    originFor({ headers }) {
      const port = /:\d+$/.exec(headers.host ?? '')?.[0] ?? '';
      return origin ?? `http://${LOCAL_HOST}${port}`;
    },

    async answer({ request, address: client }, response) {
      const { method = 'GET' } = request;
      if (!METHODS.includes(method)) return void response.writeHead(405, { allow: METHODS.join(', ') }).end();
      const { localPort, localAddress = '127.0.0.1' } = request.socket;
      const address = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
      const domain = domainOf(request);
      const api = guestApi(`http://${address}:${localPort}${prefix()}`, {
        domain,
        headers: guestHeaders(client),
      });
      const site = createSite({ api, script });
      const { protocol } = new URL(origin ?? 'http://any');
      const own = domain === undefined && origin ? origin : `${protocol}//${request.headers.host}`;
      const body = method === 'POST' ? await readAtMost(MAX_BODY, request) : Buffer.of();
      if (!body) return void response.writeHead(413).end();
      // As a relative reference, `//name` would be another host.
      const asked = new Request(own + request.url, {
        method,
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
  const { status, headers: given } = answer;
  const plain = Buffer.from(await answer.arrayBuffer());
  const { headers, body } = await compress(request, { status, headers: given, body: plain });
  response.statusCode = status;
  response.setHeaders(headers);
  if (status !== 204) response.setHeader('content-length', body.length);
  response.end(body);
}
