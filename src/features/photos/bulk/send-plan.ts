import type { Contact } from '~/api/contacts';
import type { Photo, PhotoSend } from '~/api/photos';

/** One message with one photo. */
export interface Message {
  photo: Photo;
  send: PhotoSend;
}

/** What would be sent, and which photos would not, for which reason. */
export interface SendPlan {
  messages: Message[];
  hidden: number;
  withoutContact: number;
  /** None of their contacts has agreed to messages at an address that they have. */
  withoutConsent: number;
}

/** A contact is written to once for each photo, by email where that is allowed, else by SMS. */
export function planMessages(photos: readonly Photo[], contacts: ReadonlyMap<string, Contact>): SendPlan {
  const plan: SendPlan = { messages: [], hidden: 0, withoutContact: 0, withoutConsent: 0 };
  for (const photo of photos) {
    const people = photo.contactIds.flatMap((id) => contacts.get(id) ?? []);
    const sends = people.flatMap((contact) => addressOf(contact) ?? []);
    if (photo.visibility === 'hidden') plan.hidden += 1;
    else if (people.length === 0) plan.withoutContact += 1;
    else if (sends.length === 0) plan.withoutConsent += 1;
    else plan.messages.push(...sends.map((send) => ({ photo, send })));
  }
  return plan;
}

function addressOf({ emailAddress, phoneNumber, emailConsent, smsConsent }: Contact): PhotoSend | null {
  if (emailAddress !== null && emailConsent.status === 'in') return { channel: 'email', emailAddress };
  if (phoneNumber !== null && smsConsent.status === 'in') return { channel: 'sms', phoneNumber };
  return null;
}
