import type { Contact } from '~/api/contacts';
import type { Photo, PhotoSend } from '~/api/photos';
import { formatPhone } from '~/lib/format';

/** One message with one photo. */
export interface Message {
  photo: Photo;
  send: PhotoSend;
}

/** What would be sent, and which photos would not, for which reason. */
export interface SendPlan {
  messages: Message[];
  /** Who gets them, by name, or by address where there is none. */
  recipients: ReadonlySet<string>;
  hidden: number;
  withoutContact: number;
  /** None of their contacts has agreed to messages at an address that they have. */
  withoutConsent: number;
}

/** A contact is written to once for each photo, by email where that is allowed, else by SMS. */
export function planMessages(photos: readonly Photo[], contacts: ReadonlyMap<string, Contact>): SendPlan {
  const plan = { messages: [] as Message[], hidden: 0, withoutContact: 0, withoutConsent: 0 };
  const recipients = new Set<string>();
  for (const photo of photos) {
    const people = photo.contactIds.flatMap((id) => contacts.get(id) ?? []);
    const sends = people.flatMap((contact) => {
      const send = addressOf(contact);
      return send ? [{ send, name: nameOf(contact, send) }] : [];
    });
    if (photo.visibility === 'hidden') plan.hidden += 1;
    else if (people.length === 0) plan.withoutContact += 1;
    else if (sends.length === 0) plan.withoutConsent += 1;
    else
      for (const { send, name } of sends) {
        plan.messages.push({ photo, send });
        recipients.add(name);
      }
  }
  return { ...plan, recipients };
}

const nameOf = ({ firstName, lastName }: Contact, send: PhotoSend): string =>
  [firstName, lastName].filter(Boolean).join(' ') ||
  (send.channel === 'email' ? send.emailAddress : formatPhone(send.phoneNumber));

function addressOf({ emailAddress, phoneNumber, emailConsent, smsConsent }: Contact): PhotoSend | null {
  if (emailAddress !== null && emailConsent.status === 'in') return { channel: 'email', emailAddress };
  if (phoneNumber !== null && smsConsent.status === 'in') return { channel: 'sms', phoneNumber };
  return null;
}
