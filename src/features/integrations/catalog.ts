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
const publishes = msg`Keep your business page connected to this account. Nothing is posted there.`;

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
  storage: msg`Copy every new photo to your own cloud storage, as a backup.`,
  facebook: publishes,
  instagram: publishes,
  twitter: publishes,
  google: msg`Keep your business profile connected to this account. Nothing is posted there.`,
  crm: msg`Import your clients from the customer software of your business, with their visits.`,
  square: importsClients,
  mindbody: importsClients,
  'salon-interactive': importsClients,
  meevo: importsClients,
  phorest: importsClients,
  sendgrid: msg`Send email campaigns through your own account.`,
  twilio: sendsTexts,
  textel: sendsTexts,
};

interface Consequence {
  stops: MessageDescriptor;
  stays: MessageDescriptor;
}

const ofClients: Consequence = {
  stops: msg`New clients and visits are no longer imported.`,
  stays: msg`Contacts that were imported, with their visits.`,
};

const ofTexts: Consequence = {
  stops: msg`Texts are no longer sent from your own number.`,
  stays: msg`Your text campaigns and their results, and your contacts.`,
};

const ofPage: Consequence = {
  stops: msg`Your business page is no longer connected.`,
  stays: msg`All your photos, contacts and campaigns.`,
};

/** What disconnecting a service changes. */
export const consequences: Record<IntegrationName, Consequence> = {
  storage: {
    stops: msg`New photos are no longer copied to your storage.`,
    stays: msg`All photos here, and the copies in your storage.`,
  },
  facebook: ofPage,
  instagram: ofPage,
  twitter: ofPage,
  google: { ...ofPage, stops: msg`Your business profile is no longer connected.` },
  crm: ofClients,
  square: ofClients,
  mindbody: ofClients,
  'salon-interactive': ofClients,
  meevo: ofClients,
  phorest: ofClients,
  sendgrid: {
    stops: msg`Emails are no longer sent through your own account.`,
    stays: msg`Your email campaigns and their results, and your contacts.`,
  },
  twilio: ofTexts,
  textel: ofTexts,
};
