import type { Contact } from '~/api/contacts';
import type { PhotoSend } from '~/api/photos';
import { nameOf } from '~/components/contact-name';
import { formatPhone } from '~/lib/format';

/** One address that the photo can be sent to, or why not. */
export interface Recipient {
  key: string;
  address: string;
  contact: string;
  send: PhotoSend;
  refusal: 'noSms' | 'optedOut' | 'noConsent' | null;
}

/** The main addresses of a contact. @param hasSms undefined while it is not known, when the API decides */
export function recipientsOf(contact: Contact, hasSms: boolean | undefined): Recipient[] {
  const { id, emailAddress, phoneNumber, emailConsent, smsConsent } = contact;
  const refusalOf = ({ status }: Contact['emailConsent']): Recipient['refusal'] =>
    status === 'in' ? null : status === 'out' ? 'optedOut' : 'noConsent';
  const recipient = (address: string, send: PhotoSend, refusal: Recipient['refusal']): Recipient => ({
    key: `${id} ${send.channel}`,
    address,
    contact: nameOf(contact),
    send,
    refusal,
  });
  return [
    emailAddress !== null &&
      recipient(emailAddress, { channel: 'email', emailAddress }, refusalOf(emailConsent)),
    phoneNumber !== null &&
      recipient(
        formatPhone(phoneNumber),
        { channel: 'sms', phoneNumber },
        hasSms === false ? 'noSms' : refusalOf(smsConsent),
      ),
  ].filter((one) => one !== false);
}
