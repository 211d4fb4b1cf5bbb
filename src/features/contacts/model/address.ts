// Detects whether a search text is a complete email address, a complete phone number, or neither.
import { z } from 'zod/mini';
import { FindContactQueryParams } from '~/api/contacts';
import { formatPhone } from '~/lib/format';

export type Address =
  | { emailAddress: string; phoneNumber?: undefined }
  | { phoneNumber: string; emailAddress?: undefined };

/**
 * In the contract's format: digits, after a plus in the international format. Other text is
 * unchanged.
 */
export function readPhoneNumber(typed: string): string {
  const bare = typed.replace(/[\s().\-/‐-―]/g, '').replace(/^00/, '+');
  if (!/^\+?\d+$/.test(bare)) return typed.trim();
  return /^1\d{10}$/.test(bare) ? bare.slice(1) : bare;
}

/** The kind of a text; null for a name, or the beginning of an address or number. */
export function readAddress(typed: string): Address | null {
  const { emailAddress, phoneNumber } = FindContactQueryParams.shape;
  const text = typed.trim();
  if (z.safeParse(emailAddress, text).success) return { emailAddress: text };
  const number = readPhoneNumber(text);
  return z.safeParse(phoneNumber, number).success ? { phoneNumber: number } : null;
}

/** In display format. */
export const sayAddress = ({ emailAddress, phoneNumber }: Address): string =>
  emailAddress ?? formatPhone(phoneNumber);

/** First and last name in a text. */
export function readName(text: string) {
  const [firstName = '', ...rest] = text.trim().split(/\s+/);
  return { firstName, ...(rest.length > 0 && { lastName: rest.join(' ') }) };
}
