import { Trans, useLingui } from '@lingui/react/macro';
import { IconPhotoPlus, IconPhotoSearch, IconUpload } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { WhoMay } from '~/components/feedback/lazy-refusal';
import { StaleNotice } from '~/components/feedback/stale-notice';
import { ButtonLink } from '~/components/links/button-link';
import { PageHeader } from '~/components/page/page-header';
import { Pager } from '~/components/page/pager';
import { usePermission } from '~/session/permissions';
import { ResultBlock } from '~/ui/result-block';
import { AssetCard } from './asset-card';
import { AssetFilter } from './asset-filter';
import { assetPageOptions } from './asset-queries';
import { assetTypeLabels } from './asset-types';
import styles from './assets.module.css';

// A side panel is needed after a click, not for the first paint.
const AssetPanel = lazy(() => import('./asset-panel').then(({ AssetPanel }) => ({ default: AssetPanel })));

export function AssetsScreen() {
  const { t } = useLingui();
  const search = useSearch({ from: '/_app/assets/' });
  const query = useSuspenseQuery(assetPageOptions(search));
  const { data } = query;
  const mayUpload = usePermission('createAssets');
  const [openId, setOpenId] = useState<string | null>(null);
  const opener = useRef<HTMLElement>(null);
  const open = data.items.find(({ id }) => id === openId);
  // A panel belongs to the page it was opened on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be closed whenever the page is another
  useEffect(() => setOpenId(null), [search.page, search.type]);
  const close = (back: HTMLElement | null) => {
    setOpenId(null);
    // The panel lets go of the focus when it is gone.
    requestAnimationFrame(() => back?.focus());
  };
  return (
    <>
      <PageHeader
        title={t`Assets`}
        scope={t`Logos, overlays, screens and backgrounds, uploaded once and used everywhere.`}
        action={
          mayUpload && (
            <ButtonLink to="/assets/create" search={{ type: search.type }} icon={<IconUpload size={18} />}>
              <Trans>Upload</Trans>
            </ButtonLink>
          )
        }
      />
      <AssetFilter current={search.type} />
      <StaleNotice query={query} />
      {data.items.length > 0 ? (
        <ul className={styles.grid}>
          {data.items.map((asset) => (
            <li key={asset.id}>
              <AssetCard
                asset={asset}
                onOpen={(card) => {
                  opener.current = card;
                  setOpenId(asset.id);
                }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Nothing pages={data.pages} />
      )}
      <Pager page={data.page} pages={data.pages} />
      {open && (
        <Suspense>
          <AssetPanel
            asset={open}
            onClose={() => close(opener.current)}
            onDeleted={() => close(document.getElementById('main'))}
          />
        </Suspense>
      )}
    </>
  );
}

/** Three ways to see no asset: none was uploaded, none of this type, or the page is past the last. */
function Nothing({ pages }: { pages: number }) {
  const { t } = useLingui();
  const { type } = useSearch({ from: '/_app/assets/' });
  const mayUpload = usePermission('createAssets');
  if (pages > 0) {
    return (
      <ResultBlock icon={<IconPhotoSearch />} title={t`Nothing on this page`}>
        <ButtonLink to="/assets" search={{ type, page: pages }}>
          <Trans>Go to the last page</Trans>
        </ButtonLink>
      </ResultBlock>
    );
  }
  const label = type && t(assetTypeLabels[type]);
  return (
    <ResultBlock
      icon={<IconPhotoPlus />}
      title={label ? t`No assets of the type “${label}”` : t`No assets yet`}
      description={t`Upload pictures, videos and audio once, and use them in booth screens, templates and your microsite.`}
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
