import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IntegrationName } from '~/api/integrations';

interface Group {
  id: string;
  title: MessageDescriptor;
  services: readonly IntegrationName[];
}

export const catalog: readonly Group[] = [
  { id: 'storage', title: msg`Storage`, services: ['storage'] },
  { id: 'social', title: msg`Social networks`, services: ['facebook', 'instagram', 'twitter', 'google'] },
  { id: 'crm', title: msg`Customer management`, services: ['crm'] },
  {
    id: 'booking',
    title: msg`Booking and payments`,
    services: ['square', 'mindbody', 'salon-interactive', 'meevo', 'phorest'],
  },
  { id: 'messages', title: msg`Email and text messages`, services: ['sendgrid', 'twilio', 'textel'] },
];

const importsClients = msg`Import your clients as contacts, with their visits.`;
const sendsTexts = msg`Send text campaigns from your own number.`;
const publishes = msg`Link your page to your account.`;

/** The services that can exchange data on request. */
export const exchanges: { [Name in IntegrationName]?: 'clients' | 'photos' } = {
  storage: 'photos',
  crm: 'clients',
  square: 'clients',
  mindbody: 'clients',
  'salon-interactive': 'clients',
  meevo: 'clients',
  phorest: 'clients',
};

/** The purpose of a connection. */
export const purposes: Record<IntegrationName, MessageDescriptor> = {
  storage: msg`Copy every new photo to your own storage.`,
  facebook: publishes,
  instagram: publishes,
  twitter: publishes,
  google: msg`Link your business profile to your account.`,
  crm: importsClients,
  square: importsClients,
  mindbody: importsClients,
  'salon-interactive': importsClients,
  meevo: importsClients,
  phorest: importsClients,
  sendgrid: msg`Send email campaigns through your own account.`,
  twilio: sendsTexts,
  textel: sendsTexts,
};
