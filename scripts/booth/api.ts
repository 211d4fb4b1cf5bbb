// The four API calls of a booth.
import type { components } from '../../src/api/generated/schema.d.ts';

type Schemas = components['schemas'];

/** No response, or a temporary failure; the request may still have been processed. The message is a sentence. */
export class Away extends Error {
  override name = 'Away';
  /** The minimum wait, in milliseconds. */
  readonly wait: number;
  constructor(message: string, wait = 0) {
    super(message);
    this.wait = wait;
  }
}

/** The booth's key is no longer valid. */
export class Unlinked extends Error {
  override name = 'Unlinked';
}

/** A permanent refusal. The message gives the reason. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

export interface BoothApi {
  link(body: Schemas['BoothLink']): Promise<Schemas['BoothLinked']>;
  report(key: string, body: Schemas['BoothReport']): Promise<Schemas['BoothState']>;
  /** Undefined without an active session. */
  session(key: string): Promise<Schemas['BoothSession'] | undefined>;
  send(key: string, form: FormData, signal: AbortSignal): Promise<Schemas['Photo']>;
  /** Undefined for a file that is gone. */
  file(url: string): Promise<Uint8Array | undefined>;
}

export interface Ask {
  method?: string;
  headers?: Record<string, string>;
  json?: unknown;
  form?: FormData;
  signal?: AbortSignal;
}

/** The timeout of a response; a video may be large. */
const PATIENCE_MS = 60_000;

/**
 * @param network aborts requests when the booth loses its network
 * @throws Away, Unlinked or Refused, as do all its calls
 */
export function createBoothApi(target: string, network: () => AbortSignal): BoothApi {
  const call = <T>(path: string, ask: Ask = {}) => {
    const signals = [network(), ...(ask.signal ? [ask.signal] : [])];
    return askFor<T>(`${target}/api/v1/booth${path}`, { ...ask, signal: AbortSignal.any(signals) });
  };
  const withKey = (key: string) => ({ 'x-device-key': key });
  return {
    link: (json) => call('/link', { method: 'POST', json }),
    report: (key, json) => call('/heartbeat', { method: 'POST', headers: withKey(key), json }),
    session: (key) =>
      call<Schemas['BoothSession']>('/session', { headers: withKey(key) }).catch((error) => {
        if (error instanceof Refused && error.status === 404) return undefined;
        throw error;
      }),
    send: (key, form, signal) => call('/photos', { method: 'POST', headers: withKey(key), form, signal }),
    async file(url) {
      try {
        const signal = AbortSignal.any([network(), AbortSignal.timeout(PATIENCE_MS)]);
        const response = await fetch(new URL(url, target), { signal });
        return response.ok ? await response.bytes() : undefined;
      } catch {
        throw new Away(`${new URL(target).origin} cannot be reached.`);
      }
    },
  };
}

/** @throws Away, Unlinked or Refused */
export async function askFor<T>(url: string, { json, form, headers, signal, method }: Ask): Promise<T> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const { origin } = new URL(url);
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(url, {
      method: method ?? 'GET',
      headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
      body: json === undefined ? (form ?? null) : JSON.stringify(json),
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
    body = await response.json();
  } catch {
    // No response, or an incomplete one.
    throw new Away(`${origin} cannot be reached.`);
  }
  if (response.ok) return body as T;
  const { status } = response;
  const { detail = `The answer was ${status}.` } = body as { detail?: string };
  if (status === 401) throw new Unlinked(detail);
  if (status === 429 || status >= 500) {
    throw new Away(detail, Number(response.headers.get('retry-after') ?? 0) * 1000);
  }
  throw new Refused(detail, status);
}
