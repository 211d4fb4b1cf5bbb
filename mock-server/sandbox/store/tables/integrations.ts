// The data of the simulated services.
import type { Generated } from 'kysely';
import type { components } from '../../../../src/api/generated/schema.d.ts';

type IntegrationName = components['schemas']['IntegrationName'];
/** The services that send messages. */
export type MessageService = 'sendgrid' | 'twilio' | 'textel';

/** The photos in the simulated storage. */
export interface PhotoCopiesTable {
  accountId: string;
  photoId: string;
  /** The name of the copied file. */
  file: string;
  at: Date;
}

/** The clients of a business at a booking service. */
export interface ProviderClientsTable {
  accountId: string;
  name: IntegrationName;
  clientId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  lastVisitAt: Date | null;
  nextVisitAt: Date | null;
}

/** The messages handed to a service. */
export interface ProviderMessagesTable {
  accountId: string;
  id: string;
  name: MessageService;
  campaignId: string;
  contactId: string;
  sentAt: Date;
  deliveredAt: Generated<Date | null>;
  bouncedAt: Generated<Date | null>;
  /** When the simulated service reported the result. */
  reportedAt: Generated<Date | null>;
}

/** Reported events, so that each counts once. */
export interface ProviderEventsTable {
  accountId: string;
  name: MessageService;
  eventId: string;
}
