// Random values that work once. Only their hashes are stored, so reading the database does not reveal a usable value.
import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const COOKIE = 'frameside_authorization';
export const TICKET_SECONDS = 120;

/** Binds the navigation to the consent page to the browser and user that requested it. */
export const ticketCookie = (ticket: string, isSecure: boolean): string =>
  `${COOKIE}=${ticket}; Max-Age=${TICKET_SECONDS}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

export function ticketIn(cookies: string | null): string | undefined {
  const own = (cookies ?? '').split(/; */).find((one) => one.startsWith(`${COOKIE}=`));
  return own?.slice(COOKIE.length + 1);
}
