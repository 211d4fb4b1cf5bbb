import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconPhotoSearch, IconUpload } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { assetTypeValues } from '~/api/assets';
import { emptyPicture } from '~/components/empty/empty-pictures';
import { WhoMay } from '~/components/feedback/lazy-refusal';
import { onDemand } from '~/components/feedback/on-demand';
import { StaleNotice } from '~/components/feedback/stale-notice';
import { ButtonLink } from '~/components/links/button-link';
import { PictureToolbar } from '~/components/list/picture-toolbar';
import { useSelection } from '~/components/list/use-selection';
import { PageHeader } from '~/components/page/page-header';
import { Pager } from '~/components/page/pager';
import { FileDrop } from '~/components/upload/file-drop';
import { usePermission } from '~/session/permissions';
import { ResultBlock } from '~/ui/result-block';
import { AssetCard } from './asset-card';
import { type AssetSearch, assetPageOptions } from './asset-queries';
import { assetTypeLabels } from './asset-types';
import styles from './assets.module.css';
import { keepFiles } from './upload/dropped-files';

// A side panel is needed after a click, not for the first paint.
const AssetPanel = onDemand(() => import('./asset-panel').then(({ AssetPanel }) => AssetPanel));

const AssetOrder = lazy(() => import('./asset-order').then(({ AssetOrder }) => ({ default: AssetOrder })));
const AssetsBulkBar = onDemand(() => import('./assets-bulk-bar').then(({ AssetsBulkBar }) => AssetsBulkBar));
export function AssetsScreen() {
  const { t } = useLingui();
  const { open, page, search, sort, type } = useSearch({ from: '/_app/assets/' });
  const navigate = useNavigate({ from: '/assets/' });
  const query = useSuspenseQuery(assetPageOptions({ page, search, sort, type }));
  const { data } = query;
  const mayUpload = usePermission('createAssets');
  const mayDelete = usePermission('deleteAsset');
  const selection = useSelection(data.items, ({ id }) => id);
  const isEmpty = data.pages === 0 && search === undefined && type === undefined;
  const show = (id: string | undefined, replace = true) =>
    void navigate({ search: (former) => ({ ...former, open: id }), replace, resetScroll: false });
  const refine = (search: Pick<AssetSearch, 'search' | 'sort' | 'type'>, replace = false) =>
    void navigate({ search, replace, resetScroll: false });
  return (
    <>
      <PageHeader
        title={t`Assets`}
        scope={
          <>
            {data.total !== undefined && (
              <>
                <Plural value={data.total} one="# file" other="# files" /> ·{' '}
              </>
            )}
            <Trans>Logos, overlays, screens and backgrounds, uploaded once and used everywhere.</Trans>
          </>
        }
        action={
          mayUpload &&
          !isEmpty && (
            <ButtonLink to="/assets/create" search={{ type }} icon={<IconUpload size={18} />}>
              <Trans>Upload</Trans>
            </ButtonLink>
          )
        }
      />
      {!isEmpty && (
        <PictureToolbar
          searchLabel={t`Find a file`}
          term={search}
          // Replaces the history entry, so that Back does not step through each letter.
          onSearch={(next) => refine({ search: next, sort, type }, search !== undefined)}
          kindLabel={t`Type`}
          kinds={assetTypeValues.map((value) => ({ value, label: t(assetTypeLabels[value]) }))}
          kind={type}
          onKind={(next) => refine({ search, sort, type: next })}
        >
          <span className={styles.order}>
            <Suspense>
              <AssetOrder sort={sort} onSort={(next) => refine({ search, sort: next, type })} />
            </Suspense>
          </span>
        </PictureToolbar>
      )}
      <StaleNotice query={query} />
      {data.items.length > 0 ? (
        <ul className={styles.grid}>
          {data.items.map((asset) => (
            <li key={asset.id}>
              <AssetCard
                asset={asset}
                onOpen={() => show(asset.id, false)}
                selected={selection.has(asset.id)}
                onSelect={mayDelete ? (range) => selection.toggle(asset.id, range) : undefined}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Nothing pages={data.pages} />
      )}
      {selection.rows.length > 0 && (
        <AssetsBulkBar
          rows={selection.rows}
          shown={selection.onPage.length}
          total={data.total}
          onClear={selection.clear}
          onClose={selection.clear}
        />
      )}
      <Pager page={data.page} pages={data.pages} />
      {mayUpload && (
        <FileDrop
          onFiles={(files) => {
            keepFiles(files);
            void navigate({ to: '/assets/create', search: { type } });
          }}
        >
          <Trans>Drop files to upload</Trans>
        </FileDrop>
      )}
      {open !== undefined && (
        <AssetPanel id={open} assets={data.items} onMove={show} onClose={() => show(undefined)} />
      )}
    </>
  );
}

/** Explains an empty list: no uploads, none of this type, or a page past the last. */
function Nothing({ pages }: { pages: number }) {
  const { t } = useLingui();
  const { search, sort, type } = useSearch({ from: '/_app/assets/' });
  const mayUpload = usePermission('createAssets');
  if (pages > 0) {
    return (
      <ResultBlock icon={<IconPhotoSearch />} title={t`Nothing on this page`}>
        <ButtonLink to="/assets" search={{ search, sort, type, page: pages }}>
          <Trans>Go to the last page</Trans>
        </ButtonLink>
      </ResultBlock>
    );
  }
  if (search !== undefined) {
    return (
      <ResultBlock
        icon={<IconPhotoSearch />}
        title={t`Nothing found for “${search}”`}
        description={t`Try another search, or clear filters.`}
      >
        <ButtonLink to="/assets" variant="secondary">
          <Trans>Clear search and filters</Trans>
        </ButtonLink>
      </ResultBlock>
    );
  }
  const label = type && t(assetTypeLabels[type]);
  return (
    <ResultBlock
      {...emptyPicture('designs')}
      title={label ? t`No assets of the type “${label}”` : t`No assets yet`}
      description={t`Upload pictures, videos and audio once, and use them in booth screens, templates and guest pages.`}
    >
      {mayUpload ? (
        <ButtonLink to="/assets/create" search={{ type }} icon={<IconUpload size={18} />}>
          <Trans>Upload your first file</Trans>
        </ButtonLink>
      ) : (
        <WhoMay needs="createAssets" />
      )}
    </ResultBlock>
  );
}
