// The address of the client behind a request, and the protocol that it uses. Only our own guest pages and the configured
// proxy may name them; from everyone else, such headers count for nothing.
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
  const peer = peerOf(socket);
  const named = isProxy(socket, trustedProxy) ? lastOf(headers['x-forwarded-for']) : '';
  return isIP(named) ? withoutMapping(named) : peer;
}

/** @param trustedProxy the proxy whose X-Forwarded-Proto is believed, because it ends TLS */
export const protocolOf = (
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxy: string | undefined,
): 'http' | 'https' =>
  isProxy(socket, trustedProxy) && lastOf(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http';

type Socket = IncomingMessage['socket'];

const peerOf = ({ remoteAddress = '' }: Socket) => withoutMapping(remoteAddress);

const isProxy = (socket: Socket, trustedProxy: string | undefined) =>
  trustedProxy !== undefined && peerOf(socket) === withoutMapping(trustedProxy);

/** The proxy adds what it sees at the end; the client can send the others itself. */
const lastOf = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim() ?? '';

/** An IPv4 address as an IPv6 socket shows it: `::ffff:10.0.0.1`. */
const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
