// The search params of the gallery and of a photo. Separate from the API parameters, because the
// router parses every URL before it loads a page.
import { z } from 'zod/mini';
import {
  GetPhotoWallQueryParams,
  type PhotoApproval,
  type PhotoLink,
  type PhotoMedia,
  type PhotoMilestone,
} from '~/api/photos';
import { searchOf } from '~/lib/search-schema';
import type { ListSearch } from '~/patterns/list/list';

/** The tabs of the gallery except the first, which shows all photos. */
export const galleryTabs = ['review', 'hidden', 'favorites'] as const;
export type GalleryTab = (typeof galleryTabs)[number];

/** The search params of the gallery. */
export interface GallerySearch extends ListSearch {
  tab?: GalleryTab;
  sessionId?: string;
  experienceId?: string;
  locationId?: string;
  deviceId?: string;
  productId?: string;
  contactId?: string;
  approval?: PhotoApproval;
  guestLink?: PhotoLink;
  hasContact?: boolean;
  media?: PhotoMedia;
  reached?: PhotoMilestone;
  /** The first and the last day, in the time zone of the account. */
  from?: string;
  to?: string;
  /** Whether the photos are being reviewed one by one. */
  review?: true;
}

const inWall = [
  'sessionId',
  'experienceId',
  'locationId',
  'deviceId',
  'productId',
  'contactId',
  'approval',
  'guestLink',
  'hasContact',
  'media',
  'reached',
  'search',
] as const;
const beyondWall = () => ({ tab: z.enum(galleryTabs), from: z.iso.date(), to: z.iso.date() });

/** Parses the gallery's search params. */
export const readGallerySearch = searchOf(GetPhotoWallQueryParams, inWall, () => ({
  ...beyondWall(),
  review: z.literal(true),
}));

/** Parses a photo's search params, which include those of its wall. */
export const readPhotoSearch = searchOf(GetPhotoWallQueryParams, inWall, beyondWall);
