// The services that can be connected, and their simulations. No request leaves this machine.
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { components } from '../../../src/api/generated/schema.d.ts';

type Schemas = components['schemas'];
export type IntegrationName = Schemas['IntegrationName'];
type Keys = Schemas['IntegrationKeys'];

interface Provider {
  /** Its brand name, for the simulated pages. */
  title: string;
  /** The scopes requested on its consent page. Services without scopes are connected with keys. */
  scopes?: string[];
  /** Whether it has clients, who become contacts. */
  hasClients?: boolean;
  /** Whether its keys include the business's id at the service. */
  needsSite?: boolean;
}

export const PROVIDERS: Record<IntegrationName, Provider> = {
  storage: { title: 'File storage', scopes: ['files.write'] },
  facebook: { title: 'Facebook', scopes: ['pages_manage_posts'] },
  crm: { title: 'CRM', hasClients: true, scopes: ['contacts.read', 'contacts.write'] },
  google: { title: 'Google', scopes: ['business.manage'] },
  instagram: { title: 'Instagram', scopes: ['content_publish'] },
  square: { title: 'Square', hasClients: true, scopes: ['CUSTOMERS_READ'] },
  twilio: { title: 'Twilio', scopes: ['messages.send'] },
  twitter: { title: 'Twitter', scopes: ['tweet.write', 'media.write'] },
  mindbody: { title: 'Mindbody', hasClients: true, scopes: ['clients.read'] },
  'salon-interactive': { title: 'Salon Interactive', hasClients: true, needsSite: true },
  meevo: { title: 'Meevo', hasClients: true, needsSite: true },
  phorest: { title: 'Phorest', hasClients: true, needsSite: true },
  textel: { title: 'Textel' },
  sendgrid: { title: 'Sendgrid' },
};

/** Whether the service has data to sync. */
export const exchangesData = (name: IntegrationName): boolean =>
  name === 'storage' || PROVIDERS[name].hasClients === true;

export const isIntegration = (name: string): name is IntegrationName => Object.hasOwn(PROVIDERS, name);

const CLIENT_ID = 'frameside';

/** The only URL to which a provider may redirect. */
export const callbackUrl = (appOrigin: string, name: IntegrationName): string =>
  `${appOrigin}/auth/${name}/callback`;

/** @returns the URL of the consent page; undefined for a service that is connected with keys */
export function consentPage(appOrigin: string, name: IntegrationName, state: string): string | undefined {
  const { scopes } = PROVIDERS[name];
  if (!scopes) return undefined;
  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    scope: scopes.join(' '),
    redirect_uri: callbackUrl(appOrigin, name),
    response_type: 'code',
    state,
  });
  return `${appOrigin}/_providers/${name}/consent?${query}`;
}

/** The service's errors for these keys; empty if it accepts them. */
export function wrongKeys(name: IntegrationName, { apiKey, siteId }: Keys): FieldError[] {
  const errors: FieldError[] = [];
  if (name === 'sendgrid' && !apiKey.startsWith('SG.')) {
    errors.push({ field: 'keys.apiKey', message: 'Sendgrid keys begin with SG. – copy the whole key.' });
  } else if (/^(SG\.)?(invalid|revoked)/i.test(apiKey)) {
    const message = "The service doesn't accept this key. Check it, or create a new one there.";
    errors.push({ field: 'keys.apiKey', message });
  }
  if (PROVIDERS[name].needsSite && siteId === undefined) {
    errors.push({ field: 'keys.siteId', message: 'Enter the id of your business at this service.' });
  }
  return errors;
}
