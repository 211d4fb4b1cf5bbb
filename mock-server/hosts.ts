// Decides which requests are answered. A page of another site can reach this machine through its
// visitor's browser by DNS rebinding or a cross-origin request; both show in the headers.
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** @param header the request's Host: `localhost:4000` */
export type HostRule = (header: string | undefined) => boolean;

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** @returns the host name in lower case, without port and brackets; empty if the header has none, or an invalid port */
export function hostName(header = ''): string {
  const [, bracketed, plain, port = '0'] =
    /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::(\d{1,5}))?$/i.exec(header) ?? [];
  if (Number(port) > 65_535) return '';
  return (bracketed ?? plain ?? '').toLowerCase();
}

/** Listening on one of these means listening on every address of the machine. */
const EVERY_ADDRESS = ['0.0.0.0', '::'];

/**
 * The allowed host names: `localhost` and its subdomains, the listening address, and configured
 * names. IP addresses cannot be rebound, so all are allowed when the server listens on every
 * address.
 */
export function createHostRule({ host, allowedHosts }: { host: string; allowedHosts: string[] }): HostRule {
  const allowed = new Set([host, ...allowedHosts].map((name) => name.toLowerCase()));
  return (header) => {
    const name = hostName(header);
    if (name === '') return false;
    if (isLoopback(name) || name.endsWith('.localhost') || allowed.has(name)) return true;
    return EVERY_ADDRESS.includes(host) && isIP(name) !== 0;
  };
}

/**
 * Whether a page of another origin sent this. Programs send neither header; browsers send at least
 * one.
 */
export function isFromForeignPage({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host?.toLowerCase());
}
