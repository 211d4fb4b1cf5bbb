// Sends requests to the target at its pace and within the budget. Never follows redirects.
import type { WireRequest } from '../../contract/cases/http.ts';
import { createConnection, type Question, whyUnsendable } from './connection.ts';
import { ACCEPTED, decode } from './decode.ts';
import { type Exchange, exchange, type Lost, type RawReply } from './exchange.ts';
import { createPace } from './pace.ts';
import { type Failure, isFailure, type Reply } from './reply.ts';
import { pathUnder } from './target.ts';

export interface SenderOptions {
  /** Replaces the contract's server URL; its path precedes each request's path. */
  target: URL;
  /** For a whole response, from connecting to the last byte. */
  timeoutMs?: number;
  /** Maximum body size, compressed and decompressed. */
  maxBytes?: number;
  /** Maximum requests per second; undefined for no limit. */
  perSecond?: number | undefined;
  /** Maximum number of requests; undefined for no limit. */
  budget?: number | undefined;
  /** Ends the run: active and later requests fail with `stopped`. */
  signal: AbortSignal;
  /** Sent with every request to identify the client and the run; a request's own headers take precedence. */
  headers?: Record<string, string>;
}

interface Extra {
  headers?: Record<string, string>;
  query?: [name: string, text: string][];
}

export interface Sender {
  /** @param extra a credential's part of the request */
  send(wire: WireRequest, extra?: Extra): Promise<Reply | Failure>;
  /** Number of requests; a retry after a lost connection does not count. */
  sent(): number;
  /** The remaining budget; Infinity without one. */
  left(): number;
  /** Stops active requests and closes all connections. */
  close(): Promise<void>;
}

/** Number of attempts if a target asks to wait. */
const MOST_TRIES = 3;
/** Milliseconds: the maximum for one wait, and for the whole run. */
const LONGEST_WAIT = 30_000;
const ALL_WAITS = 90_000;

export function createSender(options: SenderOptions): Sender {
  const { target, signal, budget = Number.POSITIVE_INFINITY } = options;
  const limits = {
    target,
    timeoutMs: options.timeoutMs ?? 10_000,
    maxBytes: options.maxBytes ?? 8 * 1024 * 1024,
  };
  const end = new AbortController();
  const connection = createConnection(target);
  const pace = createPace(options.perSecond, end.signal);
  const underWay = new Set<Exchange>();
  let sent = 0;
  let waited = 0;

  const stop = () => {
    end.abort();
    for (const each of underWay) each.stop();
  };
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });

  async function exchangeOver(question: Question, fresh: boolean) {
    const one = exchange(connection.open(question, fresh), limits);
    underWay.add(one);
    const outcome = await one.outcome;
    underWay.delete(one);
    return outcome;
  }

  /**
   * The other side may close an idle connection just as a request is sent, and whether the request was read is unknown
   * (RFC 9112, 9.3.1). So only idempotent requests reuse a connection, and are retried if that happens; all others get
   * a new one. HEAD does too: some servers send a body, which the next request would read as its own response.
   */
  async function ask(question: Question, repeatable: boolean): Promise<RawReply | Failure> {
    const outcome = await exchangeOver(question, !repeatable);
    if (!isFailure(outcome) || !outcome.stale || end.signal.aborted) return plain(outcome);
    return plain(await exchangeOver(question, true));
  }

  async function sendOnce(question: Question, repeatable: boolean): Promise<Reply | Failure> {
    if (sent >= budget) {
      const says = `The ${budget} requests of the budget are spent; give a larger --budget.`;
      return { failure: 'budget', says, ms: 0 };
    }
    sent++;
    await pace.turn();
    if (end.signal.aborted) {
      sent--;
      return { failure: 'stopped', says: 'The run was stopped.', ms: 0 };
    }
    const outcome = await ask(question, repeatable);
    if (isFailure(outcome)) return outcome;
    const body = await decode(outcome.body, outcome.headers.get('content-encoding'), limits.maxBytes);
    return body instanceof Uint8Array ? { ...outcome, body } : { ...body, ms: outcome.ms };
  }

  return {
    async send(wire, extra = {}) {
      const question = toQuestion(wire, extra, options);
      const unsendable = whyUnsendable(question);
      if (unsendable !== undefined) return { failure: 'broken', says: unsendable, ms: 0 };
      const repeatable = wire.method === 'GET';
      for (let tries = 1; ; tries++) {
        const outcome = await sendOnce(question, repeatable);
        const wait = waitAskedFor(outcome);
        if (wait === undefined || tries === MOST_TRIES || sent >= budget) return outcome;
        if (wait > LONGEST_WAIT || waited + wait > ALL_WAITS) return outcome;
        waited += wait;
        pace.hold(wait);
      }
    },
    sent: () => sent,
    left: () => budget - sent,
    async close() {
      signal.removeEventListener('abort', stop);
      const ending = [...underWay].map(({ outcome }) => outcome);
      stop();
      await Promise.all(ending);
      connection.close();
    },
  };
}

function plain(outcome: RawReply | Lost): RawReply | Failure {
  if (!isFailure(outcome)) return outcome;
  const { stale: _, ...failure } = outcome;
  return failure;
}

/** Milliseconds; undefined if the response does not ask to wait for a stated time. */
function waitAskedFor(outcome: Reply | Failure): number | undefined {
  if (isFailure(outcome) || (outcome.status !== 429 && outcome.status !== 503)) return undefined;
  const text = outcome.headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const until = Date.parse(text);
  return Number.isNaN(until) ? undefined : Math.max(0, until - Date.now());
}

function toQuestion(
  { method, target: asked, headers, body }: WireRequest,
  extra: Extra,
  { target, headers: always }: SenderOptions,
): Question {
  return {
    method,
    path: pathUnder(target, asked, extra.query),
    headers: mergeHeaders(
      { 'accept-encoding': ACCEPTED },
      always ?? {},
      headers,
      extra.headers ?? {},
      // Last, because any other length would corrupt the connection's next request.
      body ? { 'content-length': `${body.byteLength}` } : {},
    ),
    body,
  };
}

/** Later headers win, regardless of case; cookies are joined. */
function mergeHeaders(...lists: Record<string, string>[]): Record<string, string> {
  const merged = new Map<string, [name: string, value: string]>();
  for (const [name, value] of lists.flatMap((list) => Object.entries(list))) {
    const key = name.toLowerCase();
    const before = key === 'cookie' ? merged.get(key)?.[1] : undefined;
    merged.set(key, [name, before === undefined ? value : `${before}; ${value}`]);
  }
  return Object.fromEntries(merged.values());
}
