// How SendGrid and Twilio sign what they report, by their own documentation.
import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import { isSame } from '../guest/keys.ts';
import { TOLERANCE_SECONDS } from './signature.ts';

/** A key pair as SendGrid shows it: DER in base64. */
export function newSendgridKeys(): { hookKey: string; hookSecret: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'prime256v1',
    publicKeyEncoding: { format: 'der', type: 'spki' },
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
  });
  return { hookKey: publicKey.toString('base64'), hookSecret: privateKey.toString('base64') };
}

export interface SendgridSignature {
  signature: string | null;
  /** Seconds since 1970. */
  timestamp: string | null;
}

/** @param body as it was sent */
export function isSignedBySendgrid(
  publicKey: string,
  body: Uint8Array,
  { signature, timestamp }: SendgridSignature,
  now: Date,
): boolean {
  if (signature === null || !/^\d{1,12}$/.test(timestamp ?? '')) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify('sha256', signedBytes(`${timestamp}`, body), key, Buffer.from(signature, 'base64'));
}

export function signAsSendgrid(privateKey: string, body: Uint8Array, now: Date): SendgridSignature {
  const timestamp = `${Math.floor(now.getTime() / 1000)}`;
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  return { timestamp, signature: sign('sha256', signedBytes(timestamp, body), key).toString('base64') };
}

const signedBytes = (timestamp: string, body: Uint8Array) => Buffer.concat([Buffer.from(timestamp), body]);

/** @param url of the webhook, as it was given to Twilio */
export function signAsTwilio(authToken: string, url: string, parameters: URLSearchParams): string {
  const sorted = [...parameters].toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  return createHmac('sha1', authToken)
    .update(url + sorted.flat().join(''))
    .digest('base64');
}

export const isSignedByTwilio = (
  authToken: string,
  url: string,
  parameters: URLSearchParams,
  signature: string | null,
): boolean => isSame(signature ?? '', signAsTwilio(authToken, url, parameters));
