import type { RuntimeConfig } from '~/lib/runtime-config';

const LOOPBACK = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Where the API is, given what the remote configuration says. The bearer token goes there, so only the page's own
 * origin, the built-in address's and those that config.json names are taken, and another origin only by HTTPS unless
 * it is this machine.
 * @param given the value of `api_url`; relative to the page or absolute
 * @param page the page's address
 * @returns the base address, absolute; or why the given one is refused, with nothing of it that could be a secret
 */
export function judgeApiUrl(
  given: string,
  { apiUrl, apiOrigins }: Pick<RuntimeConfig, 'apiUrl' | 'apiOrigins'>,
  page: string,
): { base: string } | { refused: string } {
  if (!URL.canParse(given, page)) return { refused: 'it is no web address' };
  const url = new URL(given, page);
  if (url.username !== '' || url.password !== '') return { refused: 'it carries a user name or a password' };
  if (url.origin !== new URL(page).origin) {
    const allowed = [new URL(apiUrl, page).origin, ...apiOrigins].includes(url.origin);
    if (!allowed) return { refused: `${url.origin} is not among the apiOrigins of config.json` };
    if (url.protocol !== 'https:' && !LOOPBACK.test(url.hostname))
      return { refused: `${url.origin} does not use HTTPS` };
  }
  return { base: url.origin + url.pathname };
}
