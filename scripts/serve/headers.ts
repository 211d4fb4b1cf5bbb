// The headers that the built app is served with, here and wherever `dist/` is deployed.
import { createHash } from 'node:crypto';
import type { RuntimeConfig } from '../../src/lib/runtime-config.ts';

const PROVIDER_HOSTS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * What the page may load, and from where: nothing but itself, and in production the API and the identity provider by
 * name. What stands in the page itself, the theme's script and the first styles, is named by its hash.
 * @param html the built index.html
 */
export function contentSecurityPolicy(html: string, { apiUrl, providerOrigin }: RuntimeConfig): string {
  const hashes = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
  const api = URL.canParse(apiUrl) ? [new URL(apiUrl).origin] : [];
  const provider = providerOrigin === 'self' ? [] : PROVIDER_HOSTS;
  const rules: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes('script')],
    'style-src': ["'self'", ...hashes('style')],
    'img-src': ["'self'", ...api],
    'media-src': ["'self'", ...api],
    'connect-src': ["'self'", ...api, ...provider],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(rules)
    .map(([rule, sources]) => `${rule} ${sources.join(' ')}`)
    .join('; ');
}

/** Headers of every answer. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  // A sign-in pop-up must keep its way back to the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** Built files carry their content's hash in their names; everything else must be asked for again. */
export const cacheControl = (path: string): string =>
  path.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'no-cache';
