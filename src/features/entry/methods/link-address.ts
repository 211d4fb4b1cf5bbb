import { PENDING_SIGN_IN_KEYS } from '~/identity';
import { stored } from '~/lib/stored';

/**
 * The address of a sign-in link, so that the user need not enter it again in this browser. The provider requires it with
 * the link, so that a stolen link alone signs no one in.
 */
export const linkAddress = stored<string | null>(PENDING_SIGN_IN_KEYS.linkAddress, (text) => text);
