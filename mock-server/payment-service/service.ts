// The test payment service on a separate host: a page for the frame that takes cards, and the call that exchanges a
// card for a token. Nothing of a card is stored or logged.
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readAtMost } from '../body.ts';
import { isLoopback } from '../hosts.ts';
import { readUrl } from '../listener.ts';
import { type CardEntry, checkCard } from './cards.ts';
import type { PaymentTokens } from './tokens.ts';

const HOST = 'pay.localhost';
const MAX_BODY = 4000;

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const page = file('./frame.html');
const ASSETS: Record<string, [type: string, text: string]> = {
  '/frame.js': ['text/javascript; charset=utf-8', file('./frame.js')],
  '/frame.css': ['text/css; charset=utf-8', file('./frame.css')],
};

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

export interface PaymentService {
  /** Whether the request's host is the payment service. */
  isMeant(request: Pick<IncomingMessage, 'headers'>): boolean;
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

export function createPaymentService(tokens: PaymentTokens, now = () => new Date()): PaymentService {
  return {
    isMeant: ({ headers }) => (headers.host ?? '').replace(/:\d+$/, '') === HOST,

    async answer(request, response) {
      const url = readUrl(request);
      const asset = ASSETS[url?.pathname ?? ''];
      if (request.method === 'GET' && asset) send(response, 200, asset[0], asset[1]);
      else if (request.method === 'GET' && url?.pathname === '/card') sendFrame(request, response, url);
      else if (request.method === 'POST' && url?.pathname === '/tokens') await exchange(request, response);
      else send(response, 404, 'text/plain', 'Not found.');
    },
  };

  async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Only the service's own frame sends cards.
    if (request.headers.origin !== `http://${request.headers.host}`)
      return void send(response, 403, 'text/plain', 'Send it from the frame.');
    const body = await readAtMost(MAX_BODY, request);
    const entry = body && readEntry(body);
    if (!entry) return void send(response, 400, 'text/plain', 'Send a card as JSON.');
    send(response, 200, 'application/json', JSON.stringify(tokenize(entry)));
  }

  function tokenize({ clientSecret, challenge, ...entry }: Entry): object {
    const setup = tokens.readSetup(clientSecret, now());
    if (!setup) return { faults: [{ code: 'setup_expired' }] };
    const checked = checkCard(entry, now());
    if ('faults' in checked) return checked;
    if (checked.challenges && challenge === '') return { challenge: true };
    if (checked.challenges && challenge !== 'passed') return { faults: [{ code: 'authentication_failed' }] };
    return { token: tokens.createToken(setup, checked.card) };
  }
}

interface Entry extends CardEntry {
  clientSecret: string;
  /** The owner's answer to the bank; empty before it asked. */
  challenge: string;
}

function readEntry(body: Buffer): Entry | undefined {
  let given: Record<string, unknown> | null;
  try {
    given = JSON.parse(body.toString()) as Record<string, unknown> | null;
  } catch {
    return undefined;
  }
  const text = (name: keyof Entry) => {
    const value = given?.[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    clientSecret: text('clientSecret'),
    challenge: text('challenge'),
    number: text('number'),
    expiry: text('expiry'),
    cvc: text('cvc'),
    name: text('name'),
    postalCode: text('postalCode'),
  };
}

/** Only the page it was created for can embed it. */
function sendFrame(request: IncomingMessage, response: ServerResponse, url: URL): void {
  const parent = url.searchParams.get('parent') ?? '';
  if (!isOwnPage(parent, request.headers.host ?? ''))
    return void send(response, 403, 'text/plain', 'This page cannot embed the card form.');
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${parent}`;
  send(response, 200, 'text/html; charset=utf-8', page.replace('{parent}', parent), {
    'content-security-policy': policy,
  });
}

/**
 * Whether the origin is a page of this product: on this machine and port, but not on the service's
 * own host.
 */
function isOwnPage(origin: string, host: string): boolean {
  if (!/^https?:\/\/[a-z0-9.:[\]-]+$/.test(origin) || !URL.canParse(origin)) return false;
  const { hostname, port } = new URL(origin);
  const ownPort = /:(\d+)$/.exec(host)?.[1] ?? '';
  return port === ownPort && isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
  headers: Record<string, string> = {},
): void {
  const body = Buffer.from(text);
  response.writeHead(status, { ...HEADERS, ...headers, 'content-type': type, 'content-length': body.length });
  response.end(body);
}
