import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { getOwnAccountQuery } from '~/api/account';
import { todayIn } from '~/lib/days';
import { formatNumber } from '~/lib/format';
import { onDemand } from '~/parts/feedback/on-demand';
import { StaleNotice } from '~/parts/feedback/stale-notice';
import { PageHeader } from '~/parts/page/page-header';
import { useListAddress } from '~/patterns/list/use-list';
import { FileDrop } from '~/patterns/upload/file-drop';
import { backgroundTask } from '~/session/background-task';
import { Button } from '~/ui/button';
import { IconArrowUp, IconChecks, IconUpload } from '~/ui/icons';
import { EmptyGallery } from './empty-gallery';
import styles from './filters/gallery.module.css';
import { GalleryFilters } from './filters/gallery-filters';
import { GalleryTabs } from './gallery-tabs';
import type { GallerySearch } from './model/gallery-address';
import { activeFilters, baseFilterOf, filterOf } from './model/gallery-search';
import { PAGE } from './model/photo-queries';
import { usePhotoRights } from './model/photo-rights';
import { usePhotoSelection } from './model/use-selection';
import { NoMatch } from './no-match';
import { Review } from './review/review';
import { useLiveWall } from './use-live-wall';
import { between, layOut } from './wall/layout';
import { Scrubber } from './wall/scrubber';
import { useScrollPosition } from './wall/use-scroll-position';
import { useSettled, useViewport, useWidth } from './wall/use-viewport';
import { useSnapshot, useWallView } from './wall/use-wall';
import { Wall } from './wall/wall';

const GalleryBulkBar = onDemand(() => import('./bulk/gallery-bulk-bar'), 'GalleryBulkBar');
const PhotoUploads = onDemand(() => import('./upload/photo-uploads'), 'PhotoUploads');

const route = getRouteApi('/_app/gallery/');

/** A phone shows two or three photos per row, a large screen larger ones. */
const rowHeightFor = (width: number) => (width < 600 ? 120 : width < 1100 ? 180 : 220);

export function GalleryScreen() {
  const { t, i18n } = useLingui();
  const { search, refine } = useListAddress<GallerySearch>();
  const rights = usePhotoRights();
  const timezone = useTimezone();
  const upload = (dropped: readonly File[]) =>
    backgroundTask.setState(() => (
      <PhotoUploads
        dropped={dropped}
        shownSession={search.sessionId}
        onClose={() => backgroundTask.setState(() => null)}
      />
    ));
  const { snapshot, busy, unreachable, retry, advance } = useSnapshot(search, route.useLoaderData());

  const place = useRef<HTMLDivElement>(null);
  const wallBox = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const viewport = useViewport(wallBox);
  useScrollPosition();
  const [pages, setPages] = useState<readonly number[]>([1]);
  const view = useWallView(snapshot, useSettled(pages, 60));
  const { wall, photoAt } = view;
  const layout = useMemo(
    () =>
      layOut(wall.days, {
        width: width || 1000,
        rowHeight: rowHeightFor(width),
        gap: 4,
        headerHeight: 44,
        dayWidth: 128,
      }),
    [wall.days, width],
  );
  const wanted = pagesOf(between(layout.rows, viewport.from, viewport.to));
  if (wanted.length > 0 && wanted.join() !== pages.join()) setPages(wanted);

  const base = baseFilterOf(search, timezone);
  const live = useLiveWall({ base, tab: search.tab, wall, advance });
  const selection = usePhotoSelection({ snapshot, total: wall.total, photoAt });
  const [hasSelected, setHasSelected] = useState(false);
  if (selection.active && !hasSelected) setHasSelected(true);
  const isFiltered = activeFilters(search).length > 0 || search.search !== undefined;
  const { review: _, ...wallSearch } = search;
  const toReview = live.counts?.toReview ?? 0;
  const takeIn = () => {
    scrollTo({ top: 0, behavior: 'instant' });
    void live.takeIn();
  };
  return (
    <>
      <PageHeader
        title={t`Gallery`}
        action={
          <span className="flex-2 wrap">
            {rights.mayReview && toReview > 0 && (
              <Button
                variant="secondary"
                icon={<IconChecks size={18} />}
                onClick={() => refine({ review: true })}
              >
                <Trans>Review {formatNumber(toReview, i18n.locale)}</Trans>
              </Button>
            )}
            {rights.mayUpload && (
              <Button icon={<IconUpload size={18} />} onClick={() => upload([])} data-create>
                <span className={styles.upload}>
                  <Trans>Upload photos</Trans>
                </span>
              </Button>
            )}
          </span>
        }
      />
      <section className={styles.gallery} aria-label={t`Gallery`} ref={place}>
        <GalleryTabs search={search} counts={live.counts} />
        <GalleryFilters
          search={search}
          onChange={refine}
          selection={wall.total > 0 ? selection : null}
          total={wall.total}
        />
        <StaleNotice query={view.query} />
        {unreachable && (
          <p role="status" className={styles.notice}>
            <Trans>
              You're offline, so search and filters don't work. These are the photos loaded earlier.
            </Trans>{' '}
            <Button variant="secondary" size="s" busy={busy} onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          </p>
        )}
        {live.failed && (
          <p role="status" className={styles.notice}>
            <Trans>New photos could not be loaded. Trying again.</Trans>
          </p>
        )}
        {view.failed.length > 0 && (
          <p role="alert" className={styles.notice}>
            <Trans>Some photos could not be loaded.</Trans>{' '}
            <Button variant="secondary" size="s" onClick={() => view.failed.map(({ refetch }) => refetch())}>
              <Trans>Try again</Trans>
            </Button>
          </p>
        )}
        {wall.total > 0 ? (
          <div className={styles.body}>
            <Wall
              ref={wallBox}
              layout={layout}
              viewport={viewport}
              photoAt={photoAt}
              selection={selection}
              fresh={live.fresh}
              busy={busy}
              search={wallSearch}
              today={todayIn(wall.timezone)}
            />
            <Scrubber wall={wallBox} layout={layout} />
          </div>
        ) : isFiltered || search.tab ? (
          <NoMatch search={search} onChange={refine} />
        ) : (
          <EmptyGallery onUpload={() => upload([])} />
        )}
        <div role="status" className={styles.arrivals}>
          {live.waiting > 0 && (
            <Button icon={<IconArrowUp size={18} />} onClick={takeIn}>
              <Plural value={live.waiting} one="# new photo" other="# new photos" />
            </Button>
          )}
        </div>
        {/* It stays: an action can outlast the selection. */}
        {hasSelected && (
          <GalleryBulkBar
            selection={selection}
            total={wall.total}
            onClose={() => {
              selection.clear();
              setHasSelected(false);
            }}
          />
        )}
      </section>

      {search.review && rights.mayReview && (
        <Review
          filter={filterOf({ ...search, tab: undefined }, timezone)}
          onClose={() => refine({ review: undefined })}
        />
      )}

      {rights.mayUpload && (
        <FileDrop onFiles={upload}>
          <Trans>Drop photos to upload</Trans>
        </FileDrop>
      )}
    </>
  );
}

/** The pages with the photos of some rows. */
function pagesOf(rows: readonly { first: number; widths: readonly number[] }[]): number[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const from = Math.floor(first.first / PAGE) + 1;
  const to = Math.floor((last.first + last.widths.length - 1) / PAGE) + 1;
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** Loaded by the route's loader if there is a date filter. */
function useTimezone(): string {
  return useQueryClient().getQueryData(getOwnAccountQuery().queryKey)?.timezone ?? 'UTC';
}
