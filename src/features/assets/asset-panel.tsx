import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Asset, useDeleteAsset } from '~/api/assets';
import { DeleteButton } from '~/components/confirm/delete-button';
import { WhoMay } from '~/components/feedback/lazy-refusal';
import { formatBytes, formatDate } from '~/lib/format';
import { usePermission } from '~/session/permissions';
import { SidePanel } from '~/ui/side-panel';
import styles from './asset-panel.module.css';
import { AssetMedia } from './asset-preview';
import { AssetReplacement } from './asset-replacement';
import { assetTypeLabels } from './asset-types';

interface AssetPanelProps {
  asset: Asset;
  onClose: () => void;
  onDeleted: () => void;
}

/** One asset beside the list: what it is, where it is used, and what can be done with it. */
export function AssetPanel({ asset, onClose, onDeleted }: AssetPanelProps) {
  const { mutateAsync: remove } = useDeleteAsset();
  const mayChange = usePermission('replaceAsset');
  return (
    <SidePanel onClose={onClose} title={asset.name}>
      <div className={styles.panel}>
        <div className={styles.media}>
          <AssetMedia asset={asset} />
        </div>
        <Facts asset={asset} />
        <Uses asset={asset} />
        {mayChange ? <AssetReplacement key={asset.id} asset={asset} /> : <WhoMay needs="replaceAsset" />}
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
    </SidePanel>
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
