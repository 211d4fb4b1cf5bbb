// The address of the client behind a request. Only our own guest pages and the configured proxy may name one; from
// everyone else, such a header counts for nothing.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Proves that the guest pages of this process sent the request. */
const KEY = randomBytes(32).toString('hex');

/** The headers by which the guest pages pass the address of their client to the API. */
export const guestHeaders = (address: string): Record<string, string> => ({
  'x-client-address': address,
  'x-guest-key': KEY,
});

/**
 * @param trustedProxy the proxy whose X-Forwarded-For is believed
 * @returns an IP address
 */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxy: string | undefined,
): string {
  if (headers['x-guest-key'] === KEY) return String(headers['x-client-address']);
  const peer = withoutMapping(socket.remoteAddress ?? '');
  if (trustedProxy === undefined || peer !== withoutMapping(trustedProxy)) return peer;
  // The proxy adds the address that it sees at the end; the client can send the others itself.
  const named =
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '';
  return isIP(named) ? withoutMapping(named) : peer;
}

/** An IPv4 address as an IPv6 socket shows it: `::ffff:10.0.0.1`. */
const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
