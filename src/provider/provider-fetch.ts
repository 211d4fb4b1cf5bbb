// Wraps the `fetch` that the provider's SDK calls. Installed once, before the SDK is loaded, because
// - the SDK ends the session on a temporary 429 or 503, so it must not see one;
// - most of its services do not support another host, and for sign-in that would need separate code.
import type { RuntimeConfig } from '~/lib/runtime-config';

const SESSION_CALLS = /\/(accounts:lookup|v1\/token)$/;
const SESSION_HOSTS = ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'];

/** The hosts of sign-in, installations, remote configuration and web analytics. */
const MOVED_HOSTS = [
  ...SESSION_HOSTS,
  'firebaseinstallations.googleapis.com',
  'firebaseremoteconfig.googleapis.com',
  'firebase.googleapis.com',
];

/** Whether a request belongs to a session, on the provider's hosts or under our origin (`/<host>/...`). */
function isSessionCall(url: URL): boolean {
  const host = SESSION_HOSTS.find((name) => url.host === name || url.pathname.startsWith(`/${name}/`));
  return host !== undefined && SESSION_CALLS.test(url.pathname);
}

/**
 * Turns a temporary failure of the provider into a network error, so that the SDK keeps the session. If the provider is
 * reached on the page's origin, its hosts become paths of it.
 * @returns a function that removes the guard
 */
export function guardProviderFetch(
  { providerOrigin }: Pick<RuntimeConfig, 'providerOrigin'>,
  target: { fetch: typeof fetch } = globalThis,
  base = location.href,
): () => void {
  const original = target.fetch;
  target.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), base);
    // The SDK passes URLs as strings.
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
