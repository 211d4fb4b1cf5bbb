import type { PhotoRecipients, PhotoSend } from '~/api/photos';
import { addressOf, sendTo } from '../recipients';

/** One message with one photo. */
export interface Message {
  photoId: string;
  send: PhotoSend;
}

/** What would be sent, and which photos would not, for which reason. */
export interface SendPlan {
  messages: Message[];
  /** Who gets them, by name, or by address where there is none. */
  recipients: ReadonlySet<string>;
  hidden: number;
  expired: number;
  withoutContact: number;
  /** None of their contacts has agreed to messages at an address that they have. */
  withoutConsent: number;
}

/** A contact gets one message for each photo, by email where that is allowed, else by SMS. */
export function planMessages(photos: ReadonlyMap<string, PhotoRecipients>): SendPlan {
  const plan = { messages: [] as Message[], hidden: 0, expired: 0, withoutContact: 0, withoutConsent: 0 };
  const named = new Set<string>();
  for (const [photoId, { refusal, recipients }] of photos) {
    const allowed = recipients.filter((recipient) => recipient.refusal === null);
    // The email address comes first.
    const firsts = allowed.filter(
      ({ contactId }, i) => allowed.findIndex((one) => one.contactId === contactId) === i,
    );
    if (refusal !== null) plan[refusal] += 1;
    else if (recipients.length === 0) plan.withoutContact += 1;
    else if (firsts.length === 0) plan.withoutConsent += 1;
    else
      for (const recipient of firsts) {
        plan.messages.push({ photoId, send: sendTo(recipient) });
        named.add(recipient.name ?? addressOf(recipient));
      }
  }
  return { ...plan, recipients: named };
}
