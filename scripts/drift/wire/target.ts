// Parses the target and decides what is allowed there.
import { UsageError } from '../../report/usage-error.ts';

/** Requests per second for a shared target. */
const ELSEWHERE = 5;

/** @throws UsageError; the message never repeats a password */
export function readTarget(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:\/\//i.test(text)) {
    // It may contain a password and be invalid for another reason.
    const said = text.includes('@') ? 'no address' : `"${text}"`;
    throw new UsageError(
      `--target is ${said}; give an address with http:// or https://, like https://api.example.org/v1.`,
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new UsageError(
      '--target holds a user or a password; give the address without, and --auth basic=env:NAME for them.',
    );
  }
  if (/[?#]/.test(text)) {
    throw new UsageError('--target has a query or a fragment; give only the address before it.');
  }
  return url;
}

/**
 * The path and query of a request to the target, unchanged on the wire.
 * @param asked without the target's own path: `/pets?limit=1`; or a whole address on the same host
 * @param query unescaped pairs to append
 */
export function pathUnder(target: URL, asked: string, query: [name: string, text: string][] = []): string {
  const isWhole = asked.startsWith(`${target.origin}/`);
  const own = target.pathname.replace(/\/+$/, '');
  const path = (isWhole ? asked.slice(target.origin.length) : `${own}${asked}`) || '/';
  if (query.length === 0) return path;
  const pairs = query.map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`);
  return `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

/** Whether the address is certainly this machine, without any name lookup. */
export function isLoopback({ hostname }: URL): boolean {
  const host = hostname.replace(/\.$/, '');
  return host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host) || /^(.+\.)?localhost$/.test(host);
}

/** @returns maximum requests per second; undefined for no limit */
export function defaultPace(target: URL): number | undefined {
  return isLoopback(target) ? undefined : ELSEWHERE;
}

/**
 * Write mode leaves traces. For a remote host, the host must be repeated, so that a line from the shell history does
 * not do it by accident.
 * @throws UsageError
 */
export function guardHost(target: URL, mode: 'read' | 'write', confirmed: string | undefined): void {
  if (mode === 'read' || isLoopback(target) || confirmed?.toLowerCase() === target.host) return;
  const asked = `give --confirm-host ${target.host} if that is meant.`;
  throw new UsageError(
    confirmed === undefined
      ? `--mode write makes, changes and removes things on ${target.host}; ${asked}`
      : `--confirm-host is "${confirmed}" and --target is on ${target.host}; ${asked}`,
  );
}

/**
 * Existing data may be changed only on this machine.
 * @throws UsageError
 */
export function guardSharedWrites(target: URL, mode: 'read' | 'write'): void {
  if (mode === 'read')
    throw new UsageError('--allow-shared-writes needs --mode write; in read mode nothing is changed.');
  if (!isLoopback(target))
    throw new UsageError(
      `--allow-shared-writes is for your own machine only, and ${target.host} is another one; leave it out.`,
    );
}
