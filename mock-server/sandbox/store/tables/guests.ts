import type { components } from '../../../../src/api/generated/schema.d.ts';

/** Guest events on photos, each once per visitor. */
export interface GuestEventsTable {
  accountId: string;
  photoId: string;
  /**
   * SHA-256 of the visitor's number and the photo, so that visits of different photos cannot be
   * linked.
   */
  visitorHash: string;
  kind: components['schemas']['GuestEventKind'];
  /** The clicked product; empty for every other kind. */
  productId: string;
  at: Date;
}

/** Recipient events of a campaign's message, each once. */
export interface MessageEventsTable {
  accountId: string;
  campaignId: string;
  contactId: string;
  kind: 'opened' | 'clicked' | 'unsubscribed';
  at: Date;
}
