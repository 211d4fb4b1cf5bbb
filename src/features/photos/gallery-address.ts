// The address of the gallery and of a photo. Apart from what they ask of the API, because the router reads every address
// before it loads a page.
import { z } from 'zod/mini';
import {
  GetPhotoWallQueryParams,
  type PhotoApproval,
  type PhotoMedia,
  type PhotoMilestone,
} from '~/api/photos';
import type { ListSearch } from '~/components/list/list';
import { searchOf } from '~/lib/search-schema';

/** The tabs of the gallery beside the first, which shows all photos. */
export const galleryTabs = ['review', 'hidden', 'favorites'] as const;
export type GalleryTab = (typeof galleryTabs)[number];

/** What the address of the gallery can hold. */
export interface GallerySearch extends ListSearch {
  tab?: GalleryTab;
  sessionId?: string;
  experienceId?: string;
  locationId?: string;
  deviceId?: string;
  productId?: string;
  approval?: PhotoApproval;
  hasContact?: boolean;
  media?: PhotoMedia;
  reached?: PhotoMilestone;
  /** The first and the last day, in the time zone of the account. */
  from?: string;
  to?: string;
  /** Whether the photos of this address are being reviewed one by one. */
  review?: true;
}

const inWall = [
  'sessionId',
  'experienceId',
  'locationId',
  'deviceId',
  'productId',
  'approval',
  'hasContact',
  'media',
  'reached',
  'search',
] as const;
const beyondWall = { tab: z.enum(galleryTabs), from: z.iso.date(), to: z.iso.date() };

/** Reads the address of the gallery. */
export const readGallerySearch = searchOf(GetPhotoWallQueryParams, inWall, {
  ...beyondWall,
  review: z.literal(true),
});

/** Reads the address of a photo, which names the wall that it was opened from. */
export const readPhotoSearch = searchOf(GetPhotoWallQueryParams, inWall, beyondWall);
