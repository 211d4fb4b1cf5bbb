/** Whether a host is this domain or lies below it; `evil-frameside.example` does not lie below `frameside.example`. */
export function isOwnHost(host: string, ownDomain: string): boolean {
  const domain = ownDomain.toLowerCase();
  return domain !== '' && (host === domain || host.endsWith(`.${domain}`));
}
