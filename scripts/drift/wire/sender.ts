// Sends requests to the target: at its pace, within the budget, each with an outcome. It never follows a redirect.
import type { WireRequest } from '../../contract/cases/http.ts';
import { pathUnder } from '../cli/target.ts';
import { createConnection, type Question, whyUnsendable } from './connection.ts';
import { ACCEPTED, decode } from './decode.ts';
import { type Exchange, exchange, type Lost, type RawReply } from './exchange.ts';
import { createPace } from './pace.ts';
import { type Failure, isFailure, type Reply } from './reply.ts';

export interface SenderOptions {
  /** Takes the place of the contract's server URL, whole; its path is put before each request's. */
  target: URL;
  /** For a whole answer, from connecting to its last byte. */
  timeoutMs?: number;
  /** Of an answer's body, as sent and once decompressed. */
  maxBytes?: number;
  /** Requests that may start in a second; undefined for no limit. */
  perSecond?: number | undefined;
  /** Requests in all; undefined for no limit. */
  budget?: number | undefined;
  /** Ends the run: what is under way and what comes later has the outcome `stopped`. */
  signal: AbortSignal;
  /** Sent with every request: who asks, in which run. A request's own have precedence. */
  headers?: Record<string, string>;
}

interface Extra {
  headers?: Record<string, string>;
  query?: [name: string, text: string][];
}

export interface Sender {
  /** @param extra a credential's share of the request */
  send(wire: WireRequest, extra?: Extra): Promise<Reply | Failure>;
  /** Requests so far; one that a lost connection had repeated counts once. */
  sent(): number;
  /** What the budget leaves; Infinity without one. */
  left(): number;
  /** Stops what is under way, and leaves nothing open. */
  close(): Promise<void>;
}

/** How often a request is sent to a target that asks to wait. */
const MOST_TRIES = 3;
/** Milliseconds: what a target may ask for at once, and in the whole run. */
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
   * A connection that is kept may be closed by the other side just as a request goes out. Whether that was read cannot
   * be known, since by then it was written (RFC 9112, 9.3.1): only what may be done twice goes over one, and is sent
   * again when that happens. The rest has a connection of its own, so that no answer is the target's own doing. So has a
   * HEAD: some send a body with its answer, which the next request would take for the beginning of its own.
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

/** Milliseconds; undefined for what is no refusal for now, and for one that does not say when to come again. */
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
      // Last: with any other, the connection's next request would begin in the middle of this one's body.
      body ? { 'content-length': `${body.byteLength}` } : {},
    ),
    body,
  };
}

/** Later ones win, by whatever letters they are written; cookies are joined. */
function mergeHeaders(...lists: Record<string, string>[]): Record<string, string> {
  const merged = new Map<string, [name: string, value: string]>();
  for (const [name, value] of lists.flatMap((list) => Object.entries(list))) {
    const key = name.toLowerCase();
    const before = key === 'cookie' ? merged.get(key)?.[1] : undefined;
    merged.set(key, [name, before === undefined ? value : `${before}; ${value}`]);
  }
  return Object.fromEntries(merged.values());
}
