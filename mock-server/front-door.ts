// Routes each request to its handler. Everything that belongs to the mock is below the paths in
// `routes`.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApiNeeds, createApiDoor } from './api-door.ts';
import { breakContract } from './break-contract.ts';
import { clientOf } from './client.ts';
import { addressOf, protocolOf } from './client-address.ts';
import { compress } from './compress.ts';
import { contractFile } from './contract-file.ts';
import { type AllFaults, CutOff, type OperationFault } from './faults.ts';
import type { GuestDoor } from './guest-door.ts';
import { isFromForeignPage } from './hosts.ts';
import type { IdentityDoor } from './identity-door.ts';
import type { Entry, Journal } from './journal.ts';
import { readUrl, sendReply } from './listener.ts';
import type { Metrics } from './metrics.ts';
import { INBOX_HEADERS, PANEL_HEADERS } from './panel.ts';
import type { PaymentService } from './payment-service/service.ts';
import { alive, OTHER_PROBES, readiness } from './probes.ts';
import { problem, type Reply } from './problems.ts';
import { PROVIDER_PATHS, type ProviderDoor } from './provider/provider-door.ts';
import type { RequestContext } from './request-context.ts';
import { factsOf } from './request-log.ts';
import { drawSample } from './sample-pictures.ts';
import { ask, forSandbox, open, PartUnavailable, passedOn } from './upstream.ts';

/** What the front door forwards to. */
export interface DoorDeps extends ApiNeeds {
  log(line: string): void;
  faults: AllFaults;
  /** Undefined when disabled. */
  identity(): IdentityDoor | undefined;
  /** Undefined when disabled. */
  provider(): ProviderDoor | undefined;
  /** Handles the public site. */
  guests: GuestDoor;
  /** Whether only this machine can reach the server. */
  isLocal: boolean;
  /** The test payment service; undefined where other machines can reach the server. */
  payments: PaymentService | undefined;
  journal: Journal;
  /** Undefined when disabled. */
  metrics: Metrics | undefined;
  /** What does not work, in one sentence each. */
  notReady(): Promise<string[]>;
  /** The proxy whose word about its clients' addresses and protocol is believed. */
  trustedProxy: string | undefined;
  /**
   * Handles the fault panel's own requests. Undefined where other machines can reach the server.
   */
  panel: ((request: IncomingMessage, path: string) => Promise<Reply>) | undefined;
}

