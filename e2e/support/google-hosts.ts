// A local replacement for the hosts that the product uses in production: a launch flag makes the browser resolve
// them to this server. Provider hosts lead to the emulator, which also serves the pages of the sign-in popup.
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Product } from '../../scripts/serve/product.ts';
import { makeCertificate } from './certificate.ts';
import { gapiScript, recaptchaScript } from './google-scripts.ts';

/** The host of the page through which another service's popup responds. */
export const AUTH_DOMAIN = 'login.example';

export interface GoogleHosts {
  /** Launch arguments for the browser. */
  args: string[];
  /** Hosts that no longer respond. */
  down: Set<string>;
  /** `GET www.google.com/recaptcha/api.js` */
  asked: string[];
  stop(): Promise<void>;
}

/** Starts the hosts for a product, which proxies the provider's API calls, but not its pages, to the emulator. */
export async function startGoogleHosts({ origin, mock }: Product): Promise<GoogleHosts> {
  const down = new Set<string>();
  const asked: string[] = [];
  /** The local address for a request; null for unavailable resources such as the fonts of the emulator's pages. */
  const whereTo = ({ host, pathname, search }: URL): string | null => {
    const { identity } = mock.parts;
    if (host === AUTH_DOMAIN)
      return `http://127.0.0.1:${identity?.port}${pathname.replace('/__/', '/emulator/')}${search}`;
    return host.endsWith('.googleapis.com') && host !== 'fonts.googleapis.com'
      ? `${origin}/${host}${pathname}${search}`
      : null;
  };
  const server = createServer(makeCertificate(), async (request, response) => {
    const url = new URL(request.url ?? '/', `https://${request.headers.host}`);
    asked.push(`${request.method} ${url.host}${url.pathname}`);
    if (down.has(url.host)) return void response.destroy();
    const script = {
      'apis.google.com/js/api.js': gapiScript,
      'www.google.com/recaptcha/api.js': recaptchaScript,
    }[url.host + url.pathname];
    if (script) {
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${script})();`);
    }
    const to = whereTo(url);
    if (to === null) return void response.writeHead(404).end();
    const cors = {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
      'access-control-expose-headers': 'ETag',
    };
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    const answer = await forward(request, to);
    const type = answer.headers.get('content-type') ?? 'text/plain';
    response.writeHead(answer.status, { ...cors, 'content-type': type });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const hosts = ['*.googleapis.com', '*.google.com', '*.gstatic.com', 'unpkg.com', AUTH_DOMAIN];
  return {
    args: [`--host-resolver-rules=${hosts.map((host) => `MAP ${host} 127.0.0.1:${port}`).join(',')}`],
    down,
    asked,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function forward(request: IncomingMessage, to: string): Promise<Response> {
  const { method = 'GET', headers } = request;
  const body = method === 'GET' ? undefined : new Uint8Array(await buffer(request));
  const passed = ['content-type', 'authorization', 'x-goog-api-key', 'if-none-match'];
  const kept = passed.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : []));
  return fetch(to, { method, headers: Object.fromEntries(kept), ...(body && { body }) });
}
