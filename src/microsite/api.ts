// The site's way to the API. It knows no user: it sends neither a bearer nor `uid` nor `X-Referral`.

export interface Answer {
  status: number;
  body: unknown;
}

export interface SiteCallOptions {
  json?: unknown;
  /** For a gallery with a passcode. */
  pass?: string | null;
}

/** @param path below the API's base address and its prefix: `/guest/sites/autumn` */
export type GuestApi = (method: 'GET' | 'POST', path: string, asked?: SiteCallOptions) => Promise<Answer>;

interface GuestApiOptions {
  fetcher?: typeof fetch;
  /** The own domain of a business on which the site is shown: only that business is. */
  domain?: string | undefined;
  /** Sent with every call. */
  headers?: Record<string, string>;
}

/** @param base `https://api.example/v1` */
export const guestApi =
  (base: string, { fetcher = fetch, domain, headers }: GuestApiOptions = {}): GuestApi =>
  async (method, path, { json, pass } = {}) => {
    const response = await fetcher(base + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(pass && { 'x-guest-pass': pass }),
        ...(domain && { 'x-guest-site': domain }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, body: isJson ? await response.json() : null };
  };

/** The API did not answer with what was asked for. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  /** `/problems/hidden` */
  readonly type: string;
  constructor({ status, body }: Answer) {
    super(`the API answered ${status}`);
    this.status = status;
    this.type = String((body as { type?: unknown } | null)?.type ?? '');
  }
}

/** @throws Refused */
export async function ask<T>(api: GuestApi, ...asked: Parameters<GuestApi>): Promise<T> {
  const answer = await api(...asked);
  if (answer.status !== 200) throw new Refused(answer);
  return answer.body as T;
}
