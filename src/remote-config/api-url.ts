import type { RuntimeConfig } from '~/lib/runtime-config';

const LOOPBACK = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Determines the API's base URL from the remote configuration. Because the bearer token is sent there, only the page's
 * origin, the built-in one and those in config.json are allowed, and another origin only with HTTPS unless it is local.
 * @param given the value of `api_url`; relative to the page or absolute
 * @param page the page's URL
 * @returns the absolute base URL, or the reason for refusing the value, without parts that could be secret
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
