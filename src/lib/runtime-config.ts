/**
 * What differs between one installation of the product and another. It is read from `/config.json`, so the same build
 * runs everywhere.
 */
export interface RuntimeConfig {
  productName: string;
  /** The identity provider's project, public key and application. */
  projectId: string;
  apiKey: string;
  appId: string;
  /** The host of the page through which another service's window answers; without one none is opened. */
  authDomain: string;
  /** Base address of the API, without the version; relative to the page or absolute. Remote configuration may move it. */
  apiUrl: string;
  /** Other origins to which remote configuration may move the API: the bearer token goes there. */
  apiOrigins: string[];
  /** Web analytics runs only on this domain and below it. */
  ownDomain: string;
  /** Where the provider's services are reached: `self` for the page's own origin, null for its own hosts. */
  providerOrigin: 'self' | null;
  /** The ways to sign in that are offered. */
  signIn: SignInWays;
  answerCheck: AnswerCheck;
}

/** How answers of the API are held against the contract while the product runs. */
export interface AnswerCheck {
  /** Of all answers, 0 to 1. */
  share: number;
  /** Where findings go, without any value: a path of the page's own origin, or an address. Empty: nowhere. */
  reportTo: string;
  /** Whether findings are shown on the page, for those who develop it. */
  panel: boolean;
}

/** Services whose accounts can be used to sign in, by the provider's name for them. */
export const FEDERATED = ['google.com', 'apple.com', 'microsoft.com'] as const;

export interface SignInWays {
  password: boolean;
  emailLink: boolean;
  phone: boolean;
  federated: (typeof FEDERATED)[number] | null;
}

const REQUIRED = {
  projectId: 'a project identifier',
  apiKey: 'an API key',
  appId: 'an application identifier',
};

/**
 * Checks what was read from `/config.json`.
 * @throws Error that names every value that is missing (product-spec section 5)
 */
export function parseRuntimeConfig(given: unknown): RuntimeConfig {
  const record = given !== null && typeof given === 'object' ? (given as Record<string, unknown>) : {};
  const text = (name: string, otherwise: string) => {
    const value = record[name];
    return typeof value === 'string' && value !== '' ? value : otherwise;
  };
  const missing = Object.entries(REQUIRED).filter(([name]) => text(name, '') === '');
  if (missing.length > 0) {
    const what = missing.map(([name, words]) => `${words} (${name})`).join(', ');
    throw new Error(`The configuration lacks ${what}; add it to config.json.`);
  }
  // Also part of the content policy.
  const authDomain = /^[a-z0-9.-]+(:\d+)?$/.test(text('authDomain', '')) ? text('authDomain', '') : '';
  return {
    productName: text('productName', 'Frameside'),
    projectId: text('projectId', ''),
    apiKey: text('apiKey', ''),
    appId: text('appId', ''),
    authDomain,
    apiUrl: text('apiUrl', '/api'),
    ownDomain: text('ownDomain', ''),
    apiOrigins: Array.isArray(record.apiOrigins) ? record.apiOrigins.filter(isOrigin) : [],
    providerOrigin: record.providerOrigin === 'self' ? 'self' : null,
    signIn: readWays(record.signIn, record.providerOrigin === 'self' || authDomain !== ''),
    answerCheck: readCheck(record.answerCheck),
  };
}

/**
 * `https://api.example`, without a path. Also part of the content policy, where `*` would match any
 * host.
 */
const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(value) &&
  URL.canParse(value) &&
  new URL(value).origin === value;

/** One answer in a hundred tells of drift soon enough. */
const SHARE = 0.01;

function readCheck(given: unknown): AnswerCheck {
  const { share, reportTo, panel } = (given ?? {}) as Record<string, unknown>;
  const isShare = typeof share === 'number' && share >= 0 && share <= 1;
  // Also part of the content policy.
  const isAddress =
    typeof reportTo === 'string' &&
    (/^\/\w/.test(reportTo) || (URL.canParse(reportTo) && isOrigin(new URL(reportTo).origin)));
  return {
    share: isShare ? share : SHARE,
    reportTo: isAddress ? reportTo : '',
    panel: panel === true,
  };
}

/**
 * Whatever is not said is not offered, but for the password: without any way nobody gets in.
 * @param hasWindow whether there is a page for another service's window to come back to, `authDomain`; the local provider
 *   needs none
 */
function readWays(given: unknown, hasWindow: boolean): SignInWays {
  const ways = given !== null && typeof given === 'object' ? (given as Record<string, unknown>) : {};
  const read = {
    password: ways.password !== false,
    emailLink: ways.emailLink === true,
    phone: ways.phone === true,
    federated: (hasWindow && FEDERATED.find((known) => known === ways.federated)) || null,
  };
  const offersAny = read.password || read.emailLink || read.phone || read.federated !== null;
  return offersAny ? read : { ...read, password: true };
}
