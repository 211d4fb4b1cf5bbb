// The sandbox over HTTP for the front door: it listens on loopback and trusts /internal requests.
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { alive, readiness } from '../probes.ts';
import { problem, type Reply } from '../problems.ts';
import { dnsPage, setRecords } from './account/dns.ts';
import { createDomains } from './account/domains.ts';
import { serveAccountExport } from './account/export.ts';
import { readForm, readJson } from './body.ts';
import { serveContacts } from './contacts/export.ts';
import { isDiskFull } from './disk.ts';
import { createDispatch, DEFAULT_APP, type DispatchParts } from './dispatch.ts';
import { inboxPage } from './inbox.ts';
import { consent } from './integrations/consent-page.ts';
import { callWebhook } from './integrations/stand-in-reports.ts';
import { serveMedia } from './media/serve.ts';
import type { Measured } from './metrics.ts';
import { serveInvoice } from './payments/serve-invoice.ts';
import { serveExport } from './photos/export.ts';
import { diskFull, notFound, Refusal, refuse } from './refusal.ts';

interface AppParts extends DispatchParts {
  measured: Measured;
  /** What does not work, in one sentence each. */
  notReady(): Promise<string[]>;
}

export function createApp(parts: AppParts): Hono<{ Bindings: HttpBindings }> {
  const { contract, db, media, identity, measured, notReady, log } = parts;
  const dispatch = createDispatch(parts);
  const prefix = contract.document.servers[0]?.url ?? '';
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.all(`${prefix}/*`, async (c) => {
    const url = new URL(c.req.url);
    return toResponse(
      await dispatch({
        method: c.req.method,
        pathname: url.pathname.slice(prefix.length),
        query: url.searchParams,
        headers: c.req.raw.headers,
        incoming: c.env.incoming,
      }),
    );
  });

  app.get('/media/exports/:secret', (c) => serveExport({ ...media, db }, c.req.param('secret'), c.req.raw));
  app.get('/media/contacts/:secret', (c) => serveContacts(db, c.req.param('secret'), c.req.raw));
  app.get('/media/account/:code', (c) =>
    serveAccountExport({ ...media, db }, c.req.param('code'), c.req.raw),
  );
  app.get('/media/invoices/:id', (c) =>
    serveInvoice({ db, links: media.links }, c.req.param('id'), c.req.raw),
  );
  app.get('/media/:holder/:id', (c) => serveMedia({ ...media, db }, c.req.param(), c.req.raw));

  app.get('/health', () => toResponse(alive()));
  app.get('/ready', async () => toResponse(readiness(await notReady())));

  // Loaded when it is first asked for.
  let metrics: Promise<() => Promise<object[]>> | undefined;
  app.get('/internal/metrics', async (c) => {
    metrics ??= import('./metrics.ts').then(({ createMetrics }) => createMetrics(measured));
    const read = await metrics;
    return c.json(await read());
  });

  app.post('/internal/identity/sync', async (c) => {
    const body = await readJson(c.env.incoming);
    await identity.sync(textOf(body, 'uid'), originOf(body));
    return c.json({});
  });

  app.post('/internal/identity/restore', async (c) => {
    const body = await readJson(c.env.incoming);
    return c.json({ users: await identity.restore(originOf(body)) });
  });

  app.get('/internal/inbox', async (c) => {
    const guests = c.req.header('x-guest-origin');
    return c.html(await inboxPage(db, guests === undefined ? media.links : media.links.at(guests)));
  });

  /** Whether guests are served under this name. */
  app.get('/internal/guest-domains/:domain', async (c) => {
    const account = await createDomains(db).accountOf(c.req.param('domain'));
    return c.json({}, account === undefined ? 404 : 200);
  });

  app.post('/internal/webhooks', async (c) => {
    const appOrigin = c.req.header('x-app-origin') ?? DEFAULT_APP;
    return c.json(await callWebhook(db, await readForm(c.env.incoming), appOrigin));
  });

  app.on(['GET', 'POST'], '/internal/dns', async (c) => {
    if (c.req.method === 'POST') await setRecords(db, await readForm(c.env.incoming));
    return c.html(await dnsPage(db));
  });

  app.on(['GET', 'POST'], '/internal/providers/:name/consent', async (c) => {
    const form = c.req.method === 'POST' ? await readForm(c.env.incoming) : undefined;
    const appOrigin = c.req.header('x-app-origin') ?? DEFAULT_APP;
    const query = new URL(c.req.url).searchParams;
    return consent({ db, links: media.links, appOrigin }, c.req.param('name'), query, form);
  });

  app.notFound(() => toResponse(notFound().reply));
  app.onError((error, c) => {
    if (error instanceof Refusal) return toResponse(error.reply);
    log(`${c.req.method} ${c.req.path}: ${error.stack}`);
    return toResponse(
      isDiskFull(error) ? diskFull() : problem(500, 'Something went wrong on our side. Nothing was changed.'),
    );
  });
  return app;
}

const toResponse = ({ status, headers, body }: Reply) =>
  new Response(typeof body === 'string' ? body : Buffer.from(body), { status, headers });

function textOf(body: unknown, name: string): string {
  const value = (body as Record<string, unknown> | undefined)?.[name];
  if (typeof value !== 'string' || value === '') throw refuse(400, `Send ${name} as text.`);
  return value;
}

/**
 * The emulator's origin, sent with each call because the emulator may have restarted. It must be on
 * this machine.
 */
function originOf(body: unknown): string {
  const origin = textOf(body, 'emulator');
  if (!/^http:\/\/127\.0\.0\.1:\d+$/.test(origin))
    throw refuse(400, 'Send emulator as http://127.0.0.1:<port>.');
  return origin;
}