/** Handles a request if its path belongs to the mock; otherwise returns false and does nothing. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => boolean;

type Route = (visit: RequestContext, response: ServerResponse) => Promise<void>;

const SANDBOX_TOOLS: Record<string, string | undefined> = {
  '/_mock/dns': '/internal/dns',
  '/_mock/webhooks': '/internal/webhooks',
};

export function createFrontDoor(deps: DoorDeps): Handle {
  const api = createApiDoor(deps);

  const routes: [path: string, route: Route][] = [
    ['/api', (visit, response) => noted(visit, response, api)],
    ['/media/examples', async ({ url }, response) => sendReply(response, example(url.pathname))],
    ['/media', media],
    ['/identitytoolkit.googleapis.com', (visit, response) => noted(visit, response, identity)],
    ['/securetoken.googleapis.com', (visit, response) => noted(visit, response, identity)],
    ['/emulator', (visit, response) => noted(visit, response, identity)],
    ...PROVIDER_PATHS.map((path): [string, Route] => [
      path,
      (visit, response) => noted(visit, response, provider),
    ]),
    ['/_providers', async (visit, response) => sendReply(response, await standIn(visit))],
    ['/_mock', async (visit, response) => sendReply(response, await panel(visit))],
    ['/metrics', async ({ request }, response) => sendReply(response, await metrics(request))],
    ['/health', async (_visit, response) => sendReply(response, alive())],
    ['/ready', async (_visit, response) => sendReply(response, readiness(await deps.notReady()))],
    ...OTHER_PROBES.map((path): [string, Route] => [
      path,
      async (_visit, response) => sendReply(response, problem(404, 'Ask /health or /ready.')),
    ]),
    ...['/openapi.json', '/openapi.yaml'].map((path): [string, Route] => [
      path,
      async (visit, response) => sendReply(response, contractFile(visit, deps.contract.now().contract)),
    ]),
  ];

  /** Routes on the public site's host; every path except media is a page there. */
  const guestRoutes: typeof routes = [
    ...routes.filter(([path]) => path.startsWith('/media')),
    ['', guestPage],
  ];

  /** Routes on the custom domain of an account, which serves only the public pages of that account. */
  const domainRoutes: typeof routes = [
    ['/media/guests', media],
    ['/media/assets', media],
    ['', guestPage],
  ];

  /** Payment requests are not recorded, because they contain card numbers. */
  const paymentRoutes: typeof routes = [
    ['', async ({ request }, response) => deps.payments?.answer(request, response)],
  ];

  const metrics = async (request: IncomingMessage) =>
    deps.metrics?.answer(request, deps.sandbox()) ?? problem(404, 'There are no metrics here.');

  /** Responds, and records the responding part in the journal, or that there was none. */
  async function noted(
    visit: RequestContext,
    response: ServerResponse,
    answer: (visit: RequestContext) => Promise<Reply>,
  ) {
    const { entry } = visit;
    const since = performance.now();
    try {
      const reply = await answer(visit);
      if (entry.operationId) spoil(reply, visit.faults.of(entry.operationId), entry.operationId);
      entry.status = reply.status;
      sendReply(response, await compress(visit.request, reply));
    } finally {
      entry.ms = Math.round(performance.now() - since);
      deps.journal.add(entry, clientOf(visit.request));
    }
  }

  /** Breaks a valid response on purpose; it was validated before. */
  function spoil(reply: Reply, { broken, drift }: OperationFault, operationId: string) {
    if (broken) breakOff(reply);
    const { contract, judge } = deps.contract.now();
    // The identity provider's services follow another contract.
    const operation = drift && contract.operations.find(({ id }) => id === operationId);
    if (operation) breakContract(reply, drift, operation, judge);
  }

  async function identity(visit: RequestContext): Promise<Reply> {
    const door = deps.identity();
    if (!door || isFromForeignPage(visit.request)) return problem(404, 'There is no identity emulator here.');
    visit.entry.by = 'identity';
    return door.answer(visit).catch((error: Error) => {
      // The provider's SDK treats any 503 in JSON as "signed out", so the connection is broken instead.
      throw error instanceof PartUnavailable ? new CutOff(error.message) : error;
    });
  }

  async function panel(visit: RequestContext): Promise<Reply> {
    const { request, url } = visit;
    if (!deps.panel || isFromForeignPage(request)) return problem(404, 'There is no fault panel here.');
    if (url.pathname === '/_mock/inbox') return inbox(visit);
    const path = SANDBOX_TOOLS[url.pathname];
    return path === undefined ? deps.panel(request, url.pathname) : tool(visit, path);
  }

  /** A page or a form of the sandbox, for developers. */
  async function tool(visit: RequestContext, path: string): Promise<Reply> {
    const { request, signal } = visit;
    const sandbox = deps.sandbox();
    if (!sandbox) return problem(404, 'The sandbox is switched off.');
    const reply = await ask(sandbox, {
      method: request.method ?? 'GET',
      path,
      headers: forSandbox(visit),
      body: request.method === 'POST' ? request : undefined,
      signal,
    });
    const type = `${reply.headers.get('content-type')}`;
    return { ...reply, headers: new Headers({ ...PANEL_HEADERS, 'content-type': type }) };
  }

  /** The messages that the sandbox would have sent. */
  async function inbox(visit: RequestContext): Promise<Reply> {
    const { request, signal } = visit;
    const sandbox = deps.sandbox();
    if (!sandbox) return problem(404, 'The sandbox, which keeps the messages, is switched off.');
    if (!isRead(request)) return problem(405, 'The inbox is read only.', undefined, { allow: 'GET, HEAD' });
    const headers = forSandbox(visit, undefined, deps.guests.originFor(request));
    const answer = await open(sandbox, { method: 'GET', path: '/internal/inbox', headers, signal });
    const body = Buffer.concat(await answer.toArray());
    return {
      status: answer.statusCode ?? 500,
      headers: new Headers({ ...INBOX_HEADERS, 'content-type': `${answer.headers['content-type']}` }),
      body,
    };
  }

  /** The pages of external services that the sandbox simulates. */
  async function standIn(visit: RequestContext): Promise<Reply> {
    const { request, url, signal } = visit;
    const sandbox = deps.sandbox();
    if (!sandbox || !deps.isLocal || isFromForeignPage(request))
      return problem(404, 'There are no stand-ins here.');
    const path = url.pathname.replace('/_providers', '/internal/providers') + url.search;
    const body = request.method === 'POST' ? request : undefined;
    return ask(sandbox, {
      method: request.method ?? 'GET',
      path,
      headers: forSandbox(visit),
      body,
      signal,
    });
  }

  async function provider(visit: RequestContext): Promise<Reply> {
    const door = deps.provider();
    if (!door) return problem(404, "The identity provider's services are switched off.");
    visit.entry.by = 'provider';
    return door.answer(visit);
  }

  function guestPage(visit: RequestContext, response: ServerResponse) {
    // Whoever knows the path of a gallery or photo can open it.
    visit.facts.path = '/*';
    return deps.guests.answer(visit, response);
  }

  async function media(visit: RequestContext, response: ServerResponse) {
    const { request, url, signal, faults } = visit;
    const sandbox = deps.sandbox();
    if (!sandbox)
      return sendReply(response, problem(404, 'The sandbox, which keeps the media, is switched off.'));
    if (!isRead(request))
      return sendReply(response, problem(405, 'Media are read only.', undefined, { allow: 'GET, HEAD' }));
    await faults.pass('sandbox', signal);
    const path = url.pathname + url.search;
    const domain = deps.guests.domainOf(request);
    const headers = { ...forSandbox(visit), ...(domain && { 'x-guest-site': domain }) };
    const question = { method: request.method ?? 'GET', path, headers, signal };
    const answer = await open(sandbox, question);
    response.writeHead(answer.statusCode ?? 500, passedOn(answer.headers));
    answer.on('error', () => response.destroy()).pipe(response);
  }

  function fail({ request, signal }: RequestContext, response: ServerResponse, error: Error) {
    if (error instanceof CutOff || signal.aborted) {
      request.socket.destroy();
    } else if (response.headersSent) {
      response.destroy();
    } else if (error instanceof PartUnavailable) {
      sendReply(response, problem(503, error.message, undefined, { 'retry-after': '1' }));
    } else {
      deps.log(`${request.method} ${request.url} could not be answered: ${error.stack}`);
      sendReply(response, problem(500, 'The mock itself failed; its log says how.'));
    }
  }

  return (request, response) => {
    const url = readUrl(request);
    const path = url?.pathname ?? '';
    const own = deps.payments?.isMeant(request)
      ? paymentRoutes
      : deps.guests.isMeant(request)
        ? deps.guests.domainOf(request)
          ? domainRoutes
          : guestRoutes
        : routes;
    const route = own.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1];
    if (!url || !route) return false;
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const visit: RequestContext = {
      request,
      url,
      address: addressOf(request, deps.trustedProxy),
      protocol: protocolOf(request, deps.trustedProxy),
      signal: gone.signal,
      entry: newEntry(request),
      facts: factsOf(request),
      faults: deps.faults.ofClient(clientOf(request)),
    };
    route(visit, response)
      .catch((error: Error) => fail(visit, response, error))
      .catch((error: Error) => {
        deps.log(`${request.method} ${request.url} could not be refused: ${error.stack}`);
        response.destroy();
      })
      // Discards the unread body; a client that is still sending could not read the response.
      .finally(() => {
        request.unpipe();
        request.resume();
      });
    return true;
  };
}

const newEntry = ({ method = 'GET', url = '/' }: IncomingMessage): Entry => ({
  at: new Date().toISOString(),
  method,
  path: url,
  operationId: null,
  by: 'door',
  status: null,
  ms: 0,
  violations: 0,
});

/** Cuts the body, so that its JSON does not parse. */
function breakOff(reply: Reply) {
  const whole = Buffer.from(reply.body);
  reply.body = whole.subarray(0, Math.floor(whole.length / 2));
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

function example(path: string): Reply {
  const drawn = drawSample(path.split('/').at(-1) ?? '');
  if (drawn === undefined) return problem(404, 'This sample picture does not exist.');
  const headers = {
    'content-type': 'image/svg+xml',
    'cache-control': 'max-age=3600',
    'x-content-type-options': 'nosniff',
  };
  return { status: 200, headers: new Headers(headers), body: drawn };
}
