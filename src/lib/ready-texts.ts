// The texts that a session starts with, in its language and for the kind of business.
import { type BusinessCategory, guestTexts } from './guest-texts.ts';

export type ReadyText = 'consentText' | 'emailSubject' | 'emailBody' | 'smsBody';

interface Business {
  businessName: string;
  category: BusinessCategory;
  locale: string;
}

/** @param language of the session; that of the business by default */
export function readyTexts(
  { businessName, category, locale }: Business,
  language = locale,
): Record<ReadyText, string> {
  const { consent, emailSubject, emailBody, smsBody } = guestTexts(language);
  // Booths show it as it is, so it has no placeholder.
  const consentText = consent[category].replaceAll('{{business}}', () => businessName);
  return { consentText, emailSubject, emailBody, smsBody };
}
