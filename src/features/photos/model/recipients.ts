import type { PhotoRecipient, PhotoSend } from '~/api/photos';
import { formatPhone } from '~/lib/format';

/** The body that sends a photo to a recipient. */
export const sendTo = ({ channel, to }: Pick<PhotoRecipient, 'channel' | 'to'>): PhotoSend =>
  channel === 'email' ? { channel, emailAddress: to } : { channel, phoneNumber: to };

/** The address in display format. */
export const addressOf = ({ channel, to }: Pick<PhotoRecipient, 'channel' | 'to'>): string =>
  channel === 'email' ? to : formatPhone(to);
