import { notFound } from '@tanstack/react-router';
import { type IntegrationName, integrationNameValues } from '~/api/integrations';

export type ProviderPage = 'index' | 'callback' | 'deauthorize';

/**
 * The pages of each service (product-spec section 2). Services with a consent page redirect the
 * browser to `callback`; the others are connected with keys, entered on `index`.
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

/** The route's parameters: a service that has this page; other URLs are not found. */
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
