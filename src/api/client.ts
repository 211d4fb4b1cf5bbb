import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError, readProblem, readRetryAfter } from './errors';
import { type OperationId, operations, prefix } from './generated/operations';
import type { paths } from './generated/schema';
import type { Acting, HttpOptions, TransportSettings } from './transport';
import { uploadFetch } from './upload-fetch';

export interface Transport {
  /**
   * Makes one call.
   * @param path below the version prefix, with its query, as the generated functions build it
   * @returns the answer's JSON
   * @throws ApiError for every failure of the call; Error when the contract has no such call
   */
  send(path: string, options: HttpOptions): Promise<unknown>;
  /** The API's origin; null before the first call. */
  origin(): string | null;
}

/** How a call is handed to openapi-fetch. */
type Call = (method: string, path: string, init: Record<string, unknown>) => Promise<{ data?: unknown }>;

/** The app's one way to the API. */
export function createTransport({ baseUrl, acting, onUnauthorized, onAnswer }: TransportSettings): Transport {
  const client = createClient<paths>({
    // Only 200 is success, so there is nothing to follow; and what follows would take our headers along.
    redirect: 'error',
    // The generated functions have made text of it already.
    bodySerializer: (body) => body,
  });
  // A generated function has filled the path's template in, so what it hands over is no key of `paths` any more.
  const call = client.request as unknown as Call;
  let origin: string | null = null;

  async function send(path: string, options: HttpOptions): Promise<unknown> {
    const { timeout, onUploadProgress, method = 'GET', body, headers, ...init } = options;
    const operationId = operationOf(method, path);
    const limit = timeout === undefined ? null : AbortSignal.timeout(timeout);
    const signal = AbortSignal.any([options.signal, limit].filter((one) => one != null));
    let who: Acting | null = null;
    try {
      const [base, asked] = await until(signal, Promise.all([baseUrl(), lostIfRejected(acting)]));
      const address = toAddress(base);
      who = asked;
      origin = address.origin;
      const [pathname = '', query] = path.split('?');
      const { data } = await call(method, pathname, {
        ...init,
        baseUrl: `${address.origin}${address.pathname.replace(/\/$/, '')}${prefix}`,
        // A request's address cannot be changed later: its body would become a stream, which needs HTTP/2.
        querySerializer: () => withUid(query, asked.uid),
        headers: new Headers(headers),
        signal,
        // Of an answer openapi-fetch tells the last one first.
        middleware: [
          identify(asked, address.origin),
          onlySuccess(operationId),
          showTo(onAnswer, operationId),
        ],
        // XMLHttpRequest takes the form itself; a Request would hand it a copy.
        ...(onUploadProgress
          ? { fetch: uploadFetch(body ?? null, onUploadProgress) }
          : { body: body ?? undefined }),
      });
      if (data === undefined) throw new ApiError({ kind: 'unreadable' }, operationId);
      return data;
    } catch (error) {
      if (options.signal?.aborted) throw new ApiError({ kind: 'aborted' }, operationId, error);
      const timeoutMs = timeout ?? 0;
      if (limit?.aborted) throw new ApiError({ kind: 'timeout', timeoutMs }, operationId, error);
      const failure = toApiError(error, operationId);
      if (failure instanceof ApiError && failure.status === 401 && who) onUnauthorized?.(who);
      throw failure;
    }
  }

  return { send, origin: () => origin };
}

/**
 * Says on whose behalf the call is made, to the API and to nobody else.
 * @throws Error when the request would leave the API's origin
 */
export function identify({ token, referral }: Acting, origin: string): Middleware {
  return {
    onRequest({ request }) {
      if (new URL(request.url).origin !== origin) {
        throw new Error(`A call to ${request.url} would leave the API at ${origin}.`);
      }
      if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
      if (referral !== null) request.headers.set('X-Referral', referral);
    },
  };
}

/** Status 200 alone is success. */
export function onlySuccess(operationId: OperationId): Middleware {
  return {
    async onResponse({ response }) {
      const { status, headers } = response;
      if (status === 200) return;
      const problem = readProblem(await response.text());
      const retryAfterMs = readRetryAfter(headers.get('Retry-After'));
      throw new ApiError({ kind: 'status', status, problem, retryAfterMs }, operationId);
    },
  };
}

const showTo = (onAnswer: TransportSettings['onAnswer'], operationId: OperationId): Middleware => ({
  onResponse({ response }) {
    onAnswer?.(operationId, response);
  },
});

function toAddress(base: string): URL {
  const page = globalThis.location?.href;
  if (!URL.canParse(base, page)) throw new Error(`The API's base address is "${base}", which is no address.`);
  return new URL(base, page);
}

function withUid(query: string | undefined, uid: string | null): string {
  const search = new URLSearchParams(query);
  if (uid !== null) search.set('uid', uid);
  return search.toString();
}

const templates = Object.entries(operations)
  .map(([id, [method, path]]) => ({
    id: id as OperationId,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    holes: path.split('{').length,
  }))
  // /devices/basic is its own operation, not the device called basic.
  .sort((one, other) => one.holes - other.holes);

/**
 * Which operation a filled-in path belongs to.
 * @throws Error when there is none, and when an id in the path would lead to another one (`..`)
 */
function operationOf(method: string, path: string): OperationId {
  const [pathname = ''] = path.split('?');
  const found = templates.find((one) => one.method === method && one.pattern.test(pathname));
  if (!found || new URL(pathname, 'http://api').pathname !== pathname) {
    throw new Error(`${method} ${pathname} is not a call of the contract.`);
  }
  return found.id;
}

async function lostIfRejected(acting: () => Acting | Promise<Acting>): Promise<Acting> {
  try {
    return await acting();
  } catch (cause) {
    throw new ApiError({ kind: 'network' }, null, cause);
  }
}

/** What a promise becomes, unless the signal comes first. */
function until<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject);
  });
}

/** fetch says TypeError when the network is lost, and JSON.parse SyntaxError. Anything else is a fault of ours. */
function toApiError(error: unknown, operationId: OperationId): unknown {
  if (error instanceof ApiError) return error;
  if (error instanceof SyntaxError) return new ApiError({ kind: 'unreadable' }, operationId, error);
  if (error instanceof TypeError) return new ApiError({ kind: 'network' }, operationId, error);
  return error;
}
