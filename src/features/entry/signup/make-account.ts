import { track } from '~/analytics';
import type { AccountCreate } from '~/api/accounts';
import { ApiError } from '~/api/transport/errors';
import { startIdentity } from '~/identity';
import { dropDraft, keepSignupDraft, type SignupDraft } from './draft';

// The forms do not wait for the code of the API.
const ownAccount = () => import('~/api/account');
const accounts = () => import('~/api/accounts');

/** Whether the name of the account is known. */
export const isWhole = ({ businessName, category }: SignupDraft): boolean =>
  Boolean(businessName && category);

/**
 * Stores the business before the address is confirmed. The account's row exists from the first
 * call, so the data are available when sign-up is finished in another browser.
 */
export async function storeBusiness({ businessName, category, stored }: SignupDraft): Promise<void> {
  if (!businessName || !category || stored) return;
  const { updateOwnAccount } = await ownAccount();
  await updateOwnAccount({ businessName, category: category as Category, ...whereabouts() });
  keepSignupDraft({ stored: true });
}

/** The data entered in another browser; null if there are none yet. */
export async function readStoredBusiness(): Promise<SignupDraft | null> {
  const { getOwnAccount } = await ownAccount();
  const { businessName, category, ownerName } = await getOwnAccount();
  // By default, a new account has its owner's name.
  return businessName === ownerName ? null : { businessName, category };
}

/**
 * Creates the account of a new user and renews the token, which then contains it.
 * @returns the next page
 * @throws ApiError, or the provider's error
 */
export async function makeAccount(draft: SignupDraft): Promise<string> {
  const { businessName = '', category = '', plan } = draft;
  const [{ createAccount }, provider] = await Promise.all([accounts(), startIdentity()]);
  // The current token may be from before the confirmation.
  await provider.token({ fresh: true });
  try {
    await createAccount({ businessName, category: category as Category, ...whereabouts() });
    const method = (await provider.person())?.way;
    track('sign_up', method === undefined ? {} : { method });
  } catch (error) {
    // Another tab created it first, or the response to the last attempt was lost.
    if (!(error instanceof ApiError && error.status === 409)) throw error;
  }
  await provider.token({ fresh: true });
  dropDraft();
  return plan === undefined ? '/dashboard' : `/dashboard?${new URLSearchParams({ plan })}`;
}

type Category = AccountCreate['category'];

/** The owner's region from the browser, if the contract knows it. */
function whereabouts() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isKnown = /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/.test(timeZone ?? '');
  const isLanguage = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(navigator.language);
  return { ...(isKnown && { timezone: timeZone }), ...(isLanguage && { locale: navigator.language }) };
}
