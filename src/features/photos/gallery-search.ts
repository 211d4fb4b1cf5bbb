import { z } from 'zod/mini';
import type { QueryParams } from '~/api/options';
import { GetPhotoWallQueryParams, type PhotoApproval, type PhotoMedia } from '~/api/photos';
import type { ListSearch } from '~/components/list/list';
import { searchOf } from '~/lib/search-schema';
import { fromWall } from '~/lib/wall-clock';

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

/** Filters as the API takes them, in every call about photos. */
export type PhotoFilter = Omit<QueryParams<'getPhotoWall'>, 'uploadedBefore'>;

const OF_TAB: Record<GalleryTab, PhotoFilter> = {
  review: { approval: 'pending' },
  hidden: { visibility: 'hidden' },
  favorites: { favourite: true },
};

/** The filters beside the tab, by their names in the address. */
export const filterNames = [
  'sessionId',
  'locationId',
  'deviceId',
  'experienceId',
  'productId',
  'approval',
  'hasContact',
  'media',
  'from',
  'to',
] as const satisfies (keyof GallerySearch)[];

export const hasDates = ({ from, to }: GallerySearch): boolean => from !== undefined || to !== undefined;

/** @param timezone of the account; days mean nothing without it */
export function filterOf(search: GallerySearch, timezone: string): PhotoFilter {
  return { ...baseFilterOf(search, timezone), ...(search.tab && OF_TAB[search.tab]) };
}

/** What all tabs have in common. */
export function baseFilterOf(search: GallerySearch, timezone: string): PhotoFilter {
  const { from, to, search: term, tab, review: _, sort: _sort, page: _page, show: _show, ...rest } = search;
  const { open: _open, import: _import, approval, ...same } = rest;
  const filter = {
    ...same,
    // The tab says it already.
    approval: tab === 'review' ? undefined : approval,
    from: from && startOf(from, timezone),
    to: to && startOf(nextDay(to), timezone),
    search: term,
  };
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''),
  );
}

const startOf = (day: string, timezone: string) => fromWall(`${day}T00:00`, timezone)?.toISOString();

const nextDay = (day: string) => {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};
