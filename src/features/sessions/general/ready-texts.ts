// The texts that a session starts with, in its language and for the kind of business.
import type { Account } from '~/api/account';
import type { SessionCreate } from '~/api/sessions';
import { guestTexts } from '~/lib/guest-texts';

export type ReadyText = 'consentText' | 'emailSubject' | 'emailBody' | 'smsBody';

/** @param language of the session */
export function readyTexts(
  { businessName, category, locale }: Pick<Account, 'businessName' | 'category' | 'locale'>,
  language: string | undefined,
): Required<Record<ReadyText, string>> & Pick<SessionCreate, ReadyText> {
  const { consent, emailSubject, emailBody, smsBody } = guestTexts(language ?? locale);
  // Booths show it as it is, so it has no placeholder.
  const consentText = consent[category].replaceAll('{{business}}', () => businessName);
  return { consentText, emailSubject, emailBody, smsBody };
}
