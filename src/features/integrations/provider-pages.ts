import { notFound } from '@tanstack/react-router';
import { type IntegrationName, integrationNameValues } from '~/api/integrations';

export type ProviderPage = 'index' | 'callback' | 'deauthorize';

/**
 * Which pages a service has (product-spec section 2). Those with a consent page of their own send the browser back to
 * `callback`; the others are connected with keys, entered on `index`.
 */
export const providerPages: Record<IntegrationName, readonly ProviderPage[]> = {
  storage: ['callback', 'deauthorize'],
  facebook: ['callback', 'deauthorize'],
  crm: ['callback', 'deauthorize'],
  google: ['callback', 'deauthorize'],
  instagram: ['callback', 'deauthorize'],
  square: ['callback', 'deauthorize'],
  twilio: ['callback', 'deauthorize'],
  twitter: ['callback', 'deauthorize'],
  mindbody: ['callback', 'deauthorize'],
  'salon-interactive': ['index', 'deauthorize'],
  meevo: ['index', 'deauthorize'],
  phorest: ['index', 'deauthorize'],
  textel: ['index', 'deauthorize'],
  sendgrid: ['index'],
};

/** A route's parameters: a service of the contract that has this page; any other address is not found. */
export function providerParams(page: ProviderPage) {
  return {
    parse: ({ provider }: { provider: string }): { provider: IntegrationName } => {
      const name = integrationNameValues.find((known) => known === provider);
      if (!name || !providerPages[name].includes(page)) throw notFound();
      return { provider: name };
    },
    stringify: ({ provider }: { provider: IntegrationName }) => ({ provider }),
  };
}
