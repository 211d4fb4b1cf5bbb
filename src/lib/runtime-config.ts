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
  authDomain: string;
  /** Base address of the API, without the version; relative to the page or absolute. */
  apiUrl: string;
  /** Web analytics runs only on this domain and below it. */
  ownDomain: string;
  /** Where the identity provider is reached: `self` for the page's own origin, null for the provider's own hosts. */
  identityOrigin: 'self' | null;
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
  return {
    productName: text('productName', 'Frameside'),
    projectId: text('projectId', ''),
    apiKey: text('apiKey', ''),
    appId: text('appId', ''),
    authDomain: text('authDomain', ''),
    apiUrl: text('apiUrl', '/api'),
    ownDomain: text('ownDomain', ''),
    identityOrigin: record.identityOrigin === 'self' ? 'self' : null,
  };
}
