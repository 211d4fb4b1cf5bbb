import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { type Asset, getAssetQuery, useDeleteAsset } from '~/api/assets';
import { DeleteButton } from '~/components/confirm/delete-button';
import { WhoMay } from '~/components/feedback/lazy-refusal';
import { formatBytes, formatDate } from '~/lib/format';
import { usePermission } from '~/session/permissions';
import { Icon } from '~/ui/icon';
import { SidePanel } from '~/ui/side-panel';
import { Spinner } from '~/ui/spinner';
import styles from './asset-panel.module.css';
import { AssetMedia } from './asset-preview';
import { AssetReplacement } from './asset-replacement';
import { assetTypeLabels } from './asset-types';

interface AssetPanelProps {
  id: string;
  /** The page of the list that previous and next walk along. */
  assets: readonly Asset[];
  onMove: (id: string) => void;
  onClose: () => void;
}

/** One asset beside the list. One that is not on the page, as a link may name it, is loaded. */
export function AssetPanel({ id, assets, onMove, onClose }: AssetPanelProps) {
  const { t } = useLingui();
  const at = assets.findIndex((asset) => asset.id === id);
  const { data, error } = useQuery({ ...getAssetQuery(id), enabled: at < 0 });
  const asset = assets[at] ?? data;
  const step = (label: string, icon: ReactElement, to: Asset | undefined) => (
    <Icon label={label} disabled={at < 0 || !to} onClick={() => to && onMove(to.id)}>
      {icon}
    </Icon>
  );
  return (
    <SidePanel
      onClose={onClose}
      returnFocus={() => document.querySelector<HTMLElement>(`[data-asset="${CSS.escape(id)}"]`)}
      title={asset?.name ?? t`Asset`}
    >
      <div className={styles.steps}>
        {step(t`Previous asset`, <IconChevronUp />, assets[at - 1])}
        {step(t`Next asset`, <IconChevronDown />, assets[at + 1])}
      </div>
      {asset ? (
        <Details key={id} asset={asset} onDeleted={onClose} />
      ) : error ? (
        <p role="alert">
          <Trans>This could not be loaded. It may have been deleted.</Trans>
        </p>
      ) : (
        <Spinner label={t`Loading`} />
      )}
    </SidePanel>
  );
}

/** What an asset is, where it is used, and what can be done with it. */
function Details({ asset, onDeleted }: { asset: Asset; onDeleted: () => void }) {
  const { mutateAsync: remove } = useDeleteAsset();
  const mayChange = usePermission('replaceAsset');
  return (
    <div className={styles.panel}>
      <div className={styles.media}>
        <AssetMedia asset={asset} />
      </div>
      <Facts asset={asset} />
      <Uses asset={asset} />
      {mayChange ? <AssetReplacement asset={asset} /> : <WhoMay needs="replaceAsset" />}
      <DeleteButton
        needs="deleteAsset"
        name={asset.name}
        text={
          asset.usedBy.length > 0 && (
            <Plural
              value={asset.usedBy.length}
              one="Used in # place, which will show nothing."
              other="Used in # places, which will show nothing."
            />
          )
        }
        run={() => remove({ id: asset.id })}
        onDeleted={onDeleted}
      />
    </div>
  );
}

function Facts({ asset }: { asset: Asset }) {
  const { t, i18n } = useLingui();
  return (
    <dl className={styles.facts}>
      <dt>
        <Trans>Type</Trans>
      </dt>
      <dd>{t(assetTypeLabels[asset.type])}</dd>
      <dt>
        <Trans>Format</Trans>
      </dt>
      <dd>{asset.mime}</dd>
      <dt>
        <Trans>Size</Trans>
      </dt>
      <dd>{formatBytes(asset.bytes, i18n.locale)}</dd>
      {asset.width !== null && asset.height !== null && (
        <>
          <dt>
            <Trans>Dimensions</Trans>
          </dt>
          <dd>
            <Trans>
              {asset.width} × {asset.height} pixels
            </Trans>
          </dd>
        </>
      )}
      <dt>
        <Trans>Uploaded</Trans>
      </dt>
      <dd>{formatDate(asset.createdAt, i18n.locale)}</dd>
    </dl>
  );
}

function Uses({ asset }: { asset: Asset }) {
  if (asset.usedBy.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>
        <Trans>Used by</Trans>
      </h3>
      <ul className={styles.uses}>
        {asset.usedBy.map(({ kind, id, name }) => (
          <li key={`${kind} ${id}`}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
