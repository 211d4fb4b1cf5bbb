// The headers of the built app, here and wherever `dist/` is deployed.
import { createHash } from 'node:crypto';
import type { PaymentSettings } from '../../src/lib/payment-settings.ts';
import type { RuntimeConfig } from '../../src/lib/runtime-config.ts';

/** The external hosts that a part of the product needs, by directive. */
type Sources = Record<string, string[]>;

/** Always needed: the provider's sign-in, its sessions, and the remote configuration of this browser. */
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

/** The popup of another sign-in service: the script that opens it, and the page through which it responds. */
const windowOf = (authDomain: string): Sources => ({
  'script-src': ['https://apis.google.com'],
  'frame-src': [`https://${authDomain}`],
});

/** reCAPTCHA, which runs before a code is sent by SMS. */
const ROBOT_CHECK: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
};

/** The test service has a separate host on the port of the product. */
const TEST_PAYMENTS: Sources = { 'frame-src': ['http://pay.localhost:*'] };

/** What Stripe's documentation asks for. */
const STRIPE: Sources = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
};

/**
 * The content security policy: only the page's origin, the API's origins, and in production the provider's
 * hosts by name. Inline code, the theme's script and the first styles, is allowed by its hash.
 * @param html the built index.html
 * @param payments where cards are entered; null where none can be
 */
export function contentSecurityPolicy(
  html: string,
  config: RuntimeConfig,
  payments: PaymentSettings | null,
): string {
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
    // Of text that is edited on a template.
    'font-src': ["'self'"],
    // Thumbnails of chosen files. A blob URL can only be created by the page itself.
    'img-src': ["'self'", 'blob:', ...api],
    'media-src': ["'self'", 'blob:', ...api],
    'connect-src': ["'self'", ...api, ...reports],
    'manifest-src': ["'self'"],
    // Imports read their file in a worker. Without this directive, workers would fall back to the sources of scripts.
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  for (const sources of [...neededOf(config), ...paymentSources(payments)]) {
    for (const [rule, hosts] of Object.entries(sources)) rules[rule] = [...(rules[rule] ?? []), ...hosts];
  }
  return Object.entries(rules)
    .map(([rule, sources]) => `${rule} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** The policy of scripts that run as workers: they compute, and send no requests. */
export const workerPolicy = "default-src 'none'; script-src 'self'";

/** On the page's origin, all provider URLs are `'self'`. */
function neededOf({ providerOrigin, ownDomain, authDomain, signIn }: RuntimeConfig): Sources[] {
  if (providerOrigin === 'self') return [];
  return [
    PROVIDER,
    ...(ownDomain === '' ? [] : [ANALYTICS]),
    ...(signIn.federated === null ? [] : [windowOf(authDomain)]),
    ...(signIn.phone ? [ROBOT_CHECK] : []),
  ];
}

const paymentSources = (payments: PaymentSettings | null): Sources[] =>
  payments === null ? [] : [payments.service === 'stripe' ? STRIPE : TEST_PAYMENTS];

/** Headers of every response. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  // A sign-in popup needs access to the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** Built files have a content hash in their names; everything else is revalidated. */
export const cacheControl = (path: string): string =>
  path.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'no-cache';
