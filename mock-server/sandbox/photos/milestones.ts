// The stages of a photo on its way to the guest. The daily figures count photos by the same
// conditions.
import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';

export const MILESTONES: Record<components['schemas']['PhotoMilestone'], RawBuilder<boolean>> = {
  delivered: sql<boolean>`arrived_messages(deliveries) > 0`,
  opened: sql<boolean>`opened_messages(deliveries) > 0`,
  viewed: sql<boolean>`(stats ->> 'views')::integer > 0`,
  shared: sql<boolean>`(stats ->> 'shares')::integer > 0`,
  booked: sql<boolean>`(stats ->> 'bookingClicks')::integer > 0`,
};
