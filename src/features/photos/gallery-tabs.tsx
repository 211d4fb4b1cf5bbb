import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { PhotoCounts } from '~/api/photos';
import { formatNumber } from '~/lib/format';
import tabs from '~/parts/page/page-tabs.module.css';
import { useSavedViews } from '~/patterns/list/use-saved-views';
import { usePermission } from '~/session/permissions';
import styles from './filters/gallery.module.css';
import type { GallerySearch } from './model/gallery-address';
import { type GalleryTab, galleryTabs } from './model/gallery-address';
import { countOf } from './use-live-wall';

/** The tabs with their counts, followed by the user's saved views. */
export function GalleryTabs({ search, counts }: { search: GallerySearch; counts: PhotoCounts | undefined }) {
  const { t, i18n } = useLingui();
  const views = useSavedViews('photos');
  const mayRestore = usePermission('listDeletedPhotos');
  const names: Record<GalleryTab | 'all', string> = {
    all: t`All`,
    review: t`To review`,
    hidden: t`Not in gallery`,
    favorites: t`Favorites`,
  };
  // The review tab drops the approval filter, so a count under that filter would be wrong.
  const isCounted = (tab: GalleryTab | undefined) => tab !== 'review' || search.approval === undefined;
  return (
    <nav className={`${tabs.tabs} ${styles.tabs}`} aria-label={t`Photos shown`}>
      {[undefined, ...galleryTabs].map((tab) => (
        <Link
          key={tab ?? 'all'}
          className={tabs.tab}
          to="/gallery"
          search={{ ...search, tab, review: undefined, ...(tab === 'review' && { approval: undefined }) }}
          resetScroll
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={search.tab === tab ? 'page' : undefined}
        >
          {names[tab ?? 'all']}
          {counts && isCounted(tab) && (
            <span className={styles.count}>{formatNumber(countOf(counts, tab), i18n.locale)}</span>
          )}
        </Link>
      ))}
      {views.map(({ id, name, search: saved }) => (
        <Link
          key={id}
          className={tabs.tab}
          to="/gallery"
          search={saved}
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {name}
        </Link>
      ))}
      {mayRestore && (
        <Link className={tabs.tab} to="/gallery/deleted">
          <Trans>Recently deleted</Trans>
        </Link>
      )}
    </nav>
  );
}
