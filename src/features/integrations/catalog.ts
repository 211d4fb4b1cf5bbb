import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IntegrationName } from '~/api/integrations';

const storage = msg`Storage`;
const social = msg`Social networks`;
const booking = msg`Booking and payments`;
const messages = msg`Email and text messages`;

/** The kind of each service, in the order of the page. */
export const kinds: Record<IntegrationName, MessageDescriptor> = {
  square: booking,
  mindbody: booking,
  'salon-interactive': booking,
  meevo: booking,
  phorest: booking,
  crm: msg`Customer management`,
  sendgrid: messages,
  twilio: messages,
  textel: messages,
  google: social,
  facebook: social,
  instagram: social,
  twitter: social,
  storage,
};

export const services = Object.keys(kinds) as IntegrationName[];

const importsClients = msg`Import your clients as contacts, with their visits.`;
const sendsTexts = msg`Send text campaigns from your own number.`;
const publishes = msg`Connect your business page.`;

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
  google: msg`Connect your business profile.`,
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
