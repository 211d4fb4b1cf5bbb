import { Trans, useLingui } from '@lingui/react/macro';
import { Drawer } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Asset } from '~/api/assets';
import { WhoMay } from '~/components/feedback/later';
import { formatBytes, formatDate } from '~/lib/format';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import '~/ui/mantine-overlays.css';
import { AssetDeletion } from './asset-deletion';
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
  const { t } = useLingui();
  const [deleting, setDeleting] = useState(false);
  const [kept, setKept] = useState(false);
  const mayChange = usePermission('replaceAsset');
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="md"
      title={asset.name}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <div className={styles.panel}>
        <div className={styles.media}>
          <AssetMedia asset={asset} />
        </div>
        <Facts asset={asset} />
        <Uses asset={asset} />
        {mayChange ? <AssetReplacement key={asset.id} asset={asset} /> : <WhoMay needs="replaceAsset" />}
        {!mayChange ? null : deleting ? (
          <AssetDeletion
            asset={asset}
            onDeleted={onDeleted}
            onCancel={() => {
              setDeleting(false);
              setKept(true);
            }}
          />
        ) : (
          <Button
            variant="subtle"
            icon={<IconTrash size={18} />}
            onClick={() => setDeleting(true)}
            // The answer "keep it" took the focused button away.
            autoFocus={kept}
          >
            <Trans>Delete</Trans>
          </Button>
        )}
      </div>
    </Drawer>
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
