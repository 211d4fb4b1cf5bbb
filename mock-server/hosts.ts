// Whose requests are answered. A page of another site can reach this machine from its reader's browser, under a name
// of its own (DNS rebinding) or as a request to another origin; both show in the headers.
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** @param header the request's Host: `localhost:4000` */
export type HostRule = (header: string | undefined) => boolean;

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** @returns the name in lower case, without port and brackets; empty if the header has none */
export function hostName(header = ''): string {
  const [, bracketed, plain] = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::\d{1,5})?$/i.exec(header) ?? [];
  return (bracketed ?? plain ?? '').toLowerCase();
}

/** Listening on one of these means on every address that the machine has. */
const EVERY_ADDRESS = ['0.0.0.0', '::'];

/**
 * The names that the product is served under: those of this machine, `localhost` and everything below it, the address
 * that it listens on, and what the settings add. An IP address cannot be rebound, so where it listens on all, any is good.
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

/** Whether a page of another origin sent this. Programs send neither header; browsers at least one of them. */
export function isFromForeignPage({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host?.toLowerCase());
}
