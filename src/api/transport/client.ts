// The transport: every generated function makes its call through `send`, with openapi-fetch's own types.
import createClient, { createQuerySerializer, defaultPathSerializer, type Middleware } from 'openapi-fetch';
import { type OperationId, prefix } from '../generated/operations';
import type { paths } from '../generated/schema';
import { ApiError, isReadOnly, isViewingRequired, readProblem, readRetryAfter } from './errors';
import { uploadInit } from './form-data';
import { watchCall } from './slow-calls';
import { type CallIdentity, type CallOptions, type TransportSettings, transportSettings } from './transport';

/** The typed client behind the generated functions. */
export const client = createClient<paths>({
  // Only 200 is success, and a redirect would carry our headers elsewhere.
  redirect: 'error',
  pathSerializer(template, values) {
    for (const value of Object.values(values)) {
      // These would be normalized away, and the path would name another operation.
      if (value === '' || value === '.' || value === '..')
        throw new Error(`"${value}" cannot be a path parameter.`);
    }
    return defaultPathSerializer(template, values);
  },
});

/** What `send` adds to the request that a generated function makes. */
type CallInit = ReturnType<typeof uploadInit> & {
  baseUrl: string;
  signal: AbortSignal;
  headers?: Record<string, string>;
  credentials?: RequestCredentials;
  querySerializer: (query: object) => string;
  middleware: Middleware[];
};

let origin: string | null = null;

/** The API's origin; null before the first call. */
export const apiOrigin = (): string | null => origin;

/**
 * Makes one call.
 * @param request calls openapi-fetch with the given init
 * @returns the JSON body. The contract declares its type; a sample of the responses is checked
 * (sampled-answers.ts)
 * @throws ApiError for every failure of the call
 */
export async function send<T>(
  operationId: OperationId,
  { signal: aborted, timeout, onUploadProgress, idempotencyKey, version, credentials }: CallOptions = {},
  request: (init: CallInit) => Promise<{ data?: T }>,
): Promise<T> {
  const settings = transportSettings();
  const offline = isOffline();
  const limit = timeout === undefined ? null : AbortSignal.timeout(timeout);
  // An upload shows its own progress.
  const watch = onUploadProgress ? null : watchCall();
  const signal = AbortSignal.any([aborted, limit, watch?.signal].filter((one) => one != null));
  let identity: CallIdentity | null = null;
  try {
    const [base, caller] = await until(
      signal,
      Promise.all([settings.baseUrl(), identityOrNetworkError(settings.currentIdentity)]),
    );
    const address = toAddress(base);
    identity = caller;
    origin = address.origin;
    const { data } = await request({
      baseUrl: `${address.origin}${address.pathname.replace(/\/$/, '')}${prefix}`,
      signal,
      ...(credentials !== undefined && { credentials }),
      headers: {
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        ...(version !== undefined && { 'If-Match': `"${version}"` }),
      },
      // Added here because a Request's URL cannot be changed: copying it would turn the body into a stream.
      querySerializer: (query) =>
        // The figures of an account are asked for by its own `uid`, also while another one is viewed.
        createQuerySerializer()(
          caller.uid === null || 'uid' in query ? query : { ...query, uid: caller.uid },
        ),
      // Response middleware runs in reverse order.
      middleware: [
        authenticate(caller, address.origin),
        requireSuccess(operationId),
        observe(operationId, settings.onAnswer),
      ],
      ...(onUploadProgress && uploadInit(onUploadProgress)),
    });
    if (data === undefined) throw new ApiError({ kind: 'unreadable' }, operationId);
    return data;
  } catch (error) {
    if (aborted?.aborted || watch?.signal.aborted)
      throw new ApiError({ kind: 'aborted' }, operationId, error);
    const timeoutMs = timeout ?? 0;
    if (limit?.aborted) throw new ApiError({ kind: 'timeout', timeoutMs }, operationId, error);
    const failure = toApiError(error, operationId, offline);
    if (failure instanceof ApiError && failure.status === 401 && identity)
      settings.onUnauthorized?.(identity);
    if (isReadOnly(failure)) settings.onReadOnly?.();
    if (isViewingRequired(failure) && identity?.uid) settings.onViewingEnded?.(identity.uid);
    throw failure;
  } finally {
    watch?.end();
  }
}

/** The absolute URL of an operation that the browser navigates to. */
export async function urlOf(
  template: string,
  path: Record<string, string>,
  query: Record<string, string>,
): Promise<string> {
  const { origin, pathname } = toAddress(await transportSettings().baseUrl());
  const own = `${pathname.replace(/\/$/, '')}${prefix}${defaultPathSerializer(template, path)}`;
  return `${origin}${own}?${new URLSearchParams(query)}`;
}

/**
 * Adds the credentials, for requests to the API only.
 * @throws Error when the request would leave the API's origin
 */
export const authenticate = ({ token, referral }: CallIdentity, apiOrigin: string) => ({
  onRequest({ request }: { request: Request }) {
    if (new URL(request.url).origin !== apiOrigin) {
      throw new Error(`A call to ${request.url} would leave the API at ${apiOrigin}.`);
    }
    if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
    if (referral !== null) request.headers.set('X-Referral', referral);
  },
});

/** Status 200 alone is success. */
const requireSuccess = (operationId: OperationId): Middleware => ({
  async onResponse({ response }) {
    const { status, headers } = response;
    if (status === 200) return;
    const problem = readProblem(await response.text());
    const retryAfterMs = readRetryAfter(headers.get('Retry-After'));
    const requestId = headers.get('X-Request-Id');
    throw new ApiError({ kind: 'status', status, problem, retryAfterMs, requestId }, operationId);
  },
});

const observe = (operationId: OperationId, onAnswer: TransportSettings['onAnswer']): Middleware => ({
  onResponse({ response }) {
    onAnswer?.(operationId, response);
  },
});

function toAddress(base: string): URL {
  const page = globalThis.location?.href;
  if (!URL.canParse(base, page)) throw new Error(`The API's base address is "${base}", which is no address.`);
  return new URL(base, page);
}

async function identityOrNetworkError(
  currentIdentity: TransportSettings['currentIdentity'],
): Promise<CallIdentity> {
  try {
    return await currentIdentity();
  } catch (cause) {
    throw new ApiError({ kind: 'network', nothingSent: isOffline() }, null, cause);
  }
}

/** Outside a browser, the network counts as there. */
const isOffline = () => globalThis.navigator?.onLine === false;

/** Settles like the promise, unless the signal aborts first. */
function until<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject);
  });
}

/** fetch rejects with a TypeError when the network is lost, JSON.parse with a SyntaxError. Other errors are bugs. */
function toApiError(error: unknown, operationId: OperationId, nothingSent: boolean): unknown {
  if (error instanceof SyntaxError) return new ApiError({ kind: 'unreadable' }, operationId, error);
  if (error instanceof TypeError) return new ApiError({ kind: 'network', nothingSent }, operationId, error);
  return error;
}
