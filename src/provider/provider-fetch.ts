// The identity provider's SDK calls `fetch`, and takes a passing 429 or 503 for "this session is over". This guard
// stands before it. It is installed once, before the SDK's first line runs.

const SESSION_CALLS = /\/(accounts:lookup|v1\/token)$/;
const PROVIDER_HOSTS = ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'];

/** Whether a request belongs to the provider, at its own hosts or below our origin (`/<host>/...`). */
function isSessionCall(url: URL): boolean {
  const host = PROVIDER_HOSTS.find((name) => url.host === name || url.pathname.startsWith(`/${name}/`));
  return host !== undefined && SESSION_CALLS.test(url.pathname);
}

/**
 * Makes a passing failure of the provider look like what it is, a failure of transport: the SDK then keeps the
 * session instead of erasing it.
 * @returns how to take the guard away again
 */
export function guardProviderFetch(
  target: { fetch: typeof fetch } = globalThis,
  base = location.href,
): () => void {
  const original = target.fetch;
  target.fetch = async (input, init) => {
    const response = await original.call(globalThis, input, init);
    const url = new URL(input instanceof Request ? input.url : String(input), base);
    if (isSessionCall(url) && (response.status === 429 || response.status >= 500)) {
      throw new TypeError(`The identity provider is out for a moment (${response.status}).`);
    }
    return response;
  };
  return () => {
    target.fetch = original;
  };
}
