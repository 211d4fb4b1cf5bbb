import { track } from '~/analytics';
import { startIdentity } from '~/identity';
import { isApiError } from '../faults';
import { type Draft, dropDraft } from './draft';

/** Whether it is known what the account is to be called. */
export const isWhole = ({ businessName, category }: Draft): boolean => Boolean(businessName && category);

/**
 * Makes the account of whoever has signed up, and ends with a token that names it.
 * @returns the page to go on with
 * @throws ApiError, or the provider's error
 */
export async function makeAccount({ businessName = '', category = '', plan }: Draft): Promise<string> {
  const [{ createAccount }, provider] = await Promise.all([import('../calls'), startIdentity()]);
  // The token at hand may be from before the address was confirmed.
  await provider.token({ fresh: true });
  try {
    await createAccount({ businessName, category: category as Category, ...whereabouts() });
    const method = (await provider.person())?.way;
    track('sign_up', method === undefined ? {} : { method });
  } catch (error) {
    // Another tab was faster, or the answer to the last attempt was lost.
    if (!(isApiError(error) && error.status === 409)) throw error;
  }
  await provider.token({ fresh: true });
  dropDraft();
  return plan === undefined ? '/dashboard' : `/subscription?${new URLSearchParams({ plan })}`;
}

type Category = import('~/api/accounts').AccountCreate['category'];

/** Where the owner is, as far as the browser says it in words that the contract knows. */
function whereabouts() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isKnown = /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/.test(timeZone ?? '');
  const isLanguage = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(navigator.language);
  return { ...(isKnown && { timezone: timeZone }), ...(isLanguage && { locale: navigator.language }) };
}
