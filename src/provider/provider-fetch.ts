// The provider's SDK calls `fetch`. This stands before it, installed once, before the SDK's first line runs:
// - it takes a passing 429 or 503 for "this session is over", so it must not see one;
// - most of its services cannot be told that they are somewhere else, and for sign-in that would be code of its own.
import type { RuntimeConfig } from '~/lib/runtime-config';

const SESSION_CALLS = /\/(accounts:lookup|v1\/token)$/;
const SESSION_HOSTS = ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'];

/** Sign-in, installations, remote configuration and where web analytics goes. */
const MOVED_HOSTS = [
  ...SESSION_HOSTS,
  'firebaseinstallations.googleapis.com',
  'firebaseremoteconfig.googleapis.com',
  'firebase.googleapis.com',
];

/** Whether a request belongs to a session, at the provider's own hosts or below our origin (`/<host>/...`). */
function isSessionCall(url: URL): boolean {
  const host = SESSION_HOSTS.find((name) => url.host === name || url.pathname.startsWith(`/${name}/`));
  return host !== undefined && SESSION_CALLS.test(url.pathname);
}

/**
 * Makes a passing failure of the provider look like what it is, a failure of transport: the SDK then keeps the
 * session instead of erasing it. Where the provider is reached on the page's own origin, its hosts become paths of it.
 * @returns how to take the guard away again
 */
export function guardProviderFetch(
  { providerOrigin }: Pick<RuntimeConfig, 'providerOrigin'>,
  target: { fetch: typeof fetch } = globalThis,
  base = location.href,
): () => void {
  const original = target.fetch;
  target.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), base);
    // The SDK names its hosts in text.
    const moved = providerOrigin === 'self' && typeof input === 'string' && MOVED_HOSTS.includes(url.host);
    const where = moved ? `/${url.host}${url.pathname}${url.search}` : input;
    const response = await original.call(globalThis, where, init);
    if (isSessionCall(url) && (response.status === 429 || response.status >= 500)) {
      throw new TypeError(`The identity provider is out for a moment (${response.status}).`);
    }
    return response;
  };
  return () => {
    target.fetch = original;
  };
}
