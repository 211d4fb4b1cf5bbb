/**
 * The settings of an installation. They are read from `/config.json`, so that the same build runs everywhere.
 */
export interface RuntimeConfig {
  productName: string;
  /** The identity provider's project, public key and application. */
  projectId: string;
  apiKey: string;
  appId: string;
  /** The host of the redirect page for sign-in popups of other services; without it, no popups are opened. */
  authDomain: string;
  /** Base address of the API, without the version; relative to the page or absolute. Remote configuration may move it. */
  apiUrl: string;
  /** Other origins to which remote configuration may move the API: the bearer token goes there. */
  apiOrigins: string[];
  /** Web analytics runs only on this domain and its subdomains. */
  ownDomain: string;
  /** The origin of the provider's services: `self` for the page's own origin, null for the provider's hosts. */
  providerOrigin: 'self' | null;
  /** The available sign-in methods. */
  signIn: SignInSettings;
  answerCheck: AnswerCheck;
}

/**
 * Whether this is a local demo: messages are shown instead of sent, and stand-ins replace other services. Everything
 * that only a demo shows is in `src/demo`.
 */
export const isDemo = ({ providerOrigin }: Pick<RuntimeConfig, 'providerOrigin'>): boolean =>
  providerOrigin === 'self';

/** Settings for checking API responses against the contract in production. */
export interface AnswerCheck {
  /** The share of checked responses, 0 to 1. */
  share: number;
  /** The URL for findings, which contain no values: a path of the page's origin or absolute. Empty to send none. */
  reportTo: string;
  /** Whether findings are shown on the page, for developers. */
  panel: boolean;
}

/** Services for federated sign-in, by the provider's ids. */
export const FEDERATED = ['google.com', 'apple.com', 'microsoft.com'] as const;

export interface SignInSettings {
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
 * Validates the content of `/config.json`.
 * @throws Error that names all missing values (product-spec section 5)
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
    signIn: readSignIn(record.signIn, record.providerOrigin === 'self' || authDomain !== ''),
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

/** One response in a hundred is enough to detect drift early. */
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
 * Only configured methods are offered; the password is the default, because at least one method is needed.
 * @param hasWindow whether there is a redirect page for sign-in popups, `authDomain`; the local provider needs none
 */
function readSignIn(given: unknown, hasWindow: boolean): SignInSettings {
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
