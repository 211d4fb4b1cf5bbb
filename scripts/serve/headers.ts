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

/** Another service's window: the script that opens it, and the page through which it answers. */
const windowOf = (authDomain: string): Sources => ({
  'script-src': ['https://apis.google.com'],
  'frame-src': [`https://${authDomain}`],
});

/** Before a code is sent to a telephone: whether a person is there. */
const ROBOT_CHECK: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
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
  const { apiUrl, apiOrigins, answerCheck } = config;
  const api = [...(URL.canParse(apiUrl) ? [new URL(apiUrl).origin] : []), ...apiOrigins];
  const reports = URL.canParse(answerCheck.reportTo) ? [new URL(answerCheck.reportTo).origin] : [];
  const rules: Sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes('script')],
    'style-src': ["'self'", ...hashes('style')],
    'img-src': ["'self'", ...api],
    'media-src': ["'self'", ...api],
    'connect-src': ["'self'", ...api, ...reports],
    'manifest-src': ["'self'"],
    // An import reads its file in a worker. Without this line a worker could come from wherever a script may.
    'worker-src': ["'self'"],
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

/** Of the app's scripts, for those that run as workers: they compute, and ask nobody for anything. */
export const workerPolicy = "default-src 'none'; script-src 'self'";

/** On the page's own origin everything of the provider is `'self'`. */
function neededOf({ providerOrigin, ownDomain, authDomain, signIn }: RuntimeConfig): Sources[] {
  if (providerOrigin === 'self') return [];
  return [
    PROVIDER,
    ...(ownDomain === '' ? [] : [ANALYTICS]),
    ...(signIn.federated === null ? [] : [windowOf(authDomain)]),
    ...(signIn.phone ? [ROBOT_CHECK] : []),
  ];
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
