import type { components } from '../../../../src/api/generated/schema.d.ts';

/** What guests did with photos, each once for each visitor. */
export interface GuestEventsTable {
  accountId: string;
  photoId: string;
  /** SHA-256 of the visitor's number and the photo, so that a guest cannot be tracked from photo to photo. */
  visitorHash: string;
  kind: components['schemas']['GuestEventKind'];
  /** The product that was clicked; empty for every other kind. */
  productId: string;
  at: Date;
}

/** What recipients did with a campaign's message, each once. */
export interface MessageEventsTable {
  accountId: string;
  campaignId: string;
  contactId: string;
  kind: 'opened' | 'clicked' | 'unsubscribed';
  at: Date;
}
