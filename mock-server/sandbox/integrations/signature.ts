// Textel signs its reports, so that they cannot be forged.
import { createHmac } from 'node:crypto';
import { isSame } from '../guest/keys.ts';

export const TOLERANCE_SECONDS = 300;

const digest = (secret: string, seconds: number, body: Uint8Array) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');

export function signed(secret: string, body: Uint8Array, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body)}`;
}

export function isSigned(secret: string, body: Uint8Array, signature: string | null, now: Date): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  const seconds = Number(time);
  if (time === '' || Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS) return false;
  return isSame(given, digest(secret, seconds, body));
}
