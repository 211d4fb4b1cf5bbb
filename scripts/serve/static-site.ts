// Serves the built app from memory, with maximum compression.
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { readUrl } from '../../mock-server/listener.ts';
import { parsePaymentSettings } from '../../src/lib/payment-settings.ts';
import { parseRuntimeConfig } from '../../src/lib/runtime-config.ts';
import { compress } from '../brotli.ts';
import { cacheControl, commonHeaders, contentSecurityPolicy, workerPolicy } from './headers.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
/** These formats are already compressed. */
const COMPRESSED = ['.png', '.ico', '.woff2'];

interface Page {
  plain: Buffer;
  /** From the build, or compressed at the first request. */
  brotli?: Promise<Buffer>;
  isCompressible: boolean;
  headers: Record<string, string>;
}

const compressed = (page: Page): Promise<Buffer> => {
  page.brotli ??= compress(page.plain);
  return page.brotli;
};

/**
 * Reads a built app.
 * @returns a request handler; every path that is not a file gets the app's page, which handles routing
 */
export async function openStaticSite(folder: string) {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    // The build's metadata is not served.
    .filter((name) => !name.startsWith('/.vite/'));
  const given: unknown = JSON.parse(await readFile(join(folder, 'config.json'), 'utf8'));
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const policy = contentSecurityPolicy(html, parseRuntimeConfig(given), parsePaymentSettings(given));
  const pages = new Map(
    await Promise.all(
      names
        .filter((name) => !name.endsWith('.br'))
        .map(async (name) => {
          const page = await openPage(folder, name, policy);
          if (names.includes(`${name}.br`)) page.brotli = readFile(join(folder, `${name}.br`));
          return [name, page] as const;
        }),
    ),
  );
  const shell = pages.get('/index.html');
  if (!shell) throw new Error(`${folder} holds no built app; run npm run build.`);

  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = readUrl(request)?.pathname;
    if (path === undefined) {
      response.writeHead(400).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const page = pages.get(path) ?? (path.startsWith('/static/') ? undefined : shell);
    if (!page) {
      // A chunk of an older build: the page that requests it must not get HTML instead.
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('File not found.');
      return;
    }
    const useBrotli = page.isCompressible && /\bbr\b/.test(`${request.headers['accept-encoding']}`);
    const send = (body: Buffer) => {
      response.writeHead(200, {
        ...page.headers,
        ...(useBrotli && { 'content-encoding': 'br' }),
        'content-length': body.length,
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (useBrotli) void compressed(page).then(send);
    else send(page.plain);
  };
}

async function openPage(folder: string, name: string, policy: string): Promise<Page> {
  const plain = await readFile(join(folder, name));
  const type = extname(name);
  return {
    plain,
    isCompressible: !COMPRESSED.includes(type),
    headers: {
      ...commonHeaders,
      'content-type': TYPES[type] ?? 'application/octet-stream',
      'cache-control': cacheControl(name),
      vary: 'accept-encoding',
      ...(type === '.html' && { 'content-security-policy': policy }),
      // A worker uses the policy of its response, not the page's.
      ...(type === '.js' && { 'content-security-policy': workerPolicy }),
    },
  };
}
