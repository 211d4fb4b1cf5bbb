/**
 * Whether a host is the domain or a subdomain of it; `evil-frameside.example` is no subdomain of
 * `frameside.example`.
 */
export function isOwnHost(host: string, ownDomain: string): boolean {
  const domain = ownDomain.toLowerCase();
  return domain !== '' && (host === domain || host.endsWith(`.${domain}`));
}
