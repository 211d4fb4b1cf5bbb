// Uploads through the whole client in a real browser, because only browsers have XMLHttpRequest.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { browserOptions } from '../../../scripts/browser.ts';

const MEGABYTE = 1024 * 1024;

/** The client in the page under test, for `upload`. */
const PAGE = `<!doctype html><script type="module">
  import * as client from '/src/api/transport/client.ts';
  import * as formData from '/src/api/transport/form-data.ts';
  import { configureTransport } from '/src/api/transport/transport.ts';
  const identity = { token: 'abc', uid: 'owner-pets', referral: 'spring-fair' };
  configureTransport({ baseUrl: () => '/api', currentIdentity: () => identity });
  window.api = { ...client, ...formData };
</script>`;

/** The result of one upload, as data that can be serialized. */
interface Outcome {
  data?: unknown;
  kind?: string;
  message?: string;
  fieldErrors?: unknown;
  progress: { loaded: number; total: number }[];
}

let vite: ViteDevServer;
let server: Server;
let browser: Browser;
let page: Page;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  vite = await createVite({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: 'node_modules/.cache/upload-test',
    resolve: { alias: { '~': resolve('src') } },
    optimizeDeps: { noDiscovery: true, include: ['@tanstack/react-store'] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  server = createServer((request, response) => {
    if (request.url?.startsWith('/api/')) answer(request, response);
    else if (request.url === '/') response.setHeader('Content-Type', 'text/html').end(PAGE);
    else vite.middlewares(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await chromium.launch(browserOptions());
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => 'api' in globalThis);
});

afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  await vite?.close();
});

beforeEach(() => {
  answer = (request, response) => void request.resume().on('end', () => reply(response, 200, { items: [] }));
});

/** Uploads one file of random bytes from the page. @param abortAt aborts after this many bytes */
function upload(bytes: number, { abortAt = Number.POSITIVE_INFINITY, timeout = 0 } = {}): Promise<Outcome> {
  return page.evaluate(
    async ([size, limit, milliseconds]) => {
      // Set by the page under test.
      const { client, send, toFormData } = (
        globalThis as typeof globalThis & { api: typeof import('./client') & typeof import('./form-data') }
      ).api;
      const body = { assets: [new File([new Uint8Array(size)], 'clip.mp4', { type: 'video/mp4' })] };
      const controller = new AbortController();
      const progress: { loaded: number; total: number }[] = [];
      const onUploadProgress = (sent: { loaded: number; total: number }) => {
        progress.push(sent);
        if (sent.loaded >= limit) controller.abort();
      };
      const options = {
        onUploadProgress,
        signal: controller.signal,
        ...(milliseconds > 0 ? { timeout: milliseconds } : {}),
      };
      try {
        const data = await send('createAssets', options, (init) =>
          client.POST('/assets', {
            bodySerializer: toFormData,
            ...init,
            params: { query: { type: 'misc' } },
            body,
          }),
        );
        return { data, progress };
      } catch (error) {
        const { kind, message, fieldErrors } = error as import('./errors').ApiError;
        return { kind, message, fieldErrors, progress };
      }
    },
    [bytes, abortAt, timeout] as const,
  );
}

it('reports the progress, and sends the form itself with everything that the client adds', async () => {
  // Limits the connection instead of the server, because this machine's buffers take some megabytes
  // at once.
  const line = await page.context().newCDPSession(page);
  const speed = { offline: false, latency: 0, downloadThroughput: -1 };
  await line.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: 4 * MEGABYTE });
  let received = 0;
  let head: Pick<IncomingMessage, 'url' | 'headers'> | undefined;
  let start = '';
  answer = async (request, response) => {
    head = request;
    for await (const chunk of request as AsyncIterable<Buffer>) {
      if (start === '') start = chunk.toString('latin1');
      received += chunk.length;
    }
    reply(response, 200, { items: [] });
  };
  const { data, progress } = await upload(3 * MEGABYTE);
  await line.detach();
  expect(data).toEqual({ items: [] });
  expect(received).toBeGreaterThan(3 * MEGABYTE);
  expect(head?.url).toBe('/api/v1/assets?type=misc&uid=owner-pets');
  expect(head?.headers).toMatchObject({ authorization: 'Bearer abc', 'x-referral': 'spring-fair' });
  const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(head?.headers['content-type'] ?? '')?.[1];
  expect(start).toContain(`--${boundary}\r\n`);
  expect(start).toContain('name="assets"; filename="clip.mp4"\r\nContent-Type: video/mp4');
  const steps = progress.map(({ loaded }) => loaded);
  expect(new Set(steps).size).toBeGreaterThan(3);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(progress.at(-1)).toEqual({ loaded: received, total: received });
});

it('[request-errors] abort stops sending midway', async () => {
  let received = 0;
  const closed = new Promise<boolean>((resolve) => {
    answer = async (request) => {
      request.on('close', () => resolve(request.complete));
      try {
        for await (const chunk of request as AsyncIterable<Buffer>) {
          received += chunk.length;
          await new Promise((next) => setTimeout(next, 10));
        }
      } catch {
        // The browser has disconnected, as expected.
      }
    };
  });
  const outcome = await upload(40 * MEGABYTE, { abortAt: MEGABYTE });
  expect(outcome).toMatchObject({ kind: 'aborted', message: 'Request aborted' });
  expect(await closed).toBe(false);
  expect(received).toBeLessThan(40 * MEGABYTE);
});

it('[no-timeout] applies the timeout of a caller to uploads', async () => {
  answer = (request) => void request.resume();
  expect(await upload(1000, { timeout: 200 })).toMatchObject({ message: 'timeout of 200 ms exceeded' });
});

it('[request-errors] 422 names each wrong field', async () => {
  const errors = [{ field: 'assets.0', message: 'Unsupported file type' }];
  const problem = { type: '/problems/invalid', title: 'Invalid request', status: 422, detail: 'No.', errors };
  answer = (request, response) => void request.resume().on('end', () => reply(response, 422, problem));
  expect(await upload(1000)).toMatchObject({ kind: 'status', fieldErrors: errors });
});

it.each([201, 204])('[only-200] %i is a failure', async (status) => {
  answer = (request, response) =>
    void request.resume().on('end', () => reply(response, status, { items: [] }));
  const message = `Request failed with status code ${status}`;
  expect(await upload(1000)).toMatchObject({ kind: 'status', message });
});

it('[request-errors] a lost network is a Network Error', async () => {
  answer = (request) => void request.once('data', () => request.destroy());
  expect(await upload(3 * MEGABYTE)).toMatchObject({ kind: 'network', message: 'Network Error' });
});

it('reports malformed JSON as unreadable', async () => {
  answer = (request, response) => void request.resume().on('end', () => response.end('{"items":'));
  expect(await upload(1000)).toMatchObject({ kind: 'unreadable' });
});

it('does not accept a response from another origin', async () => {
  const elsewhere = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'authorization, x-referral');
    request.resume().on('end', () => reply(response, 200, { items: [] }));
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const { port } = elsewhere.address() as AddressInfo;
  answer = (request, response) =>
    void request.resume().on('end', () => {
      response.writeHead(307, { Location: `http://127.0.0.1:${port}/` }).end();
    });
  expect(await upload(1000)).toMatchObject({ kind: 'network' });
  elsewhere.closeAllConnections();
  elsewhere.close();
});

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(status === 204 ? undefined : JSON.stringify(body));
}
