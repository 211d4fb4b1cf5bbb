// The hosts that the product names in production, answered here: a browser that is told to looks for each of them at
// this server. Behind the provider's stands the emulator; its pages for another service's window are the emulator's own.
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Product } from '../../scripts/serve/product.ts';
import { makeCertificate } from './certificate.ts';
import { gapiScript, recaptchaScript } from './google-scripts.ts';

/** Stands for the page of the installation through which another service's window answers. */
export const AUTH_DOMAIN = 'login.example';

export interface GoogleHosts {
  /** What the browser must be started with. */
  args: string[];
  /** From now on this host does not answer. */
  down: Set<string>;
  /** `GET www.google.com/recaptcha/api.js` */
  asked: string[];
  stop(): Promise<void>;
}

/** Of the product, which lets the calls of the provider's hosts through to the emulator, but none of its pages. */
export async function startGoogleHosts({ origin, mock }: Product): Promise<GoogleHosts> {
  const down = new Set<string>();
  const asked: string[] = [];
  /** Where this machine has what is asked for; null for what it has not: the fonts of the emulator's pages, say. */
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
