// The values that the test payment service signs: secrets for entering a card, and tokens that
// represent cards. They contain their data, so the service stores nothing. A token has only the
// last four digits of a number.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { components } from '../../src/api/generated/schema.d.ts';

export interface TokenCard extends Omit<components['schemas']['Card'], 'postalCode'> {
  postalCode: string | null;
  /** A test card that can be stored, but whose charges the bank refuses. */
  declines: boolean;
}

interface Setup {
  accountId: string;
  /** Seconds since 1970. */
  expires: number;
}

export interface PaymentTokens {
  createSetup(setup: Setup): string;
  /** Undefined when it is forged or expired. */
  readSetup(secret: string, now: Date): Setup | undefined;
  createToken(setup: Setup, card: TokenCard): string;
  /** Undefined when it is forged, expired, or belongs to another account. */
  readToken(token: string, accountId: string, now: Date): TokenCard | undefined;
}

/** @param key shared by the service and the API that it charges for */
export function createPaymentTokens(key: string): PaymentTokens {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();
  const seal = (prefix: string, value: object) => {
    const text = `${prefix}${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
    return `${text}.${sign(text).toString('base64url')}`;
  };
  const open = <T extends Setup>(prefix: string, sealed: string, now: Date): T | undefined => {
    const [text = '', signature = ''] = sealed.split('.');
    const given = Buffer.from(signature, 'base64url');
    const right = sign(text);
    if (!text.startsWith(prefix) || given.length !== right.length || !timingSafeEqual(given, right))
      return undefined;
    const value = JSON.parse(Buffer.from(text.slice(prefix.length), 'base64url').toString()) as T;
    return value.expires * 1000 > now.getTime() ? value : undefined;
  };

  return {
    createSetup: (setup) => seal('seti_', setup),
    readSetup: (secret, now) => open<Setup>('seti_', secret, now),
    createToken: (setup, card) => seal('pm_', { ...setup, card }),
    readToken(token, accountId, now) {
      const read = open<Setup & { card: TokenCard }>('pm_', token, now);
      return read?.accountId === accountId ? read.card : undefined;
    },
  };
}
