import type { QueryParams } from '~/api/cache/options';
import { addDays } from '~/lib/days';
import { fromWall } from '~/lib/wall-clock';
import type { GallerySearch, GalleryTab } from './gallery-address';

/** Filters in the API's format, for every call about photos. */
export type PhotoFilter = Omit<QueryParams<'getPhotoWall'>, 'uploadedBefore'>;

const OF_TAB: Record<GalleryTab, PhotoFilter> = {
  review: { approval: 'pending' },
  hidden: { visibility: 'hidden' },
  favorites: { favorite: true },
};

/** The filters besides the tab, by their search params. */
export const galleryFilters = [
  'sessionId',
  'locationId',
  'deviceId',
  'experienceId',
  'productId',
  'approval',
  'contactId',
  'guestLink',
  'hasContact',
  'media',
  'reached',
  'from',
  'to',
] as const satisfies (keyof GallerySearch)[];

export const activeFilters = (search: GallerySearch) =>
  galleryFilters.filter((name) => search[name] !== undefined);

/** The change that removes all filters. */
export const noFilters = Object.fromEntries(galleryFilters.map((name) => [name, undefined]));

export const hasDates = ({ from, to }: GallerySearch): boolean => from !== undefined || to !== undefined;

/** @param timezone of the account, required for days */
export function filterOf(search: GallerySearch, timezone: string): PhotoFilter {
  return { ...baseFilterOf(search, timezone), ...(search.tab && OF_TAB[search.tab]) };
}

/** The common part of all tabs. */
export function baseFilterOf(search: GallerySearch, timezone: string): PhotoFilter {
  const { from, to, search: term, tab, review: _, sort: _sort, page: _page, show: _show, ...rest } = search;
  const { open: _open, import: _import, approval, ...same } = rest;
  const filter = {
    ...same,
    // The tab already determines it.
    approval: tab === 'review' ? undefined : approval,
    from: from && startOf(from, timezone),
    to: to && startOf(addDays(to, 1), timezone),
    search: term,
  };
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''),
  );
}

const startOf = (day: string, timezone: string) => fromWall(`${day}T00:00`, timezone)?.toISOString();
