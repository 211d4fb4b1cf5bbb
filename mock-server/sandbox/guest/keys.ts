// Short keys for guests, signed by this server so that they cannot be guessed.
import { timingSafeEqual } from 'node:crypto';
import type { Links } from '../media/links.ts';

const PHOTO_SIGNS = 22;
const CODE_SIGNS = 11;

/** The key of a photo in a gallery. Unlike the photo's own token, it cannot hide the photo. */
export const photoKey = (links: Links, seq: number): string =>
  `v-${seq.toString(36)}-${photoSignature(links, seq)}`;

const photoSignature = (links: Links, seq: number) =>
  links.sign('guest photo', Number(seq)).slice(0, PHOTO_SIGNS);

/** @returns the number of the photo; undefined for an invalid key */
export function readPhotoKey(links: Links, key: string): number | undefined {
  const [, number = '', signature = ''] = /^v-([0-9a-z]{1,11})-([\w-]{22})$/.exec(key) ?? [];
  const seq = Number.parseInt(number, 36);
  if (!Number.isSafeInteger(seq)) return undefined;
  return isSame(signature, photoSignature(links, seq)) ? seq : undefined;
}

export interface Message {
  channel: 'email' | 'sms';
  /** The number of the campaign; 0 for a message without one. */
  campaign: number;
  /** The number of the contact. */
  contact: number;
}

/** The code in the links of one message to one recipient. */
export const messageCode = (links: Links, message: Message): string =>
  `${message.channel[0]}${message.campaign.toString(36)}-${message.contact.toString(36)}-${messageSignature(links, message)}`;

const messageSignature = (links: Links, { channel, campaign, contact }: Message) =>
  links.sign('guest message', channel, campaign, contact).slice(0, CODE_SIGNS);

export function readMessageCode(links: Links, code: string): Message | undefined {
  const [, letter, one = '', other = '', signature = ''] =
    /^([es])([0-9a-z]{1,10})-([0-9a-z]{1,10})-([\w-]{11})$/.exec(code) ?? [];
  const message: Message = {
    channel: letter === 's' ? 'sms' : 'email',
    campaign: Number.parseInt(one, 36),
    contact: Number.parseInt(other, 36),
  };
  const isCode = Number.isSafeInteger(message.campaign) && Number.isSafeInteger(message.contact);
  return isCode && isSame(signature, messageSignature(links, message)) ? message : undefined;
}

/** The code in the unsubscribe link of an account's weekly reports. */
export const reportCode = (links: Links, account: number): string =>
  `w${account.toString(36)}-${reportSignature(links, account)}`;

const reportSignature = (links: Links, account: number) =>
  links.sign('weekly report', account).slice(0, PHOTO_SIGNS);

/** @returns the number of the account; undefined for an invalid code */
export function readReportCode(links: Links, code: string): number | undefined {
  const [, number = '', signature = ''] = /^w([0-9a-z]{1,10})-([\w-]{22})$/.exec(code) ?? [];
  const account = Number.parseInt(number, 36);
  const isCode = Number.isSafeInteger(account) && isSame(signature, reportSignature(links, account));
  return isCode ? account : undefined;
}

/** The code in the link of one photo delivery. */
export const deliveryCode = (
  links: Links,
  photoId: string,
  { channel, to }: { channel: string; to: string },
): string => `d-${links.sign('guest delivery', photoId, channel, to).slice(0, PHOTO_SIGNS)}`;

const PASS_MS = 12 * 60 * 60_000;

interface Locked {
  id: string;
  passcode: string | null;
}

export function createPass(links: Links, gallery: Locked, now: Date): { pass: string; expiresAt: string } {
  const expires = now.getTime() + PASS_MS;
  return {
    pass: `${expires}.${passSignature(links, gallery, expires)}`,
    expiresAt: new Date(expires).toISOString(),
  };
}

/** Passes depend on the passcode, so a new passcode revokes them. */
const passSignature = (links: Links, { id, passcode }: Locked, expires: number) =>
  links.sign('guest pass', id, passcode ?? '', expires);

export function isPass(links: Links, gallery: Locked, pass: string | null, now: Date): boolean {
  const [, expires = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(pass ?? '') ?? [];
  return Number(expires) > now.getTime() && isSame(signature, passSignature(links, gallery, Number(expires)));
}

export function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
