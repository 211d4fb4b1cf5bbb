import type { PhotoRecipients, PhotoSend } from '~/api/photos';
import { addressOf, sendTo } from '../model/recipients';

/** One message with a photo. */
export interface Message {
  photoId: string;
  send: PhotoSend;
}

/** The messages to send, and the photos that cannot be sent, by reason. */
export interface PhotoSendPlan {
  messages: Message[];
  /** The recipients by name, or else by address. */
  recipients: ReadonlySet<string>;
  linkOff: number;
  expired: number;
  withoutContact: number;
  /** None of its contacts has an address that takes messages. */
  unreachable: number;
}

/** A contact gets one message for each photo, by email where that is allowed, else by SMS. */
export function planMessages(photos: ReadonlyMap<string, PhotoRecipients>): PhotoSendPlan {
  const plan = { messages: [] as Message[], linkOff: 0, expired: 0, withoutContact: 0, unreachable: 0 };
  const named = new Set<string>();
  for (const [photoId, { refusal, recipients }] of photos) {
    const allowed = recipients.filter((recipient) => recipient.refusal === null);
    // The email address comes first.
    const firsts = allowed.filter(
      ({ contactId }, i) => allowed.findIndex((one) => one.contactId === contactId) === i,
    );
    if (refusal !== null) plan[refusal] += 1;
    else if (recipients.length === 0) plan.withoutContact += 1;
    else if (firsts.length === 0) plan.unreachable += 1;
    else
      for (const recipient of firsts) {
        plan.messages.push({ photoId, send: sendTo(recipient) });
        named.add(recipient.name ?? addressOf(recipient));
      }
  }
  return { ...plan, recipients: named };
}
