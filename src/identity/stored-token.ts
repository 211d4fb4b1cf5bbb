// The SDK is 20 KiB, and all that a signed-in page needs of it at first is the token that it stored at the last visit.
import { isRecord } from '~/lib/is-record';
import { stored } from '~/lib/stored';

/** The SDK renews a token half a minute before it expires; the call still has to arrive. */
const MARGIN_MS = 60_000;

/**
 * The token that the identity SDK stored for this user.
 * @returns null if there is none, it expires within a minute, or the SDK's record has another shape: then the SDK itself
 *   has to be asked
 */
export function storedToken(apiKey: string, uid: string): string | null {
  const user = stored(`firebase:authUser:${apiKey}:[DEFAULT]`, (text): unknown =>
    JSON.parse(text ?? 'null'),
  ).read();
  if (!isRecord(user) || user.uid !== uid || !isRecord(user.stsTokenManager)) return null;
  const { accessToken, expirationTime } = user.stsTokenManager;
  if (typeof accessToken !== 'string' || typeof expirationTime !== 'number') return null;
  return expirationTime > Date.now() + MARGIN_MS ? accessToken : null;
}
