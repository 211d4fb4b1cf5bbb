// The headers that the built app is served with, here and wherever `dist/` is deployed.
import { createHash } from 'node:crypto';
import type { RuntimeConfig } from '../../src/lib/runtime-config.ts';

/** What a part of the product needs from other hosts, by directive. */
type Sources = Record<string, string[]>;

/** What is always needed of the provider: sign-in, its sessions, and the remote configuration of this browser. */
const PROVIDER: Sources = {
  'connect-src': [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://firebaseremoteconfig.googleapis.com',
  ],
};

const ANALYTICS: Sources = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://www.googletagmanager.com', 'https://www.google-analytics.com'],
  'connect-src': [
    'https://firebase.googleapis.com',
    'https://www.googletagmanager.com',
    'https://www.google-analytics.com',
    'https://region1.google-analytics.com',
  ],
};

/**
 * What the page may load, and from where: nothing but itself, the API's origins, and in production the provider's
 * hosts by name. What stands in the page itself, the theme's script and the first styles, is named by its hash.
 * @param html the built index.html
 */
export function contentSecurityPolicy(html: string, config: RuntimeConfig): string {
  const hashes = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
  const { apiUrl, apiOrigins } = config;
  const api = [...(URL.canParse(apiUrl) ? [new URL(apiUrl).origin] : []), ...apiOrigins];
  const rules: Sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes('script')],
    'style-src': ["'self'", ...hashes('style')],
    'img-src': ["'self'", ...api],
    'media-src': ["'self'", ...api],
    'connect-src': ["'self'", ...api],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  for (const sources of neededOf(config)) {
    for (const [rule, hosts] of Object.entries(sources)) rules[rule] = [...(rules[rule] ?? []), ...hosts];
  }
  return Object.entries(rules)
    .map(([rule, sources]) => `${rule} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** On the page's own origin everything of the provider is `'self'`. */
function neededOf({ providerOrigin, ownDomain }: RuntimeConfig): Sources[] {
  if (providerOrigin === 'self') return [];
  return [PROVIDER, ...(ownDomain === '' ? [] : [ANALYTICS])];
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
