// The services whose consent is asked for on a page of theirs. The hosts are of the reserved domain `.example`: nobody
// who tries the mock is led to a real service.
import type { components } from '../../../src/api/generated/schema.d.ts';

type IntegrationName = components['schemas']['IntegrationName'];

interface Provider {
  /** Its consent page. */
  page: string;
  /** What we ask to be allowed. */
  scopes: string[];
}

const PROVIDERS: { [Name in IntegrationName]?: Provider } = {
  storage: { page: 'https://storage.example/oauth2/authorize', scopes: ['files.write'] },
  facebook: { page: 'https://facebook.example/dialog/oauth', scopes: ['pages_manage_posts'] },
  crm: { page: 'https://crm.example/oauth/authorize', scopes: ['contacts.read', 'contacts.write'] },
  google: { page: 'https://google.example/o/oauth2/v2/auth', scopes: ['business.manage'] },
  instagram: { page: 'https://instagram.example/oauth/authorize', scopes: ['content_publish'] },
  square: { page: 'https://square.example/oauth2/authorize', scopes: ['CUSTOMERS_READ'] },
  twilio: { page: 'https://twilio.example/authorize', scopes: ['messages.send'] },
  twitter: { page: 'https://twitter.example/i/oauth2/authorize', scopes: ['tweet.write', 'media.write'] },
  mindbody: { page: 'https://mindbody.example/connect/authorize', scopes: ['clients.read'] },
};

const CLIENT_ID = 'frameside';
/** Where the app is that the provider hands the state back to. */
const APP = 'https://app.frameside.example';

/** @returns the address of the consent page; undefined for a service that takes a key on a page of ours */
export function consentPage(name: IntegrationName, state: string): string | undefined {
  const provider = PROVIDERS[name];
  if (!provider) return undefined;
  const asked = new URLSearchParams({
    client_id: CLIENT_ID,
    scope: provider.scopes.join(' '),
    redirect_uri: `${APP}/auth/${name}/callback`,
    response_type: 'code',
    state,
  });
  return `${provider.page}?${asked}`;
}
